/** The options of a table, schema as data so that a form, a command line and a check can be made from them. */

import { brief } from './plain.ts';

/** A choice among named values, or a switch. The first value of a choice is not special; `default` says what applies. */
export type OptionKind<T> = [T] extends [boolean]
  ? { readonly kind: 'switch'; readonly default: boolean; readonly rule?: string }
  : { readonly kind: 'choice'; readonly values: readonly T[]; readonly default: T; readonly rule?: string };

/** One description per option. */
export type OptionsSchema<O> = { readonly [K in keyof O]-?: OptionKind<O[K]> };

/** An option of any game. */
export interface AnyOption {
  readonly kind: 'switch' | 'choice';
  readonly default: unknown;
  readonly values?: readonly unknown[];
  readonly rule?: string;
}

/** Complete options with defaults filled in, or an error that says what was wrong and what would be right. */
export function checkOptions(schema: { readonly [option: string]: AnyOption }, given: unknown): object {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('Options must be an object.');
  for (const key in given) {
    if (!Object.hasOwn(schema, key)) {
      throw new Error(`Unknown option "${key}"; known: ${Object.keys(schema).join(', ') || 'none'}.`);
    }
  }
  const complete: Record<string, unknown> = {};
  for (const key in schema)
    complete[key] = checkOption(key, schema[key] as AnyOption, given as Record<string, unknown>);
  return complete;
}

function checkOption(key: string, option: AnyOption, given: Record<string, unknown>): unknown {
  const value = Object.hasOwn(given, key) ? given[key] : option.default;
  const allowed: readonly unknown[] = option.kind === 'switch' ? [true, false] : (option.values ?? []);
  if (allowed.includes(value)) return value;
  throw new Error(`Option "${key}" must be one of ${allowed.join(', ')}, not ${brief(value)}.`);
}
