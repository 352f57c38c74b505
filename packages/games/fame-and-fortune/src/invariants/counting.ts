/** Counting pieces against what is in the box. */

/** How often each thing is there. */
export type Tally = Readonly<Record<string, number>>;

/** Count these. */
export function tallyOf(things: Iterable<string>): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const one of things) tally[one] = (tally[one] ?? 0) + 1;
  return tally;
}

/** Things of which there are not exactly as many as in the box. */
export function miscounted(found: Tally, box: Tally): string[] {
  const ids = new Set([...Object.keys(found), ...Object.keys(box)]);
  return [...ids].flatMap((id) =>
    (found[id] ?? 0) === (box[id] ?? 0) ? [] : [`there are ${found[id] ?? 0} of ${id} instead of ${box[id] ?? 0}`],
  );
}

/** The sum of these numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
