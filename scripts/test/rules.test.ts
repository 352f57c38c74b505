import { describe, expect, test } from 'vitest';
import { audit, namedIn, paragraphsOf, printed } from '../rules/audit.mjs';

const english = `# Stone Age

## SA 4 Placing persons

- **SA 4.1** Somebody places.
- **SA 4.1.2** Somebody places more. See SA 4.1.
- **SA 4.2** Nobody places. **SA 9.9** is not a paragraph.
`;
const book = { name: 'stone-age', implemented: true, english, german: english };
const proof = (title: string) => ({ title, file: 'a.test.ts' });
const all = [proof('SA 4.1, SA 4.1.2 placing'), proof('SA 4 placing > SA 4.2 nobody')];

describe('numbers', () => {
  test('a paragraph begins with its number in bold', () => {
    expect(paragraphsOf(english)).toEqual(['SA 4.1', 'SA 4.1.2', 'SA 4.2']);
  });

  test('a title may name several, each counts once', () => {
    expect(namedIn('SA 4.1, SA 4.3 and ND 6.3a: TA 12.III4. SA 4.1 again')).toEqual([
      'SA 4.1',
      'SA 4.3',
      'ND 6.3a',
      'TA 12.III4',
    ]);
  });

  test('words that look like numbers are none', () => {
    expect(namedIn('VISA 4.1, SA4.1, Sa 1.1, SA x, S 1.1')).toEqual([]);
  });
});

describe('audit', () => {
  test('a book whose paragraphs are all tested is fine', () => {
    expect(audit([book], all).failures).toEqual([]);
  });

  test('a paragraph without a test is a failure only for an implemented game', () => {
    const some = all.slice(0, 1);
    expect(audit([book], some).failures).toEqual(['SA 4.2 has no test.']);
    expect(audit([{ ...book, implemented: false }], some).failures).toEqual([]);
  });

  test('a test that names a number that does not exist is a failure; a chapter exists', () => {
    expect(audit([book], [...all, proof('SA 4.7 x')]).failures).toEqual([
      'a.test.ts: "SA 4.7 x" names SA 4.7, which does not exist.',
    ]);
    expect(audit([book], [...all, proof('SA 4 x')]).failures).toEqual([]);
  });

  test('a chapter in a title proves none of its paragraphs', () => {
    expect(audit([book], [proof('SA 4 everything')]).failures).toHaveLength(3);
  });

  test('the German numbers must be the English ones', () => {
    const german = english.replace('**SA 4.2**', '**SA 4.3**');
    expect(audit([{ ...book, german }], all).failures).toEqual([
      'stone-age.de.md lacks SA 4.2.',
      'stone-age.md lacks SA 4.3.',
    ]);
    expect(audit([{ ...book, german: undefined }], all).failures).toEqual(['stone-age.de.md is missing.']);
  });

  test('a game of the catalogue without a book is a failure', () => {
    expect(audit([book], all, ['stone-age']).failures).toEqual([]);
    expect(audit([book], all, ['stone-age', 'chess']).failures).toEqual([
      'chess is in the catalogue but has no rulebook docs/rules/chess.md.',
    ]);
  });

  test('a citation of a rule that does not exist is a failure, with its line', () => {
    const cites = (text: string) => audit([book], all, [], [{ file: 'a.ts', text }]).failures;
    expect(cites('// SA 4.1, SA 4.1.2, SA 4\n// VISA 4.7, ND 99.1, SA4.7')).toEqual([]);
    expect(cites("\nrule: 'SA 4.7'")).toEqual(['a.ts:2 cites SA 4.7, which does not exist.']);
    expect(cites('(SA 4.1a, SA 9.A1)')).toEqual([
      'a.ts:1 cites SA 4.1a, which does not exist.',
      'a.ts:1 cites SA 9.A1, which does not exist.',
    ]);
  });

  test('the lettered items of a paragraph can be cited', () => {
    const lettered = english.replace('- **SA 4.2**', '  - a. First.\n  - b. Then.\n- **SA 4.2**');
    const cites = (text: string) => audit([{ ...book, english: lettered }], all, [], [{ file: 'a.ts', text }]).failures;
    expect(cites('SA 4.1.2a and SA 4.1.2b')).toEqual([]);
    expect(cites('SA 4.1.2c')).toEqual(['a.ts:1 cites SA 4.1.2c, which does not exist.']);
  });

  test('a number given twice is a failure', () => {
    const twice = `${english}- **SA 4.2** Again.\n`;
    expect(audit([{ ...book, english: twice, german: twice }], all).failures).toEqual([
      'stone-age.md has SA 4.2 twice.',
      'stone-age.de.md has SA 4.2 twice.',
    ]);
  });

  test('a book without numbers is a failure', () => {
    expect(audit([{ ...book, english: '', german: '' }], []).failures).toEqual([
      'stone-age.md has no numbered paragraph.',
    ]);
  });
});

describe('what is printed', () => {
  const found = audit([book], all.slice(0, 1));

  test('each number with its tests, the counts and the failures', () => {
    expect(printed(found, false)).toEqual([
      'SA 4.1',
      '    a.test.ts: SA 4.1, SA 4.1.2 placing',
      'SA 4.1.2',
      '    a.test.ts: SA 4.1, SA 4.1.2 placing',
      'SA 4.2',
      'stone-age  2 of 3 rules tested by 1 tests',
      '✗ SA 4.2 has no test.',
    ]);
  });

  test('a summary has the counts and the failures alone', () => {
    expect(printed(found, true)).toEqual(['stone-age  2 of 3 rules tested by 1 tests', '✗ SA 4.2 has no test.']);
  });
});
