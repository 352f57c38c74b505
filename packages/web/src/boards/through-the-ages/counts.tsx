/** Numbers with their signs, and the tokens of actions. */

import type { Counted } from '@tabularium/through-the-ages';
import type { ReactNode } from 'react';
import { useExplain } from '../../table/explain.tsx';
import { CONCEPT } from './kinds.ts';
import { Sign } from './signs.tsx';
import { useAges } from './table.ts';

/** An amount with its sign: 3 food, 2 science. */
export function Amount({ of, amount }: { of: Counted; amount: number | string }) {
  return (
    <span className="ta-amount numbers">
      {amount}
      <Sign of={of} size={15} />
    </span>
  );
}

/** Tokens side by side: those that are free stand out, the spent ones are empty rings. */
export function Tokens({ kind, count, of = count, words }: TokensProps) {
  return (
    <span className={`ta-tokens ta-${kind}`} title={words}>
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: Math.max(of, count) }, (_, at) => {
        const key = `${kind} ${at}`;
        return (
          <span key={key} className="ta-token" data-spent={at >= count || undefined} aria-hidden="true">
            {at < count && <Sign of={kind} size={22} silent />}
          </span>
        );
      })}
    </span>
  );
}

interface TokensProps {
  readonly kind: 'civil' | 'military';
  readonly count: number;
  readonly of?: number;
  readonly words: string;
}

interface PieceProps {
  /** Where it lies; a hand moves it from there. */
  readonly at: string;
  readonly size: number;
  /** How many lie there, where one stands for all. */
  readonly count?: number | undefined;
}

/** A worker, or a yellow token of the bank. */
export function Worker({ at, size, count, angry = false }: PieceProps & { angry?: boolean }) {
  return (
    <span
      className="ta-worker"
      data-drag={at}
      data-travels="worker"
      data-at={at}
      data-count={count}
      data-angry={angry || undefined}
    >
      <Sign of={angry ? 'unhappy' : 'yellow'} size={size} silent />
    </span>
  );
}

/** A blue token. */
export function Cube({ at, size, count }: PieceProps) {
  return (
    <span className="ta-cube" data-travels="cube" data-at={at} data-count={count}>
      <Sign of="blue" size={size} silent />
    </span>
  );
}

/** A rating or a store: sign, value and what a turn changes. */
export function Stat({ of, value, plus, minus = 0, bad = false }: StatProps) {
  const { words } = useAges();
  const explain = useExplain();
  const turn = plus === undefined ? undefined : perTurn(plus, minus);
  const body = turn === undefined ? undefined : <p className="small">{words.perTurn(turn)}</p>;
  return (
    <li className="ta-stat" data-bad={bad || undefined} {...explain({ thing: `concept:${CONCEPT[of]}`, body })}>
      <Sign of={of} size={19} />
      <strong className="numbers">{value}</strong>
      {turn !== undefined && (
        <span className="ta-turn numbers" data-bad={(plus ?? 0) < minus || undefined}>
          {turn}
        </span>
      )}
      <span className="ta-stat-name" aria-hidden="true">
        {words.counts[of]}
      </span>
    </li>
  );
}

interface StatProps {
  readonly of: Counted;
  readonly value: ReactNode;
  /** What each turn adds. */
  readonly plus?: number;
  /** What each turn takes. */
  readonly minus?: number;
  readonly bad?: boolean;
}

/** Plus and minus of a turn, in figures. */
function perTurn(plus: number, minus: number): string {
  const gained = plus < 0 ? `−${-plus}` : `+${plus}`;
  return minus === 0 ? gained : `${gained} −${minus}`;
}
