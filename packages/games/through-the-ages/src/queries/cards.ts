/** Every card of every box, found by its id, and what it does. The composition of the game lays them out. */

import type {
  ActionCard,
  Aggression,
  BonusCard,
  Card,
  Cards,
  CivilCard,
  Copies,
  EventCard,
  Government,
  Leader,
  Listed,
  MilitaryCard,
  Pact,
  SpecialTechnology,
  Tactic,
  Territory,
  War,
  Wonder,
  WorkerTechnology,
} from '../content/model.ts';
import type { AgesOptions } from '../vocabulary.ts';
import type { Effects } from './effects.ts';

/** The cards of a box, list by list, in the order in which the decks are stacked. */
interface CardLists {
  readonly farmsAndMines?: Cards<WorkerTechnology>;
  readonly urbanBuildings?: Cards<WorkerTechnology>;
  readonly units?: Cards<WorkerTechnology>;
  readonly governments?: Cards<Government>;
  readonly specialTechnologies?: Cards<SpecialTechnology>;
  readonly leaders?: Cards<Leader>;
  readonly wonders?: Cards<Wonder>;
  readonly actionCards?: Cards<ActionCard>;
  readonly events?: Cards<EventCard>;
  readonly territories?: Cards<Territory>;
  readonly tactics?: Cards<Tactic>;
  readonly aggressions?: Cards<Aggression>;
  readonly wars?: Cards<War>;
  readonly pacts?: Cards<Pact>;
  readonly bonusCards?: Cards<BonusCard>;
}

/** What one box brings. */
export interface Box {
  readonly id: string;
  readonly cards: CardLists;
  /** What its cards do, by their ids. */
  readonly effects: Readonly<Record<string, Effects>>;
  /** How many copies there are of cards of other boxes when this one is in play. */
  readonly copies?: Readonly<Record<string, Copies>>;
  /** Is it in play at such a table? */
  isOn(options: AgesOptions): boolean;
}

const boxes: Box[] = [];
const civil: CivilCard[] = [];
const military: MilitaryCard[] = [];
const effects = new Map<string, Effects>();
const tables: ((card: Card) => void)[] = [];

/** All civil cards. */
export const CIVIL_CARDS: readonly CivilCard[] = civil;
/** All military cards. */
export const MILITARY_CARDS: readonly MilitaryCard[] = military;
/** All boxes. */
export const BOXES: readonly Box[] = boxes;

/** A table of one kind of card that finds by id and fails loudly. */
function finder<C extends Card>(isOne: (card: Card) => card is C): (id: string) => C {
  const table = new Map<string, C>();
  tables.push((card) => {
    if (isOne(card)) table.set(card.id, card);
  });
  return (id) => {
    const card = table.get(id);
    if (card === undefined) throw new Error(`There is no such card here: "${id}".`);
    return card;
  };
}

const byId = new Map<string, Card>();
tables.push((card) => byId.set(card.id, card));

/** The card of that id, whatever it is. */
export const cardOf = finder((_card): _card is Card => true);
export const technologyOf = finder((card): card is WorkerTechnology => 'build' in card);
export const governmentOf = finder((card) => card.kind === 'government');
export const specialOf = finder(
  (card): card is SpecialTechnology => isTechnology(card) && !('build' in card) && card.kind !== 'government',
);
export const leaderOf = finder((card) => card.kind === 'leader');
export const wonderOf = finder((card) => card.kind === 'wonder');
export const actionCardOf = finder((card) => card.kind === 'action');
export const eventOf = finder((card) => card.kind === 'event');
export const territoryOf = finder((card) => card.kind === 'territory');
export const tacticOf = finder((card) => card.kind === 'tactic');
export const aggressionOf = finder((card) => card.kind === 'aggression');
export const warOf = finder((card) => card.kind === 'war');
export const pactOf = finder((card) => card.kind === 'pact');
export const bonusOf = finder((card) => card.kind === 'bonus');

/** A card that does nothing beyond what is printed on it. */
export const NO_EFFECTS: Effects = {};

/** What that card does beyond what is printed on it. */
export function effectsOf(id: string): Effects {
  return effects.get(id) ?? NO_EFFECTS;
}

/** Is there a card of that id? Placeholders are none. */
export function isCard(id: string): boolean {
  return byId.has(id);
}

/** The card's level, the age it belongs to. */
export function levelOf(id: string): number {
  return cardOf(id).level;
}

const TECHNOLOGIES: { readonly [K in Card['kind']]?: true } = {
  farm: true,
  mine: true,
  lab: true,
  temple: true,
  library: true,
  theater: true,
  arena: true,
  infantry: true,
  cavalry: true,
  artillery: true,
  'air-force': true,
  law: true,
  warfare: true,
  exploration: true,
  construction: true,
  government: true,
};

/** A technology: any card with a science cost. */
export function isTechnology(card: Card): card is WorkerTechnology | Government | SpecialTechnology {
  return TECHNOLOGIES[card.kind] ?? false;
}

const ONE: Copies = [1, 1, 1];
/** Two players use no pacts (TA 16.12). */
const ONE_PACT: Copies = [0, 1, 1];

/** Lay out the cards of these boxes, one list after the other through all boxes: so the decks are stacked. */
export function layOut(all: readonly Box[]): void {
  boxes.push(...all);
  type Head = { id: string; box: string; copies: Copies };
  function each<C extends Card>(
    list: (cards: CardLists) => Cards<C> | undefined,
    whole: (card: Listed<C>, head: Head) => C,
    copies: Copies = ONE,
  ): C[] {
    return all.flatMap(({ id: box, cards }) =>
      Object.entries(list(cards) ?? {}).map(([id, card]) => whole(card, { id, box, copies: card.copies ?? copies })),
    );
  }
  civil.push(
    ...each(
      (cards) => cards.farmsAndMines,
      (card, head) => ({ ...head, ...card }),
    ),
    ...each(
      (cards) => cards.urbanBuildings,
      (card, head) => ({ ...head, ...card }),
    ),
    ...each(
      (cards) => cards.units,
      (card, head) => ({ ...head, ...card }),
    ),
    ...each(
      (cards) => cards.governments,
      (card, head) => ({ ...head, kind: 'government', ...card }),
    ),
    ...each(
      (cards) => cards.specialTechnologies,
      (card, head) => ({ ...head, ...card }),
    ),
    ...each(
      (cards) => cards.leaders,
      (card, head) => ({ ...head, kind: 'leader', ...card }),
    ),
    ...each(
      (cards) => cards.wonders,
      (card, head) => ({ ...head, kind: 'wonder', ...card }),
    ),
    ...each(
      (cards) => cards.actionCards,
      (card, head) => ({ ...head, kind: 'action', ...card }),
    ),
  );
  military.push(
    ...each(
      (cards) => cards.events,
      (card, head) => ({ ...head, kind: 'event', ...card }),
    ),
    ...each(
      (cards) => cards.territories,
      (card, head) => ({ ...head, kind: 'territory', ...card }),
    ),
    ...each(
      (cards) => cards.tactics,
      (card, head) => ({ ...head, kind: 'tactic', ...card }),
    ),
    ...each(
      (cards) => cards.aggressions,
      (card, head) => ({ ...head, kind: 'aggression', ...card }),
    ),
    ...each(
      (cards) => cards.wars,
      (card, head) => ({ ...head, kind: 'war', ...card }),
    ),
    ...each(
      (cards) => cards.pacts,
      (card, head) => ({ ...head, kind: 'pact', ...card }),
      ONE_PACT,
    ),
    ...each(
      (cards) => cards.bonusCards,
      (card, head) => ({ ...head, kind: 'bonus', ...card }),
    ),
  );
  for (const card of [...civil, ...military]) for (const add of tables) add(card);
  for (const box of all) for (const [id, effect] of Object.entries(box.effects)) effects.set(id, effect);
}
