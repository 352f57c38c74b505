/** Which reading holds where the text of a card of the base game leaves a doubt, in English. */

import type { BaseNotes } from '../notes.ts';

const WALLS = 'City walls count as a building.';
const SWAP = 'The printed levels count. The other player may decline or be unable to learn; you still learn.';
const BEFORE_DRAW = 'In a battle you take part in, before the hands are drawn; not for whoever plays the barbarians.';
const TERRAIN =
  'Not in a city centre or on a relic marker. Huts, villages, great people and figures stay; what was printed there is gone.';
const PAYING = 'Played while a cost is paid. It cannot stand for incense.';
const KILLED =
  'Either the great person or the figures of one square. A great person that is killed leaves the game; figures return to the supply. No battle, no loot.';

/** The notes. */
export const notes: BaseNotes = {
  technologies: {
    'animal-husbandry': 'Used in your own battle turn; units already killed cannot be healed.',
    'code-of-laws': 'Villages count as won battles, and so does killing lone scouts unless the table says otherwise.',
    'horseback-riding': 'Another player must be chosen. Both dials stop at 27.',
    metalworking: 'Paid before the unit is played. Nothing on a new front; the order of a trump stays.',
    navigation: 'Water may be entered only if the move can still end on land.',
    writing: 'Used when the action is declared. Abilities and cards cannot be cancelled this way.',
    'civil-service': 'In any phase, also against an event that does not concern you.',
    engineering: 'Both items are declared together; the first does not help to pay for the second.',
    monarchy: 'The unit is drawn at random and goes face up under its deck.',
    communism: 'What enters the square later cannot leave it either. Being killed is not leaving.',
    gunpowder: WALLS,
    'military-science': 'Coins are counted when the city produces.',
    'steam-power': 'The target is a revealed water square without enemy figure, city or relic.',
    'atomic-theory':
      'A metropolis is a capital. Your own cities may be chosen. Each of the two abilities once per turn.',
    combustion: 'The walls stay lost whoever wins, give no bonus, and do not change who plays first.',
    computers: 'When coins are lost, surplus culture events are discarded at once.',
    'mass-media': 'Also against abilities that cancel something for a spy. Coin abilities are no resource abilities.',
  },
  wonders: {
    'hanging-gardens': 'Not while the square is full or blockaded.',
    oracle: 'Also against barbarians. Nothing but the hand becomes visible.',
    'angkor-wat': 'Each of the two needs a token in the market.',
    'himeji-castle': 'Counts for wounds dealt, wounds endured and the final total, aircraft included.',
    'porcelain-tower': 'Only the trade needed is lower; research still takes all trade but one per coin.',
    'taj-mahal': 'City walls may be chosen if Masonry is known.',
    'cristo-redentor': 'Both cards come from one deck. Losing or blockading the wonder lowers the hand size at once.',
    'panama-canal': 'Without a maximum. The coins are lost with the wonder and do not count while it is blockaded.',
    'statue-of-liberty': 'Any level with a legal place.',
    'united-nations': 'Events that hit all players skip you. You may agree to be targeted.',
  },
  governments: {
    republic: 'All conditions for founding a city apply. Relics still need an army.',
    democracy: 'Placing an army into a blockaded square is an attack too; Russia’s espionage is not.',
    communism: 'Culture from other sources is not affected.',
  },
  civilizations: {
    china: 'Huts count that a scout takes under Republic, too.',
    egypt: 'It is the city’s action and can be cancelled. City walls may be chosen if Masonry is known.',
    germany: 'However the technology is learned, also if the rank is not higher than the present one.',
    rome: 'Wonders and cities of the set-up do not count.',
    russia: 'Allowed only if there is something to learn. No battle, no loot.',
  },
  events: {
    'gift-from-afar': `${PAYING} The coin may be the other player’s fifteenth.`,
    'bread-and-circuses': 'A square is yours if it is a centre or outskirts square of one of your cities.',
    defection: 'The figure returns to its owner’s supply. No battle, no loot. The rest of its group goes on.',
    drought: TERRAIN,
    deforestation: TERRAIN,
    'duty-and-honor': BEFORE_DRAW,
    nationalism: `${BEFORE_DRAW} The types may differ.`,
    patriotism: `${BEFORE_DRAW} The types may differ.`,
    'exchange-of-ideas': SWAP,
    'knowledge-shared': SWAP,
    'think-tank': SWAP,
    sabotage: WALLS,
    catastrophe: WALLS,
    disaster: `${WALLS} The two may belong to different players.`,
    'generous-gift': PAYING,
    'princely-gift': PAYING,
    'mass-defection': KILLED,
    'wholesale-defection': KILLED,
  },
};
