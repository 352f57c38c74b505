/** Numbers with their signs, and the tokens of the banks. */

import type { Counted } from '@tabularium/through-the-ages';
import type { ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useExplain } from '../../table/explain.tsx';
import { CONCEPT, COUNT_ICON } from './kinds.ts';
import { useAges } from './table.ts';

/** An amount with its sign: 3 food, 2 science. */
export function Amount({ of, amount }: { of: Counted; amount: number | string }) {
  const { words } = useAges();
  return (
    <span className={`ta-amount ta-${of} numbers`} title={words.counts[of]}>
      <Icon name={COUNT_ICON[of]} size={14} label={words.counts[of]} />
      {amount}
    </span>
  );
}

/** Tokens side by side, the used ones as empty rings; they say how many they are. */
export function Tokens({ kind, count, of = count, words }: TokensProps) {
  return (
    <span className={`ta-tokens ta-${kind}`} title={words}>
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: Math.max(of, count) }, (_, at) => {
        const key = `${kind} ${at}`;
        return <span key={key} className="ta-token" data-spent={at >= count || undefined} aria-hidden="true" />;
      })}
    </span>
  );
}

interface TokensProps {
  readonly kind: 'yellow' | 'blue' | 'civil' | 'military';
  readonly count: number;
  readonly of?: number;
  readonly words: string;
}

/** A rating or a store: sign, value and what a turn changes. */
export function Stat({ of, value, turn, bad = false }: StatProps) {
  const { words } = useAges();
  const explain = useExplain();
  const body = turn === undefined ? undefined : <p className="small">{words.perTurn(turn)}</p>;
  return (
    <li
      className={`ta-stat ta-${of}`}
      data-bad={bad || undefined}
      {...explain({ thing: `concept:${CONCEPT[of]}`, body })}
    >
      <Icon name={COUNT_ICON[of]} size={18} label={words.counts[of]} />
      <span className="ta-stat-name" aria-hidden="true">
        {words.counts[of]}
      </span>
      <strong className="numbers">{value}</strong>
      {turn !== undefined && <span className="ta-turn numbers">{turn}</span>}
    </li>
  );
}

interface StatProps {
  readonly of: Counted;
  readonly value: ReactNode;
  /** What each turn adds or takes. */
  readonly turn?: string;
  readonly bad?: boolean;
}

/** Plus and minus of a turn, in figures. */
export function perTurn(plus: number, minus = 0): string {
  return `+${plus}${minus === 0 ? '' : ` −${minus}`}`;
}
