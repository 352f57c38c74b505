import { expect, test } from 'vitest';
import { tabularium } from './terminal.ts';

test.concurrent.each([
  [['simulat'], /unknown command 'simulat'/],
  [['simulate'], /missing required argument 'game'/],
  [['simulate', 'chess'], /There is no game "chess"; there are .*stone-age/],
  [['simulate', 'stone-age', '--players', '5'], /stone-age seats 2 to 4 players, not 5/],
  [['simulate', 'stone-age', '--players', '2', '--bots', 'greedy,random,mcts'], /3 bots .* cannot share 2 seats/],
  [['simulate', 'stone-age', '--games', 'many'], /whole number of at least 1/],
  [['simulate', 'stone-age', '--bots', 'genius'], /"genius" is no bot; there are random, greedy, greedy:2/],
  [['simulate', 'stone-age', '--options', 'weather=rain'], /Unknown option "weather"/],
  [['simulate', 'stone-age', '--what'], /unknown option '--what'/],
  [['play', 'stone-age', '--seats', 'human'], /seats 2 to 4 players, not 1/],
  [['play', 'stone-age', '--seats', 'human,alien'], /"alien" cannot sit here/],
  [['play', 'stone-age', '--seats', 'human:\u001b[2J,greedy'], /is no name: use visible characters/],
  [['play', 'stone-age', '--seats', 'human,greedy', '--lang', 'fr'], /Allowed choices are en, de/],
  [['play'], /Which game\?/],
  [['play', 'new-dawn', '--seats', 'human,greedy', '--options', 'module=moon'], /must be one of base, terra-incognita/],
  [
    ['play', 'new-dawn', '--seats', 'human,greedy,greedy,greedy,greedy'],
    /5 players need --options module=terra-incognita/,
  ],
  [['rules', 'new-dawn', '99'], /have no paragraph "99"; they go from ND 1/],
  [['replay', 'nowhere.json'], /There is no file "nowhere.json"/],
  [['verify'], /Name match files, or write --all/],
  [['rules', 'stone-age', '99.9'], /have no paragraph "99.9"; they go from SA 1/],
  [['rules', 'chess'], /There are no rules of "chess"; there are .*stone-age/],
])('%j ends with one clear line and code 2', { timeout: 120_000 }, async (args, message) => {
  const { code, out, err } = await tabularium(args);
  expect(err).toMatch(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err.trim()).not.toMatch(/\p{Cc}/u);
  expect(out).toBe('');
  expect(code).toBe(2);
});
