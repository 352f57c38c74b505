/** Every card of the box by its id, and the decks they make. */

import { ACTION_CARDS } from './action-cards.ts';
import { AGGRESSIONS } from './aggressions.ts';
import { BONUS_CARDS } from './bonus-cards.ts';
import { EVENTS } from './events.ts';
import { GOVERNMENTS } from './governments.ts';
import { LEADERS } from './leaders.ts';
import type {
  ActionCard,
  Aggression,
  BonusCard,
  Card,
  CivilCard,
  EventCard,
  Government,
  Leader,
  MilitaryCard,
  Pact,
  SpecialTechnology,
  Tactic,
  Territory,
  War,
  Wonder,
  WorkerTechnology,
} from './model.ts';
import { PACTS } from './pacts.ts';
import { SPECIAL_TECHNOLOGIES } from './special-technologies.ts';
import { TACTICS } from './tactics.ts';
import { TECHNOLOGIES } from './technologies.ts';
import { TERRITORIES } from './territories.ts';
import { WARS } from './wars.ts';
import { WONDERS } from './wonders.ts';

/** All civil cards. */
export const CIVIL_CARDS: readonly CivilCard[] = [
  ...TECHNOLOGIES,
  ...GOVERNMENTS,
  ...SPECIAL_TECHNOLOGIES,
  ...LEADERS,
  ...WONDERS,
  ...ACTION_CARDS,
];

/** All military cards. */
export const MILITARY_CARDS: readonly MilitaryCard[] = [
  ...EVENTS,
  ...TERRITORIES,
  ...TACTICS,
  ...AGGRESSIONS,
  ...WARS,
  ...PACTS,
  ...BONUS_CARDS,
];

const byId = new Map<string, Card>([...CIVIL_CARDS, ...MILITARY_CARDS].map((card) => [card.id, card]));

/** A table of one kind of card that finds by id and fails loudly. */
function finder<C extends Card>(cards: readonly C[]): (id: string) => C {
  const table = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = table.get(id);
    if (card === undefined) throw new Error(`There is no such card here: "${id}".`);
    return card;
  };
}

/** The card of that id, whatever it is. */
export const cardOf = finder<Card>([...CIVIL_CARDS, ...MILITARY_CARDS]);
export const technologyOf: (id: string) => WorkerTechnology = finder(TECHNOLOGIES);
export const governmentOf: (id: string) => Government = finder(GOVERNMENTS);
export const specialOf: (id: string) => SpecialTechnology = finder(SPECIAL_TECHNOLOGIES);
export const leaderOf: (id: string) => Leader = finder(LEADERS);
export const wonderOf: (id: string) => Wonder = finder(WONDERS);
export const actionCardOf: (id: string) => ActionCard = finder(ACTION_CARDS);
export const eventOf: (id: string) => EventCard = finder(EVENTS);
export const territoryOf: (id: string) => Territory = finder(TERRITORIES);
export const tacticOf: (id: string) => Tactic = finder(TACTICS);
export const aggressionOf: (id: string) => Aggression = finder(AGGRESSIONS);
export const warOf: (id: string) => War = finder(WARS);
export const pactOf: (id: string) => Pact = finder(PACTS);
export const bonusOf: (id: string) => BonusCard = finder(BONUS_CARDS);

/** Is there a card of that id? Placeholders are none. */
export function isCard(id: string): boolean {
  return byId.has(id);
}

/** The card's level, the age it belongs to. */
export function levelOf(id: string): number {
  return cardOf(id).level;
}

const technologyIds = new Set(CIVIL_CARDS.filter((card) => 'develop' in card).map(({ id }) => id));

/** A technology: any card with a science cost. */
export function isTechnology(card: Card): card is WorkerTechnology | Government | SpecialTechnology {
  return technologyIds.has(card.id);
}
