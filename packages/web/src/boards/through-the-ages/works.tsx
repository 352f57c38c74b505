/** Where the workers are: a row for every kind, a column for every age, workers and blue cubes lying on the cards. */

import { technologyOf } from '@tabularium/through-the-ages/cards';
import { FIELDS, UNITS, URBAN, type WorkerKind } from '@tabularium/through-the-ages/content/model';
import { buildCost } from '@tabularium/through-the-ages/queries/costs';
import { countWorkers } from '@tabularium/through-the-ages/queries/counts';
import { urbanLimit } from '@tabularium/through-the-ages/queries/ratings';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
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
  const { words } = useAges();
  const columns = useColumns();
  return (
    <div className="ta-works">
      <p className="ta-columns" aria-hidden="true">
        {columns.map((level) => (
          <ColumnHead key={level} level={level} />
        ))}
      </p>
      <Band title={words.fields} kinds={FIELDS} hue="field" />
      <Band title={words.kinds.government} kinds={URBAN} hue="urban" />
    </div>
  );
}

function ColumnHead({ level }: { level: number }) {
  return <span style={{ flexGrow: useGrow('farm', level) }}>{AGES[level]}</span>;
}

/** The units. */
export function Units() {
  const { words } = useAges();
  return <Band title={words.units} kinds={UNITS} hue="unit" />;
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

/** How wide a column is: one without any card of these kinds stands back for one where blue cubes lie. */
function useGrow(kind: WorkerKind, level: number): number {
  const { view, own } = useAges();
  const { seat } = useDesk();
  const isUnit = (card: string) => hueOfCard(card) === 'unit';
  const cards = [
    ...(view.players[seat]?.technologies.map(({ card }) => card) ?? []),
    ...(seat === own ? (view.players[own]?.civilHand ?? []).filter(isOpen) : []),
  ];
  const unit = hueOf(kind) === 'unit';
  const inColumn = (card: string) =>
    levelOf(card) === level && ['field', 'urban', 'unit'].includes(hueOfCard(card)) && isUnit(card) === unit;
  const full = view.players[seat]?.technologies.some(({ card, tokens }) => inColumn(card) && tokens > 0) === true;
  if (full) return 1.35;
  if (cards.some(inColumn)) return 1;
  return unit ? 0.25 : 0.35;
}

/** One place of the board: a technology in play, one in hand as a ghost, or a recess. */
function Place({ kind, level }: { kind: WorkerKind; level: number }) {
  const { view, own } = useAges();
  const { seat, isOwn } = useDesk();
  const grow = useGrow(kind, level);
  const fits = (card: string) => kindOf(card) === kind && levelOf(card) === level;
  const technologies = view.players[seat]?.technologies ?? [];
  const here = technologies.find(({ card }) => fits(card));
  const newer = technologies.some(({ card }) => kindOf(card) === kind && levelOf(card) > level);
  if (here !== undefined) {
    const spine = here.workers === 0 && here.tokens === 0 && newer;
    return spine ? <Spine card={here.card} /> : <Workplace {...here} grow={grow} />;
  }
  const held = isOwn ? (view.players[own]?.civilHand ?? []).filter(isOpen).find(fits) : undefined;
  if (held !== undefined) return <Ghost card={held} grow={grow} />;
  return <span className="ta-recess" style={{ flexGrow: grow }} aria-hidden="true" />;
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
function Ghost({ card, grow }: { card: string; grow: number }) {
  const { words } = useAges();
  const name = useFaceName();
  return (
    <Spot
      anchor={`hand:${card}`}
      explanation={{ thing: `card:${card}` }}
      className="ta-spot ta-ghost"
      style={{ flexGrow: grow }}
      marks={{ 'data-hue': hueOfCard(card) }}
    >
      <span className="ta-ghost-name">{name(card)}</span>
      <span className="ta-ghost-note">{words.inHand}</span>
    </Spot>
  );
}

function Workplace({ card, workers, tokens, grow }: WorkplaceProps) {
  const { words } = useAges();
  const { isOwn } = useDesk();
  const name = useFaceName();
  return (
    <span className="ta-cell" data-hue={hueOfCard(card)} style={{ flexGrow: grow }}>
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

interface WorkplaceProps {
  readonly card: string;
  readonly workers: number;
  readonly tokens: number;
  /** How much of its row it takes. */
  readonly grow: number;
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
      style={{ '--workers': discs(workers) + (workers > MOST ? 1.3 : 0) } as React.CSSProperties}
    >
      {price}
    </Spot>
  );
}
