import { type AnyFact, factsFor, sight, type Viewer } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { type Position, position } from '../position.ts';

const seen = (table: Position, viewer: Viewer) => sight(throughTheAges, table.game, viewer);

/** What each viewer reads in the log while that happens. */
function told(table: Position, happen: () => unknown): (viewer: Viewer) => AnyFact[] {
  const facts: AnyFact[] = [];
  Object.assign(table.game, { facts });
  happen();
  Object.assign(table.game, { facts: null });
  return (viewer) => factsFor(facts, viewer);
}

/** Everything that viewer is sent, in one string. */
const sent = (table: Position, viewer: Viewer, facts: readonly AnyFact[] = []) =>
  JSON.stringify([seen(table, viewer), facts]);

test('TA 18.M3 with closed hands a kidnapped card is known to thief and victim only', () => {
  const table = position(3, { hands: 'closed' })
    .has(0, { militaryHand: ['aggression-kidnapping-i'], on: { warriors: 6 } })
    .has(1, { civilHand: ['irrigation'] })
    .politicking(0);
  table.does(0, { type: 'aggress', card: 'aggression-kidnapping-i', rival: 1 }).does(1, { type: 'done' });
  const log = told(table, () => table.does(0, { type: 'take-card', card: 'irrigation' }));
  expect(sent(table, 2, log(2))).not.toContain('irrigation');
  expect([0, 1].map((viewer) => JSON.stringify(log(viewer)).includes('irrigation'))).toEqual([true, true]);
});
