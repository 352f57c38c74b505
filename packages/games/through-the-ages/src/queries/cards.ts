/** Every card of every box, found by its id, and what it does. The composition of the game lays them out. */

import { shelf } from '@tabularium/kernel';
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
import type { Effects } from './effects.ts';

/** The cards of a box, list by list, in the order in which the decks are stacked. */
export interface CardLists {
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

/** The cards of all boxes, list by list, and what they do beyond what is printed on them, by their ids. */
export const cards = shelf<{
  lists: Readonly<Record<string, CardLists>>;
  effects: Readonly<Record<string, Effects>>;
}>();

/** What can be explained of these lists. */
export function thingsOf(lists: CardLists): string[] {
  return Object.values(lists).flatMap((list) => Object.keys(list).map((id) => `card:${id}`));
}

const civil: CivilCard[] = [];
const military: MilitaryCard[] = [];
const effects = new Map<string, Effects>();
const ids = new Set<string>();
const tables: { clear(): void; add(card: Card): void }[] = [];

/** All civil cards. */
export const CIVIL_CARDS: readonly CivilCard[] = civil;
/** All military cards. */
export const MILITARY_CARDS: readonly MilitaryCard[] = military;

/** A table of one kind of card that finds by id and fails loudly. */
function finder<C extends Card>(isOne: (card: Card) => card is C): (id: string) => C {
  const table = new Map<string, C>();
  tables.push({
    clear: () => table.clear(),
    add(card) {
      if (isOne(card)) table.set(card.id, card);
    },
  });
  return (id) => {
    const card = table.get(id);
    if (card === undefined) throw new Error(`There is no such card here: "${id}".`);
    return card;
  };
}

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
  return ids.has(id);
}

/** The card's level, the age it belongs to. */
export function levelOf(id: string): number {
  return cardOf(id).level;
}

/** A technology: any card with a science cost. */
export function isTechnology(card: Card): card is WorkerTechnology | Government | SpecialTechnology {
  switch (card.kind) {
    case 'leader':
    case 'wonder':
    case 'action':
    case 'event':
    case 'territory':
    case 'tactic':
    case 'aggression':
    case 'war':
    case 'pact':
    case 'bonus':
      return false;
    default:
      return true;
  }
}

const ONE: Copies = [1, 1, 1];
/** Two players use no pacts (TA 16.12). */
const ONE_PACT: Copies = [0, 1, 1];

/** What a worker gives who gives nothing. */
const NOTHING: WorkerTechnology['makes'] = { culture: 0, science: 0, strength: 0, happy: 0, food: 0, resources: 0 };

/** Cards that are asked for the same things: those that hold workers, the other technologies, and the rest. */
const familyOf = (card: Card): number => ('build' in card ? 0 : 'develop' in card ? 1 : 2);

/**
 * The same things, all of a family with the same properties in the same order: rules ask every card for its kind, and a
 * JavaScript engine reads a property quickest where it meets objects of few shapes.
 */
function evened<C extends object>(things: readonly C[], familyOf: (thing: C) => number): C[] {
  const families = Math.max(...things.map(familyOf)) + 1;
  const blanks = Array.from({ length: families }, (_, family) =>
    Object.fromEntries(
      things
        .filter((thing) => familyOf(thing) === family)
        .flatMap((thing) => Object.keys(thing).map((key) => [key, undefined])),
    ),
  );
  return things.map((thing) => ({ ...blanks[familyOf(thing)], ...thing }));
}

/** Lay out the cards of all boxes, one list after the other through all boxes: so the decks are stacked. */
cards.whenFilled(({ lists, effects: odd }) => {
  const all = Object.entries(lists);
  type Head = { id: string; box: string; copies: Copies };
  function each<C extends Card>(
    list: (brought: CardLists) => Cards<C> | undefined,
    whole: (card: Listed<C>, head: Head) => C,
    copies: Copies = ONE,
  ): C[] {
    return all.flatMap(([box, brought]) =>
      Object.entries(list(brought) ?? {}).map(([id, card]) => whole(card, { id, box, copies: card.copies ?? copies })),
    );
  }
  civil.length = 0;
  civil.push(
    ...each(
      (box) => box.farmsAndMines,
      (card, head) => ({ ...head, ...card, makes: { ...NOTHING, ...card.gives } }),
    ),
    ...each(
      (box) => box.urbanBuildings,
      (card, head) => ({ ...head, ...card, makes: { ...NOTHING, ...card.gives } }),
    ),
    ...each(
      (box) => box.units,
      (card, head) => ({ ...head, ...card, makes: { ...NOTHING, ...card.gives } }),
    ),
    ...each(
      (box) => box.governments,
      (card, head) => ({ ...head, kind: 'government', ...card }),
    ),
    ...each(
      (box) => box.specialTechnologies,
      (card, head) => ({ ...head, ...card }),
    ),
    ...each(
      (box) => box.leaders,
      (card, head) => ({ ...head, kind: 'leader', ...card }),
    ),
    ...each(
      (box) => box.wonders,
      (card, head) => ({ ...head, kind: 'wonder', ...card }),
    ),
    ...each(
      (box) => box.actionCards,
      (card, head) => ({ ...head, kind: 'action', ...card }),
    ),
  );
  military.length = 0;
  military.push(
    ...each(
      (box) => box.events,
      (card, head) => ({ ...head, kind: 'event', ...card }),
    ),
    ...each(
      (box) => box.territories,
      (card, head) => ({ ...head, kind: 'territory', ...card }),
    ),
    ...each(
      (box) => box.tactics,
      (card, head) => ({ ...head, kind: 'tactic', ...card }),
    ),
    ...each(
      (box) => box.aggressions,
      (card, head) => ({ ...head, kind: 'aggression', ...card }),
    ),
    ...each(
      (box) => box.wars,
      (card, head) => ({ ...head, kind: 'war', ...card }),
    ),
    ...each(
      (box) => box.pacts,
      (card, head) => ({ ...head, kind: 'pact', ...card }),
      ONE_PACT,
    ),
    ...each(
      (box) => box.bonusCards,
      (card, head) => ({ ...head, kind: 'bonus', ...card }),
    ),
  );
  ids.clear();
  for (const table of tables) table.clear();
  for (const card of [...evened(civil, familyOf), ...evened(military, familyOf)]) {
    ids.add(card.id);
    for (const table of tables) table.add(card);
  }
  effects.clear();
  const done = evened(Object.values(odd), () => 0);
  for (const [at, id] of Object.keys(odd).entries()) effects.set(id, done[at] ?? NO_EFFECTS);
});
