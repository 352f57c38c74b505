import { describe, expect, test } from 'vitest';
import { isHarmless, mutantsOf, mutated, sample } from '../mutate/mutants.mjs';
import { inOrder, patience } from '../mutate/order.mjs';

const changes = (source: string) => mutantsOf('a.ts', source).map(({ change }) => change);
const sources = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant));

describe('mutants', () => {
  test('operators are mistaken for their neighbours', () => {
    expect(sources('f(a < b, a === b, a - b);')).toEqual([
      ';',
      'f(a <= b, a === b, a - b);',
      'f(a < b, a !== b, a - b);',
      'f(a < b, a === b, a + b);',
    ]);
  });

  test('constants are off by one, booleans are turned round', () => {
    expect(changes('const most = 10, open = true;')).toEqual(['10 → 11', 'true → false']);
  });

  test('conditions are negated, forgotten, and lose one side', () => {
    expect(sources('if (a && b) c();')).toEqual([
      'if (!(a && b)) c();',
      'if (true) c();',
      'if (a || b) c();',
      'if ((a)) c();',
      'if ((b)) c();',
      'if (a && b) ;',
    ]);
    expect(changes('const x = a ? b : c, y = !a;')).toEqual(['a → !(a)', '! → nothing']);
  });

  test('what is done is left out or done the other way round', () => {
    expect(sources('left += taken;')).toEqual([';', 'left -= taken;']);
    expect(sources('left++;')).toEqual([';', 'left--;']);
    expect(changes('const all = list.some(is), least = Math.min(a, b);')).toEqual(['some → every', 'min → max']);
  });

  test('types, imports, errors, names and words are left alone, and so is the pace of a loop', () => {
    expect(changes("import { a } from 'b';")).toEqual([]);
    expect(changes('type T = 1 | 2; interface I { x: 3 } const a = b as 4, c: 5 = d satisfies 6;')).toEqual([]);
    expect(changes("throw new Error('no ' + 1);")).toEqual([]);
    expect(changes("const words = 'a' + b, c = `d` + e, f = { 7: g };")).toEqual([]);
    expect(changes('for (let i = a; i < b; i++) {}')).toEqual(['< → <=']);
  });

  test('each knows its line', () => {
    expect(mutantsOf('a.ts', 'const a = b;\n\n  const c = 1;\n')).toMatchObject([
      { file: 'a.ts', line: 3, code: 'const c = 1;', change: '1 → 2' },
    ]);
  });

  test('a source that cannot be read is named', () => {
    expect(() => mutantsOf('a.ts', 'const = 1')).toThrow('a.ts cannot be read');
  });
});

describe('a sample', () => {
  const all = mutantsOf('a.ts', 'const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];');

  test('is the same for the same seed, and another for another', () => {
    expect(sample(all, 4, 'one')).toEqual(sample(all, 4, 'one'));
    expect(sample(all, 4, 'one')).toHaveLength(4);
    expect(sample(all, 4, 'one')).not.toEqual(sample(all, 4, 'two'));
    expect(new Set(sample(all, 99, 'one'))).toEqual(new Set(all));
  });

  test('leaves out what is known to change nothing, wherever its line has moved', () => {
    const known = [{ file: 'a.ts', code: 'const c = 1;', change: '1 → 2', why: 'nobody reads it' }];
    const [moved] = mutantsOf('a.ts', '\n\n  const c = 1;');
    const [other] = mutantsOf('b.ts', 'const c = 1;');
    expect([moved, other].map((mutant) => mutant !== undefined && isHarmless(mutant, known))).toEqual([true, false]);
  });
});

describe('the tests that meet a mutant', () => {
  const tests = ['test/corpus.test.ts', 'test/slow.test.ts', 'test/quick.test.ts', 'test/feeding.test.ts'];
  const times = {
    'test/corpus.test.ts': 1,
    'test/slow.test.ts': 900,
    'test/quick.test.ts': 9,
    'test/feeding.test.ts': 999,
  };

  test('the quick come before the slow, and whole games last', () => {
    expect(inOrder(tests, { times })).toEqual([
      'test/quick.test.ts',
      'test/slow.test.ts',
      'test/feeding.test.ts',
      'test/corpus.test.ts',
    ]);
  });

  test('the one that is named like the source is first, then those that noticed a mutant of it', () => {
    expect(inOrder(tests, { times, mutated: 'src/rules/feeding.ts', noticed: ['test/slow.test.ts'] })).toEqual([
      'test/feeding.test.ts',
      'test/slow.test.ts',
      'test/quick.test.ts',
      'test/corpus.test.ts',
    ]);
  });

  test('each may take longer than without the mutant, however quick it was', () => {
    expect(patience(0)).toBeGreaterThan(0);
    expect(patience(60_000)).toBeGreaterThan(2 * 60_000);
  });
});
