import { LANGUAGES, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { expect, test } from 'vitest';
import { invariants } from '../../src/invariants.ts';
import { cardOf } from '../../src/public/cards.ts';
import { cardThing } from '../../src/text/card-texts.ts';
import type { Chosen } from '../position.ts';

const fresh = (seats: number, options: Chosen, seed = 'modules') =>
  start(throughTheAges, { seats, seed: seedFrom(seed), options });

const sizes = (seats: number, options: Chosen) =>
  fresh(seats, options).civilDecks.map((deck, age) => deck.length + (age === 0 ? 13 : 0));

test.each([
  [2, [20, 44, 44, 44]],
  [3, [20, 51, 53, 55]],
  [4, [20, 54, 55, 56]],
] as const)('TA 17.2 TA 17.10 the civil decks with adjusted cards and %i players', (seats, counts) => {
  expect(sizes(seats, { adjusted: 'all' })).toEqual([...counts]);
  const deck = fresh(seats, { adjusted: 'all' }).civilDecks[3] ?? [];
  expect(deck).toContain('communism-adjusted');
  expect(deck).not.toContain('communism');
  expect(deck.filter((card) => card === 'military-theory')).toHaveLength(seats === 2 ? 1 : 2);
});

test('TA 17.2 of the adjusted cards only the recommended ones: Republic and Professional Sports', () => {
  const decks = (adjusted: string) => fresh(3, { adjusted }).civilDecks.flat();
  const changed = decks('recommended').filter((card) => card.endsWith('-adjusted'));
  expect([...new Set(changed)].sort()).toEqual(['professional-sports-adjusted', 'republic-adjusted']);
  expect(decks('recommended')).not.toContain('republic');
  expect(decks('recommended')).toContain('communism');
  // With three players each of the two has one copy more than the card it stands in for.
  expect(decks('recommended')).toHaveLength(decks('none').length + 2);
  expect(decks('recommended').filter((card) => card === 'military-theory')).toHaveLength(
    decks('none').filter((card) => card === 'military-theory').length,
  );
});

test('TA 17.2 every adjusted card and every further copy can be chosen by itself', () => {
  const { groups, presets } = throughTheAges.options.adjusted;
  const everything = Object.values(groups).flat();
  expect(everything).toHaveLength(16 + 7);
  expect(presets['all']).toEqual(everything);
  const plain = fresh(3, {});
  const cards = ({ civilDecks, row }: typeof plain) => [...civilDecks.flat(), ...row];
  for (const chosen of everything) {
    const game = fresh(3, { adjusted: [chosen] });
    expect(game.options.adjusted).toEqual([chosen]);
    expect(invariants(game)).toEqual([]);
    const count = (of: typeof plain, card: string) => cards(of).filter((one) => one === card).length;
    const { replaces } = cardOf(chosen);
    // The old card stays at home, or there is one more copy; no other card changes.
    if (replaces === undefined) expect(count(game, chosen)).toBe(count(plain, chosen) + 1);
    else expect([count(game, replaces), count(game, chosen) > 0]).toEqual([0, true]);
    const others = (of: typeof plain) =>
      cards(of)
        .filter((card) => card !== chosen && card !== replaces)
        .sort();
    expect(others(game)).toEqual(others(plain));
  }
});

test('TA 17.2 a card that is not among the adjusted ones is refused', () => {
  expect(() => fresh(3, { adjusted: ['moses'] })).toThrow('not "moses"');
  expect(() => fresh(3, { adjusted: 'some' })).toThrow('must be none, recommended, all or a list');
});

test('TA 20.1 every adjusted card says in one quiet line how sure it is, in every language', () => {
  const notes = (card: string) => LANGUAGES.map((language) => cardThing(language, card).note ?? '');
  const adjusted = Object.values(throughTheAges.options.adjusted.groups)
    .flat()
    .filter((card) => cardOf(card).replaces !== undefined);
  for (const card of adjusted) expect(notes(card).every((note) => note !== '')).toBe(true);
  // What is told of a guess is what the card says.
  expect(cardOf('napoleon-bonaparte-adjusted')).toMatchObject({ militaryActions: 1 });
  expect(notes('napoleon-bonaparte-adjusted').join()).toMatch(
    /1 military action instead of 2.*1 Militäraktion statt 2/,
  );
  expect(cardOf('st-peter-s-basilica-adjusted')).toMatchObject({ symbols: { culture: 1 } });
  expect(notes('st-peter-s-basilica-adjusted').join()).toMatch(/1 culture instead of 2.*1 Kultur statt 2/);
  expect(cardOf('johann-sebastian-bach-adjusted')).toMatchObject({ symbols: { happy: 1 } });
  expect(notes('johann-sebastian-bach-adjusted').join()).toMatch(/happy face is our own.*Freudesymbol ist unsere/);
});
