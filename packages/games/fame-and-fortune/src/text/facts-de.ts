/** What the log of the base game says in German. */

import { type BoxBook, capitals, player } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { roman } from './numerals.ts';
import { fromCoin, name, party, several } from './saying-de.ts';

const PHASES = {
  start: 'Rundenbeginn',
  trade: 'Handelsphase',
  city: 'Städteverwaltungsphase',
  movement: 'Bewegungsphase',
  research: 'Forschungsphase',
};
const VICTORIES = {
  culture: 'Kultursieg',
  technology: 'Technologiesieg',
  economy: 'Wirtschaftssieg',
  military: 'Militärsieg',
  'turn-limit': 'das meiste bei der Rundengrenze',
  lesson: 'Ende des Lernspiels',
};
/** What a player does with a city. */
const DEEDS = {
  produce: (city: string) => `produziert in ${city}`,
  arts: (city: string) => `widmet ${city} den Künsten`,
  harvest: (city: string) => `erntet in ${city}`,
  special: (city: string) => `baut in ${city} ohne Kosten`,
};
const FIGURES = { army: 'eine Armee', scout: 'einen Pionier' };
const WHOSE = { army: 'Eine Armee', scout: 'Ein Pionier' };
const MARKERS = { fortification: 'Festung', caravan: 'Karawane' };

/** Whose unit it is in a battle. */
const unitOf = (unit: string, seat: number, barbarian: boolean) =>
  `${name.unit(unit)} ${barbarian ? 'der Barbaren' : `von ${player(seat)}`}`;
const piece = (kind: string, id: string) => name.thing(kind === 'person' ? 'great-person' : kind, id);

/** The sentences. */
export const facts: BoxBook<FameAndFortune, 'base'>['facts'] = capitals({
  leads: ({ seat, civilization }) => `${player(seat)} führt ${name.thing('civilization', civilization)}.`,
  settled: (fact) =>
    `${name.place(fact, fact.square)} auf ${name.land(fact, fact.square)} wird die Hauptstadt von ${player(fact.seat)}.`,
  'turn-began': ({ round, seat }) => `Runde ${round}: Startspieler ist ${player(seat)}.`,
  'phase-began': ({ phase }) => `${PHASES[phase]}.`,
  'first-player': ({ seat }) => `${player(seat)} wird Startspieler.`,
  trade: ({ seat, change }) =>
    `${player(seat)} ${change < 0 ? `gibt ${-change} Handel ab` : `erhält ${change} Handel`}.`,
  culture: ({ seat, change }) =>
    `${player(seat)} ${change < 0 ? `gibt ${-change} Kultur ab` : `erhält ${change} Kultur`}.`,
  coin({ seat, holder, change }) {
    const coins = several(Math.abs(change), 'Münzmarker', 'Münzmarker');
    return `${player(seat)} ${change < 0 ? `gibt ${coins} ${fromCoin(holder)} ab` : `erhält ${coins} auf ${name.coin(holder)}`}.`;
  },
  resource: ({ seat, resource }) => `${player(seat)} nimmt ${name.thing('resource', resource)}.`,
  used: ({ seat, source }) =>
    `${player(seat)} ${source.startsWith('event:') ? 'spielt' : 'nutzt'} ${name.source(source)}.`,
  paid: ({ seat, piece }) => `${player(seat)} bezahlt mit ${name.piece(piece)}.`,
  'paid-back': ({ seat, piece }) => `${player(seat)} bekommt ${name.piece(piece)} zurück.`,
  cancelled: ({ source }) => `${name.source(source)} wird aufgehoben.`,
  revealed: ({ seat, person }) => `${player(seat)} deckt ${name.thing('person', person)} auf.`,
  placed: (fact) =>
    fact.kind === 'person'
      ? `${player(fact.seat)} setzt eine Große Persönlichkeit auf ${name.land(fact, fact.square)}: ${piece(fact.kind, fact.id)}.`
      : `${player(fact.seat)} baut ${piece(fact.kind, fact.id)} auf ${name.land(fact, fact.square)}.`,
  removed(fact) {
    const { seat, kind, id, square, replaced } = fact;
    if (!replaced && kind !== 'person')
      return `${player(seat)} verliert ${piece(kind, id)} auf ${name.land(fact, square)}.`;
    if (!replaced)
      return `${player(seat)} verliert auf ${name.land(fact, square)} eine Große Persönlichkeit: ${piece(kind, id)}.`;
    const where = `von ${player(seat)} auf ${name.land(fact, square)}`;
    return kind === 'person'
      ? `Die Große Persönlichkeit ${where} kommt zurück in die Reserve: ${piece(kind, id)}.`
      : `${piece(kind, id)} ${where} wird überbaut.`;
  },
  upgraded: (fact) =>
    `Das Gebäude von ${player(fact.seat)} auf ${name.land(fact, fact.square)} wird zu ${piece('building', fact.id)}.`,
  obsolete: ({ wonder }) => `${name.thing('wonder', wonder)} wird unbrauchbar.`,
  'wonder-open': ({ wonder }) => `${name.thing('wonder', wonder)} kommt in den Markt.`,
  walls: (fact) => `${player(fact.seat)} baut Stadtmauern um ${name.place(fact, fact.square)}.`,
  'walls-lost': (fact) => `${name.place(fact, fact.square)} von ${player(fact.seat)} verliert die Stadtmauern.`,
  'city-marker': (fact) => `${name.place(fact, fact.city)} erhält eine ${MARKERS[fact.marker]}.`,
  'city-marker-used': (fact) => `Die ${MARKERS[fact.marker]} von ${name.place(fact, fact.city)} ist verbraucht.`,
  founded: (fact) =>
    `${player(fact.seat)} gründet eine Stadt auf ${name.land(fact, fact.square)}: ${name.place(fact, fact.square)}.`,
  grew: (fact) =>
    `${name.place(fact, fact.square)}, die Hauptstadt von ${player(fact.seat)}, wächst über ${name.land(fact, fact.square)} zur Metropole.`,
  'city-destroyed': (fact) => `${name.place(fact, fact.square)}, eine Stadt von ${player(fact.seat)}, wird zerstört.`,
  government: ({ seat, government }) =>
    `${player(seat)} wechselt zur Staatsform ${name.thing('government', government)}.`,
  assigned: (fact) =>
    `Der Pionier von ${player(fact.seat)} ${name.at(fact, fact.square)} versorgt jetzt ${name.place(fact, fact.city)}.`,
  person: ({ seat, person }) =>
    `${player(seat)} erhält eine Große Persönlichkeit: ${name.thing('great-person', person)}.`,
  'person-card': ({ person }) => `Die Karte ist ${name.thing('person', person)}.`,
  'person-lost': ({ seat, person }) => `${player(seat)} verliert ${name.thing('person', person)}.`,
  'person-back': ({ seat, person }) => `${player(seat)} nimmt ${name.thing('person', person)} zurück.`,
  'drew-event': ({ seat, level }) => `${player(seat)} zieht ein Kulturereignis der Stufe ${roman(level)}.`,
  'drew-event-card': ({ event }) => `Die Karte ist ${name.thing('event', event)}.`,
  'discarded-event': ({ seat, event }) => `${player(seat)} legt ${name.thing('event', event)} ab.`,
  advanced: ({ seat, space }) => `${player(seat)} rückt auf Feld ${space} der Kulturskala vor.`,
  learned: ({ seat, technology }) => `${player(seat)} erforscht ${name.thing('technology', technology)}.`,
  blank: ({ seat, row, person }) =>
    `${player(seat)} legt ${name.thing('person', person)} als leere Karte in Reihe ${roman(row)} der Technologiepyramide.`,
  invested: ({ seat, card }) => `${player(seat)} investiert in ${name.thing('investment', card)}.`,
  recruited: ({ seat, unit }) => `${player(seat)} stellt ${name.thing('unit', unit)} auf.`,
  'recruited-card': ({ unit }) => `Die Karte ist ${name.unit(unit)}.`,
  figure: (fact) => `${player(fact.seat)} stellt ${FIGURES[fact.figure]} ${name.at(fact, fact.square)}.`,
  'figure-lost': (fact) =>
    `${WHOSE[fact.figure]} von ${player(fact.seat)} ${name.at(fact, fact.square)} kommt vom Spielplan.`,
  relocated: (fact) =>
    `${party(fact.armies, fact.scouts)} von ${player(fact.seat)} ${fact.armies + fact.scouts === 1 ? 'kommt' : 'kommen'} nach ${name.place(fact, fact.to)}.`,
  moved: (fact) => `${player(fact.seat)} bewegt ${party(fact.armies, fact.scouts)} nach ${name.place(fact, fact.to)}.`,
  discovered: (fact) => `${player(fact.seat)} entdeckt ${name.tile(fact, fact.from, fact.to)}.`,
  'marker-taken': (fact) =>
    `${player(fact.seat)} nimmt ${fact.kind === 'hut' ? 'die Hütte' : 'das Barbarendorf'} ${name.at(fact, fact.square)}.`,
  'marker-found': ({ marker }) => `Der Marker ist ${name.thing('marker', marker)}.`,
  relic: ({ seat, relic }) => `${player(seat)} findet ${name.thing('relic', relic)}.`,
  locked: (fact) => `${player(fact.seat)} sperrt ${name.place(fact, fact.square)} für diese Runde.`,
  disaster: (fact) => `${name.square(fact, fact.square)} wird zu ${name.thing('terrain', fact.terrain)}.`,
  'city-acts': (fact) => `${player(fact.seat)} ${DEEDS[fact.deed](name.place(fact, fact.city))}.`,
  'action-cancelled': (fact) =>
    `Die Aktion von ${player(fact.seat)} in ${name.place(fact, fact.city)} wird aufgehoben.`,
  offer: ({ seat, to }) => `${player(seat)} macht ${player(to)} ein Angebot.`,
  declined: ({ seat, from }) => `${player(seat)} lehnt das Angebot von ${player(from)} ab.`,
  'trade-closed': ({ seat }) => `${player(seat)} handelt in dieser Runde nicht mehr.`,
  traded({ seat, to, give, get }) {
    if (get.length === 0) return `${player(seat)} schenkt ${player(to)} ${name.goods(give)}.`;
    if (give.length === 0) return `${player(to)} schenkt ${player(seat)} ${name.goods(get)}.`;
    return `${player(seat)} gibt ${player(to)} ${name.goods(give)} für ${name.goods(get)}.`;
  },
  battle: (fact) =>
    fact.kind === 'village'
      ? `${player(fact.seat)} greift das Barbarendorf ${name.at(fact, fact.square)} an.`
      : `${player(fact.seat)} greift ${player(fact.rival)} ${name.at(fact, fact.square)} an.`,
  'battle-hands': ({ hands: [attacker = 0, defender = 0], bonus: [one = 0, other = 0] }) => {
    const units = (count: number) => several(count, 'Einheit', 'Einheiten');
    const cards = `Der Angreifer hat ${units(attacker)}, der Verteidiger ${units(defender)}`;
    if (one === other) return `${cards}.`;
    return `${cards}; Kampfbonus ${Math.max(one, other)} für den ${one > other ? 'Angreifer' : 'Verteidiger'}.`;
  },
  deployed: ({ seat, unit, front, barbarian }) =>
    barbarian
      ? `Die Barbaren spielen ${name.unit(unit)} an Front ${front + 1}.`
      : `${player(seat)} spielt ${name.unit(unit)} an Front ${front + 1}.`,
  wounds: ({ seat, unit, wounds, barbarian }) =>
    `${unitOf(unit, seat, barbarian)} ${wounds === 0 ? 'ist geheilt' : `hat jetzt ${several(wounds, 'Wunde', 'Wunden')}`}.`,
  'unit-killed': ({ seat, unit, barbarian }) => `${unitOf(unit, seat, barbarian)} wird getötet.`,
  'unit-saved': ({ seat, unit }) => `${player(seat)} rettet ${name.unit(unit)}.`,
  'force-replaced': ({ seat, gone, drawn }) => {
    const units = drawn.map((type) => name.thing('unit', type)).join(', ');
    return `${player(seat)} legt ${gone.map(name.unit).join(', ')} ab und zieht dafür ${units}.`;
  },
  'battle-ended': ({ seat, village, totals }) =>
    village
      ? `Die Barbaren siegen mit ${totals[1]} zu ${totals[0]}.`
      : `${player(seat)} gewinnt den Kampf mit ${Math.max(...totals)} zu ${Math.min(...totals)}.`,
  looted: ({ seat, from, good }) => `${player(seat)} erbeutet ${name.good(good)} von ${player(from)}.`,
  'looted-coin': ({ seat, from, holder, kept }) =>
    `${player(seat)} ${kept ? 'stiehlt' : 'vernichtet'} einen Münzmarker von ${player(from)} auf ${name.coin(holder)}.`,
  'looted-technology': ({ seat, from, technology }) =>
    `${player(seat)} erbeutet von ${player(from)} das Wissen über ${name.thing('technology', technology)}.`,
  fulfilled: ({ seat, victory }) =>
    `${player(seat)} hat erreicht: ${VICTORIES[victory]}; die Runde wird zu Ende gespielt.`,
  won: ({ seat, victory }) => `${player(seat)} gewinnt: ${VICTORIES[victory]}.`,
});
