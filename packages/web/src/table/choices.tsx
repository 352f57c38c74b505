/** Actions as things to choose from: their words, what stands beside them, and lists of them. */

import { type AnyAction, canonical } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';
import { Sentence } from './sentence.tsx';

/** An action as it is offered, with what it is called and costs just now: an explanation may outlive the offer. */
export interface Choice {
  readonly action: AnyAction;
  readonly words: string;
  /** What stands beside the words, such as a price. */
  readonly note: ReactNode;
  /** What is shown instead of the words, where a picture says it faster. */
  readonly face: ReactNode;
}

/** These actions as they are offered now. */
export function useChoices(actions: readonly AnyAction[]): readonly Choice[] {
  const { text, board, table } = useTableTop();
  const { view } = table.sight;
  return actions.map((action) => ({
    action,
    words: text.actions[action.type]?.(action, view) ?? action.type,
    note: board.noteOn?.(action, view),
    face: board.faceOf?.(action, view),
  }));
}

/** A choice in words, with what stands beside them. */
export function ChoiceWords({ choice }: { choice: Choice }) {
  return (
    <>
      <span>
        <Sentence still words={choice.words} />
      </span>
      {choice.note}
    </>
  );
}

/** A choice by its picture; its words are for those who cannot see it. */
export function ChoiceFace({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.face}
      <span className="visually-hidden">
        <ChoiceWords choice={choice} />
      </span>
    </>
  );
}

/** What a press would do, beneath the explanation of the thing itself. */
export function WhatCanBeDone({ choices, children }: { choices: readonly Choice[]; children: ReactNode }) {
  const say = useWords();
  return (
    <>
      {children}
      {choices.length > 0 && (
        <div className="possible small">
          <p>{say.table.mayDo}:</p>
          <ul>
            {choices.map((choice) => (
              <li key={canonical(choice.action)}>
                <ChoiceWords choice={choice} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
