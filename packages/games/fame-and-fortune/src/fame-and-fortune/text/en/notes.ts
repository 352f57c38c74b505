/** Which reading holds where the text of a card of the expansion leaves a doubt, in English. */

import type { FameNotes } from '../notes.ts';

const MOVED =
  'You choose the path and its end. All of that player’s figures in the square go together, at least one square, over land without figures of other players, cities, huts, villages, relics and unexplored tiles.';
const REVOLT =
  'The victim chooses a government in the Start of Turn of the next turn; no effect on who is immune to anarchy.';

/** The notes. */
export const notes: FameNotes = {
  technologies: {
    mysticism: 'For every single card: an effect that draws two events means twice draw two, keep one.',
    ecology: 'Never below 0. The new terrain must be another one; what was printed there is gone.',
    plastics: 'City walls may be chosen if Masonry is known.',
  },
  wonders: {
    'great-wall': 'The walls need no Masonry. Loot never falls below 0.',
    pyramids:
      'When the wonder is obsolete or lost, change at once to a government you unlocked yourself. A blockade only suspends the effect.',
    'brandenburg-gate':
      'Entering, passing and attacking the city are allowed, ending in its outskirts is not. Figures already there leave with their next move if they can.',
    'machu-picchu': 'Markers of the Seven Cities of Gold count too.',
    kremlin: 'The two may be of any kinds, markers and cards used as resources included.',
  },
  civilizations: {
    arabia:
      'Market tokens and markers count, culture events used as a resource do not. What is lost to a cancel was still spent.',
    greece: 'Counted once, when the technology is revealed.',
    india: 'Spies and uranium cannot be made this way, but they may be spent as one of the four.',
    spain: 'Not a building whose upgraded side you have unlocked, and no city walls.',
  },
  events: {
    counterfeiters: 'Only a player with a coin token can be chosen. Investment markers are safe.',
    depression: 'Only players with coin tokens. Investment markers are safe.',
    'bank-scandal': 'Whoever has no coin token loses nothing. Investment markers are safe.',
    disoriented: MOVED,
    lost: MOVED,
    'out-of-position': MOVED,
    'citizens-revolting-1': REVOLT,
    'citizens-revolting-2': REVOLT,
    flooding: 'An older disaster marker may be replaced.',
  },
  relics: {
    atlantis: 'Any level with a legal place, Space Flight included. Without a place the reward waits.',
    'school-of-confucius': 'One after the other; both may be placed at once.',
    'seven-cities-of-gold':
      'On one card or two, besides the one coin per turn, and it counts as investing. Without investments it gives nothing.',
  },
  markers: {
    'friendly-barbarian': 'The figure joins those who found the marker. If neither is possible the marker is lost.',
    teacher: 'In any of your Starts of Turn, also the first one after it was found.',
  },
};
