/** A corpus: one random match per number of players and per ending, with default options and with all others. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@tabularium/catalogue';
import {
  type AnyGame,
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

/** So many random games are enough to show every ending that random games reach. */
const GAMES = 400;

/** Write a corpus of that game into that folder. */
export async function recordCorpus(id: string, folder: string): Promise<void> {
  const game = await loadGame(id);
  mkdirSync(folder, { recursive: true });
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    recordEndings(game, folder, seats, {}, '');
    const others = otherOptions(game);
    if (Object.keys(others).length > 0) recordEndings(game, folder, seats, others, '-house-rules');
  }
}

function recordEndings(game: AnyGame, folder: string, seats: number, options: object, suffix: string): void {
  const shown = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const match = randomMatch(game, seats, options, `corpus/${seats}${suffix}/${number}`);
    const { ending } = game.result(match.state);
    if (shown.has(ending)) continue;
    shown.add(ending);
    const name = `${seats}-players-${ending}${suffix}.json`;
    writeFileSync(join(folder, name), printMatch(matchFile(match)));
    console.log(name);
  }
}

/** Every switch the other way. */
function otherOptions(game: AnyGame): Record<string, boolean> {
  const switches = Object.entries(game.options).filter(([, option]) => option.kind === 'switch');
  return Object.fromEntries(switches.map(([name, option]) => [name, option.default !== true]));
}

function randomMatch(game: AnyGame, seats: number, options: object, seed: string): Match<AnyGame> {
  const match = newMatch(game, { seats, seed: seedFrom(seed), options });
  const luck = luckFrom(seedFrom(`choices of ${seed}`));
  while (!isOver(match.state)) {
    const seat = decider(match.state);
    const actions = legal(game, match.state, seat);
    recordForGood(match, seat, actions[luck(actions.length)]);
  }
  return match;
}
