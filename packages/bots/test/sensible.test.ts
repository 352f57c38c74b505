/** What a game calls foolish is not tried by any bot, unless there is nothing else; what it calls obvious is done; what may be done at any time is tried where it helps. */

import { type BotSpec, choose } from '@tabularium/bots';
import { type AnyGame, legal, seedFrom, start, view } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { stoneAge } from '@tabularium/stone-age';
import { BUILDING_IDS, buildingOf, placeIndex } from '@tabularium/stone-age/content';
import { expect, test } from 'vitest';

/** The game in which nothing is wise but the corner at the end; or not even that. */
const warned = (corner: boolean): AnyGame => {
  const game: AnyGame = ticTacToe;
  return { ...game, bot: { ...game.bot, foolish: (_state, _seat, { cell }) => !corner || cell !== 8 } };
};

const SPECS: readonly BotSpec[] = [
  { kind: 'greedy' },
  { kind: 'mcts', iterations: 20 },
  { kind: 'plan', iterations: 50 },
];

test.each(SPECS)('$kind leaves what is foolish', (spec) => {
  const state = start(ticTacToe, { seats: 2, options: {}, seed: seedFrom('sensible') });
  const seen = view(ticTacToe, state, 0);
  expect(choose(warned(true), seen, spec, seedFrom('one')).action).toMatchObject({ cell: 8 });
  expect(legal(ticTacToe, state, 0)).toContainEqual(choose(warned(false), seen, spec, seedFrom('one')).action);
});

/** Who plans whole turns does it where it comes in his plan. */
const STEP_BY_STEP = SPECS.filter(({ kind }) => kind !== 'plan');

test.each(STEP_BY_STEP)('$kind does what is obvious', (spec) => {
  const game: AnyGame = ticTacToe;
  const state = start(ticTacToe, { seats: 2, options: {}, seed: seedFrom('sensible') });
  const sure: AnyGame = { ...game, bot: { ...game.bot, obvious: (_state, _seat, actions) => actions[5] } };
  expect(choose(sure, view(ticTacToe, state, 0), spec, seedFrom('one')).action).toMatchObject({ cell: 5 });
});

test.each(SPECS)('$kind uses at any time what helps just then', (spec) => {
  const id = BUILDING_IDS.find((one) => {
    const { price } = buildingOf(one);
    return price.kind === 'fixed' && price.goods.wood === 1 && price.goods.stone === 1 && price.goods.gold === 1;
  });
  const state = start(stoneAge, { seats: 2, options: { startPlayer: 'seat-1' }, seed: seedFrom('sensible') });
  const [player] = state.players;
  if (player === undefined || id === undefined) throw new Error('There is nobody, or nothing to build.');
  for (const stack of state.stacks) if (stack.includes(id)) stack[stack.indexOf(id)] = state.buildings[0] ?? id;
  state.buildings[0] = id;
  state.pile = state.pile.filter((card) => card !== 'civ-36');
  state.cards = state.cards.map((card) => (card === 'civ-36' ? null : card));
  player.kept = ['civ-36'];
  player.resources = { wood: 1, clay: 0, stone: 0, gold: 0 };
  player.placed[placeIndex('building-1')] = 1;
  player.food = 20;
  state.frames = [{ step: 'round-end' }, { step: 'feeding' }, { step: 'buy-building', seat: 0, stack: 0 }];
  expect(legal(stoneAge, state, 0)).not.toContainEqual(expect.objectContaining({ type: 'pay' }));
  const { action } = choose(stoneAge, view(stoneAge, state, 0), spec, seedFrom('one'));
  expect(action).toMatchObject({ type: 'cash-in', stone: 1, gold: 1 });
});
