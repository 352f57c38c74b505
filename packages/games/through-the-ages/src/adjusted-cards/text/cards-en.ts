/** The names of these cards in English, and what is odd about them. */

import type { Briefs } from '../../text/briefs.ts';
import type { CardTexts } from '../../text/card-texts.ts';
import type { GOVERNMENTS, LEADERS, URBAN_BUILDINGS, WONDERS } from '../content.ts';

/** Every adjusted card by its id. */
export const CARDS: CardTexts<typeof URBAN_BUILDINGS & typeof GOVERNMENTS, typeof LEADERS & typeof WONDERS> = {
  'professional-sports-adjusted': { name: 'Professional Sports' },
  'republic-adjusted': { name: 'Republic', text: 'Replaces both base copies of the same name.' },
  'communism-adjusted': {
    name: 'Communism',
    text: 'Resource production bonus +1 (TA 17.5). Replaces the base copy of the same name.',
  },
  'fundamentalism-adjusted': { name: 'Fundamentalism', text: 'Replaces the base copy of the same name.' },
  'hammurabi-adjusted': {
    name: 'Hammurabi',
    text: 'Once on each of your turns you may use 1 military action as a civil action (it then counts as a spent military action). (The discount for taking leaders is gone.)',
  },
  'julius-caesar-adjusted': {
    name: 'Julius Caesar',
    text: '+1 strength, +1 military action. In each of your Politics Phases you may perform 2 political actions, one after the other. (No longer once per game.)',
  },
  'michelangelo-adjusted': {
    name: 'Michelangelo',
    text: 'All your urban buildings and completed wonders produce 1 extra culture for each happy face they give. Taking a wonder costs no extra civil actions for completed wonders, and you gain 1 resource whenever you take a wonder.',
  },
  'napoleon-bonaparte-adjusted': {
    name: 'Napoleon Bonaparte',
    text: '+1 military action. +2 strength for each different type of military unit you have (infantry, cavalry, artillery, air force; at most +8).',
  },
  'william-shakespeare-adjusted': {
    name: 'William Shakespeare',
    text: '+1 happy face. If you have a library, theaters cost you 2 resources less and theater technologies 3 science less; if you have a theater, libraries and library technologies likewise. Each pair of one library and one theater produces 2 extra culture (pairs = min(libraries, theaters)).',
  },
  'johann-sebastian-bach-adjusted': {
    name: 'Johann Sebastian Bach',
    text: '+1 happy face. Each of your theaters produces 1 extra culture. Theater technologies cost you 2 science less. Once per turn you may spend 1 civil action to upgrade any urban building to a theater of the same or higher level, paying the usual cost difference (not below 0), within the limit of your government.',
  },
  'mahatma-gandhi-adjusted': {
    name: 'Mahatma Gandhi',
    text: '+2 culture. You may not play aggressions or wars. Opponents pay 3 additional military actions for an aggression or war against you.',
  },
  'hanging-gardens-adjusted': {
    name: 'Hanging Gardens',
    text: '+1 culture, +2 happy faces. When you complete it you gain 2 food once.',
  },
  'colossus-adjusted': {
    name: 'Colossus',
    text: "+2 strength, +1 colonization. At the start of Age II and at the start of Age III its owner immediately draws 3 military cards of the new age, whoever's turn it is (so the next Politics Phase of the new age is entered with 3 cards of that age).",
    rule: 'TA 18.A6',
  },
  'st-peter-s-basilica-adjusted': {
    name: "St. Peter's Basilica",
    text: '+1 culture, +1 happy face. Every other card in play and every worker of yours that gives at least 1 happy face gives 1 more. It does not increase its own face; cards and workers with unhappy faces or none are not changed.',
  },
  'transcontinental-railroad-adjusted': {
    name: 'Transcontinental Railroad',
    text: '+4 strength. Your best mine (one worker on your highest-level mine card with a worker) produces 1 additional blue token on its card. Combines with Machu Picchu: an Age A/I mine that is also your best mine then produces 3 blue tokens. Counts as mine production.',
    rule: 'TA 18.II7',
  },
  'ocean-liner-service-adjusted': {
    name: 'Ocean Liner Service',
    text: 'Once during each of your Action Phases (also in the turn it is completed) you may gain 1 population: move 1 yellow token from your yellow bank to your worker pool without paying an action or food. Not possible with an empty yellow bank.',
  },
};

/** What odd adjusted cards say on their faces. */
export const BRIEFS: Briefs<typeof LEADERS, typeof WONDERS> = {
  'hammurabi-adjusted': 'a military as a civil action each turn',
  'julius-caesar-adjusted': 'two political actions each turn',
  'michelangelo-adjusted': 'each happy face; wonders: no surcharge',
  'napoleon-bonaparte-adjusted': 'strength for each type of unit',
  'william-shakespeare-adjusted': 'culture for each library with a theater',
  'johann-sebastian-bach-adjusted': 'each theater; buildings become theaters',
  'mahatma-gandhi-adjusted': 'never attacks, attacks on you +3',
  'hanging-gardens-adjusted': 'food once, when completed',
  'colossus-adjusted': 'Ages II and III begin: 3 military cards',
  'st-peter-s-basilica-adjusted': 'other happy sources give 1 more',
  'transcontinental-railroad-adjusted': 'the best mine makes one token more',
  'ocean-liner-service-adjusted': '1 free population each turn',
};
