/** The words of the box in English. */

import type { BoxBook } from '@tabularium/kernel';
import { AGES, card } from '../../text/phrases-en.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';
import { SENTENCES } from './cards-en.ts';

/** Leaders and wonders of each age. */
const GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  AGES.slice(0, 4).flatMap((age, level) => [
    [`leaders-${level}`, `Leaders, ${age}`],
    [`wonders-${level}`, `Wonders, ${age}`],
  ]),
);

/** Its part of the text book. */
export const en: BoxBook<ThroughTheAges, 'leadersAndWonders'> = {
  options: {
    leaders: {
      name: 'Leaders and wonders',
      help: 'Which leaders and wonders are in the game, and who knows them.',
      values: {
        base: 'Base game',
        expansion: 'Expansion only',
        'secret-mix': 'Secret mix',
        'open-mix': 'Open mix',
        'hidden-future': 'Open mix, later ages hidden',
        'one-extra': 'Expansion plus one old card per age',
        draft: 'Draft, the rest unseen',
        'open-draft': 'Draft into an open mix',
        agreed: 'Cards you have agreed on',
      },
    },
    agreed: {
      name: 'Agreed leaders and wonders',
      help: 'These leaders and wonders take part, and everybody knows it. Usual are 6 leaders and 4 wonders in each age with 2 players, otherwise 7 and 5. Adjusted cards stand in for the old ones here too.',
      values: { base: 'Base game', expansion: 'Expansion', all: 'All' },
      groups: GROUPS,
    },
  },
  prompts: {
    draft: ({ level }) => `Choose one leader and one wonder of ${AGES[level] ?? ''} for this game`,
    ...SENTENCES.prompts,
  },
  actions: {
    draft: ({ leader, wonder }) => `${card(leader)} and ${card(wonder)}`,
    ...SENTENCES.actions,
  },
  facts: SENTENCES.facts,
  labels: {
    famous: 'Still to come',
    draft: 'Choose a leader and a wonder',
    draftMeans:
      'What you all choose in this age is certain to take part; what is still missing is drawn at random. Later everything comes to the card row: whoever gets there first may take it.',
    draftReads: 'Point at a card to read it here.',
  },
};
