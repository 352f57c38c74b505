/** A quick, sensible player for the playouts of tree search: looks at the actions alone, not at what follows from them. */

import type { Luck, Seat } from '@tabularium/kernel';
import { DIVISOR, type Yield } from '../content/goods.ts';
import { MOST } from '../content/limits.ts';
import type { Doing, PlaceId, PlaceKind } from '../content/places.ts';
import { count, worth } from '../queries/goods.ts';
import { doingOf } from '../queries/places.ts';
import { playerOf } from '../queries/players.ts';
import type { Player, StoneAgeState } from '../state.ts';
import type { Actions, FrameOfGather, Placement } from '../vocabulary.ts';
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
  return action.type === 'place' ? usefulness(game, playerOf(game, seat), action, doingOf(action.place)) : 0;
}

type Usefulness<K extends PlaceKind> = (
  game: StoneAgeState,
  player: Player,
  does: Doing<K>,
  action: Placement,
) => number;

const USEFUL: { readonly [K in PlaceKind]: Usefulness<K> } = {
  gather: (_game, player, { yields }, action) =>
    yields === 'food' ? hunting(player, action) : 1.9 + 0.15 * action.persons,
  'tool-maker': (game) => Math.min(5, 0.8 * roundsLeft(game)),
  field: (game, player) => (player.field < player.persons ? Math.min(6, roundsLeft(game)) : 1),
  hut: (game, player) => (player.persons < MOST.persons ? Math.min(6, 0.7 * roundsLeft(game)) : 0),
  card: (_game, player, { space }) => 5 - 0.9 * space - (count(player.resources) > space ? 0 : 2.5),
  building: (_game, player) => (count(player.resources) >= 3 ? 5 : 1.5),
};

function usefulness<K extends PlaceKind>(
  game: StoneAgeState,
  player: Player,
  action: Placement,
  does: Doing<K>,
): number {
  return USEFUL[does.kind](game, player, does, action);
}

/** Hunters are wanted for the food that is missing, not for more. */
function hunting(player: Player, { persons }: Placement): number {
  const missing = player.persons - player.field - player.food;
  return missing <= 0 ? 0.5 : 4 - 0.5 * Math.abs(missing / 1.75 - persons);
}

/** How good any other action looks. */
const QUICK: {
  readonly [T in Action['type']]: (game: StoneAgeState, seat: Seat, action: Action & { type: T }) => number;
} = {
  use: (_game, _seat, { place }) => orderOf(place),
  collect: () => 0,
  'add-tool': (game, seat, { tool }) => addingPays(game, playerOf(game, seat).tools[tool] ?? 0),
  'add-card': () => -1,
  pay: (game, _seat, payment) => paying(game, payment),
  decline: () => 0,
  starve: () => -12,
  'pick-die': (_game, _seat, { pips }) => pips,
  'choose-two': (_game, _seat, goods) => worth(goods),
  'cash-in': () => -20,
  'raise-tool': (game, seat, { tool }) => (playerOf(game, seat).used[tool] ? 0 : 1),
  place: () => 0,
};

function quickWorth<T extends Action['type']>(game: StoneAgeState, seat: Seat, action: Action & { type: T }): number {
  return QUICK[action.type](game, seat, action);
}

/** In which order a turn is best played: tools and fields, then gathering, then buying. */
const ORDER: { readonly [K in Exclude<PlaceKind, 'gather'> | Yield]: number } = {
  'tool-maker': 9,
  field: 9,
  hut: 9,
  gold: 8,
  stone: 7,
  clay: 6,
  wood: 5,
  food: 4,
  building: 3,
  card: 2,
};

function orderOf(place: PlaceId): number {
  const does = doingOf(place);
  return ORDER[does.kind === 'gather' ? does.yields : does.kind];
}

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
  return step === 'buy-building' ? worth(action) : 20 - worth(action);
}
