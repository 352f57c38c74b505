import { conformance } from '@tabularium/kernel/conformance';
import { newDawn } from '@tabularium/new-dawn';

const module = 'terra-incognita';

conformance(newDawn, {
  games: 60,
  closeGames: 1,
  every: 61,
  // Random games are long; the round limit, a house rule, keeps them short.
  tables: [
    { seats: 2, options: { module, roundLimit: 60 } },
    { seats: 3, options: { module, roundLimit: 30, peaceful: true } },
    { seats: 4, options: { module, roundLimit: 30, epic: true, after24: 'lost' } },
    { seats: 5, options: { roundLimit: 30, handicap: 'all-but-first', handicapTokens: 8 } },
  ],
});
