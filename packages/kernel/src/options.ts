/** The options of a table, schema as data so that a form, a command line and a check can be made from them. */

import { brief } from './plain.ts';

/**
 * A choice among named values, a switch, a whole number for each seat, or a set. The first value of a choice is not
 * special; `default` says what applies. Seats that a list of numbers does not reach have the least.
 */
export type OptionKind<T> = [T] extends [boolean]
  ? { readonly kind: 'switch'; readonly default: boolean; readonly rule?: string }
  : [T] extends [readonly number[]]
    ? PerSeat
    : [T] extends [readonly (infer Member extends string)[]]
      ? Several<Member>
      : { readonly kind: 'choice'; readonly values: readonly T[]; readonly default: T; readonly rule?: string };

interface PerSeat {
  readonly kind: 'per-seat';
  readonly min: number;
  readonly max: number;
  readonly default: readonly number[];
  readonly rule?: string;
}

/** Any number of things of the game, such as cards; each has its name and explanation in the text book. */
interface Several<Member extends string> {
  readonly kind: 'set';
  /** What kind of thing they are: `things.card`. */
  readonly of: string;
  /** All there are, in the order in which a set is kept. */
  readonly groups: { readonly [group: string]: readonly Member[] };
  /** Sets that can be chosen by name. */
  readonly presets: { readonly [preset: string]: readonly Member[] };
  readonly default: readonly Member[];
  /** It counts only where these other options have these values, and is empty elsewhere. */
  readonly when?: { readonly [option: string]: unknown };
  readonly rule?: string;
}

/** One description per option. */
export type OptionsSchema<O> = { readonly [K in keyof O]-?: OptionKind<O[K]> };

/** An option of any game. */
export interface AnyOption {
  readonly kind: 'switch' | 'choice' | 'per-seat' | 'set';
  readonly default: unknown;
  readonly values?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly of?: string;
  readonly groups?: { readonly [group: string]: readonly string[] };
  readonly presets?: { readonly [preset: string]: readonly string[] };
  readonly when?: { readonly [option: string]: unknown };
  readonly rule?: string;
}

/** Everything a set can hold, in its order. */
export const membersOf = ({ groups = {} }: AnyOption): readonly string[] => Object.values(groups).flat();

/** The name of the preset that holds just these, if there is one. */
export function presetOf({ presets = {} }: AnyOption, chosen: readonly string[]): string | undefined {
  const same = (members: readonly string[]) =>
    members.length === chosen.length && members.every((member) => chosen.includes(member));
  return Object.keys(presets).find((preset) => same(presets[preset] ?? []));
}

/** Does that option count at a table with these others? */
export const counts = ({ when = {} }: AnyOption, chosen: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([name, value]) => chosen[name] === value);

/** What can be chosen of a game, and what some numbers of seats leave no choice about. */
interface Offering {
  readonly options: { readonly [option: string]: AnyOption };
  demands?(seats: number): object;
}

/** Complete options of a table for so many, or an error that says what was wrong and what would be right. */
export function tableOptions(game: Offering, seats: number, given: object): object {
  const demanded = Object.entries(game.demands?.(seats) ?? {});
  const complete = checkOptions(game.options, { ...Object.fromEntries(demanded), ...given }, seats);
  const chosen = new Map<string, unknown>(Object.entries(complete));
  for (const [key, value] of demanded) {
    if (chosen.get(key) === value) continue;
    throw new Error(`With ${seats} players option "${key}" must be ${brief(value)}, not ${brief(chosen.get(key))}.`);
  }
  return complete;
}

/** Complete options with defaults filled in, or an error that says what was wrong and what would be right. */
export function checkOptions(
  schema: { readonly [option: string]: AnyOption },
  given: unknown,
  seats = Number.POSITIVE_INFINITY,
): object {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('Options must be an object.');
  for (const key in given) {
    if (!Object.hasOwn(schema, key)) {
      throw new Error(`Unknown option "${key}"; known: ${Object.keys(schema).join(', ') || 'none'}.`);
    }
  }
  const complete: Record<string, unknown> = {};
  for (const key in schema)
    complete[key] = checkOption(key, schema[key] as AnyOption, given as Record<string, unknown>, seats);
  // A set that does not count is kept empty: states carry their options along.
  for (const key in schema) if (!counts(schema[key] as AnyOption, complete)) complete[key] = [];
  return complete;
}

function checkOption(key: string, option: AnyOption, given: Record<string, unknown>, seats: number): unknown {
  const value = Object.hasOwn(given, key) ? given[key] : option.default;
  if (option.kind === 'per-seat') return checkNumbers(key, option, value, seats);
  if (option.kind === 'set') return checkSet(key, option, value);
  const allowed: readonly unknown[] = option.kind === 'switch' ? [true, false] : (option.values ?? []);
  if (allowed.includes(value)) return value;
  throw new Error(`Option "${key}" must be one of ${allowed.join(', ')}, not ${brief(value)}.`);
}

/** A whole number within the bounds for each seat, at most as many as there are seats. */
function checkNumbers(key: string, { min = 0, max = 0 }: AnyOption, value: unknown, seats: number): readonly number[] {
  const fits = (one: unknown): one is number => Number.isInteger(one) && Number(one) >= min && Number(one) <= max;
  if (Array.isArray(value) && value.length <= seats && value.every(fits)) return [...value];
  throw new Error(
    `Option "${key}" must be a list of whole numbers from ${min} to ${max}, one for each seat, not ${brief(value)}.`,
  );
}

/** Members of the set, each once, or the name of a preset; kept in the set's own order. */
function checkSet(key: string, option: AnyOption, value: unknown): readonly string[] {
  const { presets = {} } = option;
  const known = membersOf(option);
  const chosen: unknown = typeof value === 'string' && Object.hasOwn(presets, value) ? presets[value] : value;
  if (!Array.isArray(chosen)) {
    throw new Error(
      `Option "${key}" must be ${Object.keys(presets).join(', ')} or a list of what is chosen, not ${brief(value)}.`,
    );
  }
  const stranger = chosen.findIndex((one) => !known.includes(one));
  if (stranger >= 0) throw new Error(`Option "${key}" knows ${known.join(', ')}; not ${brief(chosen[stranger])}.`);
  return known.filter((one) => chosen.includes(one));
}
