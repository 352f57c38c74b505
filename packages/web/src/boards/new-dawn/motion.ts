/** Movements: barbarians go one after the other. */

import type { AnyFact } from '@tabularium/kernel';
import { paced } from '../../settings.ts';
import type { Letter } from './content.ts';
import { newDawnFacts } from './table.ts';

/** How long one figure takes from space to space, and until the next one sets out. */
const STEP_TIME = 300;

/** When each barbarian sets out, in milliseconds after the first. */
export function barbarianDelays(facts: readonly AnyFact[]): Partial<Record<Letter, number>> {
  const delays: Partial<Record<Letter, number>> = {};
  for (const fact of newDawnFacts(facts)) {
    if (fact.fact !== 'barbarian-moved' && fact.fact !== 'barbarian-returned') continue;
    delays[fact.letter] ??= paced(STEP_TIME) * Object.keys(delays).length;
  }
  return delays;
}
