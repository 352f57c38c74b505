/** The layers of the repository in a few lines. */

import { inWords, knots } from './cycles.ts';
import { violations } from './layers.ts';
import { readRepository } from './repository.ts';

/** What `npm run layers` prints about the repository in that folder, and whether a rule is broken. */
export function report(root: string): { lines: string[]; broken: boolean } {
  const repository = readRepository(root);
  const broken = violations(repository);
  const [largest] = knots(repository);
  const knot = largest === undefined ? 'No files import each other.' : `The largest knot: ${inWords(largest)}.`;
  const files = `${repository.modules.length} files of ${repository.packages.size} packages.`;
  return { lines: [...broken, knot, files], broken: broken.length > 0 };
}
