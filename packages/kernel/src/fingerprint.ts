/** Fingerprints of plain data. */

type Plain = Record<string, unknown>;

/**
 * A 64-bit fingerprint of plain data as 16 hexadecimal digits. It depends on what the value says, not on the order of
 * its keys. It finds a replay that went another way; it is no protection against forgery, which the seed's
 * commitment and the replay itself give.
 */
export function fingerprint(value: unknown): string {
  const low = digest(value);
  return hex(upper) + hex(low);
}

/** The word as eight hexadecimal digits, put together of pairs: quicker than to ask a number for its digits. */
const hex = (word: number) => pair(word >>> 24) + pair(word >>> 16) + pair(word >>> 8) + pair(word);

const pair = (byte: number) => PAIRS[byte & 255] as string;
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Fingerprints of a value that is looked at again and again and changes little in between: what is as it was is not
 * digested anew. For a replay, which has a fingerprint to compare after every move; it keeps a copy of the value.
 */
export function fingerprints(): (value: unknown) => string {
  const known = new Known();
  return (value) => {
    if (typeof value !== 'object' || value === null) return fingerprint(value);
    look(known, value);
    return hex(known.high) + hex(known.low);
  };
}

/** What an array or object was when it was last looked at, with both digests of it and of everything in it. */
class Known {
  low = 0;
  high = 0;
  /** Absent until something was looked at. */
  isArray: boolean | undefined;
  /** The keys of an object, with their digests. */
  readonly keys: string[] = [];
  readonly keyLows: number[] = [];
  readonly keyHighs: number[] = [];
  /** What has nothing in it as it is, `CONTAINER` for the rest, which is known below. */
  readonly items: unknown[] = [];
  readonly parts: (Known | undefined)[] = [];
  readonly lows: number[] = [];
  readonly highs: number[] = [];
}

/** Stands where an array or object is; nothing in a value is the same as this. */
const CONTAINER = Symbol('container');

/** Look at it again; is it another than before? */
function look(known: Known, value: object): boolean {
  const isArray = Array.isArray(value);
  const same = isArray ? hasItems(known, value) : hasEntries(known, value as Plain);
  if (same && known.isArray === isArray) return false;
  known.isArray = isArray;
  if (isArray) digestItems(known);
  else digestEntries(known);
  return true;
}

/** Are these the items that were there before? Those that are others are looked at and known from now on. */
function hasItems(known: Known, array: readonly unknown[]): boolean {
  const { items } = known;
  const before = items.length;
  const { length } = array;
  const common = Math.min(before, length);
  const same = typeof array[0] === 'number' ? hasNumbers(known, array, common) : hasOthers(known, array, common);
  for (let at = common; at < length; at++) learn(known, at, array[at]);
  if (length < before) items.length = length;
  return same && length === before;
}

/** Numbers are kept in ways of their own, and a place in the code that meets these too would be slow for all arrays. */
function hasNumbers(known: Known, array: readonly unknown[], count: number): boolean {
  const { items } = known;
  let same = true;
  for (let at = 0; at < count; at++) {
    const item = array[at];
    if (item !== items[at] && lookAt(known, at, item)) same = false;
  }
  return same;
}

/** Most items are as they were, often nothing, and that is quick to see. */
function hasOthers(known: Known, array: readonly unknown[], count: number): boolean {
  const { items } = known;
  let same = true;
  for (let at = 0; at < count; at++) {
    const item = array[at];
    if (item === null && items[at] === null) continue;
    if (item !== items[at] && lookAt(known, at, item)) same = false;
  }
  return same;
}

/** Are these the entries that were there before? */
function hasEntries(known: Known, object: Plain): boolean {
  const { keys, items } = known;
  const before = items.length;
  let same = true;
  let at = 0;
  for (const key in object) {
    const item = object[key];
    if (at >= before || keys[at] !== key) {
      same = false;
      name(known, at, key);
    }
    if (at >= before) learn(known, at, item);
    else if (item !== items[at] && lookAt(known, at, item)) same = false;
    at++;
  }
  if (at < before) items.length = at;
  return same && at === before;
}

function name({ keys, keyLows, keyHighs }: Known, place: number, key: string): void {
  keys[place] = key;
  keyLows[place] = textDigest(key);
  keyHighs[place] = upper;
}

/** Look at what is in a place where something was before; is it another? */
function lookAt(known: Known, place: number, item: unknown): boolean {
  if (known.items[place] !== CONTAINER || typeof item !== 'object' || item === null) {
    learn(known, place, item);
    return true;
  }
  const part = known.parts[place] as Known;
  if (!look(part, item)) return false;
  known.lows[place] = part.low;
  known.highs[place] = part.high;
  return true;
}

/** From now on this is known to be in that place. */
function learn({ items, parts, lows, highs }: Known, place: number, item: unknown): void {
  if (typeof item !== 'object' || item === null) {
    items[place] = item;
    lows[place] = digest(item);
    highs[place] = upper;
    return;
  }
  const part = parts[place] ?? new Known();
  look(part, item);
  items[place] = CONTAINER;
  parts[place] = part;
  lows[place] = part.low;
  highs[place] = part.high;
}

function digestItems(known: Known): void {
  const { items, lows, highs } = known;
  const count = items.length;
  let low = settle(5, count, count);
  let high = upper;
  for (let place = 0; place < count; place++) {
    low = mix(low, lows[place] as number);
    high = mix(high, highs[place] as number);
  }
  known.low = low;
  known.high = high;
}

function digestEntries(known: Known): void {
  const { items, keyLows, keyHighs, lows, highs } = known;
  const count = items.length;
  let low = 0;
  let high = 0;
  for (let place = 0; place < count; place++) {
    low = (low + mix(keyLows[place] as number, lows[place] as number)) | 0;
    high = (high + mix(keyHighs[place] as number, highs[place] as number)) | 0;
  }
  known.low = settle(6, low, high);
  known.high = upper;
}

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
