/** What the things of the expansion are called in German. */

import type { FameNames } from '../names.ts';

/** The names. */
export const names: FameNames = {
  technologies: {
    agriculture: 'Landwirtschaft',
    mysticism: 'Mystizismus',
    ecology: 'Ökologie',
    plastics: 'Kunststoffe',
  },
  wonders: {
    'chichen-itza': 'Chichén Itzá',
    'great-wall': 'Die Große Mauer',
    pyramids: 'Die Pyramiden',
    'brandenburg-gate': 'Brandenburger Tor',
    'machu-picchu': 'Machu Picchu',
    louvre: 'Der Louvre',
    'big-ben': 'Big Ben',
    kremlin: 'Der Kreml',
    'sydney-opera-house': 'Opernhaus von Sydney',
  },
  civilizations: {
    arabia: 'Arabien',
    greece: 'Griechenland',
    india: 'Indien',
    spain: 'Spanien',
  },
  leaders: {
    arabia: 'Saladin',
    greece: 'Alexander der Große',
    india: 'Mahatma Gandhi',
    spain: 'Isabella',
  },
  events: {
    counterfeiters: 'Falschmünzer',
    disoriented: 'Orientierungslos',
    'citizens-revolting-1': 'Die Bürger revoltieren! (I)',
    depression: 'Wirtschaftskrise',
    flooding: 'Flut',
    lost: 'Verirrt',
    'citizens-revolting-2': 'Die Bürger revoltieren! (II)',
    'bank-scandal': 'Bankenskandal',
    'out-of-position': 'Falsch positioniert',
  },
  relics: {
    atlantis: 'Atlantis',
    'school-of-confucius': 'Die Schule des Konfuzius',
    'seven-cities-of-gold': 'Die Sieben Goldenen Städte',
  },
  markers: {
    'friendly-barbarian': 'Freundliche Barbaren',
    'friendly-workers': 'Freundliche Arbeiter',
    'native-art-3': 'Primitive Kunst (3)',
    'native-art-6': 'Primitive Kunst (6)',
    teacher: 'Lehrer',
    wealth: 'Reichtum',
  },
};
