/** The dice tray: dice tumble into it and settle, tools add to them, and it says what comes of it. */

import type { StoneAgeView } from '@tabularium/stone-age';
import { DIVISOR, type Yield } from '@tabularium/stone-age/content';
import { SeatShape } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { useNews } from '../../table/news.ts';
import { Spot } from '../../table/spot.tsx';
import { Die, GoodsToken } from './pieces.tsx';
import { topFrameOf, useStoneAge, useValley } from './valley.ts';

/** Lies on the board while a roll waits for its tools or a dice row for its picks, and shortly after a roll. */
export function DiceTray() {
  const { table } = useTableTop();
  const valley = useValley();
  const frame = topFrameOf(valley);
  if (frame?.step === 'gather') {
    return (
      <div className="sa-tray" key={`gather ${frame.seat} ${frame.dice.join()} ${table.round}`}>
        <Roll seat={frame.seat} yields={frame.yields} dice={frame.dice} added={frame.added} />
      </div>
    );
  }
  if (frame?.step === 'pick-die' || frame?.step === 'late-pick') {
    const dice = frame.step === 'pick-die' ? frame.dice : rowWaitingFor(valley, frame.seat);
    return (
      <div className="sa-tray" key={`row ${table.round} ${frame.step}`}>
        <DiceRow dice={dice} pick />
      </div>
    );
  }
  return <PassingRoll />;
}

/** With late picks the dice of the oldest row from which this seat has not picked yet (SA 16.1). */
const rowWaitingFor = ({ openRows }: StoneAgeView, seat: number): readonly number[] =>
  openRows.find(({ waiting }) => waiting.includes(seat))?.dice ?? [];

/** A roll that was collected in the same move: its dice are shown and fade away. */
function PassingRoll() {
  const { table } = useStoneAge();
  const last = useNews(table.log);
  const facts = last?.facts ?? [];
  const rolled = facts.find((fact) => fact.fact === 'rolled');
  const gathered = facts.find((fact) => fact.fact === 'gathered');
  if (rolled === undefined || gathered === undefined) return null;
  const pips = rolled.dice.reduce((sum, die) => sum + die, 0);
  return (
    <div className="sa-tray sa-passing" key={last?.move} aria-hidden="true">
      <Roll seat={rolled.seat} yields={rolled.yields} dice={rolled.dice} added={gathered.total - pips} />
    </div>
  );
}

function Roll(props: { seat: number; yields: Yield; dice: readonly number[]; added: number }) {
  const { names } = useTableTop();
  return (
    <>
      <p className="sa-tray-who">
        <SeatShape seat={props.seat} /> {names[props.seat]}
      </p>
      <DiceRow dice={props.dice} />
      <Sum {...props} />
    </>
  );
}

/** Dice side by side; those to pick from are spots. */
function DiceRow({ dice, pick = false }: { dice: readonly number[]; pick?: boolean }) {
  return (
    <div className="sa-dice">
      {dice.map((pips, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
          key={at}
          plainWhenIdle
          anchor={pick ? `die:${pips}` : undefined}
          label={String(pips)}
          className="sa-tumble sa-die-spot"
          style={{ animationDelay: `${at * 60}ms` }}
        >
          <Die pips={pips} />
        </Spot>
      ))}
    </div>
  );
}

function Sum({ yields, dice, added }: { yields: Yield; dice: readonly number[]; added: number }) {
  const rolled = dice.reduce((sum, pips) => sum + pips, 0);
  const amount = Math.floor((rolled + added) / DIVISOR[yields]);
  return (
    <p className="sa-sum numbers">
      <span>
        {added > 0 ? (
          <>
            ({rolled} <em>+ {added}</em>)
          </>
        ) : (
          rolled
        )}{' '}
        ÷ {DIVISOR[yields]} =
      </span>
      <strong>{amount}</strong>
      <GoodsToken goods={yields} size={28} />
    </p>
  );
}
