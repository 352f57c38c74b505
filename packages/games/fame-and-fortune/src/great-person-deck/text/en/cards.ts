/** The great person deck in English. */

import type { DeckWords } from '../cards.ts';

/** The words. */
export const cards: DeckWords = {
  types: {
    artist: 'Artist or Thinker',
    engineer: 'Builder or Inventor',
    general: 'General',
    humanitarian: 'Humanitarian',
    industrialist: 'Merchant or Explorer',
    scientist: 'Scientist',
  },
  person: (type, discard) => `${type}.${discard ? ' Discarded for its effect.' : ''}`,
  notes: {
    kurosawa: 'Once for every city devoted; a cancelled action gives nothing.',
    kahlo: 'Discard any number, also none. On the start space the deck of level I counts.',
    garcia: 'Impossible under Anarchy and Communism. The other cities may still act, also with the arts again.',
    michelangelo: 'On top of the discount by a technology.',
    shakespeare: 'Also for free steps; the last space may be reached this way.',
    lovelace: 'It cannot be cancelled. Also for a city that has acted already, and for the capital under Anarchy.',
    archimedes: 'Technologies learned for free count too.',
    'wright-fl': 'Blockaded buildings count, city walls do not.',
    tesla: 'Only the place changes; the level for costs and other rules stays. Also for technologies learned for free.',
    'wright-o': 'Not while the aircraft deck is empty.',
    zhukov: 'At once, even in the enemy’s battle turn. A unit killed by this wound sets off nothing more for you.',
    adolphus: 'The new units are drawn from the market, of types you have unlocked. The old ones cannot be saved.',
    hannibal: 'The target may be anywhere. The figures may still move this turn.',
    joan: 'The culture is counted, not spent.',
    khalid: 'The order of play changes for the phase about to begin.',
    leonidas: 'The numbers of cards drawn are compared before the first unit is played.',
    'sun-tzu': 'Your hand must not be empty; the unit is played later.',
    king: 'May be revealed in answer to a cancel; whoever tried takes the payment back.',
    nightingale: 'Not those killed by Gustavus Adolphus.',
    henson: 'Only wonders built while the card is open.',
    teresa: 'The other player cannot refuse and may win by it.',
    giannini: 'Also for markers of the Seven Cities of Gold.',
    smith: 'Counts from the moment the card is revealed. It is no coin token.',
    carnegie: 'Coins are counted once, when the card is used.',
    cook: 'All bonuses included. Used before your first figure moves.',
    polo: 'The dial stops at 27.',
    'zheng-he': 'Only you see them.',
    einstein: 'One direction; the dial stops at 27.',
    darwin: 'The dial stops at 27.',
    galileo:
      'All or some of your figures of one square. Empty means without figures, markers and cities; the hole of the map for five is no outer edge.',
    pasteur: 'When it is lost, squares above the limit are allowed until those figures move.',
    curie: 'For one uranium of one payment.',
    newton:
      'The card lies face down in row 4 or lower and needs a legal place. It is no known technology and stays even if the marker is lost.',
  },
};
