/** What the things of the expansion are called in English. */

import type { FameNames } from '../names.ts';

/** The names. */
export const names: FameNames = {
  technologies: {
    agriculture: 'Agriculture',
    mysticism: 'Mysticism',
    ecology: 'Ecology',
    plastics: 'Plastics',
  },
  wonders: {
    'chichen-itza': 'Chichen Itza',
    'great-wall': 'The Great Wall',
    pyramids: 'The Pyramids',
    'brandenburg-gate': 'Brandenburg Gate',
    'machu-picchu': 'Machu Picchu',
    louvre: 'The Louvre',
    'big-ben': 'Big Ben',
    kremlin: 'The Kremlin',
    'sydney-opera-house': 'Sydney Opera House',
  },
  civilizations: {
    arabia: 'Arabia',
    greece: 'Greece',
    india: 'India',
    spain: 'Spain',
  },
  leaders: {
    arabia: 'Saladin',
    greece: 'Alexander the Great',
    india: 'Mahatma Gandhi',
    spain: 'Isabella',
  },
  events: {
    counterfeiters: 'Counterfeiters',
    disoriented: 'Disoriented',
    'citizens-revolting-1': 'The Citizens are Revolting! (I)',
    depression: 'Depression',
    flooding: 'Flooding',
    lost: 'Lost',
    'citizens-revolting-2': 'The Citizens are Revolting! (II)',
    'bank-scandal': 'Bank Scandal',
    'out-of-position': 'Out of Position',
  },
  relics: {
    atlantis: 'Atlantis',
    'school-of-confucius': 'School of Confucius',
    'seven-cities-of-gold': 'Seven Cities of Gold',
  },
  markers: {
    'friendly-barbarian': 'Friendly Barbarian',
    'friendly-workers': 'Friendly Workers',
    'native-art-3': 'Native Art (3)',
    'native-art-6': 'Native Art (6)',
    teacher: 'Teacher',
    wealth: 'Wealth',
  },
};
