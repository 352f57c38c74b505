import { conformance } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';

conformance(newDawn, {
  games: 1000,
  closeGames: 1,
  every: 41,
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { map: 'players', epic: true } },
    { seats: 3, options: { map: 'random', after24: 'lost', maracanaFirst: true } },
    { seats: 4, options: { map: 'players', petraTurns: false } },
  ],
});
