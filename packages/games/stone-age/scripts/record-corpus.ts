/** One match per number of players and per ending, with and without the house rules, written to `corpus/`. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decider,
  isOver,
  legal,
  luckFrom,
  type Match,
  matchFile,
  newMatch,
  printMatch,
  recordForGood,
  seedFrom,
} from '@tabularium/kernel';
import { root } from '@tabularium/lab/bundle';
import { stoneAge } from '@tabularium/stone-age';

const HOUSE_RULES = {
  openCards: true,
  lateDicePicks: true,
  twoResourcesAtOnce: true,
  huntAgain: true,
  limitedSupply: true,
};

for (const seats of [2, 3, 4]) {
  for (const ending of ['stack-empty', 'cards-short']) {
    record(seats, ending, {}, `${seats}-players-${ending}`);
    record(seats, ending, HOUSE_RULES, `${seats}-players-${ending}-house-rules`);
  }
}

function record(seats: number, ending: string, options: object, name: string): void {
  for (let number = 0; ; number++) {
    const match = randomMatch(seats, options, `${name}/${number}`);
    if (stoneAge.result(match.state).ending !== ending) continue;
    writeFileSync(join(root, 'packages/games/stone-age/corpus', `${name}.json`), printMatch(matchFile(match)));
    return;
  }
}

/** One random game. */
function randomMatch(seats: number, options: object, seed: string): Match<typeof stoneAge> {
  const match = newMatch(stoneAge, { seats, seed: seedFrom(seed), options });
  const luck = luckFrom(seedFrom(`choices of ${seed}`));
  while (!isOver(match.state)) {
    const seat = decider(match.state);
    const actions = legal(stoneAge, match.state, seat);
    recordForGood(match, seat, actions[luck(actions.length)] as (typeof actions)[number]);
  }
  return match;
}
