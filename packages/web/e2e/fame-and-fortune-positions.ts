/**
 * Games of Civilization with Fame and Fortune at moments worth looking at, as tables for a browser's shelf. They are the
 * recorded matches of the game, played on to the moment that is wanted, or for moments that none of them has a game that
 * chance has played; what follows from there is up to the test.
 */

import { readFileSync } from 'node:fs';
import { type FameState, fameAndFortune } from '@tabularium/fame-and-fortune';
import {
  type AnyAction,
  type AnyGame,
  act,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Match,
  newMatch,
  parseMatch,
  record,
  type Seat,
  seedFrom,
  start,
} from '@tabularium/kernel';
import type { SavedTable } from '../src/session/store.ts';
import { kept } from './kept.ts';
import { shelved } from './shelved.ts';

/** Which record, and where to stop in it. */
interface Wish {
  readonly record: string;
  /** Is this the moment, before that move? Asked for moves of the first seat; without it the record is played to its end. */
  readonly moment?: (game: FameState, frame: FameState['frames'][number], action: AnyAction) => boolean;
}

/** Before the first seat did this. */
const before =
  (type: string, turn = 0) =>
  (game: FameState, _: object, action: AnyAction): boolean =>
    action.type === type && game.turn >= turn;

const at =
  (step: FameState['frames'][number]['step'], turn = 0) =>
  (game: FameState, frame: FameState['frames'][number]): boolean =>
    frame.step === step && game.turn >= turn;

/** The moments of the pictures and tests. */
export const FAME_MOMENTS = {
  'fame-lead': { record: '3-players-neither', moment: at('choose-civilization') },
  'fame-capital': { record: '4-players-culture', moment: at('choose-capital') },
  'fame-start': { record: '4-players-culture', moment: at('start-of-turn', 7) },
  'fame-city': { record: '4-players-culture', moment: at('city-management', 8) },
  'fame-late': { record: '4-players-culture', moment: at('city-management', 20) },
  'fame-where': { record: '4-players-culture', moment: at('produce-where', 6) },
  'fame-mover': { record: '4-players-culture', moment: at('choose-mover', 5) },
  'fame-step': { record: '4-players-culture', moment: at('move-step', 6) },
  'fame-battle': {
    record: '4-players-culture',
    moment: (game, frame) => frame.step === 'battle-turn' && (game.battle?.fronts.length ?? 0) > 1,
  },
  'fame-research': {
    record: '4-players-culture',
    moment: ({ turn }, { step }, action) =>
      step === 'choose-research' && turn > 5 && 'technology' in action && action.technology !== '',
  },
  /** Nothing can be paid for. */
  'fame-poor': {
    record: '4-players-culture',
    moment: ({ turn, players }, { step }) => step === 'choose-research' && turn > 5 && (players[0]?.trade ?? 0) < 6,
  },
  'fame-respond': { record: '4-players-culture', moment: at('respond', 9) },
  'fame-person': { record: '4-players-culture', moment: at('choose-person', 9) },
  'fame-offer': {
    record: '3-players-economy',
    moment: (game, frame) => frame.step === 'trade-build-offer' && frame.give.length > 0 && game.turn > 9,
  },
  'fame-answer': { record: '3-players-economy', moment: at('trade-answer', 8) },
  'fame-trade': { record: '5-players-turn-limit', moment: at('trade-ask', 3) },
  'fame-five': { record: '5-players-turn-limit', moment: at('city-management', 4) },
  'fame-found': { record: '4-players-no-investments', moment: before('found') },
  'fame-wonder': {
    record: '4-players-culture',
    moment: (_, __, action) => 'item' in action && action.item === 'stonehenge',
  },
  'fame-discover': { record: '4-players-culture', moment: before('discover', 2) },
  'fame-react': {
    record: '4-players-culture',
    moment: (_, frame, action) => frame.step === 'respond' && frame.kind === 'city-action' && action.type === 'respond',
  },
  'fame-end': { record: '4-players-culture' },
} as const satisfies Readonly<Record<string, Wish>>;

/** Moments that chance comes to; in all of them the first of two seats is asked. */
export const FAME_CHANCES = {
  'fame-loot': (game) => game.frames.at(-1)?.step === 'loot' && legal(fameAndFortune, game, 0).length > 3,
  'fame-clash': (game) =>
    game.frames.at(-1)?.step === 'battle-turn' && game.battle?.kind === 'city' && game.battle.fronts.length > 2,
} as const satisfies Readonly<Record<string, (game: FameState) => boolean>>;

/** What nobody does who looks for adventures. */
const IDLE: readonly string[] = [
  'pass',
  'stop',
  'offer-to',
  'stand-by',
  'ask-again',
  'close-trade',
  'disband',
  'leave',
];

/** So many games are tried, each for so many moves: a change of the rules may lead all of them elsewhere. */
const GAMES = 400;
const MOVES = 1500;

/** The table at the first such moment that chance comes to; looked for once. */
export const fameChance = (name: keyof typeof FAME_CHANCES): SavedTable => kept(name, () => search(name));

function search(name: keyof typeof FAME_CHANCES): SavedTable {
  for (let game = 0; game < GAMES; game++) {
    const match = playedByChance(`${name} ${game}`, FAME_CHANCES[name]);
    if (match !== undefined) return shelved(name, fameAndFortune, match);
  }
  throw new Error(`No game comes to the moment "${name}".`);
}

function playedByChance(seed: string, moment: (game: FameState) => boolean): Match<AnyGame> | undefined {
  const begin = { seats: 2, seed: seedFrom(seed), options: {} };
  const game: FameState = start(fameAndFortune, begin);
  game.facts = null;
  const luck = luckFrom(seedFrom(`${seed} luck`));
  const moves: { seat: Seat; action: AnyAction }[] = [];
  while (moves.length < MOVES && !isOver(game)) {
    const seat = awaited(game)[0] ?? 0;
    if (seat === 0 && moment(game)) {
      const match: Match<AnyGame> = newMatch(fameAndFortune, begin);
      for (const move of moves) record(match, move.seat, move.action);
      return match;
    }
    const actions = legal(fameAndFortune, game, seat);
    const busy = actions.filter(({ type }) => !IDLE.includes(type));
    const among = busy.length > 0 && luck(12) > 0 ? busy : actions;
    const action = among[luck(among.length)];
    if (action === undefined) return undefined;
    act(fameAndFortune, game, seat, action);
    moves.push({ seat, action });
  }
  return undefined;
}

const corpus = new URL('../../games/fame-and-fortune/corpus/', import.meta.url);

/** The table as it stands at that moment; seat 1 is a person, the others are bots. */
export const fameTable = (name: keyof typeof FAME_MOMENTS): SavedTable => kept(name, () => play(name));

function play(name: keyof typeof FAME_MOMENTS): SavedTable {
  const { record: file, moment = () => false }: Wish = FAME_MOMENTS[name];
  const { seats, options, seed, moves } = parseMatch(readFileSync(new URL(`${file}.json`, corpus), 'utf8'));
  const match: Match<AnyGame> = newMatch(fameAndFortune, { seats, options, seed: seed ?? '' });
  for (const { seat, action } of moves) {
    const game = match.state as FameState;
    const frame = game.frames.at(-1);
    if (seat === 0 && frame !== undefined && moment(game, frame, action)) break;
    record(match, seat, action);
  }
  return shelved(name, fameAndFortune, match);
}
