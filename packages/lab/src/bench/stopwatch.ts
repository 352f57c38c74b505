/** Measuring time on a machine that does other things too. */

/** Does at least so much and says how much it was. */
export type Load = (least: number) => number;

/** How long one lap of a measurement takes, in milliseconds. */
const LAP = 150;
const LAPS = 7;

/** Units of work per second of each load. The laps take turns, so that whatever slows the machine slows all alike. */
export function speeds(loads: readonly Load[]): number[][] {
  const sizes = loads.map(warmUp);
  const laps = loads.map((): number[] => []);
  for (let lap = 0; lap < LAPS; lap++) {
    for (const [at, load] of loads.entries()) laps[at]?.push(perSecond(load, sizes[at] ?? 1));
  }
  return laps;
}

/** How many times as fast the first load is as the second: the middle of the laps' ratios. */
export function ratio(one: Load, other: Load): number {
  const [fast = [], slow = []] = speeds([one, other]);
  return median(fast.map((speed, lap) => speed / (slow[lap] ?? speed)));
}

/** The middle one. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Milliseconds of processor time that this takes; other programs' share does not count. */
export function time(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function perSecond(load: Load, least: number): number {
  let done = 0;
  const took = time(() => {
    done = load(least);
  });
  return (done / took) * 1000;
}

/** Run until it is as fast as it gets; how much fits into one lap. */
function warmUp(load: Load): number {
  let least = 1;
  while (time(() => load(least)) < LAP / 2) least *= 2;
  return Math.max(1, Math.round((perSecond(load, least) * LAP) / 1000));
}
