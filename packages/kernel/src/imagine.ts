/** Imagining: from a view, a complete state that agrees with it. Bots think on such states, so they cannot cheat. */

import { stepOf } from './engine.ts';
import type { AnyGame, StateIn, ViewIn } from './game.ts';
import { type Luck, streamsByLuck } from './random.ts';
import type { BaseState } from './state.ts';
import { type AnswerFrame, HIDDEN } from './visibility.ts';

/** A complete state as it might be, given what the viewer knows: hidden cards dealt by luck, chance renewed. */
export function imagine<A extends AnyGame>(game: A, view: ViewIn<A>, luck: Luck): StateIn<A> {
  const state = game.determinize(view, luck);
  const base = state as BaseState<AnswerFrame, unknown, unknown, string>;
  base.facts = null;
  delete (state as { viewer?: unknown }).viewer;
  renewChance(game, state, luck);
  guessAnswers(game, state, luck);
  return state;
}

/** Let all chance to come in this state come from luck: the same imagined cards, other dice. */
export function renewChance(game: AnyGame, state: object, luck: Luck): void {
  (state as BaseState<unknown, unknown, unknown, string>).random = streamsByLuck(luck, game.streams);
}

/** What others have answered in secret could be anything they were allowed to answer. */
function guessAnswers(game: AnyGame, state: object, luck: Luck): void {
  const { frames } = state as BaseState<AnswerFrame | { step: string }, unknown, unknown, string>;
  for (const frame of frames) if ('answers' in frame) guessIn(game, state, frame, luck);
}

function guessIn(game: AnyGame, state: object, frame: AnswerFrame, luck: Luck): void {
  const step = stepOf(game, frame);
  for (const [at, answer] of frame.answers.entries()) {
    if (answer !== HIDDEN) continue;
    frame.answers[at] = null;
    const choices = step.actions?.(state, frame, frame.seats[at] ?? 0) ?? [];
    frame.answers[at] = choices[luck(choices.length)] ?? null;
  }
}
