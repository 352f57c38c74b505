/** What boards call the zones and concepts that the expansion adds, in English. */

import { counted, plural } from '@tabularium/kernel';
import type { TerraLabels } from '../labels.ts';

/** The labels. */
export const terraLabelsEn: TerraLabels = {
  types: { growth: 'Growth' },
  army: 'Army',
  armies: 'Armies on the map, and in all',
  forts: 'Forts held',
  governments: 'Governments',
  noGovernment: 'No government',
  rulesHere: 'in force',
  farther: (places) => counted('en', places, { one: 'place farther right', other: 'places farther right' }),
  countsAs: (slot) => `Counts as slot ${slot}`,
  fromTo: (from, to) => `now ${to} instead of ${from}`,
  unique: 'unique card',
  fortGoal: (count) => plural('en', count, { one: 'Hold 1 fort', other: `Hold ${count} forts` }),
  cardsOf: (done, needed) => `${done} of ${needed} cards`,
  lost: 'lost again',
  cheaper: 'Trade token: costs 1 less, and is removed at the next wonder symbol',
  supportPart: 'Another army beside it',
  fortPart: 'Fort',
  reinforcements: (count) => counted('en', count, { one: 'reinforced token', other: 'reinforced tokens' }),
  diePart: 'Die',
  tokensPart: 'Tokens spent',
  fortHere: 'Place the fort here',
  waterHere: 'Lay the water token here',
  several: 'What is meant?',
  exploring: 'Exploring',
  notYet: 'Not now',
  notHere: 'Not here',
  tilesLeft: (tiles) => counted('en', tiles, { one: 'tile to explore', other: 'tiles to explore' }),
  now: 'now',
  bothSides: 'Both sides of tile',
  ibrahim: 'Holds Ibrahim',
  union: (name) => `United with ${name}`,
  chosenKind: 'Which district?',
  placed: 'on the map already',
  armiesOnCard: 'Armies on the card',
};
