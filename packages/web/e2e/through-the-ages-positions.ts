/**
 * Games of Through the Ages played up to a moment worth looking at, as tables for a browser's shelf. Whoever plays here
 * only follows chance, so that better bots never change the pictures.
 */

import {
  type AnyGame,
  awaited,
  isOver,
  legal,
  luckFrom,
  type Match,
  newMatch,
  record,
  seedFrom,
} from '@tabularium/kernel';
import { type AgesOptions, type AgesState, throughTheAges } from '@tabularium/through-the-ages';
import type { SavedTable } from '../src/session/store.ts';
import { kept } from './kept.ts';
import { shelved } from './shelved.ts';

/** What to play, and where to stop. */
interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Omit<Partial<AgesOptions>, 'adjusted'> & { readonly adjusted?: string };
  /** Is this the moment? Asked before every move; never, to play to the end. */
  readonly moment?: (game: AgesState) => boolean;
}

const LONGEST = 5000;

/** So many games are played until a rare moment comes. */
const GAMES = 40;

/** What nobody does for the sake of a picture. */
const IDLE: readonly string[] = ['end-turn', 'no-politics', 'done', 'destroy', 'no-bid', 'resign', 'cancel'];

/** Is the person asked to do this? */
function isAsked(game: AgesState, step: string, round = 0): boolean {
  const frame = game.frames.at(-1);
  return frame?.step === step && 'seat' in frame && frame.seat === 0 && game.round >= round;
}

/** Has the person an action of that type? */
const offers = (game: AgesState, type: string): boolean =>
  legal(throughTheAges, game, 0).some((action) => action.type === type);

/** The moments of the pictures and tests. */
export const AGES_MOMENTS = {
  'ages-first': { seats: 3, seed: 'first', moment: (game) => isAsked(game, 'act') },
  'ages-acting': { seats: 3, seed: 'acting', moment: (game) => isAsked(game, 'act', 9) },
  'ages-late': {
    seats: 4,
    seed: 'late',
    options: { adjusted: 'all', military: true, leaders: 'open-mix' },
    moment: (game) => isAsked(game, 'act', 16),
  },
  'ages-two': { seats: 3, seed: 'two', moment: (game) => game.age === 2 && isAsked(game, 'act', 11) },
  'ages-three': { seats: 3, seed: 'three', moment: (game) => game.age === 3 && isAsked(game, 'act') },
  'ages-war': {
    seats: 3,
    seed: 'war',
    moment: (game) => isAsked(game, 'act') && game.players.some(({ wars }) => wars.length > 0),
  },
  'ages-event': {
    seats: 3,
    seed: 'event',
    moment: (game) => ['choose', 'mix', 'lose-worker', 'demolish'].some((step) => isAsked(game, step, 3)),
  },
  'ages-choice': {
    seats: 3,
    seed: 'choice',
    moment: (game) => {
      const frame = game.frames.at(-1);
      return isAsked(game, 'choose', 3) && frame?.step === 'choose' && frame.source === 'cards';
    },
  },
  'ages-order': { seats: 3, seed: 'order', moment: (game) => isAsked(game, 'order', 5) && offers(game, 'build') },
  'ages-develop': { seats: 3, seed: 'order', moment: (game) => isAsked(game, 'order', 5) && offers(game, 'develop') },
  'ages-politics': { seats: 3, seed: 'politics', moment: (game) => isAsked(game, 'politics', 8) },
  'ages-defend': { seats: 3, seed: 'defend', moment: (game) => isAsked(game, 'defend') },
  'ages-auction': { seats: 3, seed: 'auction', moment: (game) => isAsked(game, 'bid') },
  'ages-force': { seats: 2, seed: 'force', moment: (game) => isAsked(game, 'force') },
  'ages-draft': { seats: 3, seed: 'draft', options: { leaders: 'draft', hands: 'closed' }, moment: () => true },
  'ages-end': { seats: 2, seed: 'end', options: { length: 'shorter' } },
} as const satisfies Readonly<Record<string, Wish>>;

/** The table as it stands at that moment; seat 1 is a person, the others are bots. */
export const agesTable = (name: keyof typeof AGES_MOMENTS): SavedTable => kept(name, () => play(name));

function play(name: keyof typeof AGES_MOMENTS): SavedTable {
  const wish: Wish = AGES_MOMENTS[name];
  for (let game = 0; game < GAMES; game++) {
    const match = playOnce(wish, game === 0 ? wish.seed : `${wish.seed} ${game}`);
    if (match !== undefined) return shelved(name, throughTheAges, match);
  }
  throw new Error(`The moment "${name}" never came.`);
}

/** One game up to its moment, if that came. */
function playOnce({ seats, options = {}, moment }: Wish, seed: string): Match<AnyGame> | undefined {
  const match: Match<AnyGame> = newMatch(throughTheAges, { seats, seed: seedFrom(seed), options });
  const luck = luckFrom(seedFrom(`${seed} luck`));
  while (!isOver(match.state) && match.moves.length <= LONGEST) {
    if (moment?.(match.state as AgesState) === true) return match;
    const seat = awaited(match.state)[0] ?? 0;
    const actions = legal(throughTheAges, match.state as AgesState, seat);
    const busy = actions.filter(({ type }) => !IDLE.includes(type));
    const among = busy.length > 0 && luck(10) > 0 ? busy : actions;
    record(match, seat, among[luck(among.length)]);
  }
  return moment === undefined ? match : undefined;
}
