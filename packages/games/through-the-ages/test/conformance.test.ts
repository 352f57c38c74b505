import { conformance } from '@tabularium/kernel/conformance';
import { throughTheAges } from '@tabularium/through-the-ages';

const everything = { adjusted: true, military: true };

conformance(throughTheAges, {
  games: 1000,
  closeGames: 1,
  every: 47,
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { ...everything, leaders: 'expansion' } },
    { seats: 3, options: { ...everything, leaders: 'secret-mix', hands: 'closed' } },
    { seats: 4, options: { ...everything, leaders: 'open-mix' } },
    { seats: 2, options: { ...everything, leaders: 'hidden-future', length: 'shorter' } },
    { seats: 3, options: { ...everything, leaders: 'one-extra', length: 'peaceful' } },
    { seats: 4, options: { ...everything, leaders: 'draft', hands: 'closed' } },
    { seats: 3, options: { ...everything, leaders: 'open-mix', resigning: true } },
    { seats: 4, options: { leaders: 'secret-mix', length: 'handbook', resigning: true } },
  ],
});
