import { conformance } from '@tabularium/kernel/conformance';
import { stoneAge } from '@tabularium/stone-age';

const house = { lateDicePicks: true, twoResourcesAtOnce: true, huntAgain: true, limitedSupply: true };

conformance(stoneAge, {
  games: 2000,
  closeGames: 2,
  every: 11,
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: house },
    { seats: 3, options: { ...house, openCards: true } },
    { seats: 4, options: { ...house, startPlayer: 'seat-3' } },
  ],
});
