import { fameAndFortune } from '@tabularium/fame-and-fortune';
import { conformance, type Table } from '@tabularium/kernel/conformance';

/** Short games, so that many of them are played; every box on and off, every number of players. */
const short = { turnLimit: '5', offersPerTurn: 0 };
const tables: readonly Table[] = [
  { seats: 2, options: { turnLimit: '8', offersPerTurn: 1 } },
  { seats: 3, options: { ...short, greatPersonDeck: false, governmentCards: '2013', offersPerTurn: 1 } },
  { seats: 4, options: { ...short, expansion: false, tieBreak: 'end-of-turn', civilizations: 'pick' } },
  { seats: 5, options: { ...short, investments: false, scoutsFollowArmies: true } },
  { seats: 2, options: { ...short, firstGame: true } },
  { seats: 3, options: { ...short, greatPersonDeck: false, investments: false, civilizations: 'two-keep-one' } },
  { seats: 4, options: { ...short, endowmentCard: '2013', leonidasCard: '2013', lootCultureCard: 'backs' } },
  { seats: 2, options: { turnLimit: '30', offersPerTurn: 0 } },
];

conformance(fameAndFortune, { games: 1000, closeGames: 1, every: 61, tables });
