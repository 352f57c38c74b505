/** Words of the game that are no cards, in English. */

import type { Thing } from '@tabularium/kernel';

/** Every concept by its id. */
export const CONCEPTS: Readonly<Record<string, Thing>> = {
  'civil-action': {
    name: 'Civil action',
    text: 'A white token: taking cards, population, building, leaders, wonders, technologies and action cards.',
    rule: 'TA 10.1',
  },
  'military-action': {
    name: 'Military action',
    text: 'A red token: units, tactics, aggressions and wars; unused ones draw military cards.',
    rule: 'TA 11.1',
  },
  'yellow-token': {
    name: 'Yellow token',
    text: 'A worker, or a possible one in the bank. The fewer are left there, the dearer the next and the more happiness is needed.',
    rule: 'TA 13.1',
  },
  'blue-token': {
    name: 'Blue token',
    text: 'Stands for food or resources on a card. The fewer are left in the bank, the more corruption.',
    rule: 'TA 12.1',
  },
  culture: { name: 'Culture', text: 'The points that win the game.', rule: 'TA 16.5' },
  science: { name: 'Science', text: 'Pays for technologies.', rule: 'TA 10.15' },
  strength: { name: 'Strength', text: 'Units, armies and cards; compared in attacks and events.', rule: 'TA 11.7' },
  happiness: {
    name: 'Happiness',
    text: 'Happy faces less unhappy ones, 0 to 8. What is missing makes workers discontent.',
    rule: 'TA 13.2',
  },
  uprising: {
    name: 'Uprising',
    text: 'More discontent than unused workers at the end of the turn: nothing is produced.',
    rule: 'TA 13.4',
  },
};
