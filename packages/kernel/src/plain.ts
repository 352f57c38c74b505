/** Plain data: copying, comparing and writing down JSON values. */

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
