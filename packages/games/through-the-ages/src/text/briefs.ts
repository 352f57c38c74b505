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

/** So much of everything that is gained, in words. */
type Amounts = (gains: Gain) => string;

/** What ordinary cards say in one language. */
export interface BriefTemplates {
  readonly goods: { readonly [G in keyof Gain]-?: string };
  readonly each: { readonly [K in WorkerKind]: string };
  readonly special: { readonly [K in SpecialKind]: (stagesAtOnce: number) => string };
  readonly government: string;
  readonly wonder: string;
  readonly orders: { readonly [K in Order['does']]: (order: Of<Order, K>) => string };
  readonly tactic: {
    readonly whole: string;
    /** Worth less with antiquated units. */
    readonly antiquated: (strength: number) => string;
    readonly lowestLevel: string;
  };
  readonly territory: { readonly gain: (gains: string) => string; readonly choice: string };
  readonly assaults: { readonly [K in Assault['does']]: (assault: Of<Assault, K>, amounts: Amounts) => string };
  readonly bonus: string;
}

const TEMPLATES: { readonly [L in Language]: BriefTemplates } = { en: english, de: german };

/** What a card does, in a line. */
export function cardBrief(language: Language, id: string): string {
  const prose = words[language].things.briefs[id];
  return prose ?? (isCard(id) ? ordinary(TEMPLATES[language], cardOf(id)) : '');
}

function ordinary(templates: BriefTemplates, card: Card): string {
  const amounts = amountsIn(templates.goods);
  if ('gives' in card) return templates.each[card.kind];
  switch (card.kind) {
    case 'government':
      return templates.government;
    case 'wonder':
      return templates.wonder;
    case 'action':
      return from(templates.orders, card.order, amounts);
    case 'tactic':
      return tactic(templates.tactic, card);
    case 'territory':
      return 'choices' in card.once ? templates.territory.choice : templates.territory.gain(amounts(card.once));
    case 'aggression':
      return from(templates.assaults, card.assault, amounts);
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

const amountsIn =
  (goods: BriefTemplates['goods']): Amounts =>
  (gains) =>
    Object.entries(gains)
      .map(([what, amount]) => `${amount} ${goods[what as keyof Gain]}`)
      .join(', ');

function tactic(say: BriefTemplates['tactic'], card: Extract<Card, { kind: 'tactic' }>): string {
  if (card.addsLowestLevel === true) return say.lowestLevel;
  return card.antiquated === card.strength ? say.whole : say.antiquated(card.antiquated);
}

/** What the table says of one thing to do. */
function from<Union extends { does: string }>(
  table: { readonly [K in Union['does']]: (one: Of<Union, K>, amounts: Amounts) => string },
  one: Union,
  amounts: Amounts,
): string {
  const say: (one: never, amounts: Amounts) => string = table[one.does as Union['does']];
  return say(one as never, amounts);
}
