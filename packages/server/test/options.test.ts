/** Every kind of option over the wire: values, switches, numbers for each seat, and sets. */

import { loadGame } from '@tabularium/catalogue';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../src/config.ts';
import type { RunningServer } from '../src/index.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ games: catalogue });
});
afterAll(() => server.close());

const seats = [{ kind: 'mine' }, { kind: 'bot', bot: { kind: 'random' } }];

test('games are offered with every kind of option, sets with the names of their members', async () => {
  const owner = await somebody(server.address);
  const { games } = await owner.get('GET', '/api/games');
  const offered = (id: string) => games.find((game: { id: string }) => game.id === id);
  expect(offered('new-dawn').options.handicap).toMatchObject({ kind: 'per-seat', min: 0 });
  const ages = offered('through-the-ages');
  const { options } = await loadGame('through-the-ages');
  expect(ages.options.adjusted).toMatchObject({ kind: 'set', groups: options['adjusted']?.groups });
  expect(ages.options.agreed.when).toEqual({ leaders: 'agreed' });
  expect(ages.text.de.options.adjusted).toMatchObject({
    values: { none: 'Keine', recommended: 'Empfohlene', all: 'Alle' },
    groups: { leaders: 'Anführer' },
    members: { 'republic-adjusted': 'Republik', 'colossus-adjusted': 'Koloss' },
  });
});

test('a table is made with tokens for a seat, and with the cards that were chosen', async () => {
  const owner = await somebody(server.address);
  const make = (game: string, options: object) =>
    owner.request('POST', '/api/tables', { game, seats, options, startWhenFull: false });
  const handicap = await make('new-dawn', { module: 'terra-incognita', handicap: [6] });
  expect(handicap.body.table.options).toMatchObject({ handicap: [6] });
  const cards = await make('through-the-ages', { adjusted: ['colossus-adjusted', 'republic-adjusted'] });
  expect(cards.body.table.options).toMatchObject({ adjusted: ['republic-adjusted', 'colossus-adjusted'] });
  const agreed = await make('through-the-ages', { leaders: 'agreed', agreed: 'expansion' });
  expect(agreed.body.table.options.agreed).toHaveLength(24 + 16);
  const bad = await make('through-the-ages', { adjusted: ['moses'] });
  expect([bad.status, bad.body.error, bad.body.message]).toEqual([
    409,
    'bad-options',
    expect.stringContaining('"moses"'),
  ]);
});
