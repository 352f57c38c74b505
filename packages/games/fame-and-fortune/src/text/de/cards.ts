/** The kinds of things of the base game in German. */

import type { Icons } from '../../content/goods.ts';
import { TERRAIN_YIELDS } from '../../content/terrain.ts';
import type { BaseWords } from '../cards.ts';
import type { Phrase } from '../effects.ts';
import { roman } from '../numerals.ts';
import { allOf, culture, TERRAINS, trade } from './effects.ts';
import { names } from './names.ts';

const ERAS = { ancient: 'der Antike', medieval: 'des Mittelalters', modern: 'der Moderne' } as const;

/** `2 Handelspunkte und 1 Kulturpunkt`. */
function icons({ production, trade: trades, culture: points, coin }: Icons, combat = 0): string {
  const parts = [
    production ? `${production} Produktion` : '',
    trades ? trade(trades) : '',
    points ? culture(points) : '',
    coin ? `${coin} Münze` : '',
    combat ? `Kampfbonus +${combat}` : '',
  ].filter((part) => part !== '');
  return allOf(parts) || 'nichts';
}

/** The words. */
export const cards: BaseWords = {
  technology: (level) => `Technologie der Stufe ${roman(level)}.`,
  unlocks({ government, building, rank, walls }) {
    const unit = rank === undefined ? '' : (names.ranks[rank.type][rank.rank - 1] ?? '');
    const said: Phrase[] = [];
    if (building !== undefined) said.push([names.buildings[building], names.buildings[building]]);
    if (rank !== undefined) said.push([`${unit} (${names.units[rank.type]} Rang ${rank.rank})`, unit]);
    if (walls) said.push(['Stadtmauern', 'Mauern']);
    if (government !== undefined)
      said.push([`die Staatsform ${names.governments[government]}`, names.governments[government]]);
    return [`Schaltet frei: ${allOf(said.map(([long]) => long))}.`, said.map(([, short]) => short).join(', ')];
  },
  coinTokens: (most) => `Höchstens ${most} Münzmarker liegen darauf.`,
  wonder({ era, cost }, discount) {
    const lower = discount === undefined ? '' : `, mit „${names.technologies[discount.technology]}“ ${discount.cost}`;
    return `Weltwunder ${ERAS[era]}, ${cost} Produktion${lower}.`;
  },
  event: (level, copies) =>
    `Kulturereignis der Stufe ${roman(level)}${copies === 1 ? '' : ` (${copies}-mal vorhanden)`}.`,
  civilization: (leader, technology, government) =>
    `Staatsoberhaupt: ${leader}. Beginnt mit „${technology}“ und der Staatsform „${government}“.`,
  marker: (kept) =>
    kept ? 'Wird verdeckt aufbewahrt, bis er benutzt wird.' : 'Wird sofort aufgedeckt und ausgeführt.',
  ruling: 'Auslegung:',
  source: {
    single: 'Nur aus einer Quelle bekannt.',
    'single-split': 'Wie viele der Karten welche Stärke haben, ist nur aus einer Quelle bekannt.',
    designed: 'Kein Text bekannt: Diesen Wert haben wir ergänzt.',
  },
  building({ cost, terrain, icons: own, combatBonus, limited, upgraded }) {
    const place = terrain.length === 1 ? terrain.map((one) => TERRAINS[one]).join('') : 'jedem Gelände außer Wasser';
    const star = limited ? ' Je Stadt nur ein begrenztes Gebäude (mit Stern).' : '';
    return `${upgraded ? 'Verbessertes Gebäude' : 'Gebäude'}, ${cost} Produktion, auf ${place}. Bringt ${icons(own, combatBonus)}.${star}`;
  },
  unit(type, { costs }, trumps) {
    const ranks = names.ranks[type].map((name, rank) => `${name} (${costs[rank]} Produktion)`);
    const trump =
      trumps === undefined ? 'Übertrumpft nichts und wird nicht übertrumpft.' : `Übertrumpft ${names.units[trumps]}.`;
    return `${allOf(ranks)}. ${trump}`;
  },
  person: ({ icons: own, combatBonus }) => `Marker für eine Große Persönlichkeit. Bringt ${icons(own, combatBonus)}.`,
  plain: 'Ohne Wirkung.',
  terrains: TERRAINS,
  terrain: (terrain) => `Ein Feld bringt ${icons(TERRAIN_YIELDS[terrain])}, wenn nichts anderes darauf gedruckt ist.`,
  resources: {
    incense: 'Weihrauch',
    iron: 'Eisen',
    silk: 'Seide',
    wheat: 'Weizen',
    spy: 'Spion',
    uranium: 'Uran',
  },
  resource: (resource, market) =>
    market.some((one) => one === resource)
      ? 'Ein Rohstoff aus dem Markt. Gib ihn für Fähigkeiten von Technologien aus; er kommt in den Markt zurück.'
      : 'Ein Rohstoff, den es nur auf Markern und Karten gibt, nie im Markt.',
  icons: {
    production: ['Produktion', 'Womit eine Stadt in einer Aktion „Produzieren“ bauen kann.', 'FF 7.3'],
    trade: [
      'Handelspunkte',
      'Werden jede Runde auf der Handelsscheibe gesammelt, höchstens 27. Erforschen und Beschleunigen brauchen sie.',
      'FF 6.1',
    ],
    culture: [
      'Kulturpunkte',
      'Kommen herein, wenn eine Stadt sich den Künsten widmet. Sie bezahlen Schritte auf der Kulturskala.',
      'FF 7.12',
    ],
    coin: ['Münze', 'Fünfzehn Münzen gewinnen das Spiel; nach dem Erforschen rettet jede 1 Handelspunkt.', 'FF 12.1'],
    combat: ['Kampfbonus', 'Zählt in jedem Kampf seines Besitzers, solange das Feld nicht blockiert ist.', 'FF 9.3'],
  },
  pieces: {
    army: ['Armee', 'Erkundet, nimmt Hütten, kämpft und blockiert. Kostet 4 Produktion.', 'FF 8.5'],
    scout: [
      'Pionier',
      'Gründet Städte und schickt die Symbole seines Feldes an eine Stadt seines Besitzers. Kostet 6 Produktion.',
      'FF 4.7',
    ],
    city: ['Stadt', 'Hat jede Runde eine Aktion: produzieren, sich den Künsten widmen oder ernten.', 'FF 7.1'],
    capital: ['Hauptstadt', 'Die erste Stadt. Wer die Hauptstadt eines anderen erobert, gewinnt das Spiel.', 'FF 1.5'],
    walls: ['Stadtmauern', 'Kampfbonus +4 für den Verteidiger, und der Angreifer spielt die erste Einheit.', 'FF 9.4'],
    outskirts: ['Randbezirke', 'Die Felder um ein Stadtzentrum, von denen die Stadt lebt.', 'FF 4.3'],
    blockade: [
      'Blockade',
      'Eine feindliche Figur auf einem Feld der Randbezirke: Die Stadt bekommt von diesem Feld nichts.',
      'FF 4.5',
    ],
    hut: ['Hütte', 'Ein verdeckter Marker. Eine Armee, die das Feld betritt, nimmt ihn.', 'FF 8.6'],
    village: ['Barbarendorf', 'Ein verdeckter Marker, den Barbaren verteidigen.', 'FF 8.7'],
    'disaster-marker': ['Katastrophenmarker', 'Ändert das Gelände seines Feldes für den Rest des Spiels.', 'FF 4.8'],
    'coin-token': [
      'Münzmarker',
      'Eine Münze auf einer Karte oder auf dem Zivilisationsbogen. Sie kann verloren gehen.',
      'FF 12.1',
    ],
    'trade-dial': ['Handelsscheibe', 'Zeigt die Handelspunkte eines Spielers, 0 bis 27.', 'FF 6.1'],
    'culture-track': [
      'Kulturskala',
      'Jeder Schritt bringt ein Kulturereignis oder eine Große Persönlichkeit; Feld 21 gewinnt das Spiel.',
      'FF 11.2',
    ],
    pyramid: [
      'Technologiepyramide',
      'Eine Technologie braucht zwei Technologien der Stufe darunter als Unterlage.',
      'FF 10.3',
    ],
    'standing-forces': [
      'Stehendes Heer',
      'Die Einheitenkarten eines Spielers. Aus ihnen wird die Kampftruppe gezogen.',
      'FF 9.2',
    ],
    'first-player': [
      'Startspielermarker',
      'Wer ihn hat, beginnt jede Phase; er wandert jede Runde nach links.',
      'FF 5.2',
    ],
  },
};
