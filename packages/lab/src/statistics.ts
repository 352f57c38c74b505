/** The little statistics a lab needs. */

/** A lower and an upper bound. */
export type Interval = readonly [low: number, high: number];

/** Mean, middle, smallest and largest of some numbers. */
export interface Spread {
  readonly mean: number;
  /** The mean of ever more such numbers lies so near to this one, with 95% probability. */
  readonly within: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** 97.5% of a normal distribution lie below so many standard deviations. */
const Z = 1.959964;

/** The 95% interval of a share, after Wilson: sensible for few trials and for shares near 0 or 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const weight = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** The mean; 0 of nothing. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Mean with its 95% interval, middle, smallest and largest. */
export function spread(numbers: readonly number[]): Spread {
  const ordered = numbers.toSorted((one, other) => one - other);
  const [min = 0, max = 0] = [ordered[0], ordered.at(-1)];
  const half = Math.floor(ordered.length / 2);
  const upper = ordered[half] ?? 0;
  const median = ordered.length % 2 === 1 ? upper : (upper + (ordered[half - 1] ?? upper)) / 2;
  const centre = mean(numbers);
  const variance = numbers.reduce((sum, one) => sum + (one - centre) ** 2, 0) / Math.max(1, numbers.length - 1);
  const within = numbers.length === 0 ? 0 : Z * Math.sqrt(variance / numbers.length);
  return { mean: centre, within, median, min, max };
}

/** One bar of a histogram: how many numbers lie from `from` up to but not including `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How the numbers are distributed, in about that many bars of a round width. */
export function histogram(numbers: readonly number[], bars = 12): Bar[] {
  if (numbers.length === 0) return [];
  const { min, max } = spread(numbers);
  const width = roundWidth((max - min) / bars);
  const first = Math.floor(min / width);
  const counts = new Array<number>(Math.floor(max / width) - first + 1).fill(0);
  for (const number of numbers) {
    const at = Math.floor(number / width) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: (first + at) * width, to: (first + at + 1) * width, count }));
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not smaller. */
function roundWidth(width: number): number {
  let power = 1;
  while (power * 10 < width) power *= 10;
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= width) ?? power;
}
