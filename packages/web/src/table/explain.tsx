/** Explanations: hover, focus or long-press something and a small paper panel beside it says what it is and why not. */

import type { Refusal } from '@tabularium/kernel';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Cited, RuleLink } from '../rules/citation.tsx';
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
  /** Why it cannot be chosen now. */
  readonly refusals?: readonly Refusal[];
  /** Keep off the middle of the window: what it is about goes on there. */
  readonly outward?: boolean;
}

interface Shown {
  readonly explanation: Explanation;
  readonly near: DOMRect;
}

interface Explaining {
  /** The mouse is over it now. */
  hover(explanation: Explanation, near: Element): void;
  show(explanation: Explanation, near: Element, wait: number): void;
  hide(wait: number): void;
}

const ExplainContext = createContext<Explaining>({ hover: () => {}, show: () => {}, hide: () => {} });

const HOVER = 250;
const GRACE = 160;
const LONG_PRESS = 450;

/** Shows explanations for everything inside. */
export function ExplainProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Something that came under the mouse: it is meant only if the mouse moves, not if the page moved below it. */
  const hovered = useRef<() => void>(undefined);
  const later = useCallback((wait: number, then: () => void) => {
    hovered.current = undefined;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  }, []);
  const explaining = useMemo<Explaining>(() => {
    const show: Explaining['show'] = (explanation, element, wait) =>
      later(wait, () => setShown({ explanation, near: element.getBoundingClientRect() }));
    return {
      hover: (explanation, element) => {
        hovered.current = () => show(explanation, element, HOVER);
      },
      show,
      hide: (wait) => later(wait, () => setShown(undefined)),
    };
  }, [later]);
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setShown(undefined);
    const move = () => hovered.current?.();
    addEventListener('keydown', dismiss);
    addEventListener('pointermove', move);
    return () => {
      removeEventListener('keydown', dismiss);
      removeEventListener('pointermove', move);
    };
  }, []);
  return (
    <ExplainContext value={explaining}>
      {children}
      {shown !== undefined && (
        <ExplainPanel shown={shown} stay={() => clearTimeout(timer.current)} leave={() => explaining.hide(GRACE)} />
      )}
    </ExplainContext>
  );
}

/** Handlers that make an element explain itself. */
export function useExplain(): (explanation: Explanation) => {
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
      onPointerEnter: (event) => event.pointerType === 'mouse' && hover(explanation, event.currentTarget),
      onPointerLeave: () => hide(GRACE),
      onPointerDown: (event) =>
        event.pointerType === 'mouse' ? hide(0) : show(explanation, event.currentTarget, LONG_PRESS),
      onPointerUp: (event) => event.pointerType !== 'mouse' && hide(2500),
      onFocus: (event) =>
        event.currentTarget.matches(':focus-visible') && show(explanation, event.currentTarget, HOVER),
      onBlur: () => hide(GRACE),
      onContextMenu: (event) => event.preventDefault(),
    }),
    [hover, show, hide],
  );
}

function ExplainPanel({ shown, stay, leave }: { shown: Shown; stay: () => void; leave: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: -9999, top: 0 });
  useLayoutEffect(() => {
    if (panel.current !== null) setAt(besides(shown, panel.current.getBoundingClientRect()));
  }, [shown]);
  return (
    <div ref={panel} className="explain" style={at} onPointerEnter={stay} onPointerLeave={leave}>
      <ExplanationWords explanation={shown.explanation} />
    </div>
  );
}

/** Right of the thing if there is room, else left (outward: the outer side first), else below or above; always inside the window. */
function besides({ near, explanation }: Shown, panel: DOMRect): { left: number; top: number } {
  const gap = 10;
  const clampLeft = (left: number) => Math.max(gap, Math.min(left, innerWidth - panel.width - gap));
  const clampTop = (top: number) => Math.max(gap, Math.min(top, innerHeight - panel.height - gap));
  const right = near.right + gap;
  const left = near.left - gap - panel.width;
  const fits = (side: number) => side > 0 && side + panel.width < innerWidth;
  const leftFirst = explanation.outward === true && near.left + near.right < innerWidth;
  const side = (leftFirst ? [left, right] : [right, left]).find(fits);
  if (side !== undefined) return { left: side, top: clampTop(near.top) };
  const below = near.bottom + gap;
  const top = below + panel.height < innerHeight ? below : near.top - gap - panel.height;
  return { left: clampLeft(near.left), top: clampTop(top) };
}

function ExplanationWords({ explanation }: { explanation: Explanation }) {
  const { text } = useTalk();
  const [kind = '', id = ''] = explanation.thing?.split(':') ?? [];
  const thing = text.things[kind]?.(id);
  return (
    <>
      <h3>{explanation.title ?? thing?.name}</h3>
      {explanation.body}
      {thing !== undefined && (
        <p className="small">
          <Cited words={thing.text} />
        </p>
      )}
      {thing?.rule !== undefined && (
        <p className="small">
          <RuleLink rule={thing.rule} />
        </p>
      )}
      {distinct(explanation.refusals ?? []).map((refusal) => (
        <RefusalWords key={refusal.reason} refusal={refusal} />
      ))}
    </>
  );
}

function distinct(refusals: readonly Refusal[]): readonly Refusal[] {
  return refusals.filter((one, at) => refusals.findIndex((other) => other.reason === one.reason) === at);
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
