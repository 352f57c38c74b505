/** The focus row: a card in every slot, the heart of the game. */

import { equal, type Seat } from '@tabularium/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/icon.tsx';
import { soft } from '../../design/soft.ts';
import { useTableTop } from '../../table/context.ts';
import { useOffers } from '../../table/offers.tsx';
import { useSliding } from '../../table/sliding.ts';
import { Spot } from '../../table/spot.tsx';
import {
  asks,
  cityStateOf,
  cityStateTokens,
  DIFFICULTY,
  type FocusId,
  type FocusSlot,
  focusCard,
  type NewDawnView,
  resolvedSlot,
  TERRAIN_OF,
} from './content.ts';
import { TYPE_ICON, typeColour } from './kinds.ts';
import { useNames } from './names.ts';
import { Caravan } from './pieces.tsx';
import { Slot } from './slot.tsx';
import { useNewDawn, useNewDawnTop } from './table.ts';

/** The terrain of each difficulty, from 1. */
const BY_DIFFICULTY = Object.values(TERRAIN_OF)
  .filter((terrain) => terrain !== 'water' && terrain !== 'natural-wonder')
  .sort((one, other) => DIFFICULTY[one] - DIFFICULTY[other]);

/** The row of the player who looks. */
export function FocusRow() {
  const { view, own, words } = useNewDawn();
  const row = view.players[own]?.row ?? [];
  const list = useRef<HTMLOListElement>(null);
  useSliding(list, row.map(({ card }) => focusCard(card).type).join(' '));
  const { chosen, press } = useSwap();
  const active = cardInHand(view, own);
  useEffect(() => {
    // On a phone the row is longer than the screen: the card that is resolved comes into view.
    if (active !== null) bringIntoRow(list.current, active);
  }, [active]);
  return (
    <>
      <RowIndex row={row} show={(card) => bringIntoRow(list.current, card)} />
      <ol ref={list} className="nd-row" data-slots={row.length} aria-label={words.focusRow}>
        {row.map((slot, at) => (
          <li key={focusCard(slot.card).type} data-slide={focusCard(slot.card).type} className="nd-slot">
            <SlotHead place={at + 1} card={slot.card} />
            <FocusCard
              slot={slot}
              number={at + 1}
              lifted={slot.card === active || chosen === at + 1}
              press={() => press(at + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** On a phone only two or three cards are in view: all of them as signs, each of which brings its card. */
function RowIndex({ row, show }: { row: readonly FocusSlot[]; show: (card: FocusId) => void }) {
  const { view, words } = useNewDawn();
  const name = useNames();
  const offers = useOffers();
  return (
    <ol className="nd-row-index" aria-label={words.focusRow}>
      {row.map(({ card, trade }, at) => {
        const { type } = focusCard(card);
        return (
          <li key={type}>
            <button
              type="button"
              title={name('focus', card)}
              style={{ '--type': typeColour(type) } as React.CSSProperties}
              data-offered={(offers.get(`slot:${at + 1}`)?.actions.length ?? 0) > 0 || undefined}
              onClick={() => show(card)}
            >
              <span className="numbers">{asks(view).places[at] ?? at + 1}</span>
              <Icon name={TYPE_ICON[type]} size={18} label={name('focus', card)} />
              {trade > 0 && <span className="nd-mini-trade numbers">{trade}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The card that seat resolves, also while it is asked something that comes of it: until the card is put back. */
function cardInHand({ frames }: NewDawnView, seat: Seat): FocusId | null {
  let card: FocusId | null = null;
  for (const frame of frames) {
    // Effects of other things wait for their moment, and name a card only to be told of it.
    if (frame.step !== 'moment' && 'card' in frame && frame.seat === seat) card = frame.card;
  }
  return card;
}

/** Scrolls the row, and nothing else, to the card. */
function bringIntoRow(row: HTMLElement | null, card: FocusId): void {
  const slot = row?.querySelector(`[data-card="${card}"]`)?.closest<HTMLElement>('.nd-slot');
  if (row == null || slot == null) return;
  row.scrollLeft = slot.offsetLeft - row.offsetLeft - (row.clientWidth - slot.clientWidth) / 2;
}

/** Where two slots are needed, pressing one only begins the choice: the second one completes it. */
function useSwap(): { chosen: number | undefined; press: (slot: number) => boolean } {
  const { hold, table } = useNewDawnTop();
  const [chosen, setChosen] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a half-made choice is forgotten when anything changes
  useEffect(() => setChosen(undefined), [table.sight]);
  const swaps = table.sight.actions.filter((action) => action.type === 'swap');
  const press = (slot: number): boolean => {
    if (!swaps.some((swap) => swap.slot === slot || swap.other === slot)) return false;
    const pair = swaps.find((swap) => equal([swap.slot, swap.other].sort(), [slot, chosen].sort()));
    if (pair === undefined) setChosen(chosen === slot ? undefined : slot);
    else hold.press(pair);
    return true;
  };
  return { chosen, press };
}

function SlotHead({ place, card }: { place: number; card: FocusId }) {
  const { view, own, words } = useNewDawn();
  const name = useNames();
  const slot = asks(view).places[place - 1] ?? place;
  const counted = resolvedSlot(view, own, place, card);
  const terrain = BY_DIFFICULTY[slot - 1] ?? 'mountain';
  return (
    <p className="nd-slot-head">
      <span className="nd-slot-number">{slot}</span>
      {counted !== slot && (
        <span className="nd-counts-as numbers" title={words.countsAs(counted)}>
          <span className="visually-hidden">{words.countsAs(counted)}</span>
          <span aria-hidden="true">→ {counted}</span>
        </span>
      )}
      <svg viewBox="-20 -20 40 40" width="20" height="20" aria-hidden="true">
        <path d="M0-18 15.6-9V9L0 18-15.6 9V-9Z" className={`nd-${terrain} nd-swatch`} />
      </svg>
      <span className="nd-slot-terrain">{name('terrain', terrain)}</span>
    </p>
  );
}

interface FocusCardProps {
  readonly slot: FocusSlot;
  readonly number: number;
  readonly lifted: boolean;
  press(): boolean;
}

function FocusCard({ slot, number, lifted, press }: FocusCardProps) {
  const { words, view } = useNewDawn();
  return (
    <Spot
      anchor={`slot:${number}`}
      explanation={{ thing: `focus:${slot.card}`, body: <Slot name="card-words" card={slot.card} place={number} /> }}
      className="nd-card"
      style={{ '--type': typeColour(focusCard(slot.card).type) } as React.CSSProperties}
      marks={{ 'data-slot': number, 'data-card': slot.card, 'data-lifted': lifted || undefined }}
      instead={press}
    >
      <span className="visually-hidden">{words.slot(asks(view).places[number - 1] ?? number)}: </span>
      <CardFace card={slot.card} />
      <CardTokens slot={slot} at={number} />
    </Spot>
  );
}

/** A focus card's face: sign, name, type and level, effect. */
export function CardFace({ card }: { card: FocusId }) {
  const { text } = useTableTop();
  const { words } = useNewDawn();
  const { type, level } = focusCard(card);
  const thing = text.things['focus']?.(card);
  return (
    <>
      <span className="nd-card-head">
        <span className="nd-card-sign">
          <Icon name={TYPE_ICON[type]} size={22} />
        </span>
        <span>
          <span className="nd-card-name">
            {soft(thing?.name ?? '')}
            <Slot name="card-name" card={card} />
          </span>
          <span className="nd-card-kind">
            {words.types[type]}&nbsp;· {words.level(level)}
          </span>
        </span>
      </span>
      <span className="nd-card-text">{withoutKind(thing?.text ?? '')}</span>
    </>
  );
}

/** The effect alone: type and level, which the text begins with, stand beside the name already. */
function withoutKind(text: string): string {
  const effect = text.replace(/^[^:.]{1,40}: /, '');
  return effect.charAt(0).toUpperCase() + effect.slice(1);
}

/** What lies on a card: trade tokens, city-state tokens, stationed wonders and waiting caravans. */
function CardTokens({ slot, at }: { slot: FocusSlot; at: number }) {
  const { view, own, words } = useNewDawn();
  const name = useNames();
  const { type } = focusCard(slot.card);
  const player = view.players[own];
  const waiting = type === 'economy' ? (player?.caravans.filter((at) => at < 0).length ?? 0) : 0;
  return (
    <span className="nd-card-tokens">
      <Slot name="card-mark" card={slot.card} seat={own} />
      {slot.trade > 0 && <span className="visually-hidden">{words.trade(slot.trade)}</span>}
      {Array.from({ length: slot.trade }, (_, n) => {
        const key = `trade ${n}`;
        return <TradeCoin key={key} />;
      })}
      {cityStateTokens(view, own, type).map((id) => (
        <span
          key={id}
          className="nd-chip"
          style={{ color: typeColour(cityStateOf(id).type) }}
          title={name('city-state', id)}
        >
          <Icon name="greek-temple" size={15} />
        </span>
      ))}
      {player?.stationed
        .filter(({ card }) => card === slot.card)
        .map(({ wonder }) => (
          <span key={wonder} className="nd-chip" title={name('natural-wonder', wonder)}>
            <Icon name="mountain-road" size={15} />
          </span>
        ))}
      <Slot name="card-figures" card={slot.card} />
      {Array.from({ length: waiting }, (_, n) => {
        const key = `caravan ${n}`;
        return (
          <svg
            key={key}
            viewBox="-18 -18 36 34"
            width="28"
            height="26"
            aria-hidden="true"
            className="nd-waiting"
            data-figure={`slot:${at}`}
          >
            <Caravan seat={own} />
          </svg>
        );
      })}
    </span>
  );
}

/** A trade token. */
export function TradeCoin() {
  return (
    <svg viewBox="-11 -11 22 22" width="20" height="20" aria-hidden="true" className="nd-coin">
      <circle r="10" />
      <circle r="6.6" className="nd-coin-ring" />
    </svg>
  );
}
