import { act, clone, imagine, isOver, legal, luckFrom } from '@tabularium/kernel';
import { botConformance, type Chooser, conformance, marathon, type Table } from '@tabularium/kernel/conformance';
import { type AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';

const everything = { adjusted: 'all', military: true };

/** Every module, set-up, length and number of players. */
const tables: readonly Table[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 2, options: { ...everything, leaders: 'expansion' } },
  { seats: 3, options: { ...everything, leaders: 'secret-mix', hands: 'closed' } },
  { seats: 4, options: { ...everything, leaders: 'open-mix' } },
  { seats: 2, options: { ...everything, leaders: 'hidden-future', length: 'shorter' } },
  { seats: 3, options: { ...everything, leaders: 'one-extra', length: 'peaceful' } },
  { seats: 4, options: { ...everything, leaders: 'draft', hands: 'closed' } },
  { seats: 3, options: { ...everything, leaders: 'open-mix', resigning: true } },
  { seats: 4, options: { leaders: 'secret-mix', length: 'handbook', resigning: true } },
  { seats: 2, options: { leaders: 'agreed', agreed: ['moses', 'saladin'], adjusted: ['republic-adjusted'] } },
  { seats: 3, options: { leaders: 'agreed', agreed: 'all', adjusted: 'recommended' } },
  { seats: 4, options: { ...everything, leaders: 'open-draft' } },
];

/** The tables at which every single law is looked at closely: the base game, and most that can be hidden. */
const hidden: Table[] = [
  { seats: 2 },
  { seats: 3, options: { ...everything, leaders: 'secret-mix', hands: 'closed' } },
  { seats: 4, options: { ...everything, leaders: 'draft', hands: 'closed', length: 'shorter' } },
];

conformance(throughTheAges, { games: hidden.length, closeGames: 1, every: 41, tables: hidden });

test('plays 1000 random games of every module, set-up and length to the end', { timeout: 900_000 }, () => {
  const { played, shortest, endings } = marathon(throughTheAges, tables, 1000, 'marathon');
  expect(played).toBe(1000);
  expect(shortest).toBeGreaterThan(0);
  expect(Object.keys(endings).sort()).toEqual(['last-civilization', 'last-round']);
});

/** A quick player: it imagines the table once and does what the game's own sense says. */
const quick: Chooser = (seen, seed) => {
  const view = seen as AgesView;
  const luck = luckFrom(seed);
  const game = imagine(throughTheAges, view, luck);
  const seat = view.viewer ?? 0;
  const actions = legal(throughTheAges, game, seat);
  return actions[throughTheAges.bot.playout?.(game, seat, actions, luck) ?? 0] ?? { type: 'none' };
};

/** A careful player: of some actions the one after which its position is judged best. */
const careful: Chooser = (seen, seed) => {
  const view = seen as AgesView;
  const luck = luckFrom(seed);
  const seat = view.viewer ?? 0;
  const game = imagine(throughTheAges, view, luck);
  const judged = legal(throughTheAges, game, seat).map((action) => {
    const after = clone(game);
    act(throughTheAges, after, seat, action);
    return { action, worth: isOver(after) ? 0 : throughTheAges.bot.evaluate(after, seat) };
  });
  judged.sort((one, other) => other.worth - one.worth);
  return judged[0]?.action ?? { type: 'none' };
};

botConformance(throughTheAges, 'a quick player', quick, 23, hidden);
botConformance(throughTheAges, 'a careful player', careful, 61, hidden);
