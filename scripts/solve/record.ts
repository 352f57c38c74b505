/** Solves the challenges of a box and writes down what was found, unless something better is written there already. */

import { readFile, writeFile } from 'node:fs/promises';
import { loadChallenges, loadGame } from '@tabularium/catalogue';
import type { Challenge } from '@tabularium/kernel';
import { type Solution, solve } from '@tabularium/lab';

/** How many seconds are spent on a challenge if nobody says how many tries. */
const SECONDS = { reach: 30, win: 60, twist: 60 } as const;

type Found = Record<string, Solution>;

const fileOf = (box: string) => `packages/lab/solutions/${box}.json`;

/** Look for solutions of one challenge of the box, or of all. */
export async function recordSolutions(box: string, wanted?: string, tries?: number): Promise<void> {
  const { game: gameId, challenges } = await loadChallenges(box);
  const game = await loadGame(gameId);
  const found = await written(box);
  for (const challenge of challenges.filter(({ id }) => wanted === undefined || id === wanted)) {
    const { cpuUsage } = process;
    const begun = cpuUsage();
    const spent = () => cpuUsage(begun).user / 1e6;
    const solution = solve(game, challenge, (tried) =>
      tries === undefined ? spent() < SECONDS[challenge.kind] : tried < tries,
    );
    const before = found[challenge.id];
    const better = before === undefined || solution.reached > before.reached;
    if (better) found[challenge.id] = solution;
    console.info(told(challenge, solution, before));
    await writeFile(fileOf(box), print(found));
  }
}

const told = ({ id, medals }: Challenge, { reached }: Solution, before: Solution | undefined): string =>
  `${id}: ${reached}${before === undefined ? '' : `, written down: ${before.reached}`}; medals ${medals.join(', ')}`;

async function written(box: string): Promise<Found> {
  try {
    return JSON.parse(await readFile(fileOf(box), 'utf8')) as Found;
  } catch {
    return {};
  }
}

/** One line a challenge. */
const print = (found: Found): string =>
  `{\n${Object.entries(found)
    .map(([id, solution]) => `  ${JSON.stringify(id)}: ${JSON.stringify(solution)}`)
    .join(',\n')}\n}\n`;
