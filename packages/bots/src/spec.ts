/**
 * Bots in writing: `level:3`, or a recipe such as `random`, `greedy`, `greedy:2` (imagined worlds), `mcts:1000` (tries), `mcts:500ms`, `plan:600`
 * (positions a turn), each perhaps with noise (`greedy~0.5`) and the name of earlier weights (`mcts:80@first`).
 */

import { BOTS, type BotKind, type BotSpec, LEVELS } from './bot.ts';

const SPEC = /^([a-z]+)(?::([1-9][0-9]{0,8})(ms)?)?(?:~([0-9](?:\.[0-9]{1,2})?))?(?:@([a-z0-9-]{1,32}))?$/;

/** The bot that was written down, or an error that says how bots are written. */
export function parseSpec(written: string): BotSpec {
  const [, kind = '', amount, unit, noise, weights] = SPEC.exec(written) ?? [];
  const spec = isKind(kind) ? begun(kind, amount, unit) : undefined;
  if (spec === undefined) {
    throw new Error(
      `"${written}" is no bot; there are random, greedy, greedy:2 (worlds), mcts, mcts:1000 (tries), mcts:500ms, plan, reply and level:1 to level:5.`,
    );
  }
  return {
    ...spec,
    ...(noise === undefined ? {} : { noise: Number(noise) }),
    ...(weights === undefined ? {} : { weights }),
  };
}

function begun(kind: BotKind, amount: string | undefined, unit: string | undefined): BotSpec | undefined {
  if (kind === 'level') {
    const level = LEVELS.find((one) => String(one) === amount);
    return level === undefined || unit !== undefined ? undefined : { kind, level };
  }
  if (amount === undefined) return { kind };
  if (kind === 'random' || (kind === 'greedy' && unit !== undefined)) return undefined;
  return unit === undefined ? { kind, iterations: Number(amount) } : { kind, milliseconds: Number(amount) };
}

/** The bot as it is written. */
export function printSpec({ kind, level, iterations, milliseconds, noise, weights }: BotSpec): string {
  const amount = level ?? (milliseconds === undefined ? iterations : `${milliseconds}ms`);
  return [
    kind,
    amount === undefined ? '' : `:${amount}`,
    noise === undefined ? '' : `~${noise}`,
    weights === undefined ? '' : `@${weights}`,
  ].join('');
}

function isKind(word: string): word is BotKind {
  return BOTS.some((kind) => kind === word);
}
