/** Lists of figures with their names. */

import type { Strength } from './fight.ts';

/** One figure with its name. */
export function Row({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** The parts of a combat value and their sum. */
export function StrengthSums({ strength, title, suffix }: { strength: Strength; title: string; suffix: string }) {
  return (
    <dl className="sums numbers nd-strength">
      {strength.parts.map(({ name, value }, at) => (
        <Row key={name} name={name} value={at === 0 ? value : value < 0 ? `−${-value}` : `+${value}`} />
      ))}
      <dt className="nd-sum">{title}</dt>
      <dd className="nd-sum">
        {strength.sum} {suffix}
      </dd>
    </dl>
  );
}
