/** Movements: barbarians go one after the other. */

import { paced } from '../../settings.ts';
import type { Fact, Letter } from './content.ts';

/** How long one figure takes from space to space, and until the next one sets out. */
const STEP_TIME = 300;

/** When each barbarian sets out, in milliseconds after the first. */
export function barbarianDelays(facts: readonly Fact[]): Partial<Record<Letter, number>> {
  const delays: Partial<Record<Letter, number>> = {};
  for (const fact of facts) {
    if (fact.fact !== 'barbarian-moved' && fact.fact !== 'barbarian-returned') continue;
    delays[fact.letter] ??= paced(STEP_TIME) * Object.keys(delays).length;
  }
  return delays;
}
