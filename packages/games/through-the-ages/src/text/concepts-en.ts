/** Words of the game that are no cards, in English. */

import type { Thing } from '@tabularium/kernel';

/** Every concept by its id. */
export const CONCEPTS: Readonly<Record<string, Thing>> = {
  'card-row': {
    name: 'Card row',
    text: '13 spaces; the further right a card lies, the more civil actions it costs, 1 to 3. At the start of every turn cards leave on the left and new ones follow.',
    rule: 'TA 3.3',
  },
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
  'political-action': {
    name: 'Political action',
    text: 'One at the start of your turn: prepare an event, attack, declare a war, offer or cancel a pact, resign, or nothing.',
    rule: 'TA 4.1',
  },
  'hand-limit': {
    name: 'Hand limit',
    text: 'As many civil cards as you have civil actions in all, checked when you take one; as many military cards as military actions, checked at the end of your turn.',
    rule: 'TA 3.4',
  },
  'yellow-token': {
    name: 'Yellow token',
    text: 'A worker, or a possible one in the bank. The fewer are left there, the dearer the next and the more happiness is needed.',
    rule: 'TA 13.1',
  },
  population: {
    name: 'Population',
    text: 'All your workers. Increasing it moves a yellow token from the bank to the worker pool, for a civil action and food; gaining it is free.',
    rule: 'TA 10.2',
  },
  'unused-worker': {
    name: 'Unused worker',
    text: 'A yellow token in the worker pool: it can be put on a technology to build there, and it keeps discontent in check.',
    rule: 'TA 10.3',
  },
  'discontent-worker': {
    name: 'Discontent worker',
    text: 'One for every happy face that is missing. Up to the number of unused workers they do no harm.',
    rule: 'TA 13.3',
  },
  uprising: {
    name: 'Uprising',
    text: 'More discontent than unused workers at the end of the turn: nothing is produced.',
    rule: 'TA 13.4',
  },
  'blue-token': {
    name: 'Blue token',
    text: 'Stands for food or resources on a card. The fewer are left in the bank, the more corruption.',
    rule: 'TA 12.1',
  },
  food: {
    name: 'Food',
    text: 'Blue tokens on farms, worth what the card says. It pays for more population and for consumption.',
    rule: 'TA 12.1',
  },
  resources: {
    name: 'Resources',
    text: 'Blue tokens on mines, worth what the card says. They pay for buildings, units and wonders.',
    rule: 'TA 12.1',
  },
  'temporary-resources': {
    name: 'Temporary resources',
    text: 'Resources for one purpose: no tokens, spent before all others and gone at the end of the turn.',
    rule: 'TA 17.6',
  },
  'production-bonus': {
    name: 'Production bonus',
    text: 'Food or resources that a card adds whenever they are produced, all bonuses as one gain.',
    rule: 'TA 17.5',
  },
  consumption: {
    name: 'Consumption',
    text: 'The food your population eats at the end of the turn; each food that is missing costs 4 culture.',
    rule: 'TA 14.3',
  },
  corruption: {
    name: 'Corruption',
    text: 'With 10 or fewer blue tokens in the bank you lose 2, 4 or 6 resources at the end of the turn, and food where they are missing.',
    rule: 'TA 14.3',
  },
  culture: {
    name: 'Culture',
    text: 'The points that win the game.',
    rule: 'TA 16.5',
  },
  science: {
    name: 'Science',
    text: 'Pays for technologies.',
    rule: 'TA 10.15',
  },
  happiness: {
    name: 'Happiness',
    text: 'Happy faces less unhappy ones, 0 to 8. What is missing makes workers discontent.',
    rule: 'TA 13.2',
  },
  strength: {
    name: 'Strength',
    text: 'Units, armies and cards; compared in attacks and events.',
    rule: 'TA 11.7',
  },
  tactic: {
    name: 'Tactic',
    text: 'Says which units form an army and how much strength it adds. Yours alone at first; from your next turn on everybody may copy it.',
    rule: 'TA 11.2',
  },
  army: {
    name: 'Army',
    text: 'A full set of the units your tactic asks for; they group by themselves for the most strength.',
    rule: 'TA 11.3',
  },
  'urban-building': {
    name: 'Urban building',
    text: 'Labs, temples, libraries, theaters and arenas. Your government limits how many of each kind you can have.',
    rule: 'TA 10.3',
  },
  'special-technology': {
    name: 'Special technology',
    text: 'Law, warfare, exploration and construction: works without workers; of each kind only the highest stays in play.',
    rule: 'TA 10.9',
  },
  revolution: {
    name: 'Revolution',
    text: 'A change of government for less science that takes all your civil actions of the turn.',
    rule: 'TA 10.10',
  },
  stage: {
    name: 'Stage of a wonder',
    text: 'A civil action and its resources build a stage; with the last one the wonder is completed and works.',
    rule: 'TA 10.7',
  },
  antiquated: {
    name: 'Antiquated',
    text: 'Older than the age that has just ended: such cards leave the hands, such leaders, unfinished wonders and pacts the game.',
    rule: 'TA 16.2',
  },
  event: {
    name: 'Event',
    text: 'Who prepares one puts it face down among the future events, scores its level in culture and reveals the next current event.',
    rule: 'TA 8.1',
  },
  colony: {
    name: 'Colony',
    text: 'A territory won in an auction: it has a lasting effect and one at once.',
    rule: 'TA 9.4',
  },
  'colonization-force': {
    name: 'Colonization force',
    text: 'Units you give up to win a territory, with their armies, colonization bonuses and bonus cards.',
    rule: 'TA 9.2',
  },
  aggression: {
    name: 'Aggression',
    text: 'An attack at once on a weaker rival, who may defend with military cards.',
    rule: 'TA 5.1',
  },
  war: {
    name: 'War',
    text: 'Declared now, decided by strength at the start of your next turn; either side can win.',
    rule: 'TA 6.1',
  },
  pact: {
    name: 'Pact',
    text: 'An agreement of two civilizations that works for both until it ends; not with two players.',
    rule: 'TA 7.1',
  },
};
