/** Fights: both sides' arithmetic before the dice fall, and the dice when they have fallen. */

import { useEffect, useState } from 'react';
import { Icon } from '../../design/icon.tsx';
import { PIPS } from '../../design/pips.ts';
import { SeatShape } from '../../design/shapes.tsx';
import { useTableTop } from '../../table/context.ts';
import { intend, useIntended } from './aim.ts';
import type { Fact, Fight, FocusId } from './content.ts';
import { fightAt, fightingCards, isCityState, isLetter } from './content.ts';
import { attackIn, defenceIn, winningShare } from './fight.ts';
import { TradeCoin } from './focus-row.tsx';
import { useEffectName, useNames, useSpaceTitle } from './names.ts';
import { StrengthSums } from './sums.tsx';
import { useNewDawn, useNewDawnTop } from './table.ts';

/** The attack the player has in mind: both sides, the chance, and whether to go through with it. */
export function AttackPreview() {
  const { frame, view, words, spaces } = useNewDawn();
  const { choose } = useTableTop();
  const target = useIntended('target');
  const title = useSpaceTitle();
  const name = useEffectName();
  if (frame?.step !== 'campaign' || target === undefined) return null;
  const action = spaces.get(target)?.find(({ type }) => type === 'attack');
  if (action === undefined) return null;
  const { seat, card, slot } = frame;
  const fight = fightAt(view, { attacker: seat, space: target, card, slot, attack: 0, defence: 0 });
  const attack = attackIn(view, fight, words, name);
  const defence = defenceIn(view, fight, words, name);
  const percent = Math.round(100 * winningShare(attack.sum, defence.sum));
  return (
    <section className="nd-fight" data-preview aria-label={words.attackOn(title(target))}>
      <p className="nd-fight-title">{words.attackOn(title(target))}</p>
      <div className="nd-fight-sides">
        <StrengthSums strength={attack} title={words.attack} suffix={words.dice} />
        <span className="nd-versus" aria-hidden="true">
          <Icon name="crossed-swords" size={26} />
        </span>
        <StrengthSums strength={defence} title={words.defence} suffix={words.dice} />
      </div>
      <p className="nd-fight-chance">
        {words.chance(percent)}. {words.tie} <CoinsOn cards={[card]} />
      </p>
      <FightButtons attack={() => choose(action)} />
    </section>
  );
}

/** The trade tokens on the cards that fight: they may yet tip the scales. */
export function CoinsOn({ cards }: { cards: readonly FocusId[] }) {
  const { view, own, words } = useNewDawn();
  const slots = view.players[own]?.row.filter(({ card }) => cards.includes(card)) ?? [];
  const trade = slots.reduce((sum, slot) => sum + slot.trade, 0);
  if (trade === 0) return null;
  return (
    <span className="nd-fight-coins">
      {words.trade(trade)}
      {Array.from({ length: trade }, (_, n) => {
        const key = `trade ${n}`;
        return <TradeCoin key={key} />;
      })}
    </span>
  );
}

/** Attack as shown, or think again. */
export function FightButtons({ attack }: { attack: () => void }) {
  const { words } = useNewDawn();
  return (
    <div className="row nd-fight-buttons">
      <button type="button" className="button primary" data-action="attack" onClick={attack}>
        {words.attackNow}
      </button>
      <button type="button" className="button" onClick={() => intend({ target: undefined })}>
        {words.rethink}
      </button>
    </div>
  );
}

/** What a move told the log. */
type Told = { readonly facts: readonly Fact[] };

type Thrown = Extract<Fact, { fact: 'dice-thrown' }>;
type Decided = Extract<Fact, { fact: 'attack-won' | 'attack-lost' }>;
type Declared = Extract<Fact, { fact: 'attack-declared' }>;

/** So many moves after the throw the dice are cleared away. */
const MOVES_SHOWN = 3;

/** The last fight, if it has just been fought. */
function lastFight(log: readonly Told[]) {
  const facts = log.slice(-MOVES_SHOWN).flatMap((entry) => entry.facts);
  const thrown = facts.findLast((one): one is Thrown => one.fact === 'dice-thrown');
  if (thrown === undefined) return undefined;
  const at = facts.lastIndexOf(thrown);
  const declared = facts.slice(0, at).findLast((one): one is Declared => one.fact === 'attack-declared');
  const decided = facts
    .slice(at)
    .find((one): one is Decided => one.fact === 'attack-won' || one.fact === 'attack-lost');
  return { thrown, declared, decided };
}

/** In which move a fight was last decided. */
export const lastDecision = (log: readonly Told[]): number =>
  log.findLastIndex(({ facts }) => facts.some(({ fact }) => fact === 'attack-won' || fact === 'attack-lost'));

/** Dice that have decided lie there until the person goes on: what they cover is free with the first touch or key. */
export function useUntouched(decision: number): boolean {
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    const goOn = () => setSeen(decision);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, goOn, true);
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, goOn, true);
    };
  }, [decision]);
  return seen !== decision;
}
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** The dice on the table. */
export function FightReport() {
  const { table } = useNewDawnTop();
  const { frame, view, own, words } = useNewDawn();
  const fight = lastFight(table.log);
  const lies = useUntouched(lastDecision(table.log));
  if (fight === undefined) return null;
  const { thrown, declared, decided } = fight;
  if (decided !== undefined && !lies) return null;
  const pending: Fight | undefined =
    frame?.step === 'press-attack' || frame?.step === 'press-defence' ? frame.fight : undefined;
  const attack = decided?.attack ?? pending?.attack ?? thrown.attack;
  const defence = decided?.defence ?? pending?.defence ?? thrown.defence;
  return (
    <section className="nd-report" aria-live="polite" data-outcome={decided?.fact}>
      <DieSide
        label={<SeatLabel seat={thrown.seat} />}
        die={thrown.attackDie}
        strength={thrown.attack - thrown.attackDie}
        trade={attack - thrown.attack}
        total={attack}
      />
      <span className="nd-versus" aria-hidden="true">
        <Icon name="crossed-swords" size={22} />
      </span>
      <DieSide
        label={<Opponent against={declared?.against} />}
        die={thrown.defenceDie}
        strength={thrown.defence - thrown.defenceDie}
        trade={defence - thrown.defence}
        total={defence}
      />
      {pending !== undefined && (
        <p className="nd-outcome">
          <CoinsOn cards={fightingCards(view, own, pending)} />
        </p>
      )}
      {decided !== undefined && (
        <p className="nd-outcome">{decided.fact === 'attack-won' ? words.attackWon : words.attackLost}</p>
      )}
    </section>
  );
}

/** Who fights. */
export function SeatLabel({ seat }: { seat: number }) {
  const { names } = useTableTop();
  return (
    <>
      <SeatShape seat={seat} size={12} /> {names[seat]}
    </>
  );
}

function Opponent({ against }: { against: Declared['against'] | undefined }) {
  const { words } = useNewDawn();
  const name = useNames();
  if (against === undefined) return words.defence;
  if (typeof against === 'number') return <SeatLabel seat={against} />;
  if (isCityState(against)) return name('city-state', against);
  return `${words.barbarian} ${isLetter(against) ? against : ''}`;
}

interface DieSideProps {
  readonly label: React.ReactNode;
  readonly die: number;
  readonly strength: number;
  readonly trade: number;
  readonly total: number;
}

/** One side's throw: strength, die, tokens and what they make. */
export function DieSide({ label, die, strength, trade, total }: DieSideProps) {
  const { words } = useNewDawn();
  return (
    <div className="nd-die-side numbers">
      <p className="nd-die-label">{label}</p>
      <div className="nd-die-sum">
        <span>{strength}</span> + <Die pips={die} />
        {trade > 0 && <span title={words.tradePart}>+ {trade}</span>} = <strong>{total}</strong>
      </div>
    </div>
  );
}

function Die({ pips }: { pips: number }) {
  return (
    <svg viewBox="-22 -22 44 44" width="34" height="34" role="img" aria-label={String(pips)} className="nd-die">
      <rect x="-20" y="-20" width="40" height="40" rx="8" />
      {(PIPS[pips] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 10.5} cy={y * 10.5} r="4" />
      ))}
    </svg>
  );
}
