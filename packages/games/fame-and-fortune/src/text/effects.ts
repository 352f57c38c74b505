/** Effects in words: one template for each operation in each language, put together here. */

import type { Cost, Effect, Limit } from '../content/model.ts';

/** Something said in full, and as short as on the face of a card. */
export type Phrase = readonly [long: string, short: string];

/** How a language says each operation. */
export type OpWords<O extends { readonly op: string }> = {
  readonly [K in O['op']]: (op: Extract<O, { readonly op: K }>) => Phrase;
};

/** How a language says effects. */
export interface EffectWords<O extends { readonly op: string }, M extends string, W extends string> {
  /** When it applies; nothing for what always holds. */
  readonly when: Readonly<Record<W, Phrase>>;
  readonly moments: Readonly<Record<M, string>>;
  readonly turn: Readonly<Record<'other' | 'any', string>>;
  readonly optional: string;
  readonly limit: Readonly<Record<Limit, string>>;
  readonly cost: (cost: Cost) => Phrase;
  /** Between two things to choose from. */
  readonly or: Phrase;
  /** What introduces an effect, and the effect. */
  readonly headed: (head: string, deed: string) => string;
  readonly ops: OpWords<O>;
}

/** With a capital letter in front. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `a sentence` as `A sentence.` */
const sentence = (words: string) => {
  return capital(/[.!?]$/.test(words) ? words : `${words}.`);
};

/** An effect in words. What is played or spent by choice anyway is not called optional. */
export function effectPhrase<O extends { readonly op: string }, M extends string, W extends string>(
  words: EffectWords<O, M, W>,
  effect: Effect<O, M, W>,
  chosen: boolean,
): Phrase {
  const { when, moment, turn, optional, limit, cost, ops, choice } = effect;
  const phrases = ops.map((op) => sayOp(words.ops, op));
  const [label, shortLabel] = words.when[when];
  const [price, shortPrice] = cost === undefined ? ['', ''] : words.cost(cost);
  const terms = [
    optional && cost === undefined && !chosen ? words.optional : '',
    turn === undefined || when === 'any-time' || moment !== undefined ? '' : words.turn[turn],
    limit === undefined || isAutomatic(effect) ? '' : words.limit[limit],
    price,
  ].filter((term) => term !== '');
  const head = [
    moment === undefined ? label : words.moments[moment],
    ...(terms.length ? [`(${terms.join(', ')})`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
  const deed = phrases.map(([long]) => long).join(choice ? words.or[0] : '; ');
  const shortDeed = phrases.map(([, short]) => short).join(choice ? words.or[1] : ', ');
  const shortHead = shortPrice || shortLabel;
  return [
    sentence(head === '' ? deed : words.headed(head, deed)),
    shortDeed === '' || shortHead === '' ? capital(shortDeed) : capital(`${shortHead}: ${shortDeed}`),
  ];
}

/** What happens by itself at the start of every turn needs no word about how often. */
const isAutomatic = ({ when, optional }: { readonly when: string; readonly optional?: true | undefined }) =>
  when === 'start-of-turn' && optional === undefined;

/** What each operation of each effect does, in words. */
export function deedsIn<O extends { readonly op: string }>(
  words: OpWords<O>,
  effects: readonly Effect<O, string, string>[],
) {
  return effects.map(({ ops }) => ops.map((op) => sayOp(words, op)[0]));
}

function sayOp<O extends { readonly op: string }>(words: OpWords<O>, op: O): Phrase {
  const say = words[op.op as O['op']] as (op: O) => Phrase;
  return say(op);
}
