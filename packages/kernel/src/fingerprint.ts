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

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/**
 * Fingerprints of a value that is looked at again and again and changes little in between: what is as it was is not
 * digested anew. For a replay, which has a fingerprint to compare after every move; it keeps a copy of the value.
 */
export function fingerprints(): (value: unknown) => string {
  const known = new Known();
  return (value) => {
    if (typeof value !== 'object' || value === null) return fingerprint(value);
    known.look(value);
    return hex(known.high) + hex(known.low);
  };
}

/** What an array or object was when it was last looked at, with both digests of it and of everything in it. */
class Known {
  low = 0;
  high = 0;
  /** Nothing was looked at yet. */
  #isNew = true;
  #isArray = false;
  /** The keys of an object, with their digests. */
  #keys: string[] = [];
  #keyLows: number[] = [];
  #keyHighs: number[] = [];
  /** What has nothing in it as it is, `CONTAINER` for the rest, which is known below. */
  #items: unknown[] = [];
  #parts: (Known | null)[] = [];
  #lows: number[] = [];
  #highs: number[] = [];

  /** Look at it again; is it another than before? */
  look(value: object): boolean {
    const isArray = Array.isArray(value);
    const before = this.#items.length;
    const same = isArray ? this.#hasItems(value, before) : this.#hasEntries(value as Plain, before);
    if (same && !this.#isNew && isArray === this.#isArray) return false;
    this.#isNew = false;
    this.#isArray = isArray;
    if (isArray) this.#digestItems();
    else this.#digestEntries();
    return true;
  }

  /** Are these the items that were there before? Most of them are as they were, often nothing, and that is quick to see. */
  #hasItems(array: readonly unknown[], before: number): boolean {
    const items = this.#items;
    let same = array.length === before;
    for (let at = 0; at < array.length; at++) {
      const item = array[at];
      if (item === null && items[at] === null) continue;
      if ((item !== items[at] || at >= before) && this.#lookAt(at, item)) same = false;
    }
    if (array.length < before) items.length = array.length;
    return same;
  }

  /** Are these the entries? */
  #hasEntries(object: Plain, before: number): boolean {
    const items = this.#items;
    const keys = this.#keys;
    let same = true;
    let at = 0;
    for (const key in object) {
      const item = object[key];
      if (keys[at] !== key) {
        same = false;
        this.#name(at, key);
      }
      if ((item !== items[at] || at >= before) && this.#lookAt(at, item)) same = false;
      at++;
    }
    if (at < before) items.length = at;
    return same && at === before;
  }

  #name(place: number, key: string): void {
    this.#keys[place] = key;
    this.#keyLows[place] = textDigest(key);
    this.#keyHighs[place] = upper;
  }

  /** Look at what is in one place; is it another than before? */
  #lookAt(place: number, item: unknown): boolean {
    if (typeof item !== 'object' || item === null) {
      this.#items[place] = item;
      this.#lows[place] = digest(item);
      this.#highs[place] = upper;
      return true;
    }
    const wasContainer = this.#items[place] === CONTAINER;
    const part = this.#parts[place] ?? new Known();
    if (!part.look(item) && wasContainer) return false;
    this.#items[place] = CONTAINER;
    this.#parts[place] = part;
    this.#lows[place] = part.low;
    this.#highs[place] = part.high;
    return true;
  }

  #digestItems(): void {
    const count = this.#items.length;
    const lows = this.#lows;
    const highs = this.#highs;
    let low = settle(5, count, count);
    let high = upper;
    for (let place = 0; place < count; place++) {
      low = mix(low, lows[place] as number);
      high = mix(high, highs[place] as number);
    }
    this.low = low;
    this.high = high;
  }

  #digestEntries(): void {
    const count = this.#items.length;
    let low = 0;
    let high = 0;
    for (let place = 0; place < count; place++) {
      low = (low + mix(this.#keyLows[place] as number, this.#lows[place] as number)) | 0;
      high = (high + mix(this.#keyHighs[place] as number, this.#highs[place] as number)) | 0;
    }
    this.low = settle(6, low, high);
    this.high = upper;
  }
}

/** Stands where an array or object is; nothing in a value is the same as this. */
const CONTAINER = Symbol('container');

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
