/** The card everything waits for just now, with its text and its arithmetic: an attack, an auction, a pact, an order. */

import type { AgesFrames } from '@tabularium/through-the-ages';
import { forceValue, highestBid } from '@tabularium/through-the-ages/queries/colonization';
import { defenceStrength } from '@tabularium/through-the-ages/queries/combat';
import type { ReactNode } from 'react';
import { RuleLink } from '../../rules/citation.tsx';
import { useTableTop } from '../../table/context.ts';
import { CardSpot } from './card.tsx';
import { useAges } from './table.ts';

/** What the frame is about, if it is about a card. */
export function Moment() {
  const { frame } = useAges();
  const { asked } = useTableTop();
  if (frame === undefined || !asked) return null;
  switch (frame.step) {
    case 'defend':
      return <Concerned card={frame.card} sums={<DefenceSum frame={frame} />} />;
    case 'bid':
      return <Concerned card={frame.territory} sums={<BidSum frame={frame} />} />;
    case 'force':
      return <Concerned card={frame.territory} sums={<ForceSum frame={frame} />} />;
    case 'answer-pact':
    case 'order':
    case 'war-sacrifice':
      return <Concerned card={frame.card} />;
    default:
      return null;
  }
}

function Concerned({ card, sums }: { card: string; sums?: ReactNode }) {
  const { text } = useTableTop();
  const thing = text.things['card']?.(card);
  return (
    <section className="ta-moment panel" aria-label={thing?.name}>
      <CardSpot id={card} />
      <div>
        <p className="small">
          {thing?.text} {thing?.rule !== undefined && <RuleLink rule={thing.rule} />}
        </p>
        {sums}
      </div>
    </section>
  );
}

/** Attack against defence, part by part. */
function DefenceSum({ frame }: { frame: AgesFrames['defend'] }) {
  const { view, words } = useAges();
  const own = defenceStrength(view, frame.rival, frame.attacker);
  const missing = frame.strength - own - frame.defence;
  return (
    <dl className="ta-sums numbers">
      <Part name={words.attackStrength} value={frame.strength} />
      <Part name={words.ownStrength} value={own} />
      <Part name={words.cardsPlayed} value={`+${frame.defence}`} />
      <dt className="ta-verdict" data-bad={missing > 0 || undefined}>
        {missing > 0 ? words.falls(missing) : words.holds}
      </dt>
    </dl>
  );
}

function BidSum({ frame }: { frame: AgesFrames['bid'] }) {
  const { view, own, words } = useAges();
  return (
    <dl className="ta-sums numbers">
      <Part name={words.highest} value={frame.bid} />
      <Part name={words.force} value={`≤ ${highestBid(view, own)}`} />
    </dl>
  );
}

function ForceSum({ frame }: { frame: AgesFrames['force'] }) {
  const { view, own, words } = useAges();
  return (
    <dl className="ta-sums numbers">
      <Part name={words.force} value={`${forceValue(view, own, frame)} / ${frame.bid}`} />
    </dl>
  );
}

function Part({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
