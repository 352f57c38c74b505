import { BOTS } from '@tabularium/bots';
import { api, clientMessages, LONGEST_CHAT, tableSettings, VERSION } from '@tabularium/protocol';
import { expect, test } from 'vitest';

test.each(BOTS)('every bot there is can be asked for: %s', (kind) => {
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: { kind } }];
  expect(tableSettings.parse({ game: 'stone-age', seats }).seats).toEqual(seats);
});

test('a bot that does not exist cannot', () => {
  const seats = [{ kind: 'bot', bot: { kind: 'oracle' } }];
  expect(tableSettings.safeParse({ game: 'stone-age', seats }).success).toBe(false);
});

test('a message of another version, of another kind or with something besides is refused', () => {
  const ping = { v: VERSION, kind: 'ping' };
  expect(clientMessages.safeParse(ping).success).toBe(true);
  for (const wrong of [
    { ...ping, v: VERSION + 1 },
    { ...ping, kind: 'pong' },
    { ...ping, more: 1 },
  ]) {
    expect(clientMessages.safeParse(wrong).success).toBe(false);
  }
});

test('chat is trimmed and has an end', () => {
  const say = (text: string) =>
    clientMessages.safeParse({ v: VERSION, kind: 'chat', table: 'abcdefgh', id: '1', text });
  expect(say('  hello ').data).toMatchObject({ text: 'hello' });
  expect(say('   ').success).toBe(false);
  expect(say('x'.repeat(LONGEST_CHAT + 1)).success).toBe(false);
});

test.each([
  ['Ada', true],
  ['Ada Lovelace', true],
  [' Ada', false],
  ['Ada  L', false],
  ['', false],
  ['x'.repeat(25), false],
  ['a\u0000b', false],
  ['a\u200bb', false],
])('"%s" as a name: %s', (name, good) => {
  expect(api.guest.safeParse({ name }).success).toBe(good);
});
