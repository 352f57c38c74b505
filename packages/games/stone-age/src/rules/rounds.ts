/** Set-up (SA 2), the order of a round (SA 3), the next round and the end of the game (SA 10). */

import { between, emit, endGame, type Procedure, push, type Seat, type StateOf, shuffle } from '@tabularium/kernel';
import { BUILDING_IDS } from '../content/buildings.ts';
import { CARD_IDS } from '../content/cards.ts';
import { CARD_SPACES, MOST, STACK, START } from '../content/limits.ts';
import { PLACES } from '../content/places.ts';
import { after, clockwise } from '../queries/players.ts';
import type { Options, Player, StoneAgeState } from '../state.ts';
import type { StoneAge } from '../vocabulary.ts';
import { cashInAtTheEnd } from './cards.ts';
import { scoreParts, total } from './scoring.ts';

/** Lay out the cards and the building stacks and choose the start player (SA 2). */
export function setup(base: StateOf<StoneAge>): StoneAgeState {
  const pile = shuffle(base, 'cards', [...CARD_IDS]); // SA 2.1
  const cards = Array.from({ length: CARD_SPACES }, () => pile.pop() ?? null);
  const tiles = shuffle(base, 'buildings', [...BUILDING_IDS]); // SA 2.2
  const stacks = Array.from({ length: base.seats }, () => tiles.splice(-STACK));
  const buildings = stacks.map((stack) => stack.pop() ?? null);
  const startPlayer = chooseStartPlayer(base, base.options.startPlayer);
  emit(base, { fact: 'started', seat: startPlayer, seen: 'all' });
  const own: Omit<StoneAgeState, Exclude<keyof StateOf<StoneAge>, 'frames'>> = {
    frames: [{ step: 'round' }],
    round: 0,
    startPlayer,
    players: Array.from({ length: base.seats }, newPlayer),
    cards,
    pile,
    buildings,
    stacks,
    boxed: tiles,
    openRows: [],
    ending: null,
  };
  return Object.assign(base, own);
}

/** Random, or the seat the host chose, if it is taken (SA 2.4). */
function chooseStartPlayer(base: StateOf<StoneAge>, choice: Options['startPlayer']): Seat {
  const chosen = ['seat-1', 'seat-2', 'seat-3', 'seat-4'].indexOf(choice);
  return chosen >= 0 && chosen < base.seats ? chosen : between(base, 'start', 0, base.seats - 1);
}

/** Five people and twelve food (SA 2.3). */
function newPlayer(): Player {
  return {
    persons: START.persons,
    placed: PLACES.map(() => 0),
    food: START.food,
    resources: { wood: 0, clay: 0, stone: 0, gold: 0 },
    tools: Array(MOST.tools).fill(0),
    used: Array(MOST.tools).fill(false),
    field: 0,
    score: 0,
    built: [],
    cards: [],
    kept: [],
    extra: [],
  };
}

/** A round: place, use, feed, then the next is prepared (SA 3.1, SA 3.2). */
export const round: Procedure<StoneAge, 'round'> = {
  run(game) {
    game.round++;
    emit(game, { fact: 'round-began', round: game.round, seat: game.startPlayer, seen: 'all' });
    push(game, { step: 'round-end' });
    push(game, { step: 'feeding' });
    push(game, { step: 'using', seat: game.startPlayer, left: game.seats });
    push(game, { step: 'placing' });
  },
};

/** The start player moves on; the game ends, or cards and tools are made ready and the next round begins (SA 10). */
export const roundEnd: Procedure<StoneAge, 'round-end'> = {
  run(game) {
    game.startPlayer = after(game, game.startPlayer); // SA 3.2
    if (game.buildings.includes(null)) return push(game, { step: 'finish', ending: 'stack-empty' }); // SA 10.1
    if (!refillCards(game)) return push(game, { step: 'finish', ending: 'cards-short' }); // SA 10.2
    for (const player of game.players) player.used.fill(false); // SA 10.3
    push(game, { step: 'round' }); // SA 10.4
  },
};

/** Close the gaps and fill up from right to left; says whether the pile was large enough (SA 10.2, SA 10.8). */
function refillCards(game: StoneAgeState): boolean {
  const left = game.cards.filter((card) => card !== null);
  const needed = CARD_SPACES - left.length;
  if (needed > game.pile.length) return false;
  const laid = needed === 0 ? [] : game.pile.splice(-needed).reverse();
  game.cards = [...left, ...laid];
  if (needed > 0) emit(game, { fact: 'cards-laid', cards: laid, seen: 'all' });
  return true;
}

/** Dice still waiting to be picked are picked, the two-resources card is cashed in, the points are told (SA 13). */
export const finish: Procedure<StoneAge, 'finish'> = {
  run(game, frame) {
    const [row] = game.openRows;
    if (row !== undefined) {
      push(game, frame);
      push(game, { step: 'late-pick', seat: row.waiting[0] ?? 0 });
      return;
    }
    game.ending = frame.ending;
    emit(game, { fact: 'ended', ending: frame.ending, seen: 'all' });
    for (const seat of clockwise(game, 0)) cashInAtTheEnd(game, seat); // SA 13.4
    for (const [seat, player] of game.players.entries()) {
      const parts = scoreParts(player);
      emit(game, { fact: 'final-score', seat, parts, total: total(parts), seen: 'all' });
    }
    endGame(game);
  },
};
