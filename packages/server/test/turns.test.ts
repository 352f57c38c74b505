/** Turns at threads: whoever asks much waits for those who ask little. */

import { describe, expect, test } from 'vitest';
import { Turns } from '../src/threads/turns.ts';

/** Work that is done when the test says so. */
class Bench {
  readonly begun: string[] = [];
  private readonly running = new Map<string, () => void>();
  private time = 0;
  readonly turns: Turns;

  constructor(lanes: number) {
    this.turns = new Turns(lanes, () => this.time);
  }

  ask(owner: string, name: string, cost = 50): Promise<void> {
    return this.turns.take(owner, cost, () => {
      this.begun.push(name);
      return new Promise((resolve) => this.running.set(name, resolve));
    });
  }

  /** What began first is done, after 20 milliseconds. */
  async finish(): Promise<void> {
    const [first] = this.running;
    if (first === undefined) throw new Error('Nothing is being done.');
    this.running.delete(first[0]);
    this.time += 20;
    first[1]();
    await new Promise(setImmediate);
  }
}

describe('turns', () => {
  test('one wish of one person comes before a hundred of another', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 100; n++) bench.ask('greedy', `greedy ${n}`);
    bench.ask('modest', 'modest');
    await bench.finish();
    expect(bench.begun).toEqual(['greedy 0', 'modest']);
  });

  test('owners are served in turn, whatever they have heaped up', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 4; n++) bench.ask('a', `a${n}`);
    for (let n = 0; n < 4; n++) bench.ask('b', `b${n}`);
    for (let n = 0; n < 7; n++) await bench.finish();
    const between = bench.begun.slice(1).map((name, at) => name[0] === bench.begun[at]?.[0]);
    expect(between.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  test('an owner’s quick wishes come before their slow ones', async () => {
    const bench = new Bench(1);
    for (const [name, cost] of Object.entries({ first: 1, slow: 500, quick: 5, slower: 900 }))
      bench.ask('a', name, cost);
    for (let n = 0; n < 3; n++) await bench.finish();
    expect(bench.begun).toEqual(['first', 'quick', 'slow', 'slower']);
  });

  test('slow work never takes the last lane', async () => {
    const bench = new Bench(2);
    for (const name of ['a', 'b', 'c']) bench.ask(name, name, 10_000);
    expect(bench.begun).toEqual(['a']);
    bench.ask('d', 'quick', 5);
    expect(bench.begun).toEqual(['a', 'quick']);
    expect(bench.turns.waiting).toBe(2);
  });

  test('one owner never takes the last lane', async () => {
    const bench = new Bench(3);
    for (let n = 0; n < 9; n++) bench.ask('greedy', `greedy ${n}`);
    expect(bench.begun).toEqual(['greedy 0', 'greedy 1']);
    bench.ask('modest', 'modest');
    expect(bench.begun).toEqual(['greedy 0', 'greedy 1', 'modest']);
    await bench.finish();
    expect(bench.begun.at(-1)).toBe('greedy 2');
  });

  test('who was away has no credit for it', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 6; n++) bench.ask('steady', `steady ${n}`);
    for (let n = 0; n < 3; n++) await bench.finish();
    for (let n = 0; n < 6; n++) bench.ask('late', `late ${n}`);
    for (let n = 0; n < 5; n++) await bench.finish();
    expect(bench.begun.slice(4, 8).filter((name) => name.startsWith('steady')).length).toBeGreaterThan(0);
  });

  test('work that fails tells its owner and lets the next one begin', async () => {
    const turns = new Turns(1);
    const failing = turns.take('a', 1, () => Promise.reject(new Error('tired')));
    await expect(failing).rejects.toThrow('tired');
    await expect(turns.take('a', 1, async () => 'awake')).resolves.toBe('awake');
  });
});
