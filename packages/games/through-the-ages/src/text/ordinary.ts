/**
 * Ordinary card texts are made from the card's data: how a text is put together, and what each language brings for it.
 * What is odd about a card follows as prose.
 */

import type {
  ActionCard,
  BonusCard,
  Card,
  Gain,
  Government,
  Order,
  Powers,
  Symbols,
  Tactic,
  Territory,
  WorkerTechnology,
} from '../content/model.ts';

/** What a card has an amount of. */
export type Amount = keyof Gain | keyof Symbols | 'militaryActions' | 'unhappy';

type OrderOf<K extends Order['does']> = Extract<Order, { does: K }>;

/** The templates of one language. */
export interface Templates {
  readonly age: (roman: string) => string;
  readonly amounts: { readonly [A in Amount]: (amount: number) => string };
  readonly and: string;
  readonly colonization: (bonus: number) => string;
  readonly stages: (stages: readonly number[]) => string;
  readonly worker: (card: WorkerTechnology, gives: string) => string;
  readonly government: (card: Government, also: string) => string;
  readonly orders: { readonly [K in Order['does']]: (order: OrderOf<K>, says: Says) => string };
  readonly tactic: { readonly units: readonly [string, string, string]; readonly text: (card: Tactic) => Words };
  readonly territory: (permanent: string, once: Territory['once'], says: Says) => string;
  readonly bonus: (card: BonusCard) => string;
}

/** The price that stands beside the age, and the text. */
interface Words {
  readonly price: string;
  readonly text: string;
}

/** Amounts in the words of a language. */
export interface Says {
  amount(what: Amount, amount: number): string;
  gain(gain: Gain): string;
}

const ROMAN = ['A', 'I', 'II', 'III'];

/** The amounts that are printed on a card in play, as it lists them. */
const PRINTED = [
  'civilActions',
  'militaryActions',
  'yellowTokens',
  'blueTokens',
  'colonization',
] as const satisfies readonly (keyof Powers)[];
const SYMBOLS = ['culture', 'science', 'strength', 'happy'] as const;

/** Makes the ordinary part of a card's text. */
export function ordinaryText(templates: Templates): (card: Card) => string {
  const { amounts, and } = templates;
  const amount = (what: Amount, count: number): string =>
    what === 'happy' && count < 0 ? amounts.unhappy(-count) : amounts[what](count);
  const signed = (what: Amount, count: number): string =>
    what === 'happy' && count < 0 ? amounts.unhappy(-count) : `${count < 0 ? '' : '+'}${amounts[what](count)}`;
  const printedAmount = (what: (typeof PRINTED)[number], count: number): string =>
    what === 'colonization' ? templates.colonization(count) : signed(what, count);
  const says: Says = {
    amount,
    gain: (gain) =>
      Object.entries(gain)
        .map(([what, count]) => amount(what as keyof Gain, count))
        .join(` ${and} `),
  };
  const symbols = (card: Powers, say: typeof amount): string[] =>
    SYMBOLS.flatMap((what) => (card.symbols?.[what] === undefined ? [] : [say(what, card.symbols[what])]));
  const printed = (card: Powers): string =>
    [
      ...PRINTED.flatMap((what) => (card[what] === undefined ? [] : [printedAmount(what, card[what])])),
      ...symbols(card, signed),
    ].join(', ');

  function prices(card: Card): string[] {
    const list: string[] = [];
    if ('develop' in card && card.develop > 0) list.push(amount('science', card.develop));
    if ('build' in card) list.push(amount('resources', card.build));
    if (card.kind === 'wonder') list.push(templates.stages(card.stages));
    if (card.kind === 'aggression' || card.kind === 'war') list.push(amount('militaryActions', card.militaryActions));
    if (card.kind === 'tactic') list.push(templates.tactic.text(card).price);
    return list;
  }

  function body(card: Card): string {
    if ('gives' in card)
      return templates.worker(
        card,
        Object.entries(card.gives)
          .map(([what, count]) => amount(what as Amount, count))
          .join(` ${and} `),
      );
    if (card.kind === 'government') return templates.government(card, symbols(card, signed).join(', '));
    if ('develop' in card) return sentence(printed(card));
    if (card.kind === 'action') return orderText(card);
    if (card.kind === 'tactic') return templates.tactic.text(card).text;
    if (card.kind === 'territory') return templates.territory(printed(card), card.once, says);
    return card.kind === 'bonus' ? templates.bonus(card) : '';
  }

  function orderText({ order }: ActionCard): string {
    const say: (order: never, says: Says) => string = templates.orders[order.does];
    return say(order as never, says);
  }

  return (card) =>
    [sentence([templates.age(ROMAN[card.level] ?? ''), ...prices(card)].join(', ')), body(card)]
      .filter((part) => part !== '')
      .join(' ');
}

const sentence = (text: string) => (text === '' ? '' : `${text}.`);
