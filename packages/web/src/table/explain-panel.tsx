/** The small paper panel that shows an explanation, and the sheet that shows it to a finger. */

import { canonical, type Refusal } from '@tabularium/kernel';
import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Cited, RuleLink } from '../rules/citation.tsx';
import { useWords } from '../words/index.ts';
import { ChoiceFace, ChoiceWords, useChoices } from './choices.tsx';
import { useTableTop, useTalk } from './context.ts';
import {
  ExplainContext,
  ExplainedContext,
  type Explaining,
  type Explanation,
  GRACE,
  type Grasp,
  HOVER,
  RefusalWords,
} from './explain.tsx';
import { bestPlace, type Place } from './panel-place.ts';
import { Previews, PreviewWords, useForesight } from './preview.tsx';
import { ThingNote } from './thing-note.tsx';

interface Shown {
  readonly explanation: Explanation;
  readonly near: DOMRect;
  /** Set if a finger has asked. */
  readonly grasp?: Grasp;
}

/** At a place of its own an explanation covers nothing: it comes soon and goes late. */
const HOVER_ELSEWHERE = 80;
const LINGER = 6000;

/** Shows explanations for everything inside; a board with a place of its own shows them there, but to fingers. */
export function ExplainProvider({ elsewhere = false, children }: { elsewhere?: boolean; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Something that came under the mouse: it is meant only if the mouse moves, not if the page moved below it. */
  const hovered = useRef<() => void>(undefined);
  /** Whether whatever a finger has left says itself what it is. */
  const spoke = useRef(false);
  const later = useCallback((wait: number, then: () => void) => {
    spoke.current = true;
    hovered.current = undefined;
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  }, []);
  const explaining = useMemo<Explaining>(() => {
    const show: Explaining['show'] = (explanation, element, wait) =>
      later(wait, () => setShown({ explanation, near: element.getBoundingClientRect() }));
    return {
      hover: (explanation, element) => {
        hovered.current = () => show(explanation, element, elsewhere ? HOVER_ELSEWHERE : HOVER);
      },
      show,
      grasp: (explanation, element, grasp, wait) =>
        later(wait, () => setShown({ explanation, near: element.getBoundingClientRect(), grasp })),
      hide: (wait) => later(elsewhere && wait > 0 ? LINGER : wait, () => setShown(undefined)),
      stay: () => clearTimeout(timer.current),
    };
  }, [later, elsewhere]);
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setShown(undefined);
    const move = () => hovered.current?.();
    const touch = (event: PointerEvent) =>
      event.pointerType === 'touch' && isElsewhere(event.target) && setShown(undefined);
    const lift = () => {
      spoke.current = false;
    };
    const lifted = (event: PointerEvent) => {
      const named = event.pointerType === 'touch' && !spoke.current ? nameUnder(event.target) : null;
      if (named !== null) setShown({ explanation: { title: named.title }, near: named.near, grasp: NOTHING });
    };
    addEventListener('pointerup', lift, true);
    addEventListener('pointerup', lifted);
    addEventListener('keydown', dismiss);
    addEventListener('pointermove', move);
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('pointerup', lift, true);
      removeEventListener('pointerup', lifted);
      removeEventListener('keydown', dismiss);
      removeEventListener('pointermove', move);
      removeEventListener('pointerdown', touch);
    };
  }, []);
  return (
    <ExplainContext value={explaining}>
      <ExplainedContext value={shown?.grasp === undefined ? shown?.explanation : undefined}>
        {children}
      </ExplainedContext>
      {shown !== undefined && (!elsewhere || shown.grasp !== undefined) && (
        <ExplainPanel shown={shown} stay={explaining.stay} leave={() => explaining.hide(GRACE)} />
      )}
    </ExplainContext>
  );
}

/** What can only be read. */
const NOTHING: Grasp = { actions: [], choose: undefined };
const PRESSED = 'button, [role="button"], a, input, select, label, summary';

/** The name of what lies there, if it has one that a mouse would be shown and a finger cannot press it. */
function nameUnder(target: EventTarget | null): { readonly title: string; readonly near: DOMRect } | null {
  const named = target instanceof Element ? target.closest('[title]') : null;
  const title = named?.getAttribute('title') ?? '';
  if (named === null || title === '' || named.closest(PRESSED) !== null) return null;
  return { title, near: named.getBoundingClientRect() };
}

const isElsewhere = (target: EventTarget | null) => !(target instanceof Element && target.closest('.explain') !== null);

function ExplainPanel({ shown, stay, leave }: { shown: Shown; stay: () => void; leave: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>({ left: -9999, top: 0, covers: 0 });
  const touched = shown.grasp !== undefined;
  useLayoutEffect(() => {
    if (panel.current === null || touched) return;
    const { width, height } = panel.current.getBoundingClientRect();
    setAt(bestPlace(shown.near, { width, height }, shown.explanation.outward === true, clickable()));
  }, [shown, touched]);
  return (
    <div
      ref={panel}
      className="explain"
      style={touched ? undefined : { left: at.left, top: at.top }}
      data-touched={touched ? (shown.near.top < innerHeight / 2 ? 'below' : 'above') : undefined}
      data-through={at.covers > 0 || undefined}
      onPointerEnter={stay}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
    >
      <ExplanationWords explanation={shown.explanation} />
      {shown.grasp !== undefined && <Graspable grasp={shown.grasp} />}
    </div>
  );
}

/** What a finger may choose, as buttons. */
function Graspable({ grasp }: { grasp: Grasp }) {
  const say = useWords();
  const { choose } = useTableTop();
  const { hide } = use(ExplainContext);
  const choices = useChoices(grasp.choose === undefined ? grasp.actions : []);
  const foreseen = useForesight();
  const changes = useMemo(() => grasp.actions.map((action) => foreseen(action)), [foreseen, grasp]);
  // What every choice does is said once; then a picture may stand for each of them.
  const alike = choices.length > 1 && new Set(changes).size === 1;
  const done = (then: () => void) => () => {
    hide(0);
    then();
  };
  return (
    <div className="graspable">
      {alike && <PreviewWords words={changes[0] ?? ''} />}
      {choices.map((choice, at) => (
        <button
          key={canonical(choice.action)}
          type="button"
          className={alike && choice.face !== undefined ? 'face' : 'button primary'}
          data-action={choice.action.type}
          data-deed={canonical(choice.action)}
          onClick={done(() => choose(choice.action))}
        >
          {alike && choice.face !== undefined ? <ChoiceFace choice={choice} /> : <ChoiceWords choice={choice} />}
          {choices.length > 1 && !alike && <PreviewWords words={changes[at] ?? ''} />}
        </button>
      ))}
      {grasp.choose !== undefined && (
        <button type="button" className="button primary" onClick={done(grasp.choose)}>
          {say.table.chooseHere}
        </button>
      )}
    </div>
  );
}

/** Where everything is that can be clicked just now. */
function clickable(): DOMRect[] {
  const spots = document.querySelectorAll('.table :is([data-open], .decision-buttons button)');
  return [...spots].map((spot) => spot.getBoundingClientRect()).filter(({ width }) => width > 0);
}

function ExplanationWords({ explanation }: { explanation: Explanation }) {
  const { text } = useTalk();
  const [kind = '', id = ''] = explanation.thing?.split(':') ?? [];
  const thing = text.things[kind]?.(id);
  const heading = explanation.title ?? thing?.name;
  return (
    <>
      {heading !== undefined && <h3>{heading}</h3>}
      {explanation.body}
      {thing !== undefined && (
        <p className="small">
          <Cited words={thing.text} />
        </p>
      )}
      <ThingNote thing={thing} />
      {thing?.rule !== undefined && (
        <p className="small">
          <RuleLink rule={thing.rule} />
        </p>
      )}
      <Previews actions={explanation.actions ?? []} />
      {distinct(explanation.refusals ?? []).map((refusal) => (
        <RefusalWords key={refusal.reason} refusal={refusal} />
      ))}
    </>
  );
}

function distinct(refusals: readonly Refusal[]): readonly Refusal[] {
  return refusals.filter((one, at) => refusals.findIndex((other) => other.reason === one.reason) === at);
}
