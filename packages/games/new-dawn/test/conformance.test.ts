import { conformance } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';

conformance(newDawn, {
  games: 1000,
  closeGames: 1,
  every: 41,
  // Random games are long; the round limit, a house rule, keeps most of them short.
  tables: [
    { seats: 2 },
    { seats: 3, options: { roundLimit: 60 } },
    { seats: 4, options: { roundLimit: 30 } },
    { seats: 2, options: { map: 'players', epic: true, roundLimit: 60 } },
    { seats: 3, options: { map: 'random', after24: 'go-on', maracanaFirst: false, roundLimit: 60 } },
    { seats: 4, options: { map: 'players', petraTurns: false, roundLimit: 30 } },
    { seats: 2, options: { map: 'random', epic: true } },
  ],
});
