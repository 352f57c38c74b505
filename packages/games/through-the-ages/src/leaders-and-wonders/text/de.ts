/** The words of the box in German. */

import type { BoxBook } from '@tabularium/kernel';
import { AGES, card } from '../../text/phrases-de.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';
import { SENTENCES } from './cards-de.ts';

/** Leaders and wonders of each age. */
const GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  AGES.slice(0, 4).flatMap((age, level) => [
    [`leaders-${level}`, `Anführer, ${age}`],
    [`wonders-${level}`, `Wunder, ${age}`],
  ]),
);

/** Its part of the text book. */
export const de: BoxBook<ThroughTheAges, 'leadersAndWonders'> = {
  options: {
    leaders: {
      name: 'Anführer und Wunder',
      help: 'Welche Anführer und Wunder im Spiel sind und wer sie kennt.',
      values: {
        base: 'Grundspiel',
        expansion: 'Reines Erweiterungsspiel',
        'secret-mix': 'Geheime Mischung',
        'open-mix': 'Offene Mischung',
        'hidden-future': 'Offene Mischung, spätere Zeitalter verdeckt',
        'one-extra': 'Erweiterung und je Zeitalter eine alte Karte',
        draft: 'Auswahl durch die Spieler, der Rest verdeckt',
        'open-draft': 'Auswahl durch die Spieler, offene Mischung',
        agreed: 'Von euch vereinbarte Karten',
      },
    },
    agreed: {
      name: 'Vereinbarte Anführer und Wunder',
      help: 'Diese Anführer und Wunder sind im Spiel, und alle wissen es. Üblich sind in jedem Zeitalter 6 Anführer und 4 Wunder zu zweit, sonst 7 und 5. Angepasste Karten ersetzen auch hier die alten.',
      values: { base: 'Grundspiel', expansion: 'Erweiterung', all: 'Alle' },
      groups: GROUPS,
    },
  },
  prompts: {
    draft: ({ level }) => `Wähle einen Anführer und ein Wunder aus ${AGES[level] ?? ''} für diese Partie`,
    ...SENTENCES.prompts,
  },
  actions: {
    draft: ({ leader, wonder }) => `${card(leader)} und ${card(wonder)}`,
    ...SENTENCES.actions,
  },
  facts: SENTENCES.facts,
  labels: {
    famous: 'Noch zu erwarten',
    draft: 'Wähle einen Anführer und ein Wunder',
    draftMeans:
      'Was ihr in diesem Zeitalter wählt, kommt sicher ins Spiel; was dann noch fehlt, wird ausgelost. Später liegt alles in der Kartenleiste: Nehmen kann es, wer zuerst kommt.',
    draftReads: 'Zeige auf eine Karte: Dann liest du sie hier.',
  },
};
