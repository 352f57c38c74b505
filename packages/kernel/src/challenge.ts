/**
 * Challenges: a position of the real game, something to bring as far as one can, and three medals. A challenge is data;
 * it is played as a lesson of a single step, so that whoever shows lessons can show challenges too.
 */

import { isOver } from './engine.ts';
import type { ActionIn, AnyAction, AnyGame } from './game.ts';
import type { Language } from './languages.ts';
import { type Gesture, type Lecture, type Lesson, means } from './lesson.ts';
import type { Match } from './match.ts';
import { luckFrom, seedFrom } from './random.ts';
import type { Seat } from './state.ts';

/** What kind of task it is: bring something far in a few rounds, win from here, or a whole game with a twist. */
export type ChallengeKind = 'reach' | 'win' | 'twist';

/** The medals, from the least. */
export const MEDALS = ['bronze', 'silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

/** A challenge. */
export interface Challenge<A extends AnyGame = AnyGame> {
  readonly id: string;
  readonly kind: ChallengeKind;
  readonly table: Lesson<A>['table'];
  readonly seat: Seat;
  /** What everybody did before it begins. */
  readonly before?: Lesson<A>['before'];
  /** It ends when so many rounds are over, or with the game. */
  readonly rounds?: number;
  /** What counts: one of the numbers people watch, or how far one's score is ahead of the best rival's at the end. */
  readonly aim: FigureIn<A> | 'lead';
  /** How much bronze, silver and gold take. */
  readonly medals: readonly [bronze: number, silver: number, gold: number];
  /** What may not be done, though the rules would allow it. */
  readonly without?: readonly Gesture<ActionIn<A>>[];
}

type FigureIn<A extends AnyGame> =
  NonNullable<A['words']> extends { figures: infer Figure extends string } ? Figure : string;

/** What a challenge is called, and what is special about it where that is not plain from its numbers. */
export interface ChallengeWords {
  readonly title: string;
  readonly twist?: string;
}

/** The challenges of one box, with their words in every language. */
export interface ChallengeBook {
  /** Its name in addresses and commands. */
  readonly id: string;
  readonly game: string;
  readonly challenges: readonly Challenge[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, ChallengeWords>>>>;
  /** So much of what counts, in words: the book is read without the game. */
  readonly figures: Readonly<Record<Language, { readonly [figure: string]: (amount: number) => string }>>;
}

/** The words of these challenges: each of them, none missing. */
export type ChallengeTitles<C extends readonly { readonly id: string }[]> = {
  readonly [K in C[number]['id']]: ChallengeWords;
};

/** How it stands. */
export interface Standing {
  readonly reached: number;
  readonly medal: Medal | undefined;
}

/** The name of the only step. */
export const TASK = 'task';

/** The challenge as a lesson of one step. */
export function lessonOf(game: AnyGame, challenge: Challenge): Lesson {
  const { id, table, seat, before, rounds, without } = challenge;
  return {
    id,
    minutes: 0,
    table,
    seat,
    ...(before === undefined ? {} : { before }),
    steps: [
      {
        id: TASK,
        until: (view) => isOver(view) || (rounds !== undefined && game.round(view) > rounds),
        ...(without === undefined ? {} : { without }),
      },
    ],
  };
}

/** How far somebody is in a challenge. */
export function standingIn({ game, state }: Pick<Match<AnyGame>, 'game' | 'state'>, challenge: Challenge): Standing {
  const reached = challenge.aim === 'lead' ? leadIn(game, state, challenge.seat) : figureIn(game, state, challenge);
  return { reached, medal: medalFor(challenge, reached) };
}

/** The medal for having reached so much, if one is. */
export const medalFor = ({ medals }: Pick<Challenge, 'medals'>, reached: number): Medal | undefined =>
  MEDALS.filter((_, at) => reached >= (medals[at] ?? Number.POSITIVE_INFINITY)).at(-1);

/** Is the challenge over? */
export const isChallengeOver = ({ step, lesson }: Lecture): boolean => step >= lesson.steps.length;

/** May that be done in the challenge? */
export const isForbidden = ({ without = [] }: Challenge, action: AnyAction): boolean =>
  without.some((gesture) => means(gesture, action));

/** How far the seat is ahead of its best rival; nothing before the end. */
function leadIn(game: AnyGame, state: object, seat: Seat): number {
  if (!isOver(state)) return Number.NEGATIVE_INFINITY;
  const { scores, winners } = game.result(state);
  const ahead = (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
  return winners.includes(seat) ? Math.max(ahead, 0) : Math.min(ahead, -1);
}

const figureIn = (game: AnyGame, state: object, { aim, seat }: Challenge): number =>
  game.figures?.(state, seat)[aim] ?? 0;

/** Which of so many challenges is the one of that day (`2026-11-17`): the same for everybody. */
export const ofTheDay = (day: string, count: number): number => luckFrom(seedFrom(`the challenge of ${day}`))(count);
