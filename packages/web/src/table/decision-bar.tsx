/** The decision bar: one dark strip that says what is asked of whom, with its buttons. It is always the truth. */

import type { AnyAction, Refusal } from '@tabularium/kernel';
import { canonical } from '@tabularium/kernel';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Coach } from '../help/coach.tsx';
import { RuleLink } from '../rules/citation.tsx';
import type { Place } from '../session/session.ts';
import { joined, useWords } from '../words/index.ts';
import { whyRefused } from '../words/server.ts';
import { BeforehandLines } from './beforehand.tsx';
import { frameOf, useTableTop } from './context.ts';

import { ActionButton, ActionName, GenericPanel } from './generic-panel.tsx';
import type { Hold } from './hold.ts';
import { Preview } from './preview.tsx';
import { Sentence } from './sentence.tsx';

/** So many buttons fit into the strip, quiet ones not counted; more are listed in a panel of their own. */
const BUTTONS = 5;

/** What the bar needs beside the table. */
export interface DecisionBarProps {
  /** Why the last attempt was in vain. */
  readonly refusal: Refusal | undefined;
  /** The actions the board does not offer itself. */
  readonly actions: readonly AnyAction[];
  /** What the board adds to the strip: a chooser for payments, for example. */
  readonly children?: ReactNode;
  showResult(): void;
  /** Shows again what happened since the last turn, if something did. */
  lookBack?: (() => void) | undefined;
}

const isPerson = (place: Place | undefined) => place?.kind === 'human' && place.standIn !== true;

/** The strip. */
export function DecisionBar({ refusal, actions, children, showResult, lookBack }: DecisionBarProps) {
  const say = useWords();
  const { table, asked, ahead, session, hold, board } = useTableTop();
  const rank = ({ type }: AnyAction) => board.last?.indexOf(type) ?? -1;
  const inOrder = actions.toSorted((one, other) => rank(one) - rank(other));
  const fits = actions.filter((action) => board.isAside?.(action) !== true).length <= BUTTONS;
  const over = table.result !== undefined;
  const { awaited } = table.sight;
  const held = asked ? hold.held : undefined;
  // Bots can be hurried, people cannot.
  const waitsForPeople = awaited.length > 0 && awaited.every((seat) => isPerson(table.places[seat]));
  return (
    <section
      className="decision"
      aria-label={asked ? say.table.yourTurn : say.table.state}
      data-asked={asked || undefined}
    >
      <div className="decision-words" aria-live="polite">
        {held === undefined ? (
          <p className="decision-prompt">{over ? say.table.over : <Prompt />}</p>
        ) : (
          <HeldPrompt held={held} answered={hold.answered} />
        )}
        {refusal !== undefined && <RefusalLine refusal={refusal} />}
        {table.link === 'lost' && <p className="decision-refusal">{say.table.lost}</p>}
      </div>
      <WishLine />
      <BeforehandLines />
      {asked && children}
      {held !== undefined && <HeldAnswers hold={hold} />}
      <div className="decision-buttons" hidden={held !== undefined}>
        {asked && fits && inOrder.map((one) => <ActionButton key={canonical(one)} action={one} />)}
        {asked && !fits && <MoreActions key={canonical(actions)} />}
        {asked && <Coach key={canonical(table.sight.view)} />}
        {!asked && !over && ahead === undefined && table.link !== 'record' && !waitsForPeople && (
          <button type="button" className="button quiet-strip" onClick={() => session.hurry()}>
            {say.table.skip}
          </button>
        )}
        {over && (
          <button type="button" className="button" onClick={showResult}>
            {say.table.showResult}
          </button>
        )}
        {asked && lookBack !== undefined && (
          <button
            type="button"
            className="look-back"
            aria-label={say.table.recapBegin}
            title={say.table.recapBegin}
            onClick={lookBack}
          >
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path d="M4 4v5h5M4.500 9a7 7 0 1 1-1 4M10 7v4l3 2" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        )}
      </div>
    </section>
  );
}

function Prompt() {
  const say = useWords();
  const { table, text, language, names, asked, ahead } = useTableTop();
  const frame = frameOf(table);
  const sentence = frame === undefined ? '' : (text.prompts[frame.step]?.(frame, table.sight.view) ?? '');
  if (asked) return <Sentence words={sentence} />;
  if (ahead !== undefined) {
    return (
      <span className="decision-other">
        {say.table.ahead}: <ActionName action={ahead} />
      </span>
    );
  }
  const waiting = joined(
    language,
    table.sight.awaited.map((seat) => names[seat] ?? ''),
  );
  const words = table.link === 'record' ? say.table.turnOf(waiting) : say.table.thinking(waiting);
  return <span className="decision-other">{words}</span>;
}

/** What was pressed would end the turn: this is asked in the place of what was asked, so that the strip grows no longer. */
function HeldPrompt({ held, answered }: { held: AnyAction; answered: boolean }) {
  const say = useWords();
  return (
    <div className="decision-held" role="alert">
      <p className="decision-prompt">
        <span className="decision-other">{answered ? say.table.othersAnswer : say.table.endsTurn}</span>{' '}
        <ActionName action={held} />
      </p>
      <Preview action={held} ends />
    </div>
  );
}

/** A second word does it; thinking again shows the question as it was. */
function HeldAnswers({ hold }: { hold: Hold }) {
  const say = useWords();
  return (
    <div className="decision-buttons">
      <button type="button" className="button primary" onClick={hold.confirm}>
        {say.table.confirm}
      </button>
      <button type="button" className="button" onClick={hold.release}>
        {say.table.rethink}
      </button>
    </div>
  );
}

/** Somebody wishes to go back past a barrier: the others are asked. */
function WishLine() {
  const say = useWords();
  const { table, session, names } = useTableTop();
  if (table.wish === undefined) return null;
  if (!table.wish.mine) return <p className="decision-other">{say.table.asked}</p>;
  return (
    <div className="decision-buttons">
      <p className="decision-other">{say.table.wishes(names[table.wish.seat] ?? '')}</p>
      <button type="button" className="button" onClick={() => session.agree?.(true)}>
        {say.table.allow}
      </button>
      <button type="button" className="button" onClick={() => session.agree?.(false)}>
        {say.table.deny}
      </button>
    </div>
  );
}

function RefusalLine({ refusal }: { refusal: Refusal }) {
  const say = useWords();
  const { text, language } = useTableTop();
  const { rule, ...bare } = refusal;
  return (
    <p className="decision-refusal" role="alert">
      {say.table.impossible}: {whyRefused(text, language, bare)} {rule !== undefined && <RuleLink rule={rule} />}
    </p>
  );
}

function MoreActions() {
  const say = useWords();
  return (
    <Popover.Root>
      <Popover.Trigger className="button">{say.table.chooseHere}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover" sideOffset={8} collisionPadding={12}>
          <GenericPanel />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
