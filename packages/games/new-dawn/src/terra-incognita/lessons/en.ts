/** What the lessons of Terra Incognita say, in English. */

import type { CourseWords } from '@tabularium/kernel';
import type { lessons } from './lessons.ts';

/** The lessons in English. */
export const en: CourseWords<typeof lessons> = {
  explore: {
    title: 'Land unknown',
    about: 'You know A New Dawn. Now the map has edges that grow.',
    steps: {
      welcome: {
        say: 'Most of the world is not there yet. It lies in a stack, and you will find it. Everything you know from A New Dawn still holds, unless one of these lessons says otherwise.',
      },
      row: {
        say: 'Your row has six cards now, and two slots count as 1. New is growth, at the far left. And war looks different: its card moves an army.',
      },
      choose: {
        say: 'War lies in slot 5, at the right end. Choose it.',
        otherwise: 'Today the army goes first: the card at the right end.',
      },
      army: {
        say: 'An army starts from your capital or a mature city and walks up to three spaces, as far as the slot lets it.',
        otherwise: 'Send the army out.',
      },
      edge: { say: 'To the edge of your capital’s tile.', otherwise: 'To the marked space at the edge.' },
      explore: {
        say: 'A caravan or army on the edge of a tile with a capital may spend a step to explore. Do it.',
        otherwise: 'First let us see what is out there: explore.',
      },
      tile: {
        say: 'A new tile. You choose its side and how it is turned. Take side A as it lies.',
        otherwise: 'Side A, not turned, please: it brings a city-state close to you.',
      },
      lay: {
        say: 'It has to touch four spaces of the map, among them the one you explored from. Lay it here.',
        otherwise: 'The marked place.',
      },
      halt: {
        say: 'One step is left. Let the army halt here, it keeps the door open. Each figure explores once in a move.',
        otherwise: 'It may rest now. Let it halt.',
      },
      fights: {
        say: 'Armies also do all the fighting. There is no attack from a distance any more: an army that enters a space with a barbarian, a city-state or a rival must stop and attack.',
      },
      end: { say: 'Next: growth.' },
    },
  },
  growth: {
    title: 'Growth and districts',
    about: 'The sixth card places districts, and the dial pays them.',
    steps: {
      sixth: {
        say: 'Growth is the sixth card. It places a district or reinforces control tokens. It lies in a slot that counts 1, so only grassland is open to it.',
      },
      choose: { say: 'Choose growth.', otherwise: 'Growth, please: the second card from the left.' },
      grow: { say: 'Place a district.', otherwise: 'A district this time.' },
      kinds: {
        say: 'You have five, one of each kind. A district is a control token with a talent: the Commercial Hub, for example, earns trade tokens for deserts or mature cities.',
      },
      district: {
        say: 'Place the Commercial Hub on the grassland beside your capital.',
        otherwise: 'The Commercial Hub, on the marked grassland.',
      },
      dial: {
        say: 'The round is over, and the dial shows districts: everybody resolves theirs. Resolve the Commercial Hub.',
        otherwise: 'Do not leave it: resolve the Commercial Hub.',
      },
      deserts: {
        say: 'You have no mature city, but deserts around you. Take the trade tokens for them: they go on your economy card.',
        otherwise: 'The deserts bring more.',
      },
      reinforce: {
        say: 'Reinforcing is now a matter of growth, not of war. And the trade sector is gone: trade tokens come from districts, caravans and barbarians.',
      },
      end: { say: 'Next: who rules?' },
    },
  },
  government: {
    title: 'Governments',
    about: 'A caravan, and a token that pushes a card to the right.',
    steps: {
      trade: {
        say: 'Round three. The city-state you found is two steps away. Send the caravan: trade lies at the right end.',
      },
      choose: { say: 'Choose trade.', otherwise: 'Trade, at the right end.' },
      caravan: { say: 'The caravan sets out from the capital.', otherwise: 'The caravan, please.' },
      edge: { say: 'Across the edge space.', otherwise: 'The way we know.' },
      'city-state': { say: 'And into the city-state.', otherwise: 'Into the city-state on the new tile.' },
      arrive: {
        say: 'You know the rest: two trade tokens and a diplomacy card. Take it and finish your turn.',
        otherwise: 'Take what it offers and go on.',
      },
      governments: {
        say: 'The dial has come to the governments. Everybody may now choose one of the two cards in the slots that count 1 and put a government on it.',
      },
      govern: {
        say: 'Trade has just been used and lies in a slot of 1. Choose it: an Oligarchy.',
        otherwise: 'Economy this time: the first card.',
      },
      arrows: {
        say: 'Two arrows: from now on this card works as if it lay two slots further right, wherever it is. Choose a card you play often from low slots.',
      },
      wonders: {
        say: 'The same sector puts a trade token on each open wonder: it costs one less. A wonder that would get a second one leaves the game. So do not wait too long.',
      },
      end: { say: 'One thing is left: the forts.' },
    },
  },
  fort: {
    title: 'Forts and victory',
    about: 'Storm a fort in the first round, and see what winning takes.',
    steps: {
      goal: {
        say: 'Each player brought a fort to the map. Two of the five victory cards are about forts and discovery, three are drawn. You need an agenda on four of the five.',
      },
      choose: { say: 'Choose war, at the right end.', otherwise: 'The military card at the right end.' },
      army: { say: 'The army sets out.', otherwise: 'Send the army.' },
      way: {
        say: 'Over the mountain: in slot 5 no land is too hard.',
        otherwise: 'Towards the fort, over the marked space.',
      },
      sums: {
        say: 'A fort that nobody holds defends with 6 and a die. You have 5 for the slot and a die. Somewhat less than even. But only an attempt can win it.',
      },
      storm: { say: 'Storm the fort.', otherwise: 'Into the fort.' },
      taken: {
        say: 'Ten against eight: the fort is yours, with a city on it, and the first agenda is fulfilled. In the first round!',
      },
      lost: {
        say: 'Had you lost, the army would be back on its card, nothing worse. Trade tokens on the military card add one or roll your die again, so keep some there.',
      },
      end: { say: 'Now a whole game in unknown land.' },
    },
  },
  'first-game': {
    title: 'Your first game',
    about: 'A whole game against one bot, with advice at the right moment.',
    steps: {
      begin: {
        say: 'A whole game, at most thirty rounds. Agendas on four of five victory cards win, checked before the dial turns. Read the three drawn cards first.',
      },
      'set-up': {
        say: 'Place your fort and your capital’s tile. Grassland and resources next to the capital are worth more than a fine view.',
      },
      'first-rounds': {
        say: 'Explore early: a tile laid by you suits you. And place a district before the dial comes to its sector.',
      },
      forts: {
        say: 'Who takes the forts? War from slot 5 with trade tokens on it is the way. Have you a government that helps what you do most?',
      },
      plan: {
        say: 'Which four agendas will it be? One card you may leave out: choose which.',
      },
      race: { say: 'Near the end, look at what your rival lacks, and stand in the way.' },
      end: { say: 'The game is over. With more players the map grows even faster, and so does trouble.' },
    },
  },
};
