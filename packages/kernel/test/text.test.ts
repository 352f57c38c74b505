import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe.ts';
import { LANGUAGES, link, pieces, plainWords, player, refusalWords, tableReasons } from '../src/index.ts';

const NAMES = ['Ada', 'Bo'];

describe('pieces', () => {
  test('a sentence is cut at its links', () => {
    expect(pieces(`${player(1)} goes to the ${link('place', 'forest', 'forest')}.`, NAMES)).toEqual([
      { words: 'Bo', kind: 'seat', id: '1' },
      { words: ' goes to the ' },
      { words: 'forest', kind: 'place', id: 'forest' },
      { words: '.' },
    ]);
  });

  test('neighbouring links leave nothing between them', () => {
    expect(pieces(player(0) + link('card', 3, 'three'), NAMES)).toEqual([
      { words: 'Ada', kind: 'seat', id: '0' },
      { words: 'three', kind: 'card', id: '3' },
    ]);
  });

  test('a seat without a name keeps its number, a sentence without links is one piece, none is none', () => {
    expect(pieces(player(5), NAMES)).toEqual([{ words: '5', kind: 'seat', id: '5' }]);
    expect(pieces('Plain words.', NAMES)).toEqual([{ words: 'Plain words.' }]);
    expect(pieces('', NAMES)).toEqual([]);
  });

  test('brackets that are no link stay words', () => {
    expect(pieces('[a] (b:c) [x](no link)', NAMES)).toEqual([{ words: '[a] (b:c) [x](no link)' }]);
  });

  test('names with brackets are not read as links', () => {
    expect(pieces(player(0), ['[x](card:1)'])).toEqual([{ words: '[x](card:1)', kind: 'seat', id: '0' }]);
  });
});

test('plain words are the pieces in a row', () => {
  expect(plainWords(`${player(0)} takes ${link('good', 'wood', '2 wood')}.`, NAMES)).toBe('Ada takes 2 wood.');
});

describe('refusals in words', () => {
  test("a game's own reason, in its language", () => {
    expect(refusalWords(ticTacToe.text.en, 'en', { reason: 'taken' })).toBe('This cell is taken.');
    expect(refusalWords(ticTacToe.text.de, 'de', { reason: 'taken' })).toBe('Dieses Feld ist schon vergeben.');
  });

  test('with its rule', () => {
    expect(refusalWords(ticTacToe.text.en, 'en', { reason: 'taken', rule: 'SA 4.3' })).toBe(
      'This cell is taken. (SA 4.3)',
    );
  });

  test("the table's reasons, in every language", () => {
    for (const language of LANGUAGES) {
      for (const [reason, words] of Object.entries(tableReasons[language])) {
        expect(refusalWords(ticTacToe.text[language], language, { reason })).toBe(words);
      }
    }
    for (const language of LANGUAGES) expect(Object.keys(tableReasons[language])).toEqual(Object.keys(tableReasons.en));
  });

  test('a reason nobody knows is shown as it is', () => {
    expect(refusalWords(ticTacToe.text.en, 'en', { reason: 'full-moon' })).toBe('full-moon');
  });
});
