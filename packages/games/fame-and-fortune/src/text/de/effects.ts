/** Effects of the base game in German. */

import type { BuildingId } from '../../content/buildings.ts';
import type { Cost, Era, Item, Moment, Op, Protection, Stat, Timing } from '../../content/model.ts';
import type { Terrain } from '../../content/terrain.ts';
import { capital, type EffectWords, type Phrase } from '../effects.ts';
import { roman } from '../numerals.ts';
import { names } from './names.ts';

/** `a, b oder c`. */
export const anyOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} oder ${parts.at(-1)}`;

/** `a, b und c`. */
export const allOf = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

/** `+3` or `-1`, with a real minus sign. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

/** `1 Münze`, `2 Münzen`. */
export const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Points of culture and of trade. */
export const culture = (count: number) => many(count, 'Kulturpunkt', 'Kulturpunkte');
export const trade = (count: number) => many(count, 'Handelspunkt', 'Handelspunkte');

const STATS: Readonly<Record<Stat, Phrase>> = {
  'travel-speed': ['Bewegungsweite', 'Bewegung'],
  'stacking-limit': ['Figurenlimit', 'Figurenlimit'],
  'culture-hand': ['Kulturereignis-Handlimit', 'Kulturhand'],
  'battle-hand': ['Kampfkarten-Handlimit', 'Kampftruppe'],
  cities: ['Städtelimit', 'Städte'],
  coin: ['Münzen', 'Münze'],
  'combat-bonus': ['Kampfbonus', 'Kampf'],
  'unit-strength': ['Stärke aller deiner Einheiten', 'Stärke'],
};

/** Accusative, with an article or a number in front: `eine Armee`, `2 Armeen`. */
const ITEMS: Readonly<Record<Exclude<Item, BuildingId>, readonly [one: string, more: string]>> = {
  unit: ['eine Einheit', 'Einheiten'],
  infantry: ['eine Einheit Infanterie', 'Einheiten Infanterie'],
  artillery: ['eine Einheit Artillerie', 'Einheiten Artillerie'],
  mounted: ['eine Einheit Kavallerie', 'Einheiten Kavallerie'],
  aircraft: ['eine Einheit Luftwaffe', 'Einheiten Luftwaffe'],
  army: ['eine Armee', 'Armeen'],
  scout: ['einen Pionier', 'Pioniere'],
  building: ['ein Gebäude', 'Gebäude'],
  'basic-building': ['ein Basisgebäude', 'Basisgebäude'],
  walls: ['Stadtmauern', 'Stadtmauern'],
};
const isBuilding = (item: Item): item is BuildingId => item in names.buildings;
const itemName = (item: Item): readonly [one: string, more: string] =>
  isBuilding(item) ? [names.buildings[item], item === 'harbor' ? 'Häfen' : names.buildings[item]] : ITEMS[item];

const WHERE = {
  'any-city': ' in einer deiner Städte',
  capital: ' in deiner Hauptstadt',
  'this-square': ' auf diesem Feld',
  'standing-forces': '',
} as const;

const PROTECTIONS: Readonly<Record<Protection, Phrase>> = {
  'cancel-events': ['deine Kulturereignisse können nicht aufgehoben werden', 'Ereignisse sicher'],
  'cancel-city-actions': ['deine Stadtaktionen können nicht aufgehoben werden', 'Aktionen sicher'],
  'events-targeting-me': [
    'Kulturereignisse können dich, deine Figuren, Städte, Felder und Gebäude nicht gegen deinen Willen zum Ziel haben',
    'Kein Ziel von Ereignissen',
  ],
  anarchy: ['du bist immun gegen Anarchie', 'keine Anarchie'],
};

const CANCELLED = {
  'culture-event': 'ein Kulturereignis',
  'city-action': 'eine Stadtaktion',
  'resource-ability': 'eine Rohstofffähigkeit',
} as const;
const SHORT_CANCELLED = {
  'culture-event': 'Ereignis',
  'city-action': 'Stadtaktion',
  'resource-ability': 'Fähigkeit',
} as const;

const COSTS: Readonly<Record<Exclude<keyof Cost, 'any' | 'trade' | 'culture'>, string>> = {
  incense: 'Weihrauch',
  iron: 'Eisen',
  silk: 'Seide',
  wheat: 'Weizen',
  spy: 'Spion',
  uranium: 'Uran',
};

/** Era in front of `Weltwunder`. */
const ERAS: Readonly<Record<Era, string>> = {
  ancient: 'der Antike',
  medieval: 'des Mittelalters',
  modern: 'der Moderne',
};

/** Terrain after `ein Feld mit` or `wird zu`. */
export const TERRAINS: Readonly<Record<Terrain, string>> = {
  grassland: 'Grasland',
  forest: 'Wald',
  mountain: 'Gebirge',
  desert: 'Wüste',
  water: 'Wasser',
};

/** What something costs. */
function cost(price: Cost): Phrase {
  const parts = (Object.keys(price) as (keyof Cost)[]).map((kind): Phrase => {
    const amount = price[kind] ?? 0;
    if (kind === 'any') return [`${amount} beliebige Rohstoffe`, `${amount} Rohstoffe`];
    if (kind === 'trade') return [trade(amount), `${amount} Handel`];
    if (kind === 'culture') return [culture(amount), `${amount} Kultur`];
    return [`${amount} ${COSTS[kind]}`, amount === 1 ? COSTS[kind] : `${amount} ${COSTS[kind]}`];
  });
  return [`kostet ${allOf(parts.map(([long]) => long))}`, parts.map(([, short]) => short).join(', ')];
}

const perCoins = (coins: number | undefined) => (coins === undefined ? '' : ` für je ${coins} deiner Münzen`);
const shortPerCoins = (coins: number | undefined) => (coins === undefined ? '' : ` je ${coins} Münzen`);

const range = (steps: number | undefined) =>
  steps === undefined ? '' : ` im Umkreis von ${steps} Feldern um eine deiner Figuren oder Städte`;

/** Everything of the base game that effects need. */
export const effects: EffectWords<Op, Moment, Timing> = {
  or: [', oder ', '/'],
  headed: (head, deed) => `${head}: ${capital(deed)}`,
  optional: 'freiwillig',
  limit: { turn: 'einmal pro Runde', battle: 'einmal pro Kampf' },
  turn: { other: 'wenn ein anderer Spieler an der Reihe ist', any: 'egal, wer an der Reihe ist' },
  cost,
  when: {
    static: ['', ''],
    setup: ['Aufbau', 'Aufbau'],
    learn: ['Beim Erforschen', ''],
    immediate: ['Sofort', ''],
    'start-of-turn': ['Rundenbeginn', 'Beginn'],
    trade: ['Handel', ''],
    'city-management': ['Städteverwaltung', ''],
    movement: ['Bewegung', ''],
    battle: ['Im Kampf', 'Kampf'],
    'battle-before-draw': ['Vor dem Ziehen der Kampfkarten', 'Vor dem Kampf'],
    'after-battle': ['Nach einem Kampf', 'Nach Kampf'],
    'any-time': ['Jederzeit', ''],
  },
  moments: {
    'marker-taken': 'Immer wenn du eine Hütte nimmst oder ein Barbarendorf eroberst',
    glory: 'Immer wenn du ein Weltwunder baust, eine Stadt gründest oder eine Stadt oder ein Barbarendorf eroberst',
    'enemy-city-entered':
      'Statt anzugreifen: Ziehe eine Armee oder einen Pionier in ein feindliches Stadtzentrum und lege die Figur in den Vorrat zurück',
    'city-action': 'Als Aktion einer deiner Städte',
    'unit-technology-learned':
      'Immer wenn du eine Technologie erforschst, die einen Einheitentyp verbessert oder die Luftwaffe freischaltet',
    'battle-ended': 'Nach jedem deiner Kämpfe',
    'battle-won': 'Nachdem du einen Kampf gewonnen hast',
  },
  ops: {
    gain({ trade: trades, culture: points, coinToken, greatPerson, resource, to }) {
      if (coinToken !== undefined) {
        const place = to === 'sheet' ? 'deinen Zivilisationsbogen' : 'diese Karte';
        return [`lege ${many(coinToken, 'Münzmarker', 'Münzmarker')} auf ${place}`, `+${coinToken} Münze`];
      }
      const parts: Phrase[] = [];
      if (trades !== undefined) parts.push([trade(trades), `+${trades} Handel`]);
      if (points !== undefined) parts.push([culture(points), `+${points} Kultur`]);
      if (greatPerson !== undefined) {
        const people = greatPerson === 1 ? 'eine Große Persönlichkeit' : `${greatPerson} Große Persönlichkeiten`;
        parts.push([people, greatPerson === 1 ? '+1 Persönlichkeit' : `+${greatPerson} Persönlichkeiten`]);
      }
      if (resource !== undefined) {
        const goods = many(resource, 'Rohstoff', 'Rohstoffe');
        parts.push([`${goods} deiner Wahl aus dem Markt`, `+${goods}`]);
      }
      return [`du erhältst ${allOf(parts.map(([long]) => long))}`, parts.map(([, short]) => short).join(', ')];
    },
    'gain-other': ({ trade: trades, coinToken }) =>
      trades !== undefined
        ? [`ein anderer Spieler deiner Wahl erhält ${trade(trades)}`, `anderer +${trades}`]
        : [
            `ein anderer Spieler deiner Wahl legt ${many(coinToken ?? 0, 'Münzmarker', 'Münzmarker')} auf seinen Zivilisationsbogen`,
            `anderer +${coinToken} Münze`,
          ],
    'gain-scaled': ({ culture: points }) => [
      `du erhältst ${culture(points)} für jede deiner Armeen auf dem Spielplan`,
      `+${points} Kultur je Armee`,
    ],
    'stat-set': ({ stat, value }) => [`${STATS[stat][0]} ${value}`, `${STATS[stat][1]} ${value}`],
    'stat-add': ({ stat, add, perCoins: coins }) =>
      stat === 'coin'
        ? [`zählt als ${many(add, 'Münze', 'Münzen')}`, `+${many(add, 'Münze', 'Münzen')}`]
        : [
            `${STATS[stat][0]} ${signed(add)}${perCoins(coins)}`,
            `${STATS[stat][1]} ${signed(add)}${shortPerCoins(coins)}`,
          ],
    'cost-change'({ of, add, perCoins: coins }) {
      const said: Record<typeof of, Phrase> = {
        'research-trade': [`Erforschen braucht ${trade(-add)} weniger`, `Forschung ${signed(add)} Handel`],
        'step-culture': [
          `jeder Schritt auf der Kulturskala kostet ${culture(-add)} weniger`,
          `Schritte ${signed(add)} Kultur`,
        ],
        'step-trade': [
          `jeder Schritt auf der Kulturskala kostet ${trade(-add)} weniger`,
          `Schritte ${signed(add)} Handel`,
        ],
        'wonder-production': [`das Weltwunder kostet ${-add} Produktion weniger`, `Weltwunder ${signed(add)}`],
      };
      return [said[of][0] + perCoins(coins), said[of][1] + shortPerCoins(coins)];
    },
    'rush-rate': ({ trade: trades, production }) => [
      `beim Beschleunigen bringen je ${trade(trades)} ${production} Produktion`,
      `${trades} Handel: ${production} Produktion`,
    ],
    'city-production': ({ add, scope, perCoins: coins }) =>
      scope === 'one-city'
        ? [`eine deiner Städte hat in dieser Runde ${add} Produktion mehr`, `+${add} Produktion`]
        : [
            `jede deiner Städte hat ${add} Produktion mehr${perCoins(coins)}`,
            `Städte +${add} Produktion${shortPerCoins(coins)}`,
          ],
    water: ({ mode }) =>
      mode === 'cross'
        ? ['deine Figuren dürfen Wasser überqueren, aber ihre Bewegung nicht darauf beenden', 'Wasser überqueren']
        : ['deine Figuren dürfen Wasser überqueren und ihre Bewegung darauf beenden', 'Auf Wasser halten'],
    'ignore-stops': () => [
      'deine Figuren dürfen an feindlichen Figuren, Hütten, Barbarendörfern und Städten vorbeiziehen, ohne anzuhalten',
      'Kein Anhalten',
    ],
    advance: ({ steps }) => [
      `rücke auf der Kulturskala kostenlos ${many(steps, 'Feld', 'Felder')} vor`,
      `+${many(steps, 'Kulturschritt', 'Kulturschritte')}`,
    ],
    'draw-events': ({ count }) => [
      `ziehe ${count} Kulturereignisse von einem Stapel deiner Wahl`,
      `${count} Ereignisse`,
    ],
    'build-free'({ items, count, upTo, locked, where }) {
      const [first] = items;
      const what =
        count === 1 || first === undefined
          ? anyOf(items.map((item) => itemName(item)[0]))
          : `${upTo ? 'bis zu ' : ''}${count} ${itemName(first)[1]}`;
      const short =
        count === 1
          ? items.length > 2
            ? 'etwas'
            : anyOf(items.map((item) => itemName(item)[0].replace(/^ein(e|en)? /, '')))
          : what.replace('bis zu ', '');
      return [
        `baue${where === 'any-city' && count > 1 ? ' in deinen Städten' : WHERE[where]} kostenlos ${what}${locked && first !== 'infantry' ? ', auch wenn nicht freigeschaltet' : ''}`,
        `${short} gratis`,
      ];
    },
    'learn-free'({ from, level }) {
      const whose = {
        'own-deck': '',
        'entered-player': ', die der Besitzer der Stadt kennt',
        'any-other-player': ', die ein anderer Spieler kennt',
      }[from];
      const grade = level === undefined ? '' : ` der Stufe ${roman(level)}`;
      return [
        `erforsche kostenlos eine Technologie${grade}${whose}`,
        `Technologie${level === undefined ? '' : ` Stufe ${roman(level)}`} gratis`,
      ];
    },
    'swap-technology'({ levelMax }) {
      const level = levelMax === 1 ? 'der Stufe I' : `bis Stufe ${roman(levelMax)}`;
      return [
        `wähle einen anderen Spieler: Erforsche kostenlos eine seiner Technologien ${level}, danach darf er kostenlos eine von deinen ${level} erforschen`,
        `Technologietausch bis Stufe ${roman(levelMax)}`,
      ];
    },
    harvest: () => ['ernte in einer deiner Städte ohne Stadtaktion 1 Rohstoff', 'Ernte 1'],
    'harvest-twice': () => [
      'eine Stadt darf mit einer Aktion zweimal ernten, von einem Feld oder von zweien',
      'Zweimal ernten',
    ],
    cancel: ({ targets, onlyIfTargeted }) => [
      `hebe ${anyOf(targets.map((target) => CANCELLED[target]))} auf${onlyIfTargeted ? ', das dich, deine Figuren, Gebäude oder Felder deiner Städte zum Ziel hat' : ''}`,
      targets.length === 3
        ? 'Alles aufheben'
        : `${anyOf(targets.map((target) => SHORT_CANCELLED[target]))} ${onlyIfTargeted ? 'gegen dich ' : ''}aufheben`,
    ],
    protect: ({ from }) => [
      allOf(from.map((one) => PROTECTIONS[one][0])),
      from.map((one) => PROTECTIONS[one][1]).join(', '),
    ],
    'destroy-building'({ count, upTo, owner, range: steps, where }) {
      const number = upTo ? `bis zu ${count}` : `${count}`;
      const whose = owner === 'other' ? ' anderer Spieler' : '';
      const place =
        where === undefined ? range(steps) : ' auf dem Feld, auf dem eine deiner Armeen ihre Bewegung beendet hat';
      return [`zerstöre ${number} Gebäude${whose}${place}`, count === 1 ? 'Gebäude weg' : `${count} Gebäude weg`];
    },
    'destroy-city': () => [
      'zerstöre eine Stadt, die keine Hauptstadt ist, mit allem und allen in ihren Randbezirken; kein Kampf, keine Beute',
      'Stadt zerstören',
    ],
    'destroy-walls': () => ['die Stadtmauern einer Stadt, die du angreifst, werden zerstört', 'Mauern fallen'],
    'kill-figures'({ count, orGreatPerson, range: steps }) {
      const figures = count === 1 ? '1 Figur' : `bis zu ${count} Figuren eines Feldes`;
      return [
        `töte ${figures}${orGreatPerson ? ' oder die Große Persönlichkeit dort' : ''}${range(steps)}; das darf eine Bewegung unterbrechen`,
        `${many(count, 'Figur', 'Figuren')}${orGreatPerson ? ' o. Persönlichkeit' : ''} töten`,
      ];
    },
    'kill-random-unit': () => [
      'töte 1 zufällige Einheit aus dem stehenden Heer eines anderen Spielers',
      'Einheit töten',
    ],
    'obsolete-wonder': ({ eras }) => [
      `mache 1 Weltwunder ${anyOf(eras.map((era) => ERAS[era]))} unbrauchbar, auf dem Spielplan oder im Markt`,
      'Wunder sperren',
    ],
    terrain({ from, to, needs }) {
      const [only] = from;
      const place = from.length === 1 && only !== undefined ? `ein Feld mit ${TERRAINS[only]}` : 'ein Feld';
      const empty = needs === 'empty' ? 'ohne Figuren und Marker' : 'ohne Gebäude und Weltwunder';
      const not = from.length === 1 ? '' : ' (kein Gebirge)';
      const [target] = to;
      const becomes =
        to.length === 1 && target !== undefined ? TERRAINS[target] : 'einem anderen Gelände außer Gebirge';
      return [
        `${place} ${empty}${not} wird für den Rest des Spiels zu ${becomes}`,
        to.length === 1 ? `Feld wird zu ${becomes}` : 'Gelände ändern',
      ];
    },
    'extra-action': ({ scope, different }) => [
      {
        capital: 'deine Hauptstadt hat jede Runde eine Stadtaktion mehr',
        'one-city': 'eine deiner Städte hat eine Aktion mehr',
        'each-city': 'jede deiner Städte hat eine Aktion mehr',
      }[scope] + (different ? ', aber nicht zweimal dieselbe' : ''),
      scope === 'capital' ? 'Hauptstadt: 2 Aktionen' : scope === 'one-city' ? '+1 Stadtaktion' : '+1 Aktion je Stadt',
    ],
    wound: ({ wounds }) => [
      wounds === 1
        ? 'füge einer feindlichen Einheit im Spiel 1 Wunde zu'
        : `verteile bis zu ${wounds} Wunden beliebig auf feindliche Einheiten im Spiel`,
      many(wounds, 'Wunde', 'Wunden'),
    ],
    heal: ({ wounds }) =>
      wounds === 'all'
        ? ['entferne alle Wunden von deinen Einheiten im Spiel', 'alles heilen']
        : [`entferne bis zu ${wounds} Wunden von deinen Einheiten im Spiel`, `${wounds} heilen`],
    'clash-bonus': ({ add }) => [
      `die Einheit, die du als Nächstes gegen eine feindliche Einheit spielst, fügt ${add} Wunden mehr zu`,
      `+${add} Wunden`,
    ],
    'as-resource': ({ choices }) => {
      const goods = choices.map((choice) => COSTS[choice]);
      return [`bezahle damit wie mit einem Rohstoff: ${anyOf(goods)}`, `Als ${goods.join('/')}`];
    },
    'save-units': ({ count }) => [
      count === 'all'
        ? 'nimm alle deine dabei getöteten Einheiten in dein stehendes Heer zurück'
        : `nimm ${count} deiner dabei getöteten Einheiten in dein stehendes Heer zurück`,
      count === 'all' ? 'alle retten' : `${count} Einheit retten`,
    ],
    'extra-figure': ({ figure }) => [
      figure === 'army'
        ? 'du hast eine Armee mehr und stellst sie mit auf'
        : 'du hast einen Pionier mehr und stellst ihn mit auf',
      figure === 'army' ? '+1 Armee' : '+1 Pionier',
    ],
    'armies-found-cities': () => ['deine Armeen dürfen wie Pioniere Städte gründen', 'Armeen gründen Städte'],
    'capital-no-action': () => ['deine Hauptstadt hat keine Stadtaktion', 'Hauptstadt: keine Aktion'],
    'equal-production': () => [
      'die Randbezirke jeder deiner Städte bringen so viel Produktion wie die deiner besten Stadt',
      'Städte produzieren gleich',
    ],
    'free-building-action': () => ['baue dort kostenlos ein freigeschaltetes Gebäude', 'Gebäude gratis'],
    'lock-square': () => [
      'keine Figur darf in dieser Runde noch ein bestimmtes Feld verlassen; das darf eine Bewegung unterbrechen',
      'Feld sperren',
    ],
    'no-arts': () => ['deine Städte können sich nicht den Künsten widmen', 'Keine Künste'],
    'no-attack-on-players': () => [
      'deine Armeen dürfen andere Spieler nicht angreifen, wohl aber Barbarendörfer; du verteidigst wie gewohnt',
      'Kein Angriff auf Spieler',
    ],
    'open-enemy-hand': () => [
      'in deinen Kämpfen liegen die Kampfkarten des Gegners offen vor dir',
      'Gegnerische Hand offen',
    ],
    'scouts-explore-huts': () => [
      'deine Pioniere dürfen wie Armeen Hütten nehmen, aber keine Barbarendörfer',
      'Pioniere nehmen Hütten',
    ],
    'setup-wonder': () => [
      'nimm das oberste Weltwunder des Stapels, bevor der Markt gefüllt wird, und lege es in die Randbezirke deiner Hauptstadt',
      'Ein Weltwunder',
    ],
    'ship-figures': () => [
      'ziehe alle deine Figuren von einem Feld auf ein Wasserfeld ohne Feinde; sie dürfen sich in dieser Runde nicht mehr bewegen',
      'Figuren aufs Wasser',
    ],
    'split-production': () => [
      'eine Stadt, die produziert, darf mit ihrer Produktion zwei Dinge bauen',
      'Zwei Dinge bauen',
    ],
    'technology-victory': () => ['du gewinnst das Spiel auf der Stelle', 'Sieg'],
    'unit-of-learned-type': () => ['baue kostenlos eine Einheit dieses Typs', 'Einheit gratis'],
  },
};
