/** The coach: what a bot would do in this seat, what else could be done, and what each leads to. */

import { type Advice, reasonWords } from '@tabularium/bots';
import { type AnyAction, canonical, equal, foresee } from '@tabularium/kernel';
import { Popover } from 'radix-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { type Seen, type TableTop, useTableTop } from '../table/context.ts';
import { ActionName } from '../table/generic-panel.tsx';
import { changesInWords, Preview } from '../table/preview.tsx';
import { Sentence } from '../table/sentence.tsx';
import { useWords } from '../words/index.ts';
import { adviceAt } from './advice.ts';

/** Beside the bot's choice so many others are told. */
const OTHERS = 2;
/** From which share of a clear difference something is a little, or clearly, worse. */
const A_LITTLE = 0.1;
const CLEARLY = 0.5;

/** May this person be advised? Where others sit at the table, only if they have agreed. */
const mayBeAdvised = ({ table, asked }: Seen): boolean =>
  asked && (table.link === 'local' ? isAlone(table) : table.coach === true);

const isAlone = ({ places }: TableTop['table']): boolean => places.filter(({ kind }) => kind === 'human').length === 1;

/** A button that asks the coach. */
export function Coach() {
  const say = useWords();
  const top = useTableTop();
  const [open, setOpen] = useState(false);
  if (!mayBeAdvised(top) || top.table.sight.actions.length < 2) return null;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="button quiet-strip coach-button" aria-label={say.coach.ask} title={say.coach.ask}>
        <span>{say.coach.ask}</span>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M7.500 15h5M8.500 18h3M7.500 12.500a5.500 5.500 0 1 1 5 0V15h-5z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.800"
          />
        </svg>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover coach" sideOffset={8} collisionPadding={12}>
          <Choices close={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Choices({ close }: { close: () => void }) {
  const say = useWords();
  const top = useTableTop();
  const [advice, setAdvice] = useState<Advice>();
  const [asked] = useState(() => adviceAt(top, top.table.sight.actions));
  useEffect(() => {
    let here = true;
    asked.then((thought) => here && setAdvice(thought), reportError);
    return () => {
      here = false;
    };
  }, [asked]);
  if (advice === undefined) return <p role="status">{say.coach.thinks}</p>;
  const { choice, alternatives } = advice;
  return (
    <>
      <h3>{say.coach.title}</h3>
      <ol className="coach-choices">
        {[choice, ...alternatives.slice(0, OTHERS)].map(({ action, gain, reasons }) => (
          <li key={canonical(action)}>
            <p>
              <strong>
                <ActionName action={action} />
              </strong>{' '}
              <span className="soft small">{action === choice.action ? say.coach.best : behind(say.coach, -gain)}</span>
            </p>
            <p className="small">{reasonWords(top.game, top.language, reasons)}</p>
            <Preview action={action} />
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                top.choose(action);
              }}
            >
              {say.coach.doIt}
            </button>
          </li>
        ))}
      </ol>
      <p className="soft tiny">{say.coach.honest}</p>
    </>
  );
}

/** How far behind the best, in words. */
const behind = (say: { readonly even: string; readonly little: string; readonly clear: string }, share: number) =>
  share < A_LITTLE ? say.even : share < CLEARLY ? say.little : say.clear;

/** A move that cost much, and what would have been better. */
interface Blunder {
  readonly done: string;
  readonly led: string;
  readonly better: string;
  readonly leads: string;
  readonly moves: number;
}

/** In practice, looks at each choice before it is made; what cost much is told afterwards. */
export function usePractice(top: Seen): {
  readonly blunder: Blunder | undefined;
  judge: (action: AnyAction) => void;
} {
  const { practice } = useSettings();
  const [blunder, setBlunder] = useState<Blunder>();
  const latest = useRef<AnyAction>(undefined);
  const judge = useCallback(
    (action: AnyAction) => {
      setBlunder(undefined);
      latest.current = action;
      if (!practice || !mayBeAdvised(top) || top.table.sight.actions.length < 2) return;
      adviceAt(top, [action]).then((advice) => {
        const chosen = advice?.alternatives.find((one) => equal(one.action, action));
        if (advice === undefined || chosen === undefined || -chosen.gain < CLEARLY) return;
        const best = advice.choice;
        if (latest.current !== action) return; // it is about the move that was made last, or about none
        setBlunder({
          done: nameIn(top, action),
          led: leadsTo(top, action),
          better: nameIn(top, best.action),
          leads: leadsTo(top, best.action),
          moves: top.table.log.length,
        });
      }, reportError);
    },
    [practice, top],
  );
  useEffect(() => {
    if (!practice) setBlunder(undefined);
  }, [practice]);
  return { blunder, judge };
}

const nameIn = ({ text, table }: Seen, action: AnyAction): string =>
  text.actions[action.type]?.(action, table.sight.view) ?? action.type;

function leadsTo({ game, table, text }: Seen, action: AnyAction): string {
  if (table.viewer === null) return '';
  return changesInWords(foresee(game, table.sight.view, table.viewer, action).changes, text.figures ?? {}).join(', ');
}

/** Why that was bad, with a way back. */
export function BlunderNote({ blunder }: { blunder: Blunder }) {
  const say = useWords();
  const { table, session } = useTableTop();
  const [told, setTold] = useState(false);
  return (
    <p className="tip small" role="status">
      {say.coach.costly} <Sentence still words={blunder.done} />.{' '}
      {told ? (
        <>
          {blunder.led !== '' && `${say.coach.led}: ${blunder.led}. `}
          {say.coach.better}: <Sentence still words={blunder.better} />
          {blunder.leads !== '' && ` (${blunder.leads})`}.{' '}
          {table.mayUndo && (
            <button type="button" className="as-text" onClick={() => session.undo()}>
              {say.table.undo}
            </button>
          )}
        </>
      ) : (
        <button type="button" className="as-text" onClick={() => setTold(true)}>
          {say.coach.why}
        </button>
      )}
    </p>
  );
}
