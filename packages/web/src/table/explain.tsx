/**
 * Explanations: hover or focus something and a small paper panel beside it says what it is and why not. It keeps off what
 * can be clicked, and where it cannot, a click goes through it. A finger taps or holds: a sheet at the edge of the screen
 * says the same and has the buttons.
 */

import type { AnyAction, Refusal } from '@tabularium/kernel';
import { createContext, type ReactNode, use, useCallback } from 'react';
import { RuleLink } from '../rules/citation.tsx';
import { useWords } from '../words/index.ts';
import { whyRefused } from '../words/server.ts';
import { useTalk } from './context.ts';

/** What a panel says. */
export interface Explanation {
  /** `kind:id` of a thing in the game's text book. */
  readonly thing?: string;
  /** Said instead of, or before, the thing's own name. */
  readonly title?: string;
  /** Numbers and drawings that belong to it. */
  readonly body?: ReactNode | undefined;
  /** What can be done with it: a panel says what that would change. */
  readonly actions?: readonly AnyAction[];
  /** Why it cannot be chosen now. */
  readonly refusals?: readonly Refusal[];
  /** Keep off the middle of the window: what it is about goes on there. */
  readonly outward?: boolean;
  /** Where what it is about can be chosen. */
  readonly anchor?: string | undefined;
}

/** What a finger may do with the thing it has tapped. */
export interface Grasp {
  readonly actions: readonly AnyAction[];
  /** The board's own way of choosing, where it has one. */
  readonly choose: (() => void) | undefined;
}

/** What can be asked of whoever shows explanations. */
export interface Explaining {
  /** The mouse is over it now. */
  hover(explanation: Explanation, near: Element): void;
  show(explanation: Explanation, near: Element, wait: number): void;
  /** A finger has tapped it, or stays on it. */
  grasp(explanation: Explanation, near: Element, grasp: Grasp, wait: number): void;
  hide(wait: number): void;
  /** Somebody reads it: it stays. */
  stay(): void;
}

/** Provided around the table. */
export const ExplainContext = createContext<Explaining>({
  hover: () => {},
  show: () => {},
  grasp: () => {},
  hide: () => {},
  stay: () => {},
});

/** What is explained just now, for boards that show it at a place of their own. */
export const ExplainedContext = createContext<Explanation | undefined>(undefined);

/** What is explained just now. */
export const useExplained = (): Explanation | undefined => use(ExplainedContext);

/** Shows the sheet of what a finger has tapped, and hides what is shown. */
export const useGrasp = (): Pick<Explaining, 'grasp' | 'hide' | 'stay'> => use(ExplainContext);

/** So long a mouse rests before it is told, and an explanation stays after it has left. */
export const HOVER = 250;
export const GRACE = 160;
/** A finger that stays so long wants to know, not to do. */
export const LONG_PRESS = 450;

/** Handlers that make an element explain itself, and a mark that it does. */
export function useExplain(): (explanation: Explanation) => {
  'data-tells': true;
  onPointerEnter: (event: React.PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: React.PointerEvent) => void;
  onPointerUp: (event: React.PointerEvent) => void;
  onFocus: (event: React.FocusEvent) => void;
  onBlur: () => void;
  onContextMenu: (event: React.MouseEvent) => void;
} {
  const { hover, show, hide } = use(ExplainContext);
  return useCallback(
    (explanation) => ({
      'data-tells': true,
      onPointerEnter: (event) => event.pointerType === 'mouse' && hover(explanation, event.currentTarget),
      onPointerLeave: () => hide(GRACE),
      onPointerDown: (event) =>
        event.pointerType === 'mouse' ? hide(0) : show(explanation, event.currentTarget, LONG_PRESS),
      onPointerUp: (event) => {
        if (event.pointerType === 'touch') show(explanation, event.currentTarget, 0);
        if (event.pointerType === 'pen') hide(2500);
      },
      onFocus: (event) =>
        event.currentTarget.matches(':focus-visible') && show(explanation, event.currentTarget, HOVER),
      onBlur: () => hide(GRACE),
      onContextMenu: (event) => event.preventDefault(),
    }),
    [hover, show, hide],
  );
}

/** Why something is not possible, with the rule to open. */
export function RefusalWords({ refusal }: { refusal: Refusal }) {
  const say = useWords();
  const { text, language } = useTalk();
  const { rule, ...bare } = refusal;
  return (
    <p className="refusal small">
      {say.table.impossible}: {whyRefused(text, language, bare)} {rule !== undefined && <RuleLink rule={rule} />}
    </p>
  );
}
