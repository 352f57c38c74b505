/** The layers of the repository, between packages and inside them: everything that is held, in one list. */

import { inWords, knots } from './cycles.ts';
import { disagreements, undeclared } from './declared.ts';
import { strayedGames } from './order.ts';
import { strayedPackages } from './packages.ts';
import type { Repository } from './repository.ts';

/** Games whose insides are not in order yet; this list only ever gets shorter. */
export const KNOTTED: readonly string[] = ['new-dawn'];

const isKnotted = (path: string): boolean => KNOTTED.some((game) => path.startsWith(`packages/games/${game}/`));

/** Every broken rule of the layers, each as a sentence. */
export function violations(repository: Repository): string[] {
  return [
    ...strayedPackages(repository),
    ...strayedGames(repository).filter((sentence) => !isKnotted(sentence)),
    ...knots(repository)
      .filter(({ files }) => !files.every(isKnotted))
      .map(inWords),
    ...undeclared(repository),
    ...disagreements(repository),
  ];
}
