/** Effects of great people in German. */

import { effects as fame } from '../../../fame-and-fortune/text/de/effects.ts';
import { allOf, culture, signed, trade } from '../../../text/de/effects.ts';
import type { EffectWords } from '../../../text/effects.ts';
import type { DeckMoment, DeckOp, DeckTiming } from '../../content/model.ts';

/** After `je` and a number, and after `für jede`. */
const COUNTED = {
  coins: ['deiner Münzen', 'für jede deiner Münzen', 'Münzen'],
  'unbuilt-armies': ['deiner Armeen im Vorrat', 'für jede deiner Armeen im Vorrat', 'Vorratsarmee'],
  buildings: ['der Gebäude deiner Städte', 'für jedes Gebäude deiner Städte', 'Gebäude'],
  'markers-here': ['der Marker hier', 'für jeden Marker hier', 'Wunder'],
} as const;

/** Everything of the deck that effects need. */
export const effects: EffectWords<DeckOp, DeckMoment, DeckTiming> = {
  ...fame,
  when: {
    ...fame.when,
    research: ['Forschung', ''],
    'battle-start': ['Zu Beginn eines Kampfes', ''],
    'start-of-any-phase': ['Vor einer beliebigen Phase', ''],
  },
  moments: {
    ...fame.moments,
    'phase-begins': 'Bevor in einer beliebigen Phase der Startspieler handelt',
    'movement-part-begins': 'Wenn deine Bewegung beginnt',
    'city-devoted-by-other': 'Immer wenn sich eine Stadt eines anderen Spielers den Künsten widmet',
    'wonder-built': 'Immer wenn du ein Weltwunder baust',
    'wonder-cost': 'Wenn eine Stadt ein Weltwunder produziert',
    'research-choice': 'Bevor du erforschst',
    'technology-placed': 'Wenn du eine Technologie der Stufe II, III oder IV in deine Pyramide legst',
    'technology-pioneered':
      'Immer wenn du eine Technologie erforschst, die kein anderer Spieler kennt oder in dieser Runde erforscht',
    'battle-start': 'Zu Beginn eines Kampfes',
    'unit-killed': 'Immer wenn eine deiner Einheiten im Kampf getötet wird',
  },
  ops: {
    ...fame.ops,
    'gain-scaled'(op) {
      if (
        op.per === 'armies-on-map' ||
        op.per === 'other-players-without-technology' ||
        op.per === 'resource-icon-squares'
      ) {
        return fame.ops['gain-scaled'](op);
      }
      const { trade: trades, steps, divisor = 1, per } = op;
      const [several, each, short] = COUNTED[per];
      const counted = divisor === 1 ? each : `für je ${divisor} ${several}`;
      const shortCounted = divisor === 1 ? short : `${divisor} ${per === 'coins' ? short : 'Vorratsarmeen'}`;
      if (steps !== undefined) {
        const spaces = `${steps} ${steps === 1 ? 'Feld' : 'Felder'}`;
        return [`rücke ${counted} auf der Kulturskala kostenlos ${spaces} vor`, `Kulturschritt je ${shortCounted}`];
      }
      const gains = [
        trades === undefined ? '' : trade(trades),
        op.culture === undefined ? '' : culture(op.culture),
      ].filter((gain) => gain !== '');
      const shortGains =
        gains.length === 2
          ? 'Handel & Kultur'
          : `${op.culture ?? trades} ${trades === undefined ? 'Kultur' : 'Handel'}`;
      return [
        `du erhältst ${counted} ${allOf(gains)}`,
        `+${shortGains}${gains.length === 2 ? '/' : ' je '}${shortCounted}`,
      ];
    },
    'stat-add-if': ({ add, if: condition }) => [
      `Kampfbonus ${signed(add)}, wenn deine Kampftruppe weniger Einheiten hat als die des Gegners${condition === 'fewer-units-defending' ? ' und du verteidigst' : ''}`,
      `Kampf ${signed(add)} in Unterzahl`,
    ],
    'all-cities-arts': () => [
      'als Aktion deiner Hauptstadt widmen sich alle deine Städte den Künsten',
      'Künste in allen Städten',
    ],
    'arts-as-trade': () => ['nimm die Kulturpunkte dieser Aktion stattdessen als Handelspunkte', 'Künste geben Handel'],
    'blank-technology': () => ['lege diese Karte als leere Technologie in deine Pyramide', 'Leere Technologie'],
    'convert-trade-culture': () => [
      'tausche beliebig viele Handelspunkte in ebenso viele Kulturpunkte oder umgekehrt',
      'Handel ↔ Kultur',
    ],
    'culture-as-bonus': () => [
      'wenn du verteidigst, zählen deine nicht ausgegebenen Kulturpunkte in diesem Kampf als Kampfbonus',
      'Verteidigung: Kultur als Bonus',
    ],
    'double-speed': () => ['verdopple deine Bewegungsweite für diese Runde', 'Doppelte Bewegung'],
    'edge-jump': () => [
      'ziehe deine Figuren von einem Feld am äußeren Rand des Spielplans auf ein leeres Feld am äußeren Rand; sie dürfen sich in dieser Runde nicht mehr bewegen',
      'Sprung am Spielplanrand',
    ],
    'give-coin-for-step': () => [
      'gib einen deiner Münzmarker auf den Zivilisationsbogen eines anderen Spielers, dann rücke auf der Kulturskala kostenlos 1 Feld vor',
      'Münze geben, +1 Kulturschritt',
    ],
    'look-at-markers': () => [
      'sieh dir alle Hütten- und Dorfmarker auf dem Spielplan und bei den anderen Spielern an',
      'Alle Marker ansehen',
    ],
    'pass-battle-turn': () => ['setze einen Kampfzug aus, statt eine Einheit zu spielen', 'aussetzen'],
    'place-technology-lower': () => ['lege sie eine Reihe tiefer als ihre Stufe', 'Technologie eine Reihe tiefer'],
    'redraw-events': () => [
      'lege beliebige Kulturereignisse aus der Hand ab und ziehe dann vom Stapel deines Abschnitts bis zum Handlimit nach',
      'Ereignisse neu ziehen',
    ],
    regroup: () => [
      'ziehe beliebig viele deiner Figuren von einem Feld auf ein anderes mit mindestens einer deiner Figuren',
      'Figuren umgruppieren',
    ],
    'replace-battle-force': () => [
      'töte alle Einheiten deiner Kampftruppe und baue ebenso viele freigeschaltete kostenlos direkt in die Kampftruppe',
      'Kampftruppe ersetzen',
    ],
    'skip-occupied-spaces': () => [
      'auf der Kulturskala darfst du Felder mit Markern anderer Spieler überspringen; du zahlst und erhältst nur für das Feld, auf dem du landest',
      'Besetzte Felder überspringen',
    ],
    'take-first-player': () => [
      'werde sofort Startspieler; nächste Runde wandert der Marker von dir aus weiter',
      'Startspieler werden',
    ],
    'wonder-counter': () => ['lege einen Marker auf diese Karte', ''],
  },
};
