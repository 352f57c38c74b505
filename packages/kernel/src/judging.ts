/** A position's worth from its judgement: the sum of what its features add. */

import type { AnyJudgement, BotSense, Judgement, Loose, Vocabulary } from './game.ts';
import type { Seat } from './state.ts';

/** The evaluation that a judgement gives with the weights in its book. */
export function judged<G extends Vocabulary, W>(
  judgement: Judgement<G, W>,
): Pick<BotSense<G>, 'evaluate' | 'evaluateAll' | 'judgement'> {
  const { parts, worths, book } = judgement;
  const { weights } = book;
  return {
    judgement,
    evaluate: (game, seat) => sumOf(parts(game, seat, weights)),
    ...(worths === undefined ? {} : { evaluateAll: (game: G['state']) => worths(game, weights) }),
  };
}

/** The same evaluation with other weights, at the end of a round as elsewhere; what they leave out is as in the book. */
export function reweighed<Sense extends { readonly judgement?: AnyJudgement }>(sense: Sense, weights: object): Sense {
  const { judgement } = sense;
  if (judgement === undefined) return sense;
  const { provenance, earlier } = judgement.book;
  const book = { provenance, weights: { ...judgement.book.weights, ...weights }, earlier };
  return { ...sense, ...judged<Loose, Loose>({ ...judgement, book } as Judgement<Loose>) };
}

/** What the parts come to together. */
export function sumOf(parts: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < parts.length; at++) sum += parts[at] ?? 0;
  return sum;
}

/** What a judgement says of one seat, feature by feature. */
export function partsFor({ features, parts, book }: AnyJudgement, state: object, seat: Seat): Record<string, number> {
  const amounts = parts(state, seat, book.weights);
  return Object.fromEntries(features.map((feature, at) => [feature, amounts[at] ?? 0]));
}
