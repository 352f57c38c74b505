/** Cards: name first, a coloured band with the sign of the kind, the age, and the numbers printed on it. */

import type { CardKind, Counted } from '@tabularium/through-the-ages';
import { cardOf, isCard } from '@tabularium/through-the-ages/cards';
import type { Card } from '@tabularium/through-the-ages/content/model';
import { type Facing, isOpen } from '@tabularium/through-the-ages/queries/seen';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useTableTop } from '../../table/context.ts';
import { Spot } from '../../table/spot.tsx';
import type { AgesAnchor } from './anchors.ts';
import { Amount } from './counts.tsx';
import { AGES, COUNT_ICON, hueOf, KIND_ICON } from './kinds.ts';
import { useAges } from './table.ts';

/** The name of a card. */
export function useCardName(): (id: string) => string {
  const { text } = useTableTop();
  return (id) => text.things['card']?.(id).name ?? id;
}

interface CardSpotProps {
  readonly id: string;
  readonly anchor?: AgesAnchor | undefined;
  /** What lies on the card: workers, tokens. */
  readonly laid?: ReactNode;
  /** Stands on the lower edge instead of the printed numbers. */
  readonly children?: ReactNode;
  /** Stands at the end of the lower edge. */
  readonly last?: ReactNode;
  readonly className?: string;
}

/** A card that lies open. */
export function CardSpot({ id, anchor, laid, children, last, className = '' }: CardSpotProps) {
  const style = { '--hue': hueOfCard(id) } as CSSProperties;
  return (
    <Spot
      anchor={anchor}
      tellsChoices
      explanation={{ thing: `card:${id}` }}
      className={`ta-spot ta-card ${className}`}
      style={style}
    >
      <CardFace id={id} />
      {laid}
      <span className="ta-numbers numbers">
        {children ?? <CardNumbers id={id} />}
        {last}
      </span>
    </Spot>
  );
}

/** A card that lies open as a small chip: its sign, its name, its age. */
export function CardChip({ id, anchor }: { id: string; anchor?: AgesAnchor }) {
  const name = useCardName();
  const kind = kindOf(id);
  return (
    <Spot
      anchor={anchor}
      tellsChoices
      explanation={{ thing: `card:${id}` }}
      className="ta-spot ta-chip"
      style={{ '--hue': hueOfCard(id) } as CSSProperties}
    >
      <span className="ta-chip-sign">
        <Icon name={KIND_ICON[kind]} size={14} />
      </span>
      <span className="ta-chip-name">{name(id)}</span>
      <span className="ta-age">{AGES[levelOf(id)]}</span>
    </Spot>
  );
}

/** The colour of a card's band. */
export const hueOfCard = (id: string): string => hueOf(kindOf(id));

const levelOf = (id: string): number => (isCard(id) ? cardOf(id).level : 0);

const kindOf = (id: string): CardKind => (isCard(id) ? cardOf(id).kind : 'action');

/** The upper part of a card: its kind, its age, its name. */
export function CardFace({ id }: { id: string }) {
  const name = useCardName();
  const { words } = useAges();
  const kind = kindOf(id);
  const level = levelOf(id);
  return (
    <>
      <span className="ta-band">
        <Icon name={KIND_ICON[kind]} size={14} />
        <span className="ta-kind">{words.kinds[kind]}</span>
        <span className="ta-age">
          <span className="visually-hidden">{words.age(AGES[level] ?? '')}</span>
          <span aria-hidden="true">{AGES[level]}</span>
        </span>
      </span>
      <span className="ta-name" data-long={hasLongWord(name(id)) || undefined}>
        {name(id)}
      </span>
    </>
  );
}

/** German names can be one long word; it is written smaller, so that it is not torn. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 13);

/** The numbers printed on a card: what it costs and what it gives. */
function CardNumbers({ id }: { id: string }) {
  return isCard(id) ? <Printed card={cardOf(id)} /> : null;
}

function Printed({ card }: { card: Card }) {
  switch (card.kind) {
    case 'leader':
    case 'action':
    case 'event':
    case 'territory':
    case 'pact':
      return null;
    case 'wonder':
      return <Amount of={card.paidIn ?? 'resources'} amount={card.stages.join(' · ')} />;
    case 'government':
      return (
        <>
          <Amount of="science" amount={`${card.develop} / ${card.revolution}`} />
          <Amount of="civil" amount={card.civilActions ?? 0} />
          <Amount of="military" amount={card.militaryActions ?? 0} />
        </>
      );
    case 'law':
    case 'warfare':
    case 'exploration':
    case 'construction':
      return <Amount of="science" amount={card.develop} />;
    case 'tactic':
      return <Amount of="strength" amount={`+${card.strength}`} />;
    case 'aggression':
    case 'war':
      return <Amount of="military" amount={card.militaryActions} />;
    case 'bonus':
      return (
        <>
          <Amount of="strength" amount={`+${card.defence}`} />
          <span className="ta-amount" aria-hidden="true">
            <Icon name="island" size={14} />+{card.colonization}
          </span>
        </>
      );
    default:
      return (
        <>
          {card.develop > 0 && <Amount of="science" amount={card.develop} />}
          <Amount of="resources" amount={card.build} />
          <span className="ta-gives">
            {GIVEN.map((what) =>
              (card.gives[what] ?? 0) > 0 ? <Amount key={what} of={what} amount={`+${card.gives[what]}`} /> : null,
            )}
          </span>
        </>
      );
  }
}

const GIVEN = ['food', 'resources', 'science', 'culture', 'strength', 'happy'] as const satisfies readonly Counted[];

/** A card from behind: only its age can be seen. */
function CardBack({ age, military = false }: { age: number; military?: boolean }) {
  const { words } = useAges();
  return (
    <span className="ta-back" data-military={military || undefined} title={words.back(AGES[age] ?? '')}>
      <span className="visually-hidden">{words.back(AGES[age] ?? '')}</span>
      <span aria-hidden="true">{AGES[age]}</span>
      <Icon name={COUNT_ICON[military ? 'military' : 'civil']} size={16} />
    </span>
  );
}

/** A card as the viewer sees it. */
export function Faced({ card, anchor, military = false }: { card: Facing; anchor?: AgesAnchor; military?: boolean }) {
  return isOpen(card) ? <CardSpot id={card} anchor={anchor} /> : <CardBack age={card.back} military={military} />;
}
