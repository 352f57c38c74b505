/** Die deutschen Sätze, die die Erweiterung hinzufügt. */

import { type BoxBook, capitals, counted, link, player } from '@tabularium/kernel';
import { focusCard } from '../../queries/things.ts';
import { explaining, joined, naming, noted } from '../../text/book.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { TERRA_SECTORS } from '../content/dial.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { haveArmiesMoved } from '../queries/armies.ts';
import { terraLabelsDe } from './labels-de.ts';
import { type Attack, namingOwn } from './names.ts';
import { ownKindsDe } from './names-de.ts';

const { find, focus, place, beside, site, at, space, wonder, cityState, token, resource, target, inSlot } =
  naming('de');
const { district, government, dialEvent } = namingOwn(ownKindsDe);

/** Was eine Armee angreift, und wo; ein Stadtstaat mit seinem Namen. */
const aim = (fact: Attack): string => {
  if (fact.target === 'city-state' || fact.target === 'fort') return site(fact, fact.space);
  return `${target(fact.target, fact.owner ?? -1)} ${at(fact, fact.space)}`;
};

/** Fragen, Aktionen, Ereignisse und Gründe auf Deutsch. */
export const terraDe: BoxBook<NewDawn, 'terraIncognita'> = {
  options: {
    module: {
      name: 'Erweiterung',
      help: 'Das Grundspiel für zwei bis vier Spieler oder mit Terra Incognita für zwei bis fünf: Armeen, Festungen, Bezirke, Regierungsformen und eine Weltkarte, die wächst.',
      values: { base: 'Grundspiel', 'terra-incognita': 'Mit Terra Incognita' },
    },
    peaceful: {
      name: 'Friedliches Spiel',
      help: 'Nur mit Terra Incognita: keine Festung-Siegkarten; nötig ist eine Agenda auf jeder der drei anderen.',
    },
    handicap: {
      name: 'Erleichterungen für Spieler',
      help: 'Nur mit Terra Incognita: mit wie vielen Handelsmarkern jeder beginnt. 6 ist einer auf jeder Fokuskarte, weitere werden von links verteilt, höchstens drei auf einer Karte.',
    },
  },
  prompts: capitals({
    'place-fort': () => 'Platziere deine Festung am Kern der Weltkarte',
    union: () => 'Wähle den Spieler der Union und nimm eine seiner Diplomatiekarten',
    'give-ibrahim': () => 'Gib Ibrahim einem Spieler oder lass alles, wie es ist',
    'choose-army': (frame, view) =>
      haveArmiesMoved(view, frame) ? 'Alle Armeen sind bewegt' : 'Wähle eine Armee, die sich bewegt',
    'move-army': ({ left }) =>
      `Bewege die Armee (${left > 90 ? 'beliebig viele Felder' : `noch ${counted('de', left, { one: 'Feld', other: 'Felder' })}`})`,
    'choose-target': () => 'Wähle, was die Armee angreift',
    'fight-on': ({ side, fight }) =>
      side === 'attack'
        ? `Du hast ${fight.attack} gegen ${fight.defence}: Marker ausgeben?`
        : `Du hast ${fight.defence} gegen ${fight.attack}: Marker ausgeben?`,
    scorch: () => 'Entferne den besiegten Kontrollmarker und bewege dich weiter oder ersetze ihn',
    retort: ({ from }) => `${player(from)} hat den Frieden gebrochen: Pakt zurückgeben und Militärkarte tauschen?`,
    'drop-army': () => 'Wähle eine Armee, die weggenommen wird',
    'explore-from': () => 'Wähle das Randfeld, von dem erkundet wird',
    survey: () => 'Sieh dir bis zu zwei Teile des Stapels an, dann lege eines oder gib sie zurück',
    'lay-water': () => 'Lege einen Wassermarker neben den Wagen oder fahre fort',
    'choose-growth': () => 'Platziere einen Bezirk oder verstärke Kontrollmarker',
    'place-district': ({ slot }) =>
      `Platziere einen Bezirk neben einer Stadt auf ein Feld mit Schwierigkeitsgrad höchstens ${slot}`,
    reinforce: ({ left }) =>
      left === 0
        ? 'Gib einen Handelsmarker aus, um einen weiteren Kontrollmarker zu verstärken, oder fahre fort'
        : `Verstärke ${left === 1 ? 'einen' : `bis zu ${left}`} Kontrollmarker`,
    deploy: () => 'Stelle Armeen von der Militärkarte auf deine Städte',
    globalize: () => 'Wähle die Art Bezirk, die alle abhandeln',
    'resolve-districts': ({ left }) => `Handle deine Bezirke ab (noch ${left.length})`,
    'use-district': (frame) => `Nutze: ${district(frame.district)}`,
    'place-among': ({ left, reinforced }) =>
      left === 1
        ? `Platziere einen ${reinforced ? 'verstärkten ' : ''}Kontrollmarker`
        : `Platziere bis zu ${left} ${reinforced ? 'verstärkte ' : ''}Kontrollmarker`,
    'found-city': () => 'Baue eine Stadt',
    'change-government': () => 'Wechsle die Regierungsform oder behalte sie',
    'seize-city': () => 'Wähle eine rivalisierende Stadt, die durch deine ersetzt wird',
    'copy-card': ({ from }) => `Nimm eine Fokuskarte wie eine von ${player(from)}`,
    'conquer-visited': () => 'Den Stadtstaat erobern, den dein Wagen erreicht hat?',
    'free-tokens': () => 'Wähle einen rivalisierenden Kontrollmarker zum Ersetzen',
    'swap-some': () => 'Tausche zwei Fokuskarten',
  }),
  actions: capitals({
    'place-fort': (action, view) => `Festung ${beside(view, [action])}`,
    'give-ibrahim': ({ to }) => `An ${player(to)}`,
    army: ({ army, from }, view) => `Armee ${army + 1} von ${place(view, from)}`,
    march: (action, view) => `Nach ${place(view, action.space)}`,
    halt: () => 'Hier anhalten',
    explore: () => 'Erkunden',
    target: (action) => `${target(action.target, action.owner)} angreifen`,
    're-roll': (action) => `Neu würfeln für ${action.token === 'trade' ? '1 ' : ''}${token(action.token)}`,
    commit: (action) => `${resource(action.resource)} für 2 ausgeben`,
    scorch: () => 'Entfernen und weiterbewegen',
    'drop-army': ({ army }) => `Armee ${army + 1}`,
    'explore-from': (action, view) => `Von ${place(view, action.space)}`,
    look: () => 'Ein Teil ansehen',
    survey: (action, view) => `Teil ${action.tile} legen, von ${place(view, action.space)}`,
    'return-tile': ({ tile, to }) => `Teil ${tile} ${to === 'top' ? 'auf' : 'unter'} den Stapel`,
    'lay-water': (action, view) => `Wasser ${beside(view, [action])}`,
    grow: ({ by }) => (by === 'district' ? 'Bezirk platzieren' : 'Verstärken'),
    district: (action, view) => `${district(action.district)} auf ${place(view, action.space)}`,
    deploy: (action, view) => `Armee ${action.army + 1} auf ${place(view, action.space)}`,
    'choose-district': (action) => district(action.district),
    'resolve-district': (action) => district(action.district),
    ability: ({ ability }) =>
      ({
        'mature-cities': 'Ein Handelsmarker je entwickelter Stadt',
        deserts: 'Handelsmarker auf Wirtschaft für Wüsten',
        forests: 'Handelsmarker auf Industrie für Wälder',
        city: 'Eine Stadt für 3 Handelsmarker',
        'place-token': 'Kontrollmarker platzieren',
      })[ability],
    'drive-out': ({ letter }) => `Den ${link('barbarian', letter, `Barbaren ${letter}`)} besiegen`,
    rout: ({ seat, army }) => `Armee ${army + 1} von ${player(seat)} besiegen`,
    govern: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      const seat = frame?.step === 'change-government' ? frame.seat : 0;
      const card = view.players[seat]?.row[slot - 1]?.card;
      const name = card === undefined ? '' : government(GOVERNMENTS[focusCard(card).type].id);
      return `${name}: ${inSlot(view, seat, slot)}`;
    },
    seize: (action, view) => `${place(view, action.space)} ersetzen`,
    settle: (action, view) =>
      `Stadt mit ${action.figure === 'army' ? 'der Armee' : 'dem Wagen'} auf ${place(view, action.space)} bauen`,
  }),
  facts: capitals({
    'fort-placed': (fact) => `${player(fact.seat)} platziert ${site(fact, fact.space)}.`,
    'tile-drawn': ({ seat, tile }) => `${player(seat)} erkundet und zieht Spielplanteil ${tile}.`,
    'tile-explored': ({ seat, tile, found }) =>
      `${player(seat)} legt Spielplanteil ${tile}${found.length === 0 ? '' : `: ${joined('de', found.map(find))}`}.`,
    'water-laid': ({ seat }) => `${player(seat)} legt einen Wassermarker.`,
    united: ({ seat, rival }) => `${player(seat)} ist von nun an mit ${player(rival)} vereint.`,
    'tile-does-not-fit': ({ tile }) => `Spielplanteil ${tile} passt nirgends und kommt oben auf den Stapel.`,
    'ibrahim-given': ({ seat, to }) => `${player(seat)} gibt Ibrahim an ${player(to)}.`,
    'armies-gained': ({ seat, count }) =>
      `${player(seat)} erhält ${count === 1 ? 'eine weitere Armee' : `${count} weitere Armeen`}.`,
    'army-set-out': (fact) => `Eine Armee von ${player(fact.seat)} startet auf ${space(fact, fact.space)}.`,
    'army-dropped': (fact) =>
      `${player(fact.seat)} nimmt eine Armee ${fact.space < 0 ? 'von ihrer Karte' : at(fact, fact.space)} weg.`,
    'army-moved': (fact) =>
      `Eine Armee von ${player(fact.seat)} bewegt sich von ${space(fact, fact.from)} nach ${space(fact, fact.to)}.`,
    'army-defeated': (fact) =>
      fact.space < 0
        ? `Eine Armee von ${player(fact.seat)} ist besiegt.`
        : `Eine Armee von ${player(fact.seat)} ${at(fact, fact.space)} ist besiegt und kehrt auf ihre Karte zurück.`,
    'army-returned': (fact) =>
      fact.to < 0
        ? `Eine Armee von ${player(fact.seat)} ${at(fact, fact.from)} kehrt auf ihre Karte zurück.`
        : `Eine Armee von ${player(fact.seat)} kehrt von ${site(fact, fact.from)} nach ${site(fact, fact.to)} zurück.`,
    'army-deployed': (fact) => `${player(fact.seat)} stellt eine Armee auf ${space(fact, fact.space)}.`,
    'army-attack': (fact) => `Eine Armee von ${player(fact.seat)} greift ${aim(fact)} an.`,
    'die-thrown-again': ({ seat, die, value }) => `${player(seat)} würfelt neu: ${die}, zusammen ${value}.`,
    'resource-committed': (fact) => `${player(fact.seat)} wirft ${resource(fact.resource)} in den Kampf.`,
    'fort-taken': (fact) => `${player(fact.seat)} nimmt ${site(fact, fact.space)} ein.`,
    'fort-abandoned': (fact) => `${site(fact, fact.space)} wird von niemandem mehr kontrolliert.`,
    'trade-paid': ({ seat, card, count }) =>
      `${player(seat)} gibt ${count === 1 ? 'einen' : count} Handelsmarker von ${focus(card)} aus.`,
    'tile-chosen': ({ seat, tile }) => `${player(seat)} wählt Spielplanteil ${tile} zum Legen.`,
    'tile-looked-at': ({ seat }) => `${player(seat)} sieht sich ein Spielplanteil des Stapels an.`,
    'tile-returned': ({ seat, to }) =>
      `${player(seat)} legt ein Spielplanteil ${to === 'top' ? 'auf' : 'unter'} den Stapel zurück.`,
    'district-placed': (fact) =>
      `${player(fact.seat)} platziert den Bezirk „${district(fact.district)}“ ${at(fact, fact.space)}.`,
    'district-lost': (fact) =>
      `Der Bezirk „${district(fact.district)}“ von ${player(fact.seat)} kommt von der Weltkarte.`,
    'district-resolved': (fact) =>
      fact.barren
        ? `${player(fact.seat)} handelt den Bezirk „${district(fact.district)}“ ab; er bringt nichts ein.`
        : `${player(fact.seat)} handelt den Bezirk „${district(fact.district)}“ ab.`,
    'government-changed': (fact) =>
      `${player(fact.seat)} wechselt zur Regierungsform „${government(fact.government)}“.`,
    'government-lost': (fact) =>
      `${player(fact.seat)} verliert den Regierungsform-Marker „${government(fact.government)}“.`,
    'dial-turned': ({ sector }) =>
      `Ereignis: ${(TERRA_SECTORS[sector] ?? []).map((event) => dialEvent(event)).join(', ')}.`,
    'wonder-cheapened': (fact) => `${wonder(fact.wonder)} bekommt einen Handelsmarker und kostet 1 weniger.`,
    'wonder-removed': (fact) => `${wonder(fact.wonder)} wird aus dem Spiel entfernt.`,
    'city-seized': (fact) =>
      `${player(fact.seat)} ersetzt die Stadt von ${player(fact.rival)} ${at(fact, fact.space)}.`,
    'city-state-annexed': (fact) => `${player(fact.seat)} übernimmt ${cityState(fact.cityState)} ohne Angriff.`,
  }),
  labels: terraLabelsDe,
  reasons: {
    'too-few-contacts': 'Das berührt zu wenige Felder.',
    'touches-fort': 'Das berührt eine andere Festung.',
    'touches-city-state': 'Das berührt einen Stadtstaat.',
    fort: 'Dort liegt eine Festung.',
    'next-to-fort': 'Das Feld liegt neben einer Festung.',
    'rival-army': 'Dort steht eine rivalisierende Armee.',
    army: 'Dort steht eine Armee.',
    'district-lies': 'Dieser Bezirk liegt schon auf der Weltkarte.',
    pact: 'Die Armee müsste einen Spieler angreifen, mit dem du einen Pakt hast, oder könnte dort nicht anhalten.',
    'no-edge': 'Das ist nicht der Rand der Weltkarte.',
    'no-capital-here': 'Auf diesem Spielplanteil steht keine Hauptstadt.',
    'explored-already': 'Auf dieser Bewegung wurde schon erkundet.',
    'stack-empty': 'Es sind keine Spielplanteile mehr da.',
  },
  parts: {
    'defensive-devastating': 'Defensiv / Vernichtend',
    'diplomatic-hoarder': 'Diplomatisch / Horter',
    'expansionist-prolific': 'Expansionist / Fruchtbar',
    'industrious-progressive': 'Industriell / Fortschrittlich',
    'provincial-diversified': 'Provinziell / Breit gefächert',
    'technophile-scholarly-ti': 'Technikbegeistert / Gebildet',
    fortified: 'Befestigt',
    expeditionary: 'Erkundungsfreudig',
  },
  things: noted('de', {
    district: explaining(() => ownKindsDe.districts, 'TI 7.6'),
    government: explaining(() => ownKindsDe.governments, 'TI 8.3'),
    'dial-event': explaining(() => ownKindsDe.dialEvents, 'TI 10.10'),
  }),
};
