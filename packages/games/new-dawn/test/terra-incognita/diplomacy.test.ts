/** The Non-Aggression Pact: what it forbids its holder and what it answers. Space numbers are those of the homelands. */

import { expect, test } from 'vitest';
import { homeland, homelandForThree, type RealmTable } from './realm.ts';

const pact = (t: RealmTable, holder: number, from: number): RealmTable => {
  t.player(holder).diplomacy.push({ card: 'non-aggression-pact', from });
  return t;
};

test('TI 12.8 a nuclear strike that only turns a token over is not answered', () => {
  const t = pact(homeland().reinforced(1, 0), 1, 0).frames({ step: 'nuclear-power', seat: 0 });
  t.does({ type: 'strike', space: 0 });
  expect([t.piece(0), t.step]).toEqual(['token of 1', 'over']);
});

test.each([
  ['a caravan', (t: RealmTable) => t.caravan(2, 17)],
  ['an army', (t: RealmTable) => t.army(2, 17)],
] as const)('TI 12.8 %s lost with somebody else’s token is answered', (_figure, stands) => {
  const t = pact(stands(homelandForThree().token(1, 17)), 2, 0).strikes(16, 17, [6, 1]);
  t.does({ type: 'target', target: 'token', owner: 1 });
  expect([t.piece(17), t.player(2).caravans, t.realm(2).armies]).toEqual(['token of 0', [-1], [-1]]);
  expect([t.step, t.decider]).toEqual(['retort', 2]);
  t.done();
  expect([t.step, t.realm(0).armies]).toEqual(['choose-army', [17]]);
});

test('TI 12.8 figures of the giver stay where the token of another is beaten, and the army goes back', () => {
  const t = pact(homelandForThree().token(1, 17).caravan(2, 17), 0, 2).strikes(16, 17, [6, 1]);
  expect([t.piece(17), t.player(2).caravans, t.realm(0).armies]).toEqual(['token of 0', [17], [16]]);
});
