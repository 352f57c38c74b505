/** The clock of a table: how long people may think, when it stands still, and what happens when the time is up. */

import type { Clock } from '@tabularium/protocol';
import { AT_ZERO } from '@tabularium/protocol/choices';
import { useSettings } from '../settings.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { useWords } from '../words/index.ts';
import { lasting } from '../words/left.ts';
import { HourChoice } from './hour-choice.tsx';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Common lengths, in seconds. */
const PER_MOVE = [MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
const BANKS = [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 3 * DAY, 7 * DAY, 14 * DAY];
const INCREMENTS = [0, 10, 30, MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY];

const KINDS = ['none', 'move', 'bank'] as const;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const FIRST: Record<'move' | 'bank', Clock['time']> = {
  move: { kind: 'move', seconds: DAY },
  bank: { kind: 'bank', seconds: 7 * DAY, increment: 12 * HOUR },
};

/** Days, not minutes: nights, weekends and holidays matter. */
const isSlow = ({ time }: Clock) => time.seconds >= DAY;

/** The form; no clock is `null`. */
export function ClockForm({ clock, choose }: { clock: Clock | null; choose: (clock: Clock | null) => void }) {
  const say = useWords();
  const kind = clock?.time.kind ?? 'none';
  const begin = (wanted: (typeof KINDS)[number]) => {
    if (wanted === 'none') return choose(null);
    choose({ rest: null, holidays: true, atZero: 'bot', ...clock, time: FIRST[wanted] });
  };
  return (
    <div className="stack">
      <Segments legend={say.clock.title} values={KINDS} value={kind} name={(one) => say.clock[one]} choose={begin} />
      {clock !== null && <Lengths clock={clock} choose={choose} />}
      {clock !== null && isSlow(clock) && <Rests clock={clock} choose={choose} />}
      {clock !== null && (
        <Segments
          legend={say.clock.atZero}
          values={AT_ZERO}
          value={clock.atZero}
          name={(one) => say.clock.zero[one]}
          choose={(atZero) => choose({ ...clock, atZero })}
        />
      )}
    </div>
  );
}

interface Part {
  readonly clock: Clock;
  readonly choose: (clock: Clock) => void;
}

function Lengths({ clock, choose }: Part) {
  const say = useWords();
  const { time } = clock;
  const set = (change: { seconds?: number; increment?: number }) =>
    choose({ ...clock, time: { ...time, ...change } as Clock['time'] });
  return (
    <div className="row">
      <Length
        label={time.kind === 'move' ? say.clock.perMove : say.clock.wholeGame}
        values={time.kind === 'move' ? PER_MOVE : BANKS}
        value={time.seconds}
        choose={(seconds) => set({ seconds })}
      />
      {time.kind === 'bank' && (
        <Length
          label={say.clock.perTurn}
          values={INCREMENTS}
          value={time.increment}
          choose={(increment) => set({ increment })}
        />
      )}
    </div>
  );
}

function Length(props: { label: string; values: readonly number[]; value: number; choose: (seconds: number) => void }) {
  const { language } = useSettings();
  return (
    <label className="pair">
      {props.label}
      <select className="select" value={props.value} onChange={(event) => props.choose(Number(event.target.value))}>
        {props.values.map((seconds) => (
          <option key={seconds} value={seconds}>
            {lasting(language, seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Rests({ clock, choose }: Part) {
  const say = useWords();
  const rest = clock.rest ?? { zone: zoneHere(), night: null, weekends: false };
  const set = (change: Partial<typeof rest>) => {
    const next = { ...rest, ...change };
    choose({ ...clock, rest: next.night === null && !next.weekends ? null : next });
  };
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          checked={rest.night !== null}
          onChange={(event) => set({ night: event.target.checked ? { from: 22, to: 8 } : null })}
        />
        <span>
          <strong>{say.clock.nights}</strong> <span className="help">{rest.zone}</span>
        </span>
      </label>
      {rest.night !== null && <NightHours night={rest.night} choose={(night) => set({ night })} />}
      <label className="switch">
        <input type="checkbox" checked={rest.weekends} onChange={(event) => set({ weekends: event.target.checked })} />
        <strong>{say.clock.weekends}</strong>
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={clock.holidays}
          onChange={(event) => choose({ ...clock, holidays: event.target.checked })}
        />
        <strong>{say.clock.holidays}</strong>
      </label>
    </>
  );
}

function NightHours(props: {
  night: { from: number; to: number };
  choose: (night: { from: number; to: number }) => void;
}) {
  const say = useWords();
  const { night, choose } = props;
  return (
    <div className="row">
      <HourChoice
        label={say.calls.from}
        value={night.from}
        but={night.to}
        choose={(from) => choose({ ...night, from })}
      />
      <HourChoice label={say.calls.to} value={night.to} but={night.from} choose={(to) => choose({ ...night, to })} />
    </div>
  );
}

/** A clock in one line, for lists and lobbies. */
export function ClockWords({ clock }: { clock: Clock | null }) {
  const say = useWords();
  const { language } = useSettings();
  if (clock === null) return <>{say.clock.none}</>;
  const { time } = clock;
  const words =
    time.kind === 'move'
      ? say.clock.inLine.move(lasting(language, time.seconds))
      : say.clock.inLine.bank(lasting(language, time.seconds), lasting(language, time.increment), time.increment > 0);
  return <>{words}</>;
}
