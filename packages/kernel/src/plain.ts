/** Plain data: copying, comparing and fingerprinting JSON values. */

type Plain = Record<string, unknown>;

/** A deep copy of plain data. Copies shapes wholesale and only walks what is nested, which is what makes it fast. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyArray(value) : copyObject(value as Plain)) as T;
}

function copyArray(array: readonly unknown[]): unknown[] {
  if (array.length === 0) return [];
  const result = array.slice();
  for (let i = 0; i < result.length; i++) {
    const item = result[i];
    if (typeof item !== 'object' || item === null) continue;
    result[i] = Array.isArray(item) ? copyArray(item) : copyObject(item as Plain);
  }
  return result;
}

function copyObject(object: Plain): Plain {
  let size = 0;
  let nested = 0;
  for (const key in object) {
    const item = object[key];
    size++;
    if (typeof item === 'object' && item !== null) nested++;
  }
  const result = (SPREAD[size & 7] as Spread)(object);
  if (nested === 0) return result;
  for (const key in object) {
    const item = object[key];
    if (typeof item !== 'object' || item === null) continue;
    result[key] = Array.isArray(item) ? copyArray(item) : copyObject(item as Plain);
  }
  return result;
}

type Spread = (object: Plain) => Plain;

/**
 * Eight places in the code that do the same. An engine remembers a few object shapes per place and is slow where it
 * meets more; sharing the objects out by their size keeps every place fast.
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
];

/** Do two plain values say the same, whatever the order of their keys? */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!equal((one as Plain)[key], (other as Plain)[key])) return false;
  }
  return true;
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
  const low = digest(value, 0x9e3779b1);
  const high = digest(value, 0x85ebca6b);
  return hex(high) + hex(low);
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

function digest(value: unknown, salt: number): number {
  switch (typeof value) {
    case 'number':
      return mix(salt ^ 1, value === (value | 0) ? value : textDigest(String(value), salt));
    case 'string':
      return mix(salt ^ 2, textDigest(value, salt));
    case 'boolean':
      return mix(salt ^ 3, value ? 1 : 0);
    case 'object':
      if (value === null) return mix(salt ^ 4, 0);
      return Array.isArray(value) ? arrayDigest(value, salt) : objectDigest(value as Plain, salt);
    default:
      throw new TypeError(`${typeof value} is not plain data`);
  }
}

function arrayDigest(array: readonly unknown[], salt: number): number {
  let result = mix(salt ^ 5, array.length);
  for (let i = 0; i < array.length; i++) result = mix(result, digest(array[i], salt));
  return result;
}

/** Entries are added up, so that their order does not matter and nothing needs sorting. */
function objectDigest(object: Plain, salt: number): number {
  let sum = 0;
  for (const key in object) sum = (sum + mix(textDigest(key, salt), digest(object[key], salt))) | 0;
  return mix(salt ^ 6, sum);
}

function textDigest(text: string, salt: number): number {
  let result = salt ^ text.length;
  for (let i = 0; i < text.length; i++) result = Math.imul(result ^ text.charCodeAt(i), 0x5bd1e995);
  return result ^ (result >>> 13);
}

function mix(one: number, other: number): number {
  let word = Math.imul(one ^ other, 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 15), 0x297a2d39);
  word ^= Math.imul(one, 0x165667b1) + Math.imul(other, 0x27d4eb2f);
  return word ^ (word >>> 13);
}
