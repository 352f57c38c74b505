/** A quick, sensible player for the playouts of tree search: looks at the actions alone, not at what follows from them. */

import type { Luck, Seat } from '@tabularium/kernel';
import { DIVISOR, VALUE } from '../content/goods.ts';
import { MOST } from '../content/limits.ts';
import { PLACES, type PlaceId, placeIndex } from '../content/places.ts';
import { playerAt } from '../queries.ts';
import type { Actions, FrameOfGather, Placement, Player, StoneAgeState } from '../state.ts';
import { roundsLeft } from './outlook.ts';

type Action = Actions[keyof Actions];

/** How many actions it looks at before it places; the best of them is taken. */
const GLANCES = 4;

/** The index of the action a quick player takes. */
export function playout(game: StoneAgeState, seat: Seat, actions: readonly Action[], luck: Luck): number {
  const [first] = actions;
  if (first?.type === 'place') return best(actions, luck, GLANCES, (action) => placing(game, seat, action));
  return best(actions, luck, actions.length, (action) => quickWorth(game, seat, action));
}

/** The best of some actions picked at random, or of all. */
function best(actions: readonly Action[], luck: Luck, glances: number, worth: (action: Action) => number): number {
  let chosen = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let glance = 0; glance < glances; glance++) {
    const at = glances === actions.length ? glance : luck(actions.length);
    const action = actions[at];
    const value = action === undefined ? most : worth(action);
    if (value > most) {
      most = value;
      chosen = at;
    }
  }
  return chosen;
}

/** How useful it looks to put people there. */
function placing(game: StoneAgeState, seat: Seat, action: Action): number {
  if (action.type !== 'place') return 0;
  const player = playerAt(game, seat);
  const does = PLACES[placeIndex(action.place)]?.does;
  switch (does?.kind) {
    case 'gather':
      return does.yields === 'food' ? hunting(player, action) : 1.9 + 0.15 * action.persons;
    case 'tool-maker':
      return Math.min(5, 0.8 * roundsLeft(game));
    case 'field':
      return player.field < player.persons ? Math.min(6, roundsLeft(game)) : 1;
    case 'hut':
      return player.persons < MOST.persons ? Math.min(6, 0.7 * roundsLeft(game)) : 0;
    case 'card':
      return 5 - 0.9 * does.space - (stock(player) > does.space ? 0 : 2.5);
    case 'building':
      return stock(player) >= 3 ? 5 : 1.5;
    case undefined:
      return 0;
  }
}

/** Hunters are wanted for the food that is missing, not for more. */
function hunting(player: Player, { persons }: Placement): number {
  const missing = player.persons - player.field - player.food;
  return missing <= 0 ? 0.5 : 4 - 0.5 * Math.abs(missing / 1.75 - persons);
}

function stock({ resources }: Player): number {
  return resources.wood + resources.clay + resources.stone + resources.gold;
}

const worthOf = (goods: { wood: number; clay: number; stone: number; gold: number }): number =>
  goods.wood * VALUE.wood + goods.clay * VALUE.clay + goods.stone * VALUE.stone + goods.gold * VALUE.gold;

/** How good any other action looks. */
function quickWorth(game: StoneAgeState, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'use':
      return ORDER[action.place];
    case 'collect':
      return 0;
    case 'add-tool':
      return addingPays(game, playerAt(game, seat).tools[action.tool] ?? 0);
    case 'add-card':
      return -1;
    case 'pay':
      return paying(game, action);
    case 'decline':
      return 0;
    case 'starve':
      return -12;
    case 'pick-die':
      return DIE[action.pips] ?? 0;
    case 'choose-two':
      return worthOf(action);
    case 'cash-in':
      return -20;
    case 'raise-tool':
      return playerAt(game, seat).used[action.tool] ? 0 : 1;
    case 'place':
      return 0;
  }
}

/** In which order a turn is best played: tools and fields, then gathering, then buying. */
const ORDER: Readonly<Record<PlaceId, number>> = {
  'tool-maker': 9,
  field: 9,
  hut: 9,
  river: 8,
  quarry: 7,
  'clay-pit': 6,
  forest: 5,
  'hunting-grounds': 4,
  'building-1': 3,
  'building-2': 3,
  'building-3': 3,
  'building-4': 3,
  'card-1': 2,
  'card-2': 2,
  'card-3': 2,
  'card-4': 2,
};

/** What each die of a dice row is worth to most. */
const DIE: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

/** A tool is worth adding if it brings at least one more. */
function addingPays(game: StoneAgeState, value: number): number {
  const frame = game.frames[game.frames.length - 1] as FrameOfGather;
  let total = frame.added;
  for (const pips of frame.dice) total += pips;
  const divisor = DIVISOR[frame.yields];
  const rest = divisor - (total % divisor);
  return value >= rest ? 10 - value : -1;
}

/** Cards and hunger are paid with the cheapest goods, buildings with the dearest. */
function paying(game: StoneAgeState, action: Action & { type: 'pay' }): number {
  const step = game.frames[game.frames.length - 1]?.step;
  return step === 'buy-building' ? worthOf(action) : 20 - worthOf(action);
}
