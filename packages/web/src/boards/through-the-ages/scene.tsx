/** What everything waits for just now, with its card and its arithmetic: an attack, an auction, a pact, an order, a choice. */

import type { Seat } from '@tabularium/kernel';
import type { AgesFact, AgesFrames } from '@tabularium/through-the-ages';
import { isCard } from '@tabularium/through-the-ages/cards';
import { forceValue, highestBid } from '@tabularium/through-the-ages/queries/colonization';
import { attackStrength, defenceStrength, spoilsOf } from '@tabularium/through-the-ages/queries/combat';
import type { CSSProperties, ReactNode } from 'react';
import { useTableTop } from '../../table/context.ts';
import { SeatName } from '../../table/sentence.tsx';
import { anchorsOf } from './anchors.ts';
import { LiftedCard } from './card.tsx';
import { Sign } from './signs.tsx';
import { useAges, useAgesTop } from './table.ts';

/** The scene of the frame, if it is about a card. */
export function Scene() {
  const card = useConcernedCard();
  const answered = useAnsweredOn();
  const { asked } = useTableTop();
  if (!asked || card === undefined) return null;
  return (
    <section className="ta-moment" data-answered={answered}>
      <Sums />
      <LiftedCard id={card} />
    </section>
  );
}

/** Where the question is answered: a small screen lays the scene elsewhere. */
function useAnsweredOn(): 'row' | 'mat' | undefined {
  const { actions, view } = useAgesTop().table.sight;
  const places = actions.flatMap((action) => anchorsOf(action, view)).map((anchor) => anchor.split(':')[0] ?? '');
  if (places.includes('row')) return 'row';
  return places.some((place) => ON_MAT.includes(place)) ? 'mat' : undefined;
}

/** The spots that lie on the mat, as their anchors name them. */
const ON_MAT: readonly string[] = ['technology', 'build', 'monument', 'colony', 'tactic', 'bank', 'wonder'];

/** Is there a scene to be shown? */
export function useHasScene(): boolean {
  const { asked } = useTableTop();
  return useConcernedCard() !== undefined && asked;
}

/** The card the question is about: that of the frame, or of the one it was asked for. */
function useConcernedCard(): string | undefined {
  const { view, frame } = useAges();
  const { table } = useAgesTop();
  if (frame === undefined || PLAIN.includes(frame.step)) return undefined;
  for (const { card, territory } of view.frames.toReversed() as readonly Concerned[]) {
    if (card !== undefined && isCard(card)) return card;
    if (territory !== undefined && isCard(territory)) return territory;
  }
  if (frame.step === 'choose' && frame.source === 'cards') return playedIn(table.log.at(-1)?.facts);
  return table.sight.awaited.length > 0 ? view.pastEvents.at(-1) : undefined;
}

/** The card of the hand that was played in a move. */
function playedIn(facts: readonly AgesFact[] = []): string | undefined {
  for (const fact of facts.toReversed()) if (fact.fact === 'played-card') return fact.card;
  return undefined;
}

interface Concerned {
  readonly card?: string;
  readonly territory?: string;
}

/** Steps that are about the whole table. */
const PLAIN: readonly string[] = ['act', 'politics', 'draft', 'excess', 'look', 'stance', 'invest', 'under-wonder'];

function Sums() {
  const { frame } = useAges();
  switch (frame?.step) {
    case 'defend':
      return <DefenceSum frame={frame} />;
    case 'bid':
      return <BidSum frame={frame} />;
    case 'force':
      return <ForceSum frame={frame} />;
    case 'war-sacrifice':
      return <WarSum frame={frame} />;
    default:
      return null;
  }
}

/** Who against whom. */
function Duel({ attacker, rival }: { attacker: number; rival: number }) {
  const { names } = useTableTop();
  return (
    <p className="ta-duel">
      <SeatName seat={attacker} name={names[attacker] ?? ''} /> <span aria-hidden="true">→</span>{' '}
      <SeatName seat={rival} name={names[rival] ?? ''} />
    </p>
  );
}

/** Attack against defence, part by part. */
function DefenceSum({ frame }: { frame: AgesFrames['defend'] }) {
  const { view, words } = useAges();
  const own = defenceStrength(view, frame.rival, frame.attacker);
  const missing = frame.strength - own - frame.defence;
  const most = Math.max(frame.strength, own + frame.defence, 1);
  return (
    <>
      <Duel attacker={frame.attacker} rival={frame.rival} />
      <Bar of="attack" share={frame.strength / most} />
      <Bar of="defence" share={own / most} more={frame.defence / most} />
      <dl className="ta-sums numbers">
        <Part name={words.attackStrength} value={frame.strength} />
        <Part name={words.ownStrength} value={own} />
        <Part name={words.cardsPlayed} value={`+${frame.defence}`} />
        <dt className="ta-verdict" data-bad={missing > 0 || undefined}>
          {missing > 0 ? words.falls(missing) : words.holds}
        </dt>
      </dl>
    </>
  );
}

/** A war as it would end now: both strengths, and what the stronger side takes. */
function WarSum({ frame: { attacker, target, card } }: { frame: AgesFrames['war-sacrifice'] }) {
  const { view } = useAges();
  const { names } = useTableTop();
  const strengths = [attackStrength(view, attacker, target), attackStrength(view, target, attacker)] as const;
  const most = Math.max(1, ...strengths);
  return (
    <>
      <Duel attacker={attacker} rival={target} />
      <Bar of="attack" share={strengths[0] / most} />
      <Bar of="defence" share={strengths[1] / most} />
      <dl className="ta-sums numbers">
        <Part name={names[attacker] ?? ''} value={strengths[0]} />
        <Part name={names[target] ?? ''} value={strengths[1]} />
      </dl>
      <Spoils card={card} seats={[attacker, target]} strengths={strengths} />
    </>
  );
}

interface SpoilsProps {
  readonly card: string;
  readonly seats: readonly [attacker: Seat, target: Seat];
  readonly strengths: readonly [attack: number, defence: number];
}

/** Who would win the war with these strengths, and what. */
export function Spoils({ card, seats, strengths: [attack, defence] }: SpoilsProps) {
  const { names } = useTableTop();
  if (attack === defence) return null;
  const winner = seats[attack > defence ? 0 : 1];
  const [what, spoils] = Object.entries(spoilsOf(card, Math.abs(attack - defence)))[0] ?? ['culture', 0];
  return (
    <p className="ta-verdict numbers">
      <SeatName seat={winner} name={names[winner] ?? ''} /> +{spoils}
      <Sign of={what === 'yellowTokens' ? 'yellow' : what === 'science' ? 'science' : 'culture'} size={15} />
    </p>
  );
}

/** A sum as a length. */
function Bar({ of, share, more = 0 }: { of: 'attack' | 'defence'; share: number; more?: number }) {
  return (
    <span className="ta-bar" data-of={of} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
      <span style={{ inlineSize: `${more * 100}%` } as CSSProperties} />
    </span>
  );
}

function BidSum({ frame }: { frame: AgesFrames['bid'] }) {
  const { view, own, words } = useAges();
  const { names } = useTableTop();
  return (
    <>
      <dl className="ta-sums numbers">
        <Part name={words.highest} value={frame.bid === 0 ? words.noBidYet : frame.bid} />
        <Part name={words.force} value={`≤ ${highestBid(view, own)}`} />
      </dl>
      <ul className="ta-bidders small">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-passed={frame.passed.includes(seat) || undefined}>
            <SeatName seat={seat} name={name} />{' '}
            {frame.bid > 0 && frame.leader === seat && <strong>{frame.bid}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
}

function ForceSum({ frame }: { frame: AgesFrames['force'] }) {
  const { view, own, words } = useAges();
  const value = forceValue(view, own, frame);
  return (
    <>
      <Bar of="defence" share={Math.min(1, value / Math.max(1, frame.bid))} />
      <dl className="ta-sums numbers">
        <Part name={words.force} value={value} />
        <Part name={words.needed} value={frame.bid} />
      </dl>
    </>
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
