/** Measuring time on a machine that does other things too. */

/** Does at least so much and says how much it was. */
export type Load = (least: number) => number;

/** How long one lap of a measurement takes, in milliseconds. */
const LAP = 150;
const LAPS = 7;
/** At most so many laps are run to get warm, and no more once so many of them brought nothing. */
const WARM_LAPS = 30;
const SETTLED = 4;

/** Units of work per second of each load. The laps take turns, so that whatever slows the machine slows all alike. */
export function speeds(loads: readonly Load[]): number[][] {
  const sizes = loads.map(warmUp);
  const laps = loads.map((): number[] => []);
  for (let lap = 0; lap < LAPS; lap++) {
    for (const [at, load] of loads.entries()) laps[at]?.push(perSecond(load, sizes[at] ?? 1));
  }
  return laps;
}

/** How many times as fast the first load is as the second. */
export function ratio(one: Load, other: Load): number {
  const [fast = [], slow = []] = speeds([one, other]);
  return middleRatio(fast, slow);
}

/** How many times as fast these laps are as those: the middle of their ratios. */
export function middleRatio(fast: readonly number[], slow: readonly number[]): number {
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

/** Run until it gets no faster, for the engine compiles a large game bit by bit; gives how much fits into one lap. */
function warmUp(load: Load): number {
  let least = 1;
  while (time(() => load(least)) < LAP / 2) least *= 2;
  let best = 0;
  for (let lap = 0, since = 0; lap < WARM_LAPS && since < SETTLED; lap++, since++) {
    const speed = perSecond(load, Math.max(least, Math.round((best * LAP) / 1000)));
    if (speed > best * 1.02) since = 0;
    best = Math.max(best, speed);
  }
  return Math.max(1, Math.round((best * LAP) / 1000));
}
