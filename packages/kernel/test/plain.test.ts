import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, clone, equal, fingerprint, fingerprints } from '../src/index.ts';

/** Any JSON value, as JSON itself would give it back. */
const plain = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, turned(part)]);
  return Object.fromEntries(entries.reverse());
}

/** A chain of lists in lists. */
function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

describe('clone', () => {
  test('says the same, byte for byte', () => {
    fc.assert(fc.property(plain, (value) => JSON.stringify(clone(value)) === JSON.stringify(value)));
  });

  test('shares nothing with the original', () => {
    const original = { list: [{ a: 1 }, [2]], inner: { deeper: { b: 'x' } }, none: null };
    const before = JSON.stringify(original);
    const copy = clone(original);
    (copy.list[0] as { a: number }).a = 7;
    (copy.list[1] as number[]).push(8);
    copy.inner.deeper.b = 'y';
    expect(JSON.stringify(original)).toBe(before);
  });

  test('copies objects of every size', () => {
    for (let size = 0; size < 40; size++) {
      const wide = Object.fromEntries(Array.from({ length: size }, (_, i) => [`key${i}`, i % 3 === 0 ? [i] : i]));
      expect(clone(wide)).toEqual(wide);
    }
  });

  test('a key called __proto__ stays a key', () => {
    const nasty: unknown = JSON.parse('{"__proto__": {"polluted": [1]}, "b": {"__proto__": 1}}');
    const copy = clone(nasty) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(nasty));
    expect('polluted' in {}).toBe(false);
  });

  test('primitives are themselves', () => {
    for (const value of [0, -1.5, '', 'a', true, false, null, undefined]) expect(clone(value)).toBe(value);
  });

  test('values a thousand levels deep', () => {
    expect(JSON.stringify(clone(deep(1000)))).toBe(JSON.stringify(deep(1000)));
  });
});

describe('equal', () => {
  test('the order of keys does not matter', () => {
    fc.assert(fc.property(plain, (value) => equal(value, turned(value))));
  });

  test('agrees with the canonical text', () => {
    fc.assert(fc.property(plain, plain, (one, other) => equal(one, other) === (canonical(one) === canonical(other))));
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [null, undefined],
    [0, '0'],
    [0, false],
    [{ constructor: 1 }, {}],
    [{}, { toString: 1 }],
    [JSON.parse('{"__proto__": {}}'), {}],
  ])('%j is not %j', (one, other) => {
    expect(equal(one, other)).toBe(false);
    expect(equal(other, one)).toBe(false);
  });
});

describe('canonical', () => {
  test('the order of keys does not matter, and the text is JSON of the value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });

  test('keys are sorted at every level, lists are not', () => {
    expect(canonical({ b: [2, 1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[2,1,{"c":2,"d":1}]}');
  });
});

describe('fingerprint', () => {
  test('16 hexadecimal digits', () => {
    fc.assert(fc.property(plain, (value) => /^[0-9a-f]{16}$/.test(fingerprint(value))));
  });

  test('the order of keys does not matter', () => {
    fc.assert(fc.property(plain, (value) => fingerprint(value) === fingerprint(turned(value))));
  });

  test('different values differ', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => equal(one, other) === (fingerprint(one) === fingerprint(other))),
    );
  });

  test('one changed leaf anywhere changes it', () => {
    const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
    const at = fc.nat({ max: 19 });
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 20, maxLength: 20 }), at, leaf, (leaves, index, other) => {
        fc.pre(!equal(leaves[index], other));
        const nest = (list: unknown[]) => ({
          seats: list.slice(0, 5),
          zones: { a: list.slice(5, 12), b: { ...list } },
        });
        return fingerprint(nest(leaves)) !== fingerprint(nest(leaves.with(index, other)));
      }),
    );
  });

  test('no two of 200,000 neighbouring states collide', () => {
    const prints = new Set<string>();
    for (let i = 0; i < 100; i++) {
      for (let j = 0; j < 2000; j++) prints.add(fingerprint({ score: i, goods: { wood: j, clay: 0 }, cards: [j % 7] }));
    }
    expect(prints.size).toBe(200_000);
  });

  test.each([
    [1, '1'],
    [0, false],
    [0, null],
    [[], {}],
    ['', []],
    [[[]], []],
    [
      [1, [2]],
      [[1], 2],
    ],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [1, 4294967297],
    [0, 2 ** 53],
    [-1, 2 ** 32 - 1],
    [0.5, 0.25],
  ])('%j and %j differ', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });

  test('is the same for what JSON holds to be the same', () => {
    expect(fingerprint(-0)).toBe(fingerprint(0));
  });

  test('what is not plain data is refused', () => {
    for (const value of [undefined, () => 1, Symbol('x'), 1n]) {
      expect(() => fingerprint({ value })).toThrow('is not plain data');
    }
  });

  test('values a thousand levels deep', () => {
    expect(fingerprint(deep(1000))).not.toBe(fingerprint(deep(1002)));
  });

  test('is the same where only what has changed is digested anew', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 6 }), (values) => {
        const print = fingerprints();
        return values.every(
          (value) => print(value) === fingerprint(value) && print(clone(value)) === fingerprint(value),
        );
      }),
    );
  });

  test('is the same after every single change of one value', () => {
    const value: Record<string, unknown> = { list: [1, '', null, { a: 1 }], none: [], nested: { deep: { er: [0] } } };
    const print = fingerprints();
    const list = value['list'] as unknown[];
    const changes = [
      () => list.push(5),
      () => list.splice(1, 2),
      () => list.splice(0, 0, null, 'x'),
      () => Object.assign(list.at(-2) as object, { a: 2 }),
      () => Object.assign(list.at(-2) as object, { b: [] }),
      () => Object.assign(value, { none: {} }),
      () => Object.assign(value, { none: 0 }),
      () => Object.assign(value, { none: [[]] }),
      () => delete value['none'],
      () => ((value['nested'] as { deep: { er: number[] } }).deep.er[0] = -3.5),
      () => Object.assign(value, { nested: 'gone', list: [] }),
    ];
    expect(print(value)).toBe(fingerprint(value));
    for (const change of changes) {
      const before = print(value);
      change();
      expect(print(value)).toBe(fingerprint(value));
      expect(print(value)).not.toBe(before);
    }
  });
});
