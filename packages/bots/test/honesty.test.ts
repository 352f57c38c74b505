import { type BotSpec, chooseAction, printSpec } from '@tabularium/bots';
import type { AnyGame } from '@tabularium/kernel';
import { botConformance } from '@tabularium/kernel/conformance';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { newDawn } from '@tabularium/new-dawn';
import { stoneAge } from '@tabularium/stone-age';
import { throughTheAges } from '@tabularium/through-the-ages';

const specs: readonly BotSpec[] = [
  { kind: 'random' },
  { kind: 'greedy' },
  { kind: 'mcts', iterations: 50 },
  { kind: 'reply', iterations: 60 },
];

/** Every so many moves of a random game the bots are asked twice; long games less often. */
const games: readonly { game: AnyGame; every: number; tables?: { seats: number; options?: object }[] }[] = [
  { game: ticTacToe, every: 2 },
  { game: highCard, every: 2 },
  { game: stoneAge, every: 31 },
  { game: newDawn, every: 67, tables: [2, 4, 5].map((seats) => ({ seats, options: { roundLimit: 30 } })) },
  { game: throughTheAges, every: 41 },
];

for (const spec of specs) {
  for (const { game, every, tables } of games) {
    botConformance(game, printSpec(spec), (view, seed) => chooseAction(game, view, spec, seed), every, tables);
  }
}
