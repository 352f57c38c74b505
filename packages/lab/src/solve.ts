/**
 * Looks for solutions of challenges: plays them again and again, now and then otherwise than a bot would, and goes on from
 * the best try so far. What it finds is recorded, so that a test can prove that every medal can be won.
 */

import { advise, companion } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  beginLesson,
  type Challenge,
  isChallengeOver,
  isForbidden,
  type Lecture,
  type Luck,
  legal,
  lessonOf,
  letOthersPlay,
  luckFrom,
  type Remembered,
  resumeLesson,
  seedFrom,
  standingIn,
  tryInLesson,
  view,
} from '@tabularium/kernel';

/** How a challenge was solved: what everybody did, from its beginning. */
export interface Solution {
  readonly reached: number;
  readonly moves: readonly Remembered[];
}

/** How often something else than the bot's choice is tried, in percent: a bot plays to win, not for a single number. */
const OTHERWISE = { reach: 60, win: 10, twist: 10 } as const;

/** The best of many tries, as long as that is wanted; the first is what the bot would do. */
export function solve(game: AnyGame, challenge: Challenge, goesOn: (tries: number) => boolean): Solution {
  const luck = luckFrom(seedFrom(`solve ${challenge.id}`));
  let best = tryOnce(game, challenge, [], luck, 0);
  for (let tried = 1; goesOn(tried); tried++) {
    const kept = best.moves.slice(0, luck(best.moves.length));
    const next = tryOnce(game, challenge, kept, luck, luck(OTHERWISE[challenge.kind]));
    if (next.reached >= best.reached) best = next;
  }
  return best;
}

/** Replay a recorded solution: what it reaches. Throws where the rules no longer allow it. */
export function reachedBy(game: AnyGame, challenge: Challenge, { moves }: Solution): number {
  const { match } = reopen(game, challenge, moves);
  return standingIn(match, challenge).reached;
}

/** The challenge after these moves. */
function reopen(game: AnyGame, challenge: Challenge, moves: readonly Remembered[]): Lecture {
  const lesson = lessonOf(game, challenge);
  const fresh = beginLesson(game, lesson);
  const began = fresh.match.moves.length;
  const lecture = resumeLesson(game, lesson, {
    moves: [...fresh.match.moves, ...moves],
    step: 0,
    began: [began],
  });
  if (lecture.match.moves.length !== began + moves.length) {
    throw new Error(`The solution of "${challenge.id}" does not fit its challenge any more.`);
  }
  for (const { seat, action } of moves) {
    if (seat === challenge.seat && isForbidden(challenge, action)) {
      throw new Error(`The solution of "${challenge.id}" does what the challenge forbids.`);
    }
  }
  return lecture;
}

function tryOnce(
  game: AnyGame,
  challenge: Challenge,
  kept: readonly Remembered[],
  luck: Luck,
  otherwise: number,
): Solution {
  const lecture = reopen(game, challenge, kept);
  const began = lecture.match.moves.length - kept.length;
  letOthersPlay(lecture, companion);
  while (!isChallengeOver(lecture)) {
    tryInLesson(lecture, choose(lecture, challenge, luck, otherwise));
    letOthersPlay(lecture, companion);
  }
  const { match } = lecture;
  return { reached: standingIn(match, challenge).reached, moves: match.moves.slice(began).map(remembered) };
}

/** The bot's choice, or now and then something else; never what is forbidden. */
function choose({ match }: Lecture, challenge: Challenge, luck: Luck, otherwise: number): AnyAction {
  const { game, state } = match;
  const { seat } = challenge;
  const open = legal(game, state, seat).filter((action) => !isForbidden(challenge, action));
  const [only] = open;
  if (only === undefined) throw new Error(`Nothing but what is forbidden can be done in "${challenge.id}".`);
  if (luck(100) < otherwise) return open[luck(open.length)] ?? only;
  const wanted = companion(match, seat);
  if (!isForbidden(challenge, wanted)) return wanted;
  return advise(game, view(game, state, seat), open, 3)?.alternatives[0]?.action ?? only;
}

const remembered = ({ seat, action, chance }: Remembered): Remembered =>
  chance === undefined ? { seat, action } : { seat, action, chance };
