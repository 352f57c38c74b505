import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { conformance, type Table } from '@tabularium/kernel/conformance';

/** Two to five players, with and without each box, cut short so that the run stays short. */
const tables: readonly Table[] = [
  { seats: 2, options: { turnLimit: '8' } },
  { seats: 3, options: { turnLimit: '5', greatPersonDeck: false, governmentCards: '2013', offersPerTurn: 1 } },
  { seats: 4, options: { turnLimit: '5', expansion: false, offersPerTurn: 0, tieBreak: 'end-of-turn' } },
  { seats: 5, options: { turnLimit: '5', investments: false, offersPerTurn: 0, scoutsFollowArmies: true } },
];

conformance(fameAndFortune, { games: 4, closeGames: 1, every: 61, tables });
