/**
 * The line of words on a card's face, beside its signs and numbers: made from the card's data where it is ordinary, prose
 * where it is odd. None is longer than `BRIEF`.
 */

import type { Language } from '@tabularium/kernel';
import type { EVENTS } from '../content/events.ts';
import type { LEADERS } from '../content/leaders.ts';
import type { Assault, Card, Gain, Order, SpecialKind, WorkerKind } from '../content/model.ts';
import type { PACTS } from '../content/pacts.ts';
import type { WARS } from '../content/wars.ts';
import type { WONDERS } from '../content/wonders.ts';
import { cardOf, isCard } from '../queries/cards.ts';
import { briefly as german } from './brief-templates-de.ts';
import { briefly as english } from './brief-templates-en.ts';
import { words } from './card-texts.ts';

/** So many letters fit on a face. */
export const BRIEF = 40;

/** The prose of odd cards; a wonder that only adds up needs none. */
export type Briefs<Odd, Wonders> = { readonly [Id in keyof Odd]: string } & { readonly [Id in keyof Wonders]?: string };

/** The prose of the base cards. */
export type BaseBriefs = Briefs<typeof LEADERS & typeof EVENTS & typeof WARS & typeof PACTS, typeof WONDERS>;

type Of<Union extends { does: string }, K extends Union['does']> = Extract<Union, { does: K }>;

/** What ordinary cards say in one language. */
export interface BriefTemplates {
  readonly each: { readonly [K in WorkerKind]: string };
  readonly special: { readonly [K in SpecialKind]: (stagesAtOnce: number) => string };
  readonly government: string;
  readonly wonder: string;
  readonly orders: { readonly [K in Order['does']]: (order: Of<Order, K>) => string };
  readonly tactic: (strength: number, antiquated: number, addsLowestLevel: boolean) => string;
  readonly territory: (once: Gain | undefined) => string;
  readonly assaults: { readonly [K in Assault['does']]: (assault: Of<Assault, K>) => string };
  readonly bonus: string;
}

const TEMPLATES: { readonly [L in Language]: BriefTemplates } = { en: english, de: german };

/** What a card does, in a line. */
export function cardBrief(language: Language, id: string): string {
  const prose = words[language].things.briefs[id];
  return prose ?? (isCard(id) ? ordinary(TEMPLATES[language], cardOf(id)) : '');
}

function ordinary(templates: BriefTemplates, card: Card): string {
  if ('gives' in card) return templates.each[card.kind];
  switch (card.kind) {
    case 'government':
      return templates.government;
    case 'wonder':
      return templates.wonder;
    case 'action':
      return from(templates.orders, card.order);
    case 'tactic':
      return templates.tactic(card.strength, card.antiquated, card.addsLowestLevel === true);
    case 'territory':
      return templates.territory('choices' in card.once ? undefined : card.once);
    case 'aggression':
      return from(templates.assaults, card.assault);
    case 'bonus':
      return templates.bonus;
    case 'leader':
    case 'event':
    case 'war':
    case 'pact':
      return '';
    default:
      return templates.special[card.kind](card.stagesAtOnce ?? 1);
  }
}

/** What the table says of one thing to do. */
function from<Union extends { does: string }>(
  table: { readonly [K in Union['does']]: (one: Of<Union, K>) => string },
  one: Union,
): string {
  const say: (one: never) => string = table[one.does as Union['does']];
  return say(one as never);
}
