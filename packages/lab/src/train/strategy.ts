/**
 * An evolution strategy: weights are moved a little at random, in a direction and against it, and follow what wins. A
 * weight is its first value times e to the power of its shift, so it keeps its sign; one that is 0 is shifted itself.
 */

import { type Luck, luckFrom, seedFrom, type Weights } from '@tabularium/kernel';

/** Shifts by the names of the weights, and one of nothing: what moves no further than that has not moved. */
export type Shift = Readonly<Record<string, number>>;

/** The shift that changes nothing: how far it drifts is how far chance drives. */
export const GAUGE = 'nothing';

/** How far a weight that was 0 moves with a shift of 1. */
const FROM_ZERO = 0.3;

/** Where the training stands: plain data, so that it can be kept and gone on with. */
export interface Standing {
  readonly step: number;
  readonly shift: Shift;
  /** What Adam remembers. */
  readonly mean: Shift;
  readonly square: Shift;
  /** The sum of the shifts of the last part of the training, and of how many. */
  readonly late: Shift;
  readonly lateSteps: number;
  readonly games: number;
}

const RATE = 0.08;
const MOMENTUM = { mean: 0.9, square: 0.999 };

/** Before the first step. */
export function beginning(weights: Weights): Standing {
  const none = Object.fromEntries([...Object.keys(weights), GAUGE].map((name) => [name, 0]));
  return { step: 0, shift: none, mean: none, square: none, late: none, lateSteps: 0, games: 0 };
}

/** The weights with that shift. */
export function shifted(weights: Weights, shift: Shift): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => {
      const by = shift[name] ?? 0;
      return [name, rounded(weight === 0 ? FROM_ZERO * by : weight * Math.exp(by))];
    }),
  );
}

/** Four digits are more than training knows. */
const rounded = (number: number): number => Number(number.toPrecision(4));

/** The shift with so much of a direction added. */
export const moved = (shift: Shift, direction: Shift, by: number): Shift =>
  each(shift, (value, name) => value + by * (direction[name] ?? 0));

/** The direction of that number in that step: normally distributed, the same for the same seed. */
export function directionOf({ step, shift }: Standing, seed: string, number: number): Shift {
  const luck = luckFrom(seedFrom(`${seed}/direction/${step}/${number}`));
  return each(shift, () => normal(luck));
}

function normal(luck: Luck): number {
  const [one, other] = [luck(999_999) + 1, luck(1_000_000)].map((drawn) => drawn / 1_000_000);
  return Math.sqrt(-2 * Math.log(one ?? 1)) * Math.cos(2 * Math.PI * (other ?? 0));
}

/** One step along what won: `gains` is how much better each direction did than its opposite. */
export function stepped(
  standing: Standing,
  directions: readonly Shift[],
  gains: readonly number[],
  { sigma, late, games }: { readonly sigma: number; readonly late: boolean; readonly games: number },
): Standing {
  const step = standing.step + 1;
  const slope = each(standing.shift, (_, name) => {
    const sum = directions.reduce((total, direction, at) => total + (gains[at] ?? 0) * (direction[name] ?? 0), 0);
    return sum / (directions.length * 2 * sigma);
  });
  const mean = each(standing.mean, (value, name) => mix(value, slope[name] ?? 0, MOMENTUM.mean));
  const square = each(standing.square, (value, name) => mix(value, (slope[name] ?? 0) ** 2, MOMENTUM.square));
  const shift = each(standing.shift, (value, name) => {
    const size = Math.sqrt((square[name] ?? 0) / (1 - MOMENTUM.square ** step)) + 1e-8;
    return value + (RATE * (mean[name] ?? 0)) / (1 - MOMENTUM.mean ** step) / size;
  });
  return {
    step,
    shift,
    mean,
    square,
    late: late ? moved(standing.late, shift, 1) : standing.late,
    lateSteps: standing.lateSteps + (late ? 1 : 0),
    games: standing.games + games,
  };
}

const mix = (old: number, next: number, share: number): number => share * old + (1 - share) * next;

/** The mean of the late shifts: the last one alone is half chance. */
export const settled = ({ late, lateSteps, shift }: Standing): Shift =>
  lateSteps === 0 ? shift : each(late, (sum) => sum / lateSteps);

function each(shift: Shift, change: (value: number, name: string) => number): Shift {
  return Object.fromEntries(Object.entries(shift).map(([name, value]) => [name, change(value, name)]));
}
