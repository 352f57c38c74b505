/**
 * All chance comes from here: named streams, each a 128-bit generator state kept in the game's state as four numbers,
 * all derived from one 128-bit seed. Same seed and same calls: same outcomes on every machine.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** One generator's state, as plain data. */
export type Stream = number[];

/** Anything that holds named streams: a game's state, or a bot's own chance. */
export interface HasStreams<S extends string> {
  random: Record<S, Stream>;
}

/** A source of chance outside any state: an integer from 0 up to but not including `n`. */
export type Luck = (n: number) => number;

const SEED_PATTERN = /^[0-9a-f]{32}$/;

/** Is this a seed: 128 bits as 32 lower-case hexadecimal digits? */
export function isSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && SEED_PATTERN.test(seed);
}

/** A seed made from any text, for tests and for `--seed` on the command line. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** What a table publishes before the first move, so that its secret seed cannot be changed afterwards. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`tabularium:${seed}`)));
}

/** The stream of that name under that seed. */
export function stream(seed: string, name: string): Stream {
  const digest = new DataView(sha256(utf8ToBytes(`${seed}/${name}`)).buffer);
  return [0, 4, 8, 12].map((at) => digest.getInt32(at) | (at === 0 ? 1 : 0));
}

/** All named streams under one seed. */
export function streams<S extends string>(seed: string, names: readonly S[]): Record<S, Stream> {
  const random = {} as Record<S, Stream>;
  for (const name of names) random[name] = stream(seed, name);
  return random;
}

/**
 * An integer of 32 bits from `low` to `high`, both included. The generator computes with more bits than that, and engines
 * would go on to keep what it gives, and all that is computed from it, in the slow way of numbers with fractions.
 */
function draw(generator: RandomGenerator, low: number, high: number): number {
  return uniformInt(generator, low, high) | 0;
}

/** An integer from `low` to `high`, both included, from the named stream. */
export function between<S extends string>(game: HasStreams<S>, name: NoInfer<S>, low: number, high: number): number {
  const generator = xoroshiro128plusFromState(game.random[name]);
  const outcome = draw(generator, low, high);
  game.random[name] = generator.getState() as Stream;
  return outcome;
}

/** One throw of a die with that many sides: 1 up to `sides`. */
export function roll<S extends string>(game: HasStreams<S>, name: NoInfer<S>, sides = 6): number {
  return between(game, name, 1, sides);
}

/** Shuffle the pile in place. */
export function shuffle<S extends string, T>(game: HasStreams<S>, name: NoInfer<S>, pile: T[]): T[] {
  const generator = xoroshiro128plusFromState(game.random[name]);
  shuffleWith((n) => draw(generator, 0, n - 1), pile);
  game.random[name] = generator.getState() as Stream;
  return pile;
}

/** A source of chance of its own, for bots and for imagining hidden cards. */
export function luckFrom(seed: string): Luck {
  const generator = xoroshiro128plusFromState(stream(seed, 'luck'));
  return (n) => draw(generator, 0, n - 1);
}

/** Shuffle the pile in place with chance from outside the state. */
export function shuffleWith<T>(luck: Luck, pile: T[]): T[] {
  for (let last = pile.length - 1; last > 0; last--) {
    const other = luck(last + 1);
    const card = pile[last] as T;
    pile[last] = pile[other] as T;
    pile[other] = card;
  }
  return pile;
}

/** Streams drawn from luck alone; for imagined states, whose future chance must not be the table's. */
export function streamsByLuck<S extends string>(luck: Luck, names: readonly S[]): Record<S, Stream> {
  const random = {} as Record<S, Stream>;
  for (const name of names) random[name] = [word(luck) | 1, word(luck), word(luck), word(luck)];
  return random;
}

/** A fresh seed drawn from luck. */
export function seedByLuck(luck: Luck): string {
  return Array.from({ length: 4 }, () => (word(luck) >>> 0).toString(16).padStart(8, '0')).join('');
}

/** 32 bits of luck. */
function word(luck: Luck): number {
  return (luck(0x1_0000) << 16) | luck(0x1_0000);
}
