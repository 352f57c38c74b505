/**
 * Looks for solutions of challenges: plays them again and again, and goes on from the best try so far. What it finds is
 * recorded, so that a test can prove that every medal can be won.
 */

import { advise, chooseAction, companion, type Level } from '@tabularium/bots';
import {
  type AnyAction,
  type AnyGame,
  act,
  beginLesson,
  type Challenge,
  clone,
  decider,
  isChallengeOver,
  isForbidden,
  isOver,
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

/** How often something else than the bot's choice is tried where one follows it, in percent. */
const OTHERWISE = 40;
/** How many ways to go on are tried out, and how often each, before something is done for a single number. */
const WAYS = 14;
const TRIALS = 6;
/** A quick game that goes on for longer than this has lost its way. */
const LONGEST = 1500;

/** The best of many tries, as long as that is wanted. Each goes on from a moment of the best one so far. */
export function solve(game: AnyGame, challenge: Challenge, goesOn: (tries: number) => boolean): Solution {
  const luck = luckFrom(seedFrom(`solve ${challenge.id}`));
  let best = tryOnce(game, challenge, [], luck);
  for (let tried = 1; goesOn(tried); tried++) {
    const kept = best.moves.slice(0, luck(best.moves.length));
    const next = tryOnce(game, challenge, kept, luck);
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

function tryOnce(game: AnyGame, challenge: Challenge, kept: readonly Remembered[], luck: Luck): Solution {
  const lecture = reopen(game, challenge, kept);
  const began = lecture.match.moves.length - kept.length;
  // A whole game takes a strong player, and many tries. A single number is gone for at every step, or as a bot goes for everything and now and then otherwise.
  const choose =
    challenge.kind !== 'reach' ? strongly(luck(4) === 0 ? 4 : 3) : luck(2) === 0 ? aiming : wandering(luck(OTHERWISE));
  letOthersPlay(lecture, companion);
  while (!isChallengeOver(lecture)) {
    const { game: rules, state } = lecture.match;
    const open = legal(rules, state, challenge.seat).filter((action) => !isForbidden(challenge, action));
    const [only] = open;
    if (only === undefined) throw new Error(`Nothing but what is forbidden can be done in "${challenge.id}".`);
    tryInLesson(lecture, open.length === 1 ? only : choose(lecture, challenge, open, luck));
    letOthersPlay(lecture, companion);
  }
  const { match } = lecture;
  return { reached: standingIn(match, challenge).reached, moves: match.moves.slice(began).map(remembered) };
}

/** A way to choose among several actions, none of them forbidden. */
type Chooser = (lecture: Lecture, challenge: Challenge, open: readonly AnyAction[], luck: Luck) => AnyAction;

/** What brings the number far. */
const aiming: Chooser = ({ match: { game, state } }, challenge, open, luck) =>
  furthest(game, challenge, state, sample(open, luck), luck);

/** What the others would do here, or, so often, anything. */
const wandering =
  (otherwise: number): Chooser =>
  ({ match }, challenge, open, luck) => {
    const anything = open[luck(open.length)] as AnyAction;
    if (luck(100) < otherwise) return anything;
    const wanted = companion(match, challenge.seat);
    return isForbidden(challenge, wanted) ? anything : wanted;
  };

/** What a player of that level does, or would do if it might not be that. */
const strongly =
  (level: Level): Chooser =>
  ({ match: { game, state } }, challenge, open, luck) => {
    const seen = view(game, state, challenge.seat);
    const wanted = chooseAction(game, seen, { kind: 'level', level }, seedFrom(`solve ${luck(1_000_000)}`));
    if (!isForbidden(challenge, wanted)) return wanted;
    return advise(game, seen, open, 3)?.alternatives[0]?.action ?? (open[0] as AnyAction);
  };

/** Some of the actions, if there are many. */
function sample(actions: readonly AnyAction[], luck: Luck): readonly AnyAction[] {
  if (actions.length <= WAYS) return actions;
  const left = [...actions];
  return Array.from({ length: WAYS }, () => left.splice(luck(left.length), 1)[0] as AnyAction);
}

/** The action after which quick games, in every other of which everybody does anything, bring the number furthest. */
function furthest(
  game: AnyGame,
  challenge: Challenge,
  state: object,
  actions: readonly AnyAction[],
  luck: Luck,
): AnyAction {
  const seeds = Array.from({ length: TRIALS }, () => seedFrom(`trial ${luck(1_000_000)}`));
  let best = { action: actions[0] as AnyAction, worth: Number.NEGATIVE_INFINITY };
  for (const action of actions) {
    let worth = 0;
    for (const [at, seed] of seeds.entries()) {
      worth += reachedQuickly(game, challenge, state, action, luckFrom(seed), at % 2 === 0);
    }
    if (worth > best.worth) best = { action, worth };
  }
  return best.action;
}

/** How far one quick game brings the number. */
function reachedQuickly(
  game: AnyGame,
  challenge: Challenge,
  before: object,
  action: AnyAction,
  luck: Luck,
  anything: boolean,
): number {
  const { seat, rounds = Number.POSITIVE_INFINITY } = challenge;
  const state: { facts: unknown } = clone(before) as { facts: unknown };
  state.facts = null;
  act(game, state, seat, action);
  for (let moves = 0; moves < LONGEST && !isOver(state) && game.round(state) <= rounds; moves++) {
    const next = decider(state);
    const actions: readonly AnyAction[] = legal(game, state, next);
    const open = next === seat ? actions.filter((one) => !isForbidden(challenge, one)) : actions;
    const chosen = anything ? luck(open.length) : (game.bot.playout?.(state, next, open, luck) ?? luck(open.length));
    act(game, state, next, open[chosen] ?? actions[0]);
  }
  return standingIn({ game, state }, challenge).reached;
}

const remembered = ({ seat, action, chance }: Remembered): Remembered =>
  chance === undefined ? { seat, action } : { seat, action, chance };
