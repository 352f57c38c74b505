/** Effects of the expansion in German. */

import { anyOf, effects as base, culture, many } from '../../../text/de/effects.ts';
import type { EffectWords } from '../../../text/effects.ts';
import type { FameMoment, FameOp, FameTiming } from '../../content/model.ts';

const RESOURCES = {
  incense: 'Weihrauch',
  iron: 'Eisen',
  silk: 'Seide',
  wheat: 'Weizen',
  spy: 'Spion',
  uranium: 'Uran',
} as const;

/** Everything of the expansion that effects need. */
export const effects: EffectWords<FameOp, FameMoment, FameTiming> = {
  ...base,
  when: { ...base.when, 'start-of-next-turn': ['Nächster Rundenbeginn', ''] },
  moments: {
    ...base.moments,
    'tile-discovered': 'Immer wenn du ein Spielplanteil entdeckst',
    'resource-payment': 'Wenn du einen Rohstoff ausgibst',
    'coin-invested': 'Immer wenn du eine Münze investierst',
    'technology-learned': 'Immer wenn du eine Technologie erforschst',
    'great-person-gained': 'Immer wenn du eine Große Persönlichkeit erhältst',
    'city-devoted': 'Wenn sich eine deiner Städte den Künsten widmet',
  },
  ops: {
    ...base.ops,
    'gain-scaled'(op) {
      if (op.per === 'armies-on-map') return base.ops['gain-scaled'](op);
      return op.per === 'resource-icon-squares'
        ? [
            `du erhältst zusätzlich ${culture(op.culture)} für jedes Feld ihrer Randbezirke mit Rohstoffsymbol`,
            `+${op.culture} Kultur je Rohstofffeld`,
          ]
        : [
            `du erhältst ${culture(op.culture)} für jeden anderen Spieler, der sie weder kennt noch gerade erforscht`,
            `+${op.culture} Kultur je Unwissendem`,
          ];
    },
    'draw-events-extra': ({ extra }) => [
      `zu jedem Kulturereignis, das du ziehst, ziehst du ${extra} weiteres vom selben Stapel und behältst eines davon`,
      `Ereignisse: ${extra + 1} ziehen, 1 behalten`,
    ],
    'lose-coin': ({ who }) => [
      {
        'one-other': 'ein anderer Spieler legt 1 Münzmarker deiner Wahl ab',
        'up-to-2-others': 'bis zu 2 andere Spieler legen je 1 Münzmarker deiner Wahl ab',
        'all-others': 'jeder andere Spieler legt 1 Münzmarker deiner Wahl ab',
      }[who],
      {
        'one-other': 'einer verliert 1 Münze',
        'up-to-2-others': 'Zwei verlieren je 1 Münze',
        'all-others': 'Alle anderen verlieren 1 Münze',
      }[who],
    ],
    'move-group': ({ steps }) => [
      `ziehe alle Figuren eines anderen Spielers von einem Feld als Gruppe bis zu ${steps} Felder weit über Land; sie können nicht in einen Kampf gezwungen werden`,
      `Fremde Gruppe bis ${steps} Felder bewegen`,
    ],
    'force-anarchy': () => ['die Staatsform eines anderen Spielers wird Anarchie', 'Anderer Spieler: Anarchie'],
    substitute: ({ for: kinds, count }) => {
      const said = anyOf(kinds.map((kind) => RESOURCES[kind]));
      return [
        count === 1
          ? `gib einen beliebigen anderen Rohstoff als ${said} aus`
          : `gib ${count} beliebige Rohstoffe als ${said} aus`,
        kinds.length > 1 ? 'Rohstoffe austauschbar' : `${many(count, 'Rohstoff', 'Rohstoffe')} als ${said}`,
      ];
    },
    'loser-loot': ({ add }) => [`wer dich besiegt, erhält ${-add} Beutepunkt weniger`, `Beute des Gegners −${-add}`],
    'free-investment': ({ markers }) => [
      `lege ${markers} Investitionsmarker auf deine Investitionskarten, ohne Münzen zu bezahlen`,
      `${markers} Investitionen`,
    ],
    'all-governments': () => ['alle Staatsformen gelten für dich als freigeschaltet', 'Alle Staatsformen'],
    'great-person-choice': () => ['ziehe zwei und behalte eine', 'Beste von zweien'],
    'grow-metropolis': () => [
      'deine Hauptstadt wächst zur Metropole, sofort oder sobald Platz ist',
      'Hauptstadt wird Metropole',
    ],
    'no-enemy-stay': () => [
      'feindliche Figuren dürfen ihre Bewegung nicht in den Randbezirken deiner Städte beenden',
      'Keine Feinde in Randbezirken',
    ],
    'one-of-each-resource': () => ['nimm von jeder Art, die noch im Markt ist, 1 Rohstoff', 'Je 1 Rohstoff jeder Art'],
    'setup-metropolis': () => [
      'deine Hauptstadt ist eine Metropole auf zwei benachbarten mittleren Feldern deines Heimat-Spielplanteils',
      'Eine Metropole',
    ],
  },
};
