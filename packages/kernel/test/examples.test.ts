import { imagine, legal, luckFrom } from '@tabularium/kernel';
import { botConformance, conformance } from '@tabularium/kernel/conformance';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';

conformance(ticTacToe, { games: 300, every: 1 });
conformance(highCard, {
  games: 300,
  every: 1,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 4, options: { hand: 5 } }],
});

for (const game of [ticTacToe, highCard]) {
  botConformance(game, 'the first legal action', (view, seed) => {
    const seat = (view as { viewer: number }).viewer;
    return legal(game, imagine(game, view as never, luckFrom(seed)), seat)[0] as never;
  });
}
