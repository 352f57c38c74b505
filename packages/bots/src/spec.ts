/** Bots in writing: `random`, `greedy`, `mcts`, `mcts:1000` (iterations) and `mcts:500ms` (time per decision). */

import { BOTS, type BotKind, type BotSpec } from './bot.ts';

const SPEC = /^([a-z]+)(?::([1-9][0-9]{0,8})(ms)?)?$/;

/** The bot that was written down, or an error that says how bots are written. */
export function parseSpec(written: string): BotSpec {
  const [, kind, amount, unit] = SPEC.exec(written) ?? [];
  if (kind === undefined || !isKind(kind) || (amount !== undefined && kind !== 'mcts')) {
    throw new Error(`"${written}" is no bot; there are random, greedy, mcts, mcts:1000 (iterations) and mcts:500ms.`);
  }
  if (amount === undefined) return { kind };
  return unit === undefined ? { kind, iterations: Number(amount) } : { kind, milliseconds: Number(amount) };
}

/** The bot as it is written. */
export function printSpec({ kind, iterations, milliseconds }: BotSpec): string {
  if (milliseconds !== undefined) return `${kind}:${milliseconds}ms`;
  return iterations === undefined ? kind : `${kind}:${iterations}`;
}

function isKind(word: string): word is BotKind {
  return BOTS.some((kind) => kind === word);
}
