/** Where the workers are: a row for every kind, a column for every age, workers and blue cubes lying on the cards. */

import { technologyOf } from '@tabularium/through-the-ages/cards';
import { FIELDS, UNITS, URBAN, type WorkerKind } from '@tabularium/through-the-ages/content/model';
import { buildCost } from '@tabularium/through-the-ages/queries/costs';
import { countWorkers } from '@tabularium/through-the-ages/queries/counts';
import { urbanLimit } from '@tabularium/through-the-ages/queries/ratings';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
import type { CSSProperties } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useOffer } from '../../table/offers.tsx';
import { Spot } from '../../table/spot.tsx';
import { Signs, travelling } from './card.tsx';
import { Cube, Worker } from './counts.tsx';
import { hueOfCard, kindOf, levelOf, useFaceName } from './faces.ts';
import { AGES, hueOf, KIND_ICON } from './kinds.ts';
import { useAges, useDesk } from './table.ts';

/** Farms and mines above, urban buildings below. */
export function Works() {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const columns = useColumns();
  return (
    <div className="ta-works" style={useTracks(BUILDINGS)}>
      <p className="ta-columns" aria-hidden="true">
        {columns.map((level) => (
          <span key={level}>{AGES[level]}</span>
        ))}
      </p>
      <Band title={words.fields} kinds={FIELDS} hue="field" />
      <Band title={words.urban(urbanLimit(view, seat))} kinds={URBAN} hue="urban" />
    </div>
  );
}

const BUILDINGS: readonly WorkerKind[] = [...FIELDS, ...URBAN];

/** The units. */
export function Units() {
  const { words } = useAges();
  return (
    <div className="ta-units" style={useTracks(UNITS, 'minmax(min-content, 1fr)')}>
      <Band title={words.units} kinds={UNITS} hue="unit" />
    </div>
  );
}

/** The ages to show: those that have come, and those of which a card is there. */
function useColumns(): readonly number[] {
  const { view, own } = useAges();
  const { seat } = useDesk();
  const held = (view.players[own]?.civilHand ?? []).filter(isOpen).filter((card) => kindOf(card) in KIND_ICON);
  const levels = [
    ...(view.players[seat]?.technologies.map(({ card }) => levelOf(card)) ?? []),
    ...held.map(levelOf),
    Math.min(3, Math.max(view.age, 1)),
  ];
  return Array.from({ length: Math.max(...levels) + 1 }, (_, level) => level);
}

function Band({ title, kinds, hue }: { title: string; kinds: readonly WorkerKind[]; hue: 'field' | 'urban' | 'unit' }) {
  const { view } = useAges();
  const { seat } = useDesk();
  const known = new Set(view.players[seat]?.technologies.map(({ card }) => kindOf(card)));
  const shown = kinds.filter((kind) => hue !== 'unit' || kind !== 'air-force' || known.has(kind) || view.age >= 3);
  return (
    <section className="ta-band" data-hue={hue} aria-label={title}>
      {shown.map((kind) => (
        <Row key={kind} kind={kind} />
      ))}
    </section>
  );
}

function Row({ kind }: { kind: WorkerKind }) {
  const { view, words } = useAges();
  const { seat } = useDesk();
  const columns = useColumns();
  const urban = hueOf(kind) === 'urban';
  return (
    <div className="ta-kind-row" data-hue={hueOf(kind)}>
      <span className="ta-kind-name" title={words.many[kind]}>
        <span className="ta-kind-sign">
          <Icon name={KIND_ICON[kind]} size={17} />
        </span>
        <span>
          {words.many[kind]}
          {urban && (
            <small className="numbers">{words.ofLimit(countWorkers(view, seat, [kind]), urbanLimit(view, seat))}</small>
          )}
        </span>
      </span>
      {columns.map((level) => (
        <Place key={level} kind={kind} level={level} />
      ))}
    </div>
  );
}

type Technology = ReturnType<typeof useTechnologies>[number];

/** The technologies of the desk that is looked at. */
function useTechnologies() {
  const { view } = useAges();
  return view.players[useDesk().seat]?.technologies ?? [];
}

/** The technologies in hand; on a rival's desk none. */
function useHeld(): readonly string[] {
  const { view, own } = useAges();
  return useDesk().isOwn ? (view.players[own]?.civilHand ?? []).filter(isOpen) : [];
}

/** Does nobody work there any more, because there is something newer? */
const isSpent = ({ card, workers, tokens }: Technology, all: readonly Technology[]): boolean =>
  workers === 0 &&
  tokens === 0 &&
  all.some((other) => kindOf(other.card) === kindOf(card) && levelOf(other.card) > levelOf(card));

/** Has this column of these kinds nothing left but what is spent? */
function useIsSpentColumn(): (kinds: readonly WorkerKind[], level: number) => boolean {
  const technologies = useTechnologies();
  const held = useHeld();
  return (kinds, level) => {
    const inColumn = (card: string) => levelOf(card) === level && kinds.some((kind) => kind === kindOf(card));
    const here = technologies.filter(({ card }) => inColumn(card));
    return here.length > 0 && here.every((one) => isSpent(one, technologies)) && !held.some(inColumn);
  };
}

/** The columns of these kinds: as wide as what lies there, and narrow where everything is spent; where only a card of the hand would lie, as is asked. */
function useTracks(kinds: readonly WorkerKind[], promised = 'auto'): CSSProperties {
  const isSpentColumn = useIsSpentColumn();
  const cards = useTechnologies().map(({ card }) => card);
  const held = useHeld();
  const tracks = useColumns().map((level) => {
    const isHere = (card: string) => levelOf(card) === level && kinds.some((kind) => kind === kindOf(card));
    if (isSpentColumn(kinds, level)) return 'min-content';
    return held.some(isHere) && !cards.some(isHere) ? promised : 'auto';
  });
  return { '--columns': tracks.join(' ') } as CSSProperties;
}

/** One place of the board: a technology in play, one in hand as a ghost, or a recess. */
function Place({ kind, level }: { kind: WorkerKind; level: number }) {
  const technologies = useTechnologies();
  const isSpentColumn = useIsSpentColumn();
  const fits = (card: string) => kindOf(card) === kind && levelOf(card) === level;
  const here = technologies.find(({ card }) => fits(card));
  const held = useHeld().find(fits);
  if (here !== undefined) {
    const spine = isSpentColumn(hueOf(kind) === 'unit' ? UNITS : BUILDINGS, level);
    return spine ? <Spine card={here.card} /> : <Workplace {...here} />;
  }
  if (held !== undefined) return <Ghost card={held} />;
  return <span className="ta-recess" aria-hidden="true" />;
}

/** A technology nobody works at any more. */
function Spine({ card }: { card: string }) {
  const { isOwn } = useDesk();
  const name = useFaceName();
  return (
    <Spot
      anchor={isOwn ? `technology:${card}` : undefined}
      label={name(card)}
      explanation={{ thing: `card:${card}` }}
      className="ta-spot ta-spine"
      marks={{ 'data-hue': hueOfCard(card) }}
    >
      {AGES[levelOf(card)]}
    </Spot>
  );
}

/** A technology in hand, where it would lie. */
function Ghost({ card }: { card: string }) {
  const { words } = useAges();
  const name = useFaceName();
  return (
    <Spot
      anchor={`hand:${card}`}
      explanation={{ thing: `card:${card}` }}
      className="ta-spot ta-ghost"
      marks={{ 'data-hue': hueOfCard(card) }}
    >
      <span className="ta-ghost-name">{name(card)}</span>
      <span className="ta-ghost-note">{words.inHand}</span>
    </Spot>
  );
}

function Workplace({ card, workers, tokens }: Technology) {
  const { words } = useAges();
  const { isOwn } = useDesk();
  const name = useFaceName();
  return (
    <span className="ta-cell" data-hue={hueOfCard(card)}>
      <Spot
        anchor={isOwn ? `technology:${card}` : undefined}
        explanation={{ thing: `card:${card}` }}
        className="ta-spot ta-work"
        marks={{ 'data-idle': workers === 0 || undefined, ...(isOwn && travelling(card, 'technology')) }}
      >
        <span className="ta-work-name">{name(card)}</span>
        <span className="ta-on">
          {workers > 0 && <span className="visually-hidden">{words.workers(workers)}</span>}
          {Array.from({ length: discs(workers) }, (_, at) => {
            const key = `worker ${at}`;
            return (
              <Worker key={key} at={`technology:${card}`} size={17} count={workers > MOST ? workers : undefined} />
            );
          })}
          {workers > MOST && <strong className="numbers">×{workers}</strong>}
          {isOwn && <BuildPrice card={card} />}
          {tokens > 0 && <Cubes count={tokens} at={`technology:${card}`} />}
        </span>
        <span className="ta-gives">
          <Signs id={card} size={13} />
        </span>
      </Spot>
      {isOwn && <BuildDisc card={card} workers={workers} />}
    </span>
  );
}

/** So many workers lie side by side; more are counted. */
const MOST = 2;
const discs = (workers: number): number => (workers > MOST ? 1 : workers);

/** Blue cubes; many are counted. */
function Cubes({ count, at }: { count: number; at: string }) {
  const { words } = useAges();
  return (
    <span className="ta-cubes" title={words.tokens(count)}>
      <span className="visually-hidden">{words.tokens(count)}</span>
      {count > 1 && <strong className="numbers">{count}</strong>}
      <Cube at={at} size={15} count={count} />
    </span>
  );
}

/** Keeps the room of the disc that lies over it. */
function BuildPrice({ card }: { card: string }) {
  const { actions } = useOffer(`build:${card}`);
  return actions.length === 0 ? null : <span className="ta-disc-room" />;
}

/** A worker may go here: a dashed disc with the price in it. */
function BuildDisc({ card, workers }: { card: string; workers: number }) {
  const { view, own, words } = useAges();
  const name = useFaceName();
  const { actions } = useOffer(`build:${card}`);
  if (actions.length === 0) return null;
  const price = technologyOf(card) && buildCost(view, own, card);
  return (
    <Spot
      anchor={`build:${card}`}
      label={`${name(card)}: ${words.verbs.build}, ${price} ${words.counts.resources}`}
      explanation={{ thing: `card:${card}` }}
      className="ta-spot ta-disc numbers"
      style={{ '--workers': discs(workers) + (workers > MOST ? 1.3 : 0) } as CSSProperties}
    >
      {price}
    </Spot>
  );
}
