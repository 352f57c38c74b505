/** The bench: every figure that has a goal, measured in one run. */

import { gameIds, loadGame } from '@tabularium/catalogue';
import { gameBench, middleOf, stoneAgeBench, turnBench } from './games.ts';
import { cloneBench, kernelBench } from './kernel.ts';
import { hereWith, isTime } from './machine.ts';

/** One figure. The goal is the least that is wanted of ratios and speeds, and the most of times. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: number | null;
  /** What the goal comes to on this machine, where it depends on the machine. */
  readonly here?: number;
}

/**
 * The expansions measured beside their games, at random and replayed. Random players of Terra Incognita hardly ever
 * finish, so a round limit ends them; a replayed game is about as long as one between bots.
 */
const EXPANSIONS: Readonly<Record<string, readonly (readonly [name: string, random: object, replayed: object])[]>> = {
  'new-dawn': [
    ['terra-incognita', { module: 'terra-incognita', roundLimit: 120 }, { module: 'terra-incognita', roundLimit: 30 }],
  ],
};

/** The options of a replayed match, where the quick players of a game take longer over it than bots do. */
const REPLAYED: Readonly<Record<string, object>> = { 'fame-and-fortune': { turnLimit: '16' } };

/** Games of bots that nobody can say the length of: their turns are not timed here. */
const ENDLESS: readonly string[] = ['new-dawn'];

/** Measure everything, telling of each figure as soon as it is there. */
export async function bench(tell: (measurement: Measurement) => void): Promise<Measurement[]> {
  const all: Measurement[] = [];
  const add = (measured: readonly Measurement[]) => {
    for (const one of measured) {
      all.push(one);
      tell(one);
    }
  };
  const { pace, measured } = await kernelBench();
  const addHere = (some: readonly Measurement[]) => add(some.map(hereWith(pace)));
  add(measured);
  const stoneAge = await loadGame('stone-age');
  addHere(cloneBench(middleOf(stoneAge)));
  for (const id of gameIds) {
    const game = await loadGame(id);
    addHere(gameBench(game, id, {}, REPLAYED[id]));
    // Whoever waits for a bot waits on the machine there is.
    if (!ENDLESS.includes(id)) add(turnBench(game));
    if (id === stoneAge.id) addHere(stoneAgeBench(game));
    for (const expansion of EXPANSIONS[id] ?? []) addHere(gameBench(game, ...expansion));
  }
  return all;
}

/** Is the goal met on this machine? A time should be short, everything else large. */
export function isMet({ value, unit, goal, here = goal ?? undefined }: Measurement): boolean {
  if (here === undefined) return true;
  return isTime(unit) ? value <= here : value >= here;
}
