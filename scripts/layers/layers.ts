/** The layers of the repository, between packages and inside them: everything that is held, in one list. */

import { inWords, knots } from './cycles.ts';
import { disagreements, undeclared } from './declared.ts';
import { strayedGames } from './order.ts';
import { strayedPackages } from './packages.ts';
import type { Repository } from './repository.ts';

/** Every broken rule of the layers, each as a sentence. */
export function violations(repository: Repository): string[] {
  return [
    ...strayedPackages(repository),
    ...strayedGames(repository),
    ...knots(repository).map(inWords),
    ...undeclared(repository),
    ...disagreements(repository),
  ];
}
