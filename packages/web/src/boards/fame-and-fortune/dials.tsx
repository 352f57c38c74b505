/** The trade dial and the coin dial: how much there is, and where the next threshold lies. */

import { COINS_TO_WIN, RESEARCH_TRADE, TRADE_MOST } from '@tabularium/fame-and-fortune/content';
import { coinsOf, researchTrade } from '@tabularium/fame-and-fortune/queries';
import type { Seat } from '@tabularium/kernel';
import { paced } from '../../settings.ts';
import { useExplain } from '../../table/explain.tsx';
import { ROMAN, useFame } from './table.ts';

const LEVELS: readonly number[] = Object.keys(RESEARCH_TRADE).map(Number);

/** The trade of a seat, with the levels it suffices for. */
export function TradeDial({ seat }: { seat: Seat }) {
  const { game, say, words } = useFame();
  const explain = useExplain();
  const trade = game.players[seat]?.trade ?? 0;
  const needed = LEVELS.map((level) => researchTrade(game, seat, level));
  const next = needed.findIndex((amount) => amount > trade);
  const hint = next < 0 ? say.levelOpen('V') : say.nextLevel(ROMAN[next + 1] ?? '', (needed[next] ?? 0) - trade);
  return (
    <div
      className="ff-dial"
      data-anchor="icon:trade"
      {...explain({ thing: 'icon:trade', body: <p className="small">{`${say.dial(trade, TRADE_MOST)}; ${hint}`}</p> })}
    >
      <Dial value={trade} most={TRADE_MOST} long={needed} label={say.dial(trade, TRADE_MOST)} />
      <span className="ff-dial-name">{words.trade}</span>
    </div>
  );
}

/** The coins of a seat. */
export function CoinDial({ seat }: { seat: Seat }) {
  const { game, say, words } = useFame();
  const explain = useExplain();
  const coins = coinsOf(game, seat);
  return (
    <div className="ff-dial" data-anchor="icon:coin" {...explain({ thing: 'icon:coin' })}>
      <Dial value={coins} most={COINS_TO_WIN} long={[5, 10, COINS_TO_WIN]} label={say.coinDial(coins, COINS_TO_WIN)} />
      <span className="ff-dial-name">{words.coins}</span>
    </div>
  );
}

/** From the lower left round to the lower right. */
const START = -135;
const SWEEP = 270;

/** How long the hand takes to its new number. */
const TURN = 320;

/** A dial: ticks that are reached are dark, long ones are thresholds. */
export function Dial(props: { value: number; most: number; long: readonly number[]; label: string }) {
  const { value, most, long, label } = props;
  const turn = (amount: number) => START + (SWEEP * amount) / most;
  return (
    <svg viewBox="-50 -50 100 100" className="ff-dial-face" role="img" aria-label={label}>
      <circle r="46" className="ff-dial-rim" />
      {ticksTo(most).map((amount) => (
        <path
          key={amount}
          d={long.includes(amount) ? 'M0-43V-32' : 'M0-43V-37'}
          transform={`rotate(${turn(amount)})`}
          className="ff-tick-line"
          data-reached={amount <= value || undefined}
          data-long={long.includes(amount) || undefined}
        />
      ))}
      <path
        d="M0-44-4-35H4Z"
        style={{ rotate: `${turn(Math.min(value, most))}deg`, transitionDuration: `${paced(TURN)}ms` }}
        className="ff-dial-hand"
      />
      <text y="2" textAnchor="middle" className="numbers">
        {value}
      </text>
    </svg>
  );
}

const ticksTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, amount) => amount);
