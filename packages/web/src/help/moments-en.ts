/** What usually matters, in English. */

import type { Moments } from './moments.ts';

/** By game. */
export const en: Readonly<Record<string, Moments>> = {
  'stone-age': {
    matters: {
      place:
        'Early on field, tools and hut are worth most: they pay every round. Then look at what only one person can take.',
      use: 'The order is yours: gather first, then pay for cards and buildings with what you gathered.',
      gather: 'A tool helps only if it lifts the dice to the next full resource. Otherwise keep it.',
      feed: 'Pay with what you need least. Hunger costs ten points and is seldom worth it.',
    },
    turn: [
      'Everybody places people, one place at a time.',
      'Everybody uses theirs, in any order.',
      'Dice and tools become wood, clay, stone, gold or food.',
      'Resources become cards and buildings.',
      'Everybody eats: one food a person.',
    ],
  },
  'through-the-ages': {
    matters: {
      politics:
        'Events bring culture at once, and you alone know what is coming. Attack only if the other cannot answer with cards.',
      act: 'First what pays every turn: workers, mines, science. Look at food, smiles and the blue bank before you end the turn.',
      excess: 'Keep bonus cards for defence, and events or territories you can profit from.',
      defend: 'Count before you throw cards away: is what you would lose worth more than they are?',
      bid: 'Units you send are gone. Bid what the colony is worth to you for the rest of the game.',
    },
    turn: [
      'The row slides, old cards leave.',
      'Politics: one political action or none.',
      'White tokens: cards, workers, buildings, science, wonders.',
      'Red tokens: units and tactics; unused ones draw cards.',
      'Everything produces, everybody eats.',
    ],
  },
  'new-dawn': {
    matters: {
      'choose-focus':
        'What brings you nearer to an agenda? A weak slot is often enough on flat land; strong slots are for mountains, wonders and fights.',
      'place-tokens': 'Resources first, then spaces that make a city mature.',
      'choose-caravan': 'City-states and rival cities pay two trade tokens and a diplomacy card.',
      build: 'A city far out claims land, a wonder counts for an agenda. Resources are best spent on wonders.',
      campaign: 'Count the sums first: ties go to the defender.',
      'gain-card': 'Improve the card you play most.',
    },
    turn: [
      'Choose one card of your focus row.',
      'Its slot says how strong it is.',
      'Do what it says, trade tokens make it stronger.',
      'It goes back to slot 1, the others move up.',
      'After the round the event dial turns.',
    ],
  },
  'fame-and-fortune': {
    matters: {
      'choose-capital': 'Six production and some trade in the outskirts make a good start.',
      'start-of-turn': 'A second city as early as you can. Change the government only if you know what for.',
      'city-management': 'Each city does one thing. Production makes, arts bring culture, harvest brings a resource.',
      'choose-mover': 'Scouts to where a city could stand, armies to huts.',
      'battle-turn':
        'Trump what lies there: infantry beats mounted, mounted beats artillery, artillery beats infantry.',
      'choose-research':
        'All trade is spent whatever you choose, so take the highest level you can. Keep the pyramid broad.',
    },
    turn: [
      'Start: found cities, change government.',
      'Trade comes in.',
      'Each city produces, makes art or harvests.',
      'Figures move, discover and fight.',
      'Trade becomes a technology.',
    ],
  },
};
