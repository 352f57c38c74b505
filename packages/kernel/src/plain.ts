/** Plain data: copying, comparing and fingerprinting JSON values. */

type Plain = Record<string, unknown>;

/** A deep copy of plain data. Copies shapes wholesale and only walks what is nested, which is what makes it fast. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? copyArray(value) : copyObject(value as Plain);
}

/** Most arrays of a game are short, and a short one is written down faster than it is sliced and walked. */
function copyArray(array: readonly unknown[]): unknown[] {
  switch (array.length) {
    case 0:
      return [];
    case 1:
      return [copy(array[0])];
    case 2:
      return [copy(array[0]), copy(array[1])];
    case 3:
      return [copy(array[0]), copy(array[1]), copy(array[2])];
    case 4:
      return [copy(array[0]), copy(array[1]), copy(array[2]), copy(array[3])];
  }
  const result = array.slice();
  for (let i = 0; i < array.length; i++) {
    const item = array[i];
    if (isNested(item)) result[i] = copy(item);
  }
  return result;
}

function copyObject(object: Plain): Plain {
  let size = 0;
  let shape = 0;
  let nested = false;
  for (const key in object) {
    if (size === 0) shape = key.charCodeAt(0) + key.length * 7;
    size++;
    if (!nested) nested = isNested(object[key]);
  }
  const result = (SPREAD[(shape + size * 11) & 31] as Spread)(object);
  if (!nested) return result;
  for (const key in object) {
    const item = object[key];
    if (isNested(item)) result[key] = copy(item);
  }
  return result;
}

const isNested = (item: unknown): boolean => item !== null && typeof item === 'object';

type Spread = (object: Plain) => Plain;

/**
 * Thirty-two places in the code that do the same. An engine remembers a few object shapes per place and is slow where it
 * meets more; sharing the objects out by their size and first key keeps every place fast.
 */
const SPREAD: readonly Spread[] = [
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
  (object) => ({ ...object }),
];

/** Do two plain values say the same, whatever the order of their keys? */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && equalArrays(one, other);
  return !Array.isArray(other) && equalObjects(one as Plain, other as Plain);
}

function equalArrays(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!equal(one[i], other[i])) return false;
  return true;
}

function equalObjects(one: Plain, other: Plain): boolean {
  let more = 0;
  for (const key in one) {
    const mine = one[key];
    const theirs = other[key];
    if (mine !== theirs && !equal(mine, theirs)) return false;
    if (theirs === undefined && !Object.hasOwn(other, key)) return false;
    more--;
  }
  for (const _ in other) more++;
  return more === 0;
}

/** JSON with sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The value in few words, for a message; whatever it is. */
export function brief(value: unknown): string {
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 80 ? `${text.slice(0, 77)}…` : text;
  } catch {
    return 'something nested too deeply';
  }
}

/**
 * A 64-bit fingerprint of plain data as 16 hexadecimal digits. It depends on what the value says, not on the order of
 * its keys. It finds a replay that went another way; it is no protection against forgery, which the seed's
 * commitment and the replay itself give.
 */
export function fingerprint(value: unknown): string {
  const low = digest(value);
  return hex(upper) + hex(low);
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/** Two digests with different salts are made in one walk: the lower is what the functions give, the upper is left here. */
let upper = 0;
const LOW = 0x9e3779b1;
const HIGH = 0x85ebca6b;

function digest(value: unknown): number {
  switch (typeof value) {
    case 'number':
      if (value === (value | 0)) return settle(1, value, value);
      return settle(1, textDigest(String(value)), upper);
    case 'string':
      return settle(2, textDigest(value), upper);
    case 'boolean':
      return settle(3, value ? 1 : 0, value ? 1 : 0);
    case 'object':
      if (value === null) return settle(4, 0, 0);
      return Array.isArray(value) ? arrayDigest(value) : objectDigest(value as Plain);
    default:
      throw new TypeError(`${typeof value} is not plain data`);
  }
}

/** Both digests of a value of that kind. */
function settle(kind: number, low: number, high: number): number {
  upper = mix(HIGH ^ kind, high);
  return mix(LOW ^ kind, low);
}

function arrayDigest(array: readonly unknown[]): number {
  let low = settle(5, array.length, array.length);
  let high = upper;
  for (let i = 0; i < array.length; i++) {
    const item = array[i];
    // Most of a long array says that nothing is there, and that is the same every time.
    if (item === null || item === '') {
      const { low: itemLow, high: itemHigh } = item === null ? NOTHING : EMPTY;
      low = mix(low, itemLow);
      high = mix(high, itemHigh);
    } else {
      low = mix(low, digest(item));
      high = mix(high, upper);
    }
  }
  upper = high;
  return low;
}

const bothDigests = (value: unknown) => ({ low: digest(value), high: upper });
const NOTHING = bothDigests(null);
const EMPTY = bothDigests('');

/** Entries are added up, so that their order does not matter and nothing needs sorting. */
function objectDigest(object: Plain): number {
  let low = 0;
  let high = 0;
  for (const key in object) {
    const lowKey = textDigest(key);
    const highKey = upper;
    low = (low + mix(lowKey, digest(object[key]))) | 0;
    high = (high + mix(highKey, upper)) | 0;
  }
  return settle(6, low, high);
}

function textDigest(text: string): number {
  let low = LOW ^ text.length;
  let high = HIGH ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    low = Math.imul(low ^ letter, 0x5bd1e995);
    high = Math.imul(high ^ letter, 0x5bd1e995);
  }
  upper = high ^ (high >>> 13);
  return low ^ (low >>> 13);
}

function mix(one: number, other: number): number {
  let word = Math.imul(one ^ other, 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 15), 0x297a2d39);
  word ^= Math.imul(one, 0x165667b1) + Math.imul(other, 0x27d4eb2f);
  return word ^ (word >>> 13);
}
