/** What one says beforehand: shown as long as it holds, changed or taken back with one press, and seen by nobody else. */

import type { AnyGame, AnySaying } from '@tabularium/kernel';
import type { Beforehand } from '@tabularium/protocol';
import { Popover } from 'radix-ui';
import { useEffect, useId, useState } from 'react';
import { type Sayings, useSayings } from '../session/sayings.ts';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** The lines in the strip: what is said, and what else can be; nothing where nothing can. */
export function BeforehandLines() {
  const { table, session, game } = useTableTop();
  const { sayings } = session;
  const { viewer: seat, round } = table;
  const { view } = table.sight;
  const moment = sayings === undefined || seat === null ? '' : momentOf(game, view, round);
  useEffect(() => {
    if (moment !== '') void sayings?.begin(moment);
  }, [sayings, moment]);
  if (seat === null || sayings === undefined || game.beforehand === undefined) return null;
  return <Lines seat={seat} sayings={sayings} />;
}

function Lines({ seat, sayings }: { seat: number; sayings: Sayings }) {
  const say = useWords();
  const said = useSayings(sayings, seat);
  const { table, game } = useTableTop();
  const sayable = Object.entries(game.beforehand ?? {}).filter(([, rule]) => isSayable(rule, table.sight.view, seat));
  return (
    <>
      {said.map((one) => (
        <div key={one.saying} className="decision-buttons">
          <p className="decision-other">
            {say.atTable.beforehand}: <SaidWords one={one} />
          </p>
          <button
            type="button"
            className="button quiet-strip"
            onClick={() => void sayings.takeBack(one).catch(() => {})}
          >
            {say.atTable.takeBack}
          </button>
        </div>
      ))}
      {sayable.length > 0 && (
        <Popover.Root>
          <Popover.Trigger className="button quiet-strip">{say.atTable.sayBeforehand}</Popover.Trigger>
          <Popover.Portal>
            <Popover.Content className="popover stack-small sayings" sideOffset={8} collisionPadding={12}>
              <p className="small soft">{say.atTable.beforehandHelp}</p>
              {sayable.map(([saying, rule]) => (
                <SayingForm
                  key={saying}
                  rule={rule}
                  sayings={sayings}
                  seat={seat}
                  saying={saying}
                  said={said.find((one) => one.saying === saying)}
                />
              ))}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  );
}

function SaidWords({ one }: { one: Beforehand }) {
  const { game, language } = useTableTop();
  const words = game.beforehand?.[one.saying]?.words[language] ?? '';
  return one.amount === null ? words : `${words} ${one.amount}`;
}

interface SayingFormProps {
  readonly rule: AnySaying;
  readonly sayings: Sayings;
  readonly seat: number;
  readonly saying: string;
  readonly said: Beforehand | undefined;
}

/** One thing that can be said, with its number; whoever is asked just that answers at once. */
function SayingForm({ rule, sayings, seat, saying, said }: SayingFormProps) {
  const say = useWords();
  const { table, session, language, asked } = useTableTop();
  const amounts = rule.amounts?.(table.sight.view, seat);
  const [chosen, choose] = useState(said?.amount ?? amounts?.[0] ?? null);
  const amount = amounts?.includes(chosen ?? -1) === false ? (amounts[0] ?? null) : chosen;
  const id = useId();
  const confirm = async () => {
    await sayings.say({ seat, saying, amount });
    const answer = asked ? rule.answer(table.sight.view, seat, amount ?? 0) : undefined;
    if (answer !== undefined) session.act(answer);
  };
  const isSaid = said !== undefined && said.amount === amount;
  return (
    <div className="row saying">
      <label htmlFor={amounts === undefined ? undefined : id}>{rule.words[language]}</label>
      {amounts !== undefined && (
        <select
          id={id}
          className="input"
          value={amount ?? ''}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {amounts.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      <Popover.Close className="button" disabled={isSaid} onClick={() => void confirm().catch(() => {})}>
        {said === undefined ? say.atTable.sayIt : isSaid ? say.atTable.isSaid : say.atTable.changeSaid}
      </Popover.Close>
    </div>
  );
}

/** Can it be said now? What has numbers needs one, and what is about something needs that at hand. */
function isSayable({ lasts, amounts }: AnySaying, view: object, seat: number): boolean {
  if (typeof lasts === 'function' && lasts(view) === undefined) return false;
  return amounts === undefined || amounts(view, seat).length > 0;
}

/** What sayings are about now: when it changes, some hold no more. */
function momentOf({ beforehand = {} }: AnyGame, view: object, round: number): string {
  const matters = Object.values(beforehand).map(({ lasts }) => (typeof lasts === 'function' ? lasts(view) : ''));
  return `${round}/${matters.join('/')}`;
}
