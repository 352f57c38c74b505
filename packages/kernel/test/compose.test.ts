/** The composition of a game of its boxes, on a toy with two expansions. */

import { expect, test } from 'vitest';
import { conformance } from '../src/conformance/index.ts';
import { act, compose, imagine, legal, luckFrom, refusals, seedFrom, shelf, start, view } from '../src/index.ts';
import { asks, base, content, haste, jewels, type Toy, type ToyQuestions, toy } from './toy-boxes.ts';

conformance(toy);

const table = (options: object, seats = 2) => start(toy, { seats, seed: seedFrom('toy'), options });

test('a game has the options of all its boxes, those of the expansions first', () => {
  expect(Object.keys(toy.options)).toEqual(['jewels', 'haste', 'goal']);
  expect(table({}).options).toEqual({ jewels: false, haste: false, goal: 5 });
});

test('a number of players that needs an expansion switches it on', () => {
  expect(toy.seats).toEqual({ min: 1, max: 3 });
  expect(table({}, 3).options.jewels).toBe(true);
  expect(table({}, 2).options.jewels).toBe(false);
});

test('an expansion adds steps', () => {
  const game = table({ jewels: true, goal: 50 });
  act(toy, game, 0, { type: 'add' });
  expect(game.frames.at(-1)).toEqual({ step: 'pick', seat: 0 });
  expect(legal(toy, game, 0)).toEqual([{ type: 'draw' }, { type: 'rest' }]);
});

test('an expansion puts its own step in place of the base’s at its own tables only', () => {
  const [calm, hasty] = [table({}), table({ haste: true })];
  expect(legal(toy, calm, 0)).toEqual([{ type: 'add' }, { type: 'rest' }]);
  expect(refusals(toy, calm, 0)).toEqual([]);
  expect(legal(toy, hasty, 0)).toEqual([{ type: 'add' }]);
  expect(refusals(toy, hasty, 0)).toEqual([{ action: { type: 'rest' }, refusal: { reason: 'never-twice' } }]);
});

test('each combination of boxes answers for itself, and an answer can build on the one beneath', () => {
  const gain = (options: object) => asks(table(options)).gain(table(options));
  expect(gain({})).toBe(1);
  expect(gain({ jewels: true })).toBe(2);
  expect(gain({ haste: true })).toBe(2);
  expect(gain({ jewels: true, haste: true })).toBe(4);
});

test('answers are put together once, not at every question', () => {
  expect(asks(table({ haste: true }))).toBe(asks(table({ haste: true })));
});

test('a zone stands at null without its box, and every state has the same keys', () => {
  const [without, with_] = [table({}), table({ jewels: true })];
  expect(without.bag).toBeNull();
  expect(with_.bag?.hidden).toHaveLength(3);
  expect(Object.keys(without)).toEqual(Object.keys(with_));
});

test('a zone is seen by its own rule, and that there is none is no secret', () => {
  expect(view(toy, table({}), 0)).toHaveProperty('bag', null);
  expect(view(toy, table({ jewels: true }), 0)).toHaveProperty('bag', { hidden: ['?', '?', '?'], drawn: [] });
});

test('an imagined state has the zones of the boxes in play', () => {
  const bagIn = (options: object) =>
    imagine(toy, view(toy, table(options), 0) as Parameters<typeof toy.determinize>[0], luckFrom(seedFrom('a'))).bag;
  expect(bagIn({})).toBeNull();
  expect(bagIn({ jewels: true })?.hidden.toSorted()).toEqual(['opal', 'pearl', 'ruby']);
});

test('texts, things and streams of chance add up', () => {
  expect(toy.text.en.title).toBe('Toy');
  expect(Object.keys(toy.text.de.options)).toEqual(['goal', 'jewels', 'haste']);
  expect(toy.text.de.prompts.pick({ step: 'pick', seat: 0 }, {} as never)).toBe('Ziehen?');
  expect(toy.text.de.labels).toEqual({ pile: 'Stapel', bag: 'Beutel' });
  expect(toy.text.en.endings).toEqual({ full: 'Full', tired: 'Tired' });
  expect(Object.keys(toy.text.en.things)).toEqual(['stone', 'jewel']);
  expect(toy.things).toEqual(['stone:pebble', 'jewel:ruby', 'jewel:pearl', 'jewel:opal']);
  expect(toy.streams).toEqual(['start', 'bag']);
});

test('laws and bot terms of an expansion count only where it is played', () => {
  const [without, with_] = [table({}), table({ jewels: true })];
  with_.bag?.hidden.pop();
  expect(toy.invariants?.(without)).toEqual([]);
  expect(toy.invariants?.(with_)).toEqual(['a jewel is lost']);
  expect(toy.bot.evaluate(without, 0)).toBe(0);
  expect(toy.bot.evaluate(with_, 0)).toBe(2);
});

test('two boxes cannot call two things by one name', () => {
  expect(() =>
    compose<Toy, ToyQuestions>(base, { jewels, haste: { ...haste, shelves: jewels.shelves ?? [] } }),
  ).toThrow('Two boxes call one of their jewels "ruby".');
  compose<Toy, ToyQuestions>(base, { jewels, haste });
});

test('a shelf holds the things of all boxes by name', () => {
  expect(content.things.jewels.ruby).toBe(3);
  expect(content.things.stones.pebble).toBe(1);
  expect(content.things.colours).toEqual(['grey', 'red', 'white']);
  expect(shelf<{ stones: object }>().things).toEqual({});
});

test('whoever waits for a shelf is told each time it is filled, when all boxes have put their things on it', () => {
  const own = shelf<{ pebbles: readonly string[] }>();
  const heard: (readonly string[])[] = [];
  own.whenFilled(({ pebbles }) => heard.push(pebbles));
  const [first, second] = [['a'], ['b']].map((pebbles) => [own.part({ pebbles })]);
  compose<Toy, ToyQuestions>(
    { ...base, shelves: first ?? [] },
    { jewels: { ...jewels, shelves: second ?? [] }, haste },
  );
  expect(heard).toEqual([['a', 'b']]);
  compose<Toy, ToyQuestions>({ ...base, shelves: first ?? [] }, { jewels: { ...jewels, shelves: [] }, haste });
  expect(heard).toEqual([['a', 'b'], ['a']]);
  compose<Toy, ToyQuestions>(base, { jewels, haste });
});
