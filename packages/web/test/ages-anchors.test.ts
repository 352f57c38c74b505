import { act, awaited, isOver, legal, luckFrom, seedFrom, start, view } from '@tabularium/kernel';
import { type AgesOptions, type AgesView, throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { anchorsOf, isHarsh } from '../src/boards/through-the-ages/anchors.ts';

/** Every place the board draws for that seat. */
function placesOf({ row, commonTactics, players }: AgesView, seat: number): Set<string> {
  const player = players[seat];
  return new Set([
    'population',
    ...row.flatMap((card, space) => (card === '' ? [] : [`row:${space}`])),
    ...commonTactics.map((_, at) => `tactic:${at}`),
    ...(player?.technologies.map(({ card }) => `technology:${card}`) ?? []),
    ...[...(player?.civilHand ?? []), ...(player?.militaryHand ?? [])].map((card) => `hand:${card}`),
    ...(player?.wonders.map(({ card }) => `monument:${card}`) ?? []),
    ...(player?.colonies.map((card) => `colony:${card}`) ?? []),
    ...(player?.building === '' ? [] : ['wonder']),
  ]);
}

const TABLES: readonly (readonly [number, Partial<AgesOptions>])[] = [
  [2, {}],
  [3, { adjusted: true, military: true, leaders: 'open-mix' }],
  [4, { leaders: 'expansion', hands: 'closed' }],
];

test.each(TABLES)('what %i players can do on the board has its place there, %o', (seats, options) => {
  const luck = luckFrom(seedFrom('anchors'));
  const anchored = new Set<string>();
  const misplaced = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const game = start(throughTheAges, { seats, seed: seedFrom(`anchors ${round}`), options });
    while (!isOver(game)) {
      const seat = awaited(game)[0] ?? 0;
      const actions = legal(throughTheAges, game, seat);
      const seen = view(throughTheAges, game, seat) as AgesView;
      const places = placesOf(seen, seat);
      for (const action of actions) {
        for (const place of anchorsOf(action, seen.frames.at(-1))) {
          anchored.add(action.type);
          if (!places.has(place)) misplaced.add(`${action.type} at ${place}`);
        }
      }
      const busy = actions.filter((action) => !isHarsh(action) && action.type !== 'end-turn');
      const among = busy.length > 0 && luck(8) > 0 ? busy : actions;
      act(throughTheAges, game, seat, among[luck(among.length)] as never);
    }
  }
  expect([...misplaced]).toEqual([]);
  expect([...anchored]).toEqual(
    expect.arrayContaining(['take', 'population', 'build', 'upgrade', 'leader', 'develop', 'stage', 'play', 'prepare']),
  );
});

test('tearing down is never done by a single click', () => {
  expect(isHarsh({ type: 'destroy' })).toBe(true);
  expect(isHarsh({ type: 'build' })).toBe(false);
});
