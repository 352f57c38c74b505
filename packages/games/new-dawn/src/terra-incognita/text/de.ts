/** Die deutschen Sätze, die die Erweiterung hinzufügt. */

import { type BoxBook, player } from '@tabularium/kernel';
import { focusCard } from '../../queries/things.ts';
import { explaining, naming } from '../../text/book.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { TERRA_SECTORS } from '../content/dial.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { terraLabelsDe } from './labels-de.ts';
import { namingOwn } from './names.ts';
import { ownKindsDe } from './names-de.ts';

const { place, space, wonder, cityState, token, resource, barbarian, target, inSlot } = naming('de');
const { district, government, dialEvent } = namingOwn(ownKindsDe);

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
      help: 'Nur mit Terra Incognita: weniger Erfahrene beginnen mit Handelsmarkern auf ihren Fokuskarten.',
      values: {
        nobody: 'Für niemanden',
        'first-seat': 'Für den ersten Platz',
        'all-but-first': 'Für alle außer dem ersten Platz',
      },
    },
    handicapTokens: {
      name: 'Wie viele Handelsmarker zur Erleichterung',
      help: 'Einer auf jeder Fokuskarte, weitere von links verteilt.',
      values: { 6: '6', 8: '8', 10: '10', 12: '12' },
    },
  },
  prompts: {
    'place-fort': () => 'Lege deine Festung an den Kern der Weltkarte',
    union: () => 'Wähle den Spieler der Union und nimm eine seiner Diplomatiekarten',
    'give-ibrahim': () => 'Gib Ibrahim einem Spieler oder lass alles, wie es ist',
    'choose-army': () => 'Wähle eine Armee, die zieht',
    'move-army': ({ left }) => `Ziehe die Armee (noch ${left > 90 ? 'beliebig viele' : left} Schritte)`,
    'choose-target': () => 'Wähle, was die Armee angreift',
    'fight-on': ({ side, fight }) =>
      side === 'attack'
        ? `Du hast ${fight.attack} gegen ${fight.defence}: Marker ausgeben?`
        : `Du hast ${fight.defence} gegen ${fight.attack}: Marker ausgeben?`,
    scorch: () => 'Entferne den besiegten Kontrollmarker und ziehe weiter oder ersetze ihn',
    retort: ({ from }) => `${player(from)} hat den Frieden gebrochen: Pakt zurückgeben und Militärkarte tauschen?`,
    'drop-army': () => 'Wähle eine Armee, die weggenommen wird',
    'explore-from': () => 'Wähle das Randfeld, von dem erkundet wird',
    survey: () => 'Sieh dir Teile des Stapels an, lege eines oder gib sie zurück',
    'lay-water': () => 'Lege einen Wassermarker neben den Wagen oder fahre fort',
    'choose-growth': () => 'Lege einen Bezirk oder verstärke Kontrollmarker',
    'place-district': ({ slot }) =>
      `Lege einen Bezirk neben eine Stadt auf ein Feld mit Schwierigkeit ${slot} oder weniger`,
    reinforce: ({ left }) =>
      left === 0
        ? 'Gib einen Handelsmarker aus, um einen weiteren Kontrollmarker zu verstärken, oder fahre fort'
        : `Verstärke bis zu ${left} Kontrollmarker`,
    deploy: () => 'Stelle Armeen von der Militärkarte auf deine Städte',
    globalize: () => 'Wähle die Art Bezirk, die alle abhandeln',
    'resolve-districts': ({ left }) => `Handle deine Bezirke ab (noch ${left.length})`,
    'use-district': (frame) => `Nutze: ${district(frame.district)}`,
    'place-among': ({ left, reinforced }) =>
      left === 1
        ? `Lege einen ${reinforced ? 'verstärkten ' : ''}Kontrollmarker`
        : `Lege bis zu ${left} Kontrollmarker`,
    'found-city': () => 'Baue eine Stadt',
    'change-government': () => 'Wechsle die Regierungsform oder behalte sie',
    'seize-city': () => 'Wähle eine rivalisierende Stadt, die durch deine ersetzt wird',
    'copy-card': ({ from }) => `Nimm eine Fokuskarte wie eine von ${player(from)}`,
    'conquer-visited': () => 'Den Stadtstaat erobern, den dein Wagen erreicht hat?',
    'free-tokens': () => 'Wähle einen rivalisierenden Kontrollmarker zum Ersetzen',
    'swap-some': () => 'Tausche zwei Fokuskarten',
  },
  actions: {
    'place-fort': ({ q, r }) => `Bei ${q}, ${r}`,
    'give-ibrahim': ({ to }) => `An ${player(to)}`,
    army: ({ army, from }, view) => `Armee ${army + 1} von ${place(view, from)}`,
    march: (action, view) => `Nach ${place(view, action.space)}`,
    halt: () => 'Hier anhalten',
    explore: () => 'Erkunden',
    target: (action) => target(action.target, action.owner),
    're-roll': (action) => `Neu werfen für ${token(action.token)}`,
    commit: (action) => `${resource(action.resource)} für 2 ausgeben`,
    scorch: () => 'Entfernen und weiterziehen',
    'drop-army': ({ army }) => `Armee ${army + 1}`,
    'explore-from': (action, view) => `Von ${place(view, action.space)}`,
    look: () => 'Teile ansehen',
    survey: (action, view) => `Teil ${action.tile} legen, von ${place(view, action.space)}`,
    'return-tile': ({ tile, to }) => `Teil ${tile} ${to === 'top' ? 'auf' : 'unter'} den Stapel`,
    'lay-water': ({ q, r }) => `Wasser bei ${q}, ${r}`,
    grow: ({ by }) => (by === 'district' ? 'Bezirk legen' : 'Verstärken'),
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
        'place-token': 'Kontrollmarker legen',
      })[ability],
    'drive-out': ({ letter }) => `${barbarian(letter)} besiegen`,
    rout: ({ seat, army }) => `Armee ${army + 1} von ${player(seat)} besiegen`,
    govern: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      const seat = frame?.step === 'change-government' ? frame.seat : 0;
      const card = view.players[seat]?.row[slot - 1]?.card;
      const name = card === undefined ? '' : government(GOVERNMENTS[focusCard(card).type].id);
      return `${name}: ${inSlot(view, seat, slot)}`;
    },
    seize: (action, view) => `Stadt auf ${place(view, action.space)} ersetzen`,
    settle: (action, view) =>
      `Stadt mit ${action.figure === 'army' ? 'der Armee' : 'dem Wagen'} auf ${place(view, action.space)} bauen`,
  },
  facts: {
    'fort-placed': (fact) => `${player(fact.seat)} legt eine Festung auf ${space(fact.space)}.`,
    'tile-explored': ({ seat, tile }) => `${player(seat)} erkundet: Spielplanteil ${tile} wird gelegt.`,
    'tile-does-not-fit': ({ seat, tile }) => `${player(seat)} erkundet, aber Spielplanteil ${tile} passt nirgends.`,
    'ibrahim-given': ({ seat, to }) => `${player(seat)} gibt Ibrahim an ${player(to)}.`,
    'army-moved': ({ seat, from, to }) => `Eine Armee von ${player(seat)} zieht von ${space(from)} nach ${space(to)}.`,
    'army-defeated': ({ seat }) => `Eine Armee von ${player(seat)} ist besiegt.`,
    'army-returned': (fact) =>
      fact.space < 0
        ? `Eine Armee von ${player(fact.seat)} kehrt auf ihre Karte zurück.`
        : `Eine Armee von ${player(fact.seat)} geht auf ${space(fact.space)} zurück.`,
    'army-deployed': (fact) => `${player(fact.seat)} stellt eine Armee auf ${space(fact.space)}.`,
    'army-attack': (fact) =>
      `Eine Armee von ${player(fact.seat)} greift auf ${space(fact.space)} an: ${target(fact.target, fact.owner ?? -1)}.`,
    'die-thrown-again': ({ seat, die, value }) => `${player(seat)} wirft neu: ${die}, zusammen ${value}.`,
    'resource-committed': (fact) => `${player(fact.seat)} wirft ${resource(fact.resource)} in den Kampf.`,
    'fort-taken': (fact) => `${player(fact.seat)} nimmt die Festung auf ${space(fact.space)} ein.`,
    'fort-abandoned': (fact) => `Niemand kontrolliert mehr die Festung auf ${space(fact.space)}.`,
    'district-placed': (fact) => `${player(fact.seat)} legt auf ${space(fact.space)}: ${district(fact.district)}.`,
    'district-lost': (fact) => `${player(fact.seat)} verliert auf der Weltkarte: ${district(fact.district)}.`,
    'district-resolved': (fact) => `${player(fact.seat)} handelt ab: ${district(fact.district)}.`,
    'government-changed': (fact) => `${player(fact.seat)} wechselt die Regierungsform: ${government(fact.government)}.`,
    'government-lost': (fact) => `${player(fact.seat)} verliert die Regierungsform: ${government(fact.government)}.`,
    'dial-turned': ({ sector }) =>
      `Ereignis: ${(TERRA_SECTORS[sector] ?? []).map((event) => dialEvent(event)).join(', ')}.`,
    'wonder-cheapened': (fact) => `${wonder(fact.wonder)} bekommt einen Handelsmarker und kostet 1 weniger.`,
    'wonder-removed': (fact) => `${wonder(fact.wonder)} wird aus dem Spiel entfernt.`,
    'city-seized': (fact) =>
      `${player(fact.seat)} ersetzt eine Stadt von ${player(fact.rival)} auf ${space(fact.space)}.`,
    'city-state-annexed': (fact) => `${player(fact.seat)} übernimmt ${cityState(fact.cityState)} ohne Angriff.`,
  },
  labels: terraLabelsDe,
  reasons: {
    'too-few-contacts': 'Das berührt zu wenige Felder.',
    'touches-fort': 'Das berührt eine andere Festung.',
    'touches-city-state': 'Das berührt einen Stadtstaat.',
    fort: 'Dort liegt eine Festung.',
    'next-to-fort': 'Das Feld liegt neben einer Festung.',
    'rival-army': 'Dort steht eine rivalisierende Armee.',
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
  things: {
    district: explaining(() => ownKindsDe.districts, 'TI 7.6'),
    government: explaining(() => ownKindsDe.governments, 'TI 8.3'),
    'dial-event': explaining(() => ownKindsDe.dialEvents, 'TI 10.10'),
  },
};
