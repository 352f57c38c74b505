/** Jedes deutsche Wort des Spiels. */

import { type BoxBook, capitals, counted, link, player } from '@tabularium/kernel';
import type { Letter } from '../content/tiles.ts';
import type { NewDawn } from '../vocabulary.ts';
import { declines, explanations, haveCaravansMoved, joined, leavesFight, naming, spotsOf } from './book.ts';
import { features } from './features-de.ts';
import { figures } from './figures-de.ts';
import { labelsDe } from './labels-de.ts';
import { roman } from './numerals.ts';

const {
  focus,
  bareFocus,
  wonder,
  cityState,
  naturalWonder,
  resource,
  space,
  site,
  at,
  barbarian,
  place,
  tileBeside,
  held,
  goods,
  token,
  against,
  attacked,
  attackedThere,
  effect,
  diplomacy,
  agenda,
  focusType,
  sector: sectorName,
  sumOf,
  inSlot,
} = naming('de');

/** What "done" says while tokens are spent in a fight. */
const LEFT_AS_IT_IS = {
  won: 'Dabei bleiben: Der Angriff gelingt',
  ahead: 'Dabei bleiben: Der Angriff liegt vorn',
  lost: 'Dabei bleiben: Die Verteidigung hält',
} as const;

/** `einen Kontrollmarker`, `bis zu 2 Kontrollmarker`. */
const upTo = (count: number, one: string, things: string): string =>
  count === 1 ? `${one} ${things}` : `bis zu ${count} ${things}`;

const spaces = (count: number): string => counted('de', count, { one: 'Feld', other: 'Felder' });

const theBarbarian = (letter: Letter): string => `den ${link('barbarian', letter, `Barbaren ${letter}`)}`;

/** Das deutsche Textbuch. */
export const de: BoxBook<NewDawn, 'base'> = {
  title: 'Civilization: Ein neues Zeitalter',
  summary:
    'Führe eine Zivilisation durch die Zeitalter: wähle in jedem Zug eine von fünf Fokuskarten und erfülle als Erster eine Agenda auf jeder Siegkarte.',
  options: {
    map: {
      name: 'Weltkarte',
      help: 'Die Weltkarte der ersten Partie, eine von den Spielern gelegte oder eine nach denselben Regeln zufällig gelegte. Wie die Teile der ersten Partie liegen, ist unsere eigene Anordnung.',
      values: { 'first-game': 'Erste Partie', players: 'Von den Spielern gelegt', random: 'Zufällig gelegt' },
    },
    epic: { name: 'Episches Spiel', help: 'Vier Siegkarten statt drei.' },
    after24: {
      name: 'Jenseits der 24 auf der Technologiescheibe',
      help: 'Jenseits der 24 wird der Pfeil stattdessen auf 15 gedreht, und was übrig ist, verfällt, wie gedruckt; oder es geht von dort weiter.',
      values: { lost: 'Der Rest verfällt', 'go-on': 'Es geht weiter' },
    },
    petraTurns: {
      name: 'Petra lässt Barbaren umkehren',
      help: 'Veröffentlichte Berichtigung: Ein Barbar, der ein von Petra geschütztes Feld betreten würde, kehrt um; sonst bleibt er stehen.',
    },
    maracanaFirst: {
      name: 'Maracanã kommt zuerst',
      help: 'Veröffentlichte Berichtigung: Die zusätzliche Wirtschaftskarte wird vor der anderen Karte abgehandelt, sonst danach.',
    },
    roundLimit: {
      name: 'Rundengrenze (Hausregel)',
      help: 'Das Spiel endet spätestens nach so vielen Runden; wer die meisten Siegkarten erfüllt hat, gewinnt.',
      values: { 0: 'Keine', 30: '30 Runden', 60: '60 Runden', 120: '120 Runden' },
    },
  },
  prompts: capitals({
    'take-tile': ({ seat }, view) =>
      (view.tilesToLay[seat]?.length ?? 0) > 1
        ? 'Wähle ein Spielplanteil, seine Seite und Drehung'
        : 'Lege das Spielplanteil: wähle Seite und Drehung',
    'lay-tile': ({ tile }) => `Lege Spielplanteil ${tile}`,
    'found-capital': () => 'Wähle das Feld deiner Hauptstadt',
    'turn-direction-token': () => 'Drehe den Barbaren-Richtungsanzeiger',
    'choose-focus': () => 'Wähle eine Fokuskarte zum Abhandeln oder nutze vorher einen Effekt',
    'use-effect': () => 'Nutze einen Effekt oder mache weiter',
    'put-trade': ({ left, type, onto, seat }) =>
      `Lege ${left === 1 ? 'einen Handelsmarker' : `${left} Handelsmarker`} auf ${onto === seat ? 'deine Fokuskarten' : `Fokuskarten von ${player(onto)}`}${type === null ? '' : ` (${focusType(type)})`}`,
    'swap-cards': ({ neighbours }) =>
      neighbours ? 'Tausche zwei benachbarte Fokuskarten' : 'Tausche zwei Fokuskarten',
    'resolve-another': () => 'Handle eine andere Karte ab, als läge sie auf Platz 1',
    'station-wonder': (frame) => `Lege ${naturalWonder(frame.wonder)} auf eine Fokuskarte`,
    'withdraw-trade': (_frame, view) =>
      `Lege Handelsmarker von ${wonder('great-zimbabwe')} auf Fokuskarten (dort noch ${view.stored})`,
    'place-tokens': ({ left, limit }) =>
      left === 0
        ? 'Gib einen Handelsmarker für einen weiteren Kontrollmarker aus oder mache weiter'
        : `Platziere ${upTo(left, 'einen', 'Kontrollmarker')} auf ${left === 1 ? 'ein Feld' : 'Felder'} mit Schwierigkeitsgrad höchstens ${limit}`,
    'spread-over-hills': () => `Platziere Kontrollmarker auf benachbarte Hügel (${wonder('stonehenge')})`,
    'move-token': ({ from }) => (from < 0 ? 'Wähle einen Kontrollmarker zum Bewegen' : 'Wähle, wohin er kommt'),
    'convert-token': () => 'Wähle einen rivalisierenden Kontrollmarker zum Ersetzen oder Umdrehen',
    'destroy-token': () => 'Wähle einen rivalisierenden Kontrollmarker zum Zerstören',
    'name-tokens': ({ first }) =>
      first < 0 ? 'Nenne einen Kontrollmarker eines Rivalen' : 'Nenne einen zweiten desselben Rivalen',
    'yield-token': ({ to }) => `Wähle, welchen deiner Kontrollmarker ${player(to)} ersetzt`,
    'nuclear-power': () => 'Wähle ein Feld für den Schlag',
    'take-resource': ({ onlyNew }) => (onlyNew ? 'Nimm eine Ressource, die du nicht hast' : 'Nimm eine Ressource'),
    'exchange-resource': () => 'Tausche eine Ressource',
    'advance-dial': ({ left }) =>
      left === 0
        ? 'Gib einen Handelsmarker aus, um den Pfeil weiter zu bewegen, oder mache weiter'
        : `Bewege den Pfeil um ${left} weiter; vorher dürfen Handelsmarker ausgegeben werden`,
    'gain-card': ({ level }) => `Nimm eine Fokuskarte der Stufe ${roman(level)}`,
    'raise-card': ({ left }) =>
      `Ersetze ${left === 1 ? 'eine Fokuskarte' : `bis zu ${left} Fokuskarten`} durch die nächsthöhere Stufe`,
    'choose-caravan': (frame, view) =>
      haveCaravansMoved(view, frame) ? 'Alle Wagen sind bewegt' : 'Wähle einen Wagen, der sich bewegt',
    'move-caravan': ({ left, extra }) => `Bewege den Wagen (noch ${spaces(left + extra)})`,
    'drop-caravan': () => 'Wähle einen Wagen, der weggenommen wird',
    'take-diplomacy': ({ from }) =>
      from === null ? 'Nimm eine Diplomatiekarte eines Rivalen' : `Nimm eine Diplomatiekarte von ${player(from)}`,
    'take-city-state-card': (frame) => `Nimm die Diplomatiekarte von ${cityState(frame.cityState)}`,
    'return-diplomacy': ({ from }) => `Gib eine Diplomatiekarte an ${player(from)} zurück`,
    'exchange-diplomacy': () => 'Tausche eine Diplomatiekarte eines Rivalen',
    'move-barbarian': (frame) => (frame.barbarian < 0 ? 'Wähle einen Barbaren zum Bewegen' : 'Wähle, wohin er kommt'),
    build: () => 'Baue eine Stadt oder ein Weltwunder',
    'pay-wonder': (frame) => `Bezahle ${wonder(frame.wonder)} (bisher ${frame.production}) und wähle dann die Stadt`,
    campaign: () => 'Greife an oder verstärke',
    'press-attack': ({ fight }) => `Du hast ${fight.attack} gegen ${fight.defence}: Handelsmarker ausgeben?`,
    'press-defence': ({ fight }) => `Du hast ${fight.defence} gegen ${fight.attack}: Handelsmarker ausgeben?`,
    'conquer-or-liberate': () => 'Erobere oder befreie den Stadtstaat',
    'free-token': () => 'Nimm einen Kontrollmarker zurück, um ihn auf das eroberte Feld zu legen',
    plunder: ({ left, victim }) => `Nimm ${upTo(left, 'einen', 'Handelsmarker')} von ${player(victim)}`,
    'carry-off': (frame) => `Wähle die Stadt, die ${wonder(frame.wonder)} bekommt`,
    'pay-barbarian': ({ left }) => `Lege ${left === 1 ? 'einen' : left} Handelsmarker ab`,
  }),
  actions: capitals({
    'take-tile': ({ tile, side, rotation }) => `Teil ${tile}${side}, um ${rotation * 60}° gedreht`,
    'lay-tile': (action, view) => `Teil ${tileBeside(view, action)} legen`,
    'found-capital': (action, view) => place(view, action.space),
    orient: ({ orientation }) => `Um ${orientation * 60}° gedreht`,
    focus: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    use: (action) => `${effect(action.effect)} nutzen`,
    done: (_action, view) => {
      const outcome = leavesFight(view);
      return outcome === undefined ? (declines(view) ? 'Verzichten' : 'Fertig') : LEFT_AS_IT_IS[outcome];
    },
    leave: () => 'Doch etwas anderes bauen',
    'put-trade': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return slot === 0 ? 'Verfallen lassen' : inSlot(view, frame?.step === 'put-trade' ? frame.onto : 0, slot);
    },
    'store-trade': () => `Auf ${wonder('great-zimbabwe')} aufheben`,
    swap: ({ slot, other }, view) => `${inSlot(view, view.turn.seat, slot)} ↔ ${inSlot(view, view.turn.seat, other)}`,
    resolve: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    station: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return inSlot(view, frame !== undefined && 'seat' in frame ? frame.seat : 0, slot);
    },
    withdraw: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    place: (action, view) => `Kontrollmarker auf ${place(view, action.space)} platzieren`,
    'take-back': (action, view) => `Von ${place(view, action.space)} zurücknehmen`,
    spend: (action, view) =>
      leavesFight(view) === undefined
        ? `Ausgeben: ${token(action.token)}`
        : `+1 für ${action.token === 'trade' ? '1 ' : ''}${token(action.token)}`,
    lift: (action, view) => `Von ${place(view, action.space)} bewegen`,
    'put-down': (action, view) => `Nach ${place(view, action.space)}`,
    convert: (action, view) => held(view, action.space),
    destroy: (action, view) => `Auf ${held(view, action.space)} zerstören`,
    name: (action, view) => held(view, action.space),
    yield: (action, view) => `${place(view, action.space)} aufgeben`,
    strike: (action, view) => `Schlag gegen ${held(view, action.space)}`,
    'take-resource': (action) => `${resource(action.resource)} nehmen`,
    exchange: ({ give, take }) => `${resource(give)} → ${resource(take)}`,
    advance: () => 'Weiterbewegen',
    gain: ({ card, slot }, view) => `${bareFocus(card)} statt ${inSlot(view, view.turn.seat, slot)}`,
    raise: ({ slot }, view) => `${inSlot(view, view.turn.seat, slot)} ersetzen`,
    caravan: ({ caravan, from }, view) => `Wagen ${caravan + 1} von ${place(view, from)}`,
    step: (action, view) => `Nach ${place(view, action.space)}`,
    stop: () => 'Hier anhalten',
    drop: ({ caravan }) => `Wagen ${caravan + 1}`,
    'take-diplomacy': ({ card, from, back }) =>
      back === null
        ? `${diplomacy(card)} von ${player(from)} nehmen`
        : `${diplomacy(card)} von ${player(from)} für ${diplomacy(back)} nehmen`,
    'take-city-state-card': () => 'Karte nehmen',
    return: ({ card }) => `${diplomacy(card)} zurückgeben`,
    'choose-barbarian': ({ letter }) => barbarian(letter),
    drive: (action, view) => `Nach ${place(view, action.space)}`,
    'build-city': (action, view) => `Stadt auf ${place(view, action.space)} bauen`,
    wonder: (action) => `${wonder(action.wonder)} bauen`,
    pay: (action) => `Mit ${goods(action.resource)} bezahlen`,
    'raise-wonder': (action, view) => `Unter die Stadt ${at(spotsOf(view, action.space), action.space)}`,
    attack: (action, view) => `${attacked(view, action.space)} angreifen`,
    reinforce: (action, view) => `${place(view, action.space)} verstärken`,
    conquer: () => 'Erobern',
    liberate: () => 'Befreien',
    plunder: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return inSlot(view, frame?.step === 'plunder' ? frame.victim : 0, slot);
    },
    'carry-off': (action, view) => `Unter die Stadt ${at(spotsOf(view, action.space), action.space)}`,
    'pay-barbarian': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return `Von ${inSlot(view, frame?.step === 'pay-barbarian' ? frame.seat : 0, slot)}`;
    },
  }),
  facts: capitals({
    'tile-laid': ({ seat, tile }) => `${player(seat)} legt Spielplanteil ${tile}.`,
    'capital-founded': (fact) => `${player(fact.seat)} gründet die Hauptstadt ${at(fact, fact.space)}.`,
    'map-populated': () => 'Auf alle Symbole der Weltkarte kommen ihre Marker.',
    'first-player-drawn': ({ seat }) => `${player(seat)} wird als Startspieler ausgelost.`,
    'direction-chosen': ({ seat, orientation }) =>
      orientation === 0
        ? `${player(seat)} lässt den Barbaren-Richtungsanzeiger, wie er liegt.`
        : `${player(seat)} dreht den Barbaren-Richtungsanzeiger um ${orientation * 60}°.`,
    'round-began': ({ round }) => `Runde ${round} beginnt.`,
    declined: ({ seat, step }) =>
      `${player(seat)} ${
        {
          'advance-dial': 'bewegt den Pfeil der Technologiescheibe nicht',
          'put-trade': 'verzichtet auf den Handelsmarker',
          'gain-card': 'verzichtet auf eine Fokuskarte',
          'take-diplomacy': 'verzichtet auf eine Diplomatiekarte',
          'take-city-state-card': 'verzichtet auf die Karte des Stadtstaats',
          'take-resource': 'verzichtet auf eine Ressource',
          build: 'baut nichts',
        }[step]
      }.`,
    'card-chosen': ({ seat, card, slot }) => `${player(seat)} handelt ${focus(card)} auf Platz ${slot} ab.`,
    'card-reset': ({ seat, card }) => `${player(seat)} setzt ${focus(card)} auf Platz 1 zurück.`,
    'effect-used': (fact) => `${player(fact.seat)} nutzt ${effect(fact.effect)}.`,
    'cards-swapped': ({ seat, card, other }) => `${player(seat)} tauscht ${focus(card)} und ${focus(other)}.`,
    'trade-gained': ({ seat, card }) => `${player(seat)} legt einen Handelsmarker auf ${focus(card)}.`,
    'trade-stored': ({ seat }) => `${player(seat)} hebt einen Handelsmarker auf ${wonder('great-zimbabwe')} auf.`,
    'trade-withdrawn': ({ seat, card }) =>
      `${player(seat)} legt einen Handelsmarker von ${wonder('great-zimbabwe')} auf ${focus(card)}.`,
    'storage-lost': ({ seat, count }) =>
      `${player(seat)} verliert ${count === 1 ? 'einen' : count} Handelsmarker auf ${wonder('great-zimbabwe')}.`,
    'trade-lost': ({ seat }) => `Für einen Handelsmarker von ${player(seat)} ist kein Platz, er verfällt.`,
    'trade-spent': (fact) =>
      fact.token === 'trade'
        ? `${player(fact.seat)} gibt einen Handelsmarker von ${focus(fact.card)} aus.`
        : `${player(fact.seat)} gibt ${token(fact.token)} für ${focus(fact.card)} aus.`,
    'resource-taken': (fact) =>
      `${player(fact.seat)} nimmt ${resource(fact.resource)}${fact.source === 'map' ? '' : ' aus dem Vorrat'}.`,
    'resource-spent': (fact) => `${player(fact.seat)} gibt ${goods(fact.resource)} aus.`,
    'natural-wonder-taken': (fact) => `${player(fact.seat)} nimmt ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-lost': (fact) => `${player(fact.seat)} verliert ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-stationed': (fact) =>
      `${player(fact.seat)} legt ${naturalWonder(fact.wonder)} auf ${focus(fact.card)}.`,
    'token-placed': (fact) => `${player(fact.seat)} platziert einen Kontrollmarker ${at(fact, fact.space)}.`,
    'token-taken-back': (fact) =>
      `${player(fact.seat)} nimmt einen Kontrollmarker von ${site(fact, fact.space)} zurück.`,
    'token-moved': (fact) =>
      `${player(fact.seat)} bewegt einen Kontrollmarker von ${site(fact, fact.from)} nach ${site(fact, fact.to)}.`,
    'token-replaced': (fact) =>
      `${player(fact.seat)} ersetzt einen Kontrollmarker von ${player(fact.rival)} ${at(fact, fact.space)}.`,
    'token-turned': (fact) =>
      `Der Kontrollmarker von ${player(fact.seat)} ${at(fact, fact.space)} ${fact.reinforced ? 'wird verstärkt' : 'ist nicht mehr verstärkt'}.`,
    'token-destroyed': (fact) => `Der Kontrollmarker von ${player(fact.seat)} ${at(fact, fact.space)} wird zerstört.`,
    'city-destroyed': (fact) => `Die Stadt von ${player(fact.seat)} ${at(fact, fact.space)} wird zerstört.`,
    'space-struck': (fact) => `${player(fact.seat)} führt einen Schlag gegen ${space(fact, fact.space)}.`,
    'dial-advanced': ({ seat, to }) => `${player(seat)} bewegt den Pfeil der Technologiescheibe auf ${to}.`,
    'card-gained': ({ seat, card, old }) => `${player(seat)} ersetzt ${focus(old)} durch ${focus(card)}.`,
    'caravans-gained': ({ seat, count }) =>
      `${player(seat)} erhält ${count === 1 ? 'einen weiteren' : `${count} weitere`} Wagen.`,
    'caravan-set-out': (fact) => `Ein Wagen von ${player(fact.seat)} startet auf ${space(fact, fact.space)}.`,
    'caravan-returned': (fact) =>
      `Ein Wagen von ${player(fact.seat)} ${at(fact, fact.space)} kehrt auf seine Karte zurück.`,
    'caravan-dropped': (fact) =>
      `${player(fact.seat)} nimmt einen Wagen ${fact.space < 0 ? 'von seiner Karte' : at(fact, fact.space)} weg.`,
    'caravan-moved': (fact) =>
      `Ein Wagen von ${player(fact.seat)} bewegt sich von ${space(fact, fact.from)} nach ${space(fact, fact.to)}.`,
    'caravan-arrived': (fact) => `Ein Wagen von ${player(fact.seat)} erreicht ${space(fact, fact.space)}.`,
    'caravan-lost': (fact) =>
      `Ein Wagen von ${player(fact.seat)} ${at(fact, fact.space)} ist besiegt und kehrt auf seine Karte zurück.`,
    'diplomacy-taken': ({ seat, from, card }) => `${player(seat)} nimmt ${diplomacy(card)} von ${player(from)}.`,
    'diplomacy-returned': ({ seat, from, card }) =>
      `${player(seat)} gibt ${diplomacy(card)} an ${player(from)} zurück.`,
    'city-state-card-taken': (fact) =>
      `${player(fact.seat)} nimmt eine Diplomatiekarte von ${cityState(fact.cityState)}.`,
    'city-state-card-returned': (fact) =>
      `${player(fact.seat)} gibt die Diplomatiekarte von ${cityState(fact.cityState)} zurück.`,
    'city-state-card-lost': (fact) =>
      `${player(fact.seat)} verliert die Diplomatiekarte von ${cityState(fact.cityState)}.`,
    'city-built': (fact) => `${player(fact.seat)} baut eine Stadt ${at(fact, fact.space)}.`,
    'wonder-built': (fact) => `${player(fact.seat)} baut ${wonder(fact.wonder)} ${at(fact, fact.space)}.`,
    'wonder-revealed': (fact) => `${wonder(fact.wonder)} kann jetzt gebaut werden.`,
    'wonder-carried-off': (fact) =>
      `${player(fact.seat)} bringt ${wonder(fact.wonder)} nach ${site(fact, fact.space)}.`,
    'attack-declared': (fact) =>
      typeof fact.against === 'string' && fact.against.length > 1
        ? `${player(fact.seat)} greift ${against(fact.against)} an.`
        : `${player(fact.seat)} greift ${attackedThere(fact)} an.`,
    'dice-thrown': (fact) =>
      `Der Angreifer würfelt ${sumOf(fact.attackDie, fact.attackParts, fact.attack)}, der Verteidiger ${sumOf(fact.defenceDie, fact.defenceParts, fact.defence)}.`,
    'attack-won': ({ seat, attack, defence }) => `${player(seat)} gewinnt den Angriff mit ${attack} zu ${defence}.`,
    'attack-lost': ({ seat, attack, defence }) => `${player(seat)} verliert den Angriff mit ${attack} zu ${defence}.`,
    'barbarian-defeated': ({ seat, letter }) => `${player(seat)} besiegt ${theBarbarian(letter)}.`,
    'city-state-conquered': (fact) => `${player(fact.seat)} erobert ${cityState(fact.cityState)}.`,
    'city-state-liberated': (fact) => `${player(fact.seat)} befreit ${cityState(fact.cityState)}.`,
    'city-state-free': (fact) => `${cityState(fact.cityState)} ist wieder frei.`,
    'space-conquered': (fact) => `${player(fact.seat)} erobert ${site(fact, fact.space)} von ${player(fact.rival)}.`,
    'capital-defeated': ({ seat, rival }) => `${player(seat)} besiegt die Hauptstadt von ${player(rival)}.`,
    'trade-plundered': ({ seat, rival, card }) =>
      `${player(seat)} nimmt ${player(rival)} einen Handelsmarker von ${focus(card)}.`,
    'sector-turned': ({ sector }) => `Ereignis: ${sectorName(sector)}.`,
    'direction-rolled': ({ die }) => `Der Würfel für die Barbaren zeigt ${die}.`,
    'barbarian-moved': (fact) =>
      `${barbarian(fact.letter)} bewegt sich von ${space(fact, fact.from)} nach ${space(fact, fact.to)}.`,
    'barbarian-turned': ({ letter, at }) =>
      `${barbarian(letter)} kehrt ${at === 'edge' ? 'am Rand der Weltkarte' : `vor ${wonder('petra')}`} um.`,
    'barbarian-stayed': (fact) =>
      `${barbarian(fact.letter)} kann sich nicht bewegen und bleibt ${at(fact, fact.space)}.`,
    'barbarian-repelled': (fact) => `${barbarian(fact.letter)} wird von ${space(fact, fact.space)} zurückgeworfen.`,
    'barbarians-met': (fact) =>
      `${joined('de', fact.letters.map(barbarian))} treffen sich ${at(fact, fact.space)}: ${barbarian(fact.mover)} würfelt ${fact.die} und bewegt sich weiter.`,
    'nothing-to-pay': ({ seat }) => `${player(seat)} hat keinen Handelsmarker zu verlieren.`,
    'barbarian-returned': (fact) => `${barbarian(fact.letter)} erscheint ${at(fact, fact.space)}.`,
    'barbarian-paid': ({ seat, card }) =>
      `${player(seat)} verliert einen Handelsmarker von ${focus(card)} an die Barbaren.`,
    'agenda-completed': (fact) => `${player(fact.seat)} erfüllt die Agenda ${agenda(fact.agenda)}.`,
    'agenda-lost': (fact) => `${player(fact.seat)} erfüllt die Agenda ${agenda(fact.agenda)} nicht mehr.`,
  }),
  labels: labelsDe,
  reasons: {
    'too-difficult': 'Das Gelände ist für diesen Platz zu schwierig.',
    water: 'Wasser ist hier nicht erlaubt.',
    occupied: 'Dort ist etwas im Weg.',
    barbarian: 'Dort steht ein Barbar.',
    'out-of-reach': 'Das ist außer Reichweite.',
    'next-to-city': 'Das Feld liegt neben einer Stadt oder einem Stadtstaat.',
    'token-lies-there': 'Dort liegt ein Marker, den noch niemand genommen hat.',
    'no-city-left': 'Du hast keine Stadt mehr.',
    'no-city-for-wonder': 'Du hast keine Stadt ohne Weltwunder.',
    'too-expensive': 'Du kannst es nicht bezahlen.',
    'no-target': 'Dort gibt es nichts anzugreifen.',
    'own-piece': 'Das gehört dir selbst.',
    'no-attacks-left': 'Die Karte erlaubt keine weiteren Angriffe.',
    'either-or': 'Die Karte erlaubt nicht beides.',
    'all-reinforced': 'Er ist schon verstärkt.',
    'already-held': 'Diese Art hast du schon.',
    'already-arrived': 'Dort ist in diesem Zug schon ein Wagen angekommen.',
    'no-steps-left': 'Weiter reicht die Bewegung nicht.',
    'used-up': 'Die Karte erlaubt nicht mehr davon.',
    'no-token-left': 'Alle deine Kontrollmarker liegen auf der Weltkarte: nimm vorher einen zurück.',
    'supply-empty': 'Der Vorrat hat davon nichts mehr.',
  },
  parts: {
    'warmonger-paranoid': 'Kriegstreiber / Paranoid',
    'technophile-scholarly': 'Technikbegeistert / Gebildet',
    'explorer-aesthetic': 'Entdecker / Ästhet',
    'civilized-money-grubber': 'Zivilisiert / Geldgierig',
    'populous-preservationist': 'Bevölkerungsreich / Bewahrer',
  },
  features,
  figures,
  tallies: { leader: 'Anführer', wonder: 'Weltwunder' },
  endings: {
    agendas: 'Alle nötigen Siegkarten erfüllt',
    wonders: 'Mehrere haben alle nötigen Siegkarten erfüllt; die meisten Weltwunder entscheiden',
    spaces: 'Mehrere haben alle nötigen Siegkarten erfüllt; die meisten freundlichen Felder entscheiden',
    shared: 'Mehrere haben alle nötigen Siegkarten erfüllt und teilen sich den Sieg',
    'round-limit': 'Die Rundengrenze ist erreicht',
  },
  things: explanations('de'),
};
