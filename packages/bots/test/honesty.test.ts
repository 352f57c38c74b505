import { type BotSpec, chooseAction, printSpec } from '@tabularium/bots';
import { botConformance } from '@tabularium/kernel/conformance';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { stoneAge } from '@tabularium/stone-age';

const specs: readonly BotSpec[] = [{ kind: 'random' }, { kind: 'greedy' }, { kind: 'mcts', iterations: 50 }];

for (const spec of specs) {
  for (const game of [ticTacToe, highCard]) {
    botConformance(game, printSpec(spec), (view, seed) => chooseAction(game, view, spec, seed), 2);
  }
  botConformance(stoneAge, printSpec(spec), (view, seed) => chooseAction(stoneAge, view, spec, seed), 31);
}
