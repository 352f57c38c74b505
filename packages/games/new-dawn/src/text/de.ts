/** Jedes deutsche Wort des Spiels. */

import { type BoxBook, counted, player } from '@tabularium/kernel';
import type { NewDawn } from '../vocabulary.ts';
import { explanations, naming } from './book.ts';
import { labelsDe } from './labels-de.ts';

const {
  focus,
  wonder,
  cityState,
  naturalWonder,
  resource,
  space,
  barbarian,
  place,
  goods,
  token,
  against,
  effect,
  diplomacy,
  agenda,
  focusType,
  sector: sectorName,
  inSlot,
} = naming('de');

/** Das deutsche Textbuch. */
export const de: BoxBook<NewDawn, 'base'> = {
  title: 'Civilization: Ein neues Zeitalter',
  summary:
    'Führe eine Zivilisation durch die Zeitalter: wähle in jedem Zug eine von fünf Fokuskarten und erfülle als Erster eine Agenda auf jeder Siegkarte.',
  options: {
    map: {
      name: 'Weltkarte',
      help: 'Die Weltkarte der ersten Partie, eine von den Spielern gelegte oder eine nach denselben Regeln zufällig gelegte.',
      values: { 'first-game': 'Erste Partie', players: 'Von den Spielern gelegt', random: 'Zufällig gelegt' },
    },
    epic: { name: 'Episches Spiel', help: 'Vier Siegkarten statt drei.' },
    after24: {
      name: 'Jenseits der 24 auf der Technologiescheibe',
      help: 'Nach 24 kommt 15. Übrige Schritte gehen von dort weiter oder verfallen.',
      values: { 'go-on': 'Schritte gehen weiter', lost: 'Schritte verfallen' },
    },
    petraTurns: {
      name: 'Petra lässt Barbaren umkehren',
      help: 'Veröffentlichte Berichtigung; sonst bleiben sie stehen.',
    },
    maracanaFirst: {
      name: 'Maracanã kommt zuerst',
      help: 'Veröffentlichte Berichtigung: die zusätzliche Wirtschaftskarte wird vor der anderen Karte abgehandelt statt danach.',
    },
    roundLimit: {
      name: 'Rundengrenze (Hausregel)',
      help: 'Das Spiel endet spätestens nach so vielen Runden; wer die meisten Siegkarten erfüllt hat, gewinnt.',
      values: { 0: 'Keine', 30: '30 Runden', 60: '60 Runden', 120: '120 Runden' },
    },
  },
  prompts: {
    'take-tile': () => 'Wähle ein Spielplanteil, seine Seite und Drehung',
    'lay-tile': ({ tile }) => `Lege Spielplanteil ${tile}`,
    'found-capital': () => 'Wähle das Feld deiner Hauptstadt',
    'turn-direction-token': () => 'Drehe den Richtungsmarker der Barbaren',
    'choose-focus': () => 'Wähle eine Fokuskarte zum Abhandeln oder nutze vorher einen Effekt',
    'use-effect': () => 'Nutze einen Effekt oder mache weiter',
    'put-trade': ({ left, type, onto, seat }) =>
      `Lege ${left === 1 ? 'einen Handelsmarker' : `${left} Handelsmarker`} auf ${onto === seat ? 'deine Fokuskarten' : `Fokuskarten von ${player(onto)}`}${type === null ? '' : ` (${focusType(type)})`}`,
    'swap-cards': ({ neighbours }) =>
      neighbours ? 'Tausche zwei benachbarte Fokuskarten' : 'Tausche zwei Fokuskarten',
    'resolve-another': () => 'Handle eine andere Karte ab, als läge sie auf Platz 1',
    'station-wonder': (frame) => `Lege ${naturalWonder(frame.wonder)} auf eine Fokuskarte`,
    'withdraw-trade': (_frame, view) =>
      `Lege Handelsmarker von ${wonder('great-zimbabwe')} auf Fokuskarten (noch ${view.stored})`,
    'place-tokens': ({ left, limit }) =>
      left === 0
        ? 'Gib einen Handelsmarker für einen weiteren Kontrollmarker aus oder mache weiter'
        : `Platziere ${left === 1 ? 'einen Kontrollmarker' : `bis zu ${left} Kontrollmarker`} auf Felder mit Schwierigkeitsgrad höchstens ${limit}`,
    'spread-over-hills': () => `Platziere Kontrollmarker auf benachbarte Hügel (${wonder('stonehenge')})`,
    'move-token': ({ from }) => (from < 0 ? 'Wähle einen Kontrollmarker zum Versetzen' : 'Wähle, wohin er kommt'),
    'convert-token': () => 'Wähle einen rivalisierenden Kontrollmarker zum Ersetzen oder Umdrehen',
    'destroy-token': () => 'Wähle einen rivalisierenden Kontrollmarker zum Zerstören',
    'name-tokens': ({ first }) =>
      first < 0 ? 'Nenne einen Kontrollmarker eines Rivalen' : 'Nenne einen zweiten desselben Rivalen',
    'yield-token': ({ to }) => `Wähle, welchen deiner Kontrollmarker ${player(to)} ersetzt`,
    'nuclear-power': () => 'Wähle ein Feld für den Schlag',
    'take-resource': ({ onlyNew }) => (onlyNew ? 'Nimm eine Ressource, die du nicht hast' : 'Nimm eine Ressource'),
    'exchange-resource': () => 'Tausche eine Ressource',
    'advance-dial': ({ left }) => `Bewege den Pfeil um ${left} weiter oder gib vorher Marker aus`,
    'gain-card': ({ level }) => `Nimm eine Fokuskarte der Stufe ${level}`,
    'raise-card': ({ left }) => `Hebe ${left === 1 ? 'eine Fokuskarte' : `bis zu ${left} Fokuskarten`} um eine Stufe`,
    'choose-caravan': () => 'Wähle einen Wagen zum Ziehen',
    'move-caravan': ({ left, extra }) => `Ziehe den Wagen (noch ${left + extra} Schritte)`,
    'drop-caravan': () => 'Wähle einen Wagen, der abgeräumt wird',
    'take-diplomacy': ({ from }) =>
      from === null ? 'Nimm eine Diplomatiekarte eines Rivalen' : `Nimm eine Diplomatiekarte von ${player(from)}`,
    'take-city-state-card': (frame) => `Nimm die Diplomatiekarte von ${cityState(frame.cityState)}`,
    'return-diplomacy': ({ from }) => `Gib eine Diplomatiekarte an ${player(from)} zurück`,
    'exchange-diplomacy': () => 'Tausche eine Diplomatiekarte eines Rivalen',
    'move-barbarian': (frame) => (frame.barbarian < 0 ? 'Wähle einen Barbaren zum Versetzen' : 'Wähle, wohin er kommt'),
    build: () => 'Baue eine Stadt oder ein Weltwunder',
    'pay-wonder': (frame) => `Bezahle ${wonder(frame.wonder)} (bisher ${frame.production}) und wähle dann die Stadt`,
    campaign: () => 'Greife an oder verstärke',
    'press-attack': ({ fight }) => `Du hast ${fight.attack} gegen ${fight.defence}: Handelsmarker ausgeben?`,
    'press-defence': ({ fight }) => `Du hast ${fight.defence} gegen ${fight.attack}: Handelsmarker ausgeben?`,
    'conquer-or-liberate': () => 'Erobere oder befreie den Stadtstaat',
    'free-token': () => 'Nimm einen Kontrollmarker zurück, um ihn auf das eroberte Feld zu legen',
    plunder: ({ left, victim }) => `Nimm bis zu ${left} Handelsmarker von ${player(victim)}`,
    'carry-off': (frame) => `Wähle die Stadt, die ${wonder(frame.wonder)} bekommt`,
    'pay-barbarian': ({ left }) => `Lege ${left} Handelsmarker ab`,
  },
  actions: {
    'take-tile': ({ tile, side, rotation }) => `Teil ${tile}${side}, um ${rotation * 60}° gedreht`,
    'lay-tile': ({ q, r }) => `Bei ${q}, ${r}`,
    'found-capital': (action, view) => place(view, action.space),
    orient: ({ orientation }) => `Um ${orientation * 60}° gedreht`,
    focus: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    use: (action) => `${effect(action.effect)} nutzen`,
    done: () => 'Fertig',
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
    place: (action, view) => `Auf ${place(view, action.space)} platzieren`,
    'take-back': (action, view) => `Von ${place(view, action.space)} zurücknehmen`,
    spend: (action) => `Ausgeben: ${token(action.token)}`,
    lift: (action, view) => `Von ${place(view, action.space)} versetzen`,
    'put-down': (action, view) => `Nach ${place(view, action.space)}`,
    convert: (action, view) => place(view, action.space),
    destroy: (action, view) => `Auf ${place(view, action.space)} zerstören`,
    name: (action, view) => place(view, action.space),
    yield: (action, view) => `${place(view, action.space)} aufgeben`,
    strike: (action, view) => `Schlag gegen ${place(view, action.space)}`,
    'take-resource': (action) => `${resource(action.resource)} nehmen`,
    exchange: ({ give, take }) => `${resource(give)} → ${resource(take)}`,
    advance: () => 'Weiterbewegen',
    gain: ({ card, slot }, view) => `${focus(card)} statt ${inSlot(view, view.turn.seat, slot)}`,
    raise: ({ slot }, view) => `${inSlot(view, view.turn.seat, slot)} heben`,
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
    'raise-wonder': (action, view) => `Unter die Stadt auf ${place(view, action.space)}`,
    attack: (action, view) => `${place(view, action.space)} angreifen`,
    reinforce: (action, view) => `${place(view, action.space)} verstärken`,
    conquer: () => 'Erobern',
    liberate: () => 'Befreien',
    plunder: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return inSlot(view, frame?.step === 'plunder' ? frame.victim : 0, slot);
    },
    'carry-off': (action, view) => `Unter die Stadt auf ${place(view, action.space)}`,
    'pay-barbarian': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return `Von ${inSlot(view, frame?.step === 'pay-barbarian' ? frame.seat : 0, slot)}`;
    },
  },
  facts: {
    'tile-laid': ({ seat, tile }) => `${player(seat)} legt Spielplanteil ${tile}.`,
    'capital-founded': (fact) => `${player(fact.seat)} gründet die Hauptstadt auf ${space(fact.space)}.`,
    'direction-chosen': ({ seat }) => `${player(seat)} dreht den Richtungsmarker.`,
    'round-began': ({ round }) => `Runde ${round} beginnt.`,
    'card-chosen': ({ seat, card, slot }) => `${player(seat)} handelt ${focus(card)} auf Platz ${slot} ab.`,
    'effect-used': (fact) => `${player(fact.seat)} nutzt ${effect(fact.effect)}.`,
    'cards-swapped': ({ seat, card, other }) => `${player(seat)} tauscht ${focus(card)} und ${focus(other)}.`,
    'trade-gained': ({ seat, card }) => `${player(seat)} erhält einen Handelsmarker auf ${focus(card)}.`,
    'trade-stored': ({ seat }) => `${player(seat)} hebt einen Handelsmarker auf ${wonder('great-zimbabwe')} auf.`,
    'trade-lost': ({ seat }) => `Für einen Handelsmarker von ${player(seat)} ist kein Platz, er verfällt.`,
    'trade-spent': (fact) => `${player(fact.seat)} gibt von ${focus(fact.card)} aus: ${token(fact.token)}.`,
    'resource-taken': (fact) => `${player(fact.seat)} nimmt ${resource(fact.resource)}.`,
    'resource-spent': (fact) => `${player(fact.seat)} gibt ${goods(fact.resource)} aus.`,
    'natural-wonder-taken': (fact) => `${player(fact.seat)} nimmt ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-lost': (fact) => `${player(fact.seat)} verliert ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-stationed': (fact) =>
      `${player(fact.seat)} legt ${naturalWonder(fact.wonder)} auf ${focus(fact.card)}.`,
    'token-placed': (fact) => `${player(fact.seat)} platziert einen Kontrollmarker auf ${space(fact.space)}.`,
    'token-taken-back': (fact) => `${player(fact.seat)} nimmt einen Kontrollmarker von ${space(fact.space)} zurück.`,
    'token-moved': ({ seat, from, to }) =>
      `${player(seat)} versetzt einen Kontrollmarker von ${space(from)} nach ${space(to)}.`,
    'token-replaced': (fact) =>
      `${player(fact.seat)} ersetzt einen Kontrollmarker von ${player(fact.rival)} auf ${space(fact.space)}.`,
    'token-turned': (fact) =>
      `Der Kontrollmarker von ${player(fact.seat)} auf ${space(fact.space)} ist ${fact.reinforced ? 'verstärkt' : 'nicht mehr verstärkt'}.`,
    'token-destroyed': (fact) => `Der Kontrollmarker von ${player(fact.seat)} auf ${space(fact.space)} wird zerstört.`,
    'city-destroyed': (fact) => `Die Stadt von ${player(fact.seat)} auf ${space(fact.space)} wird zerstört.`,
    'space-struck': (fact) => `${player(fact.seat)} führt einen Schlag gegen ${space(fact.space)}.`,
    'dial-advanced': ({ seat, to }) => `${player(seat)} bewegt den Pfeil auf ${to}.`,
    'card-gained': ({ seat, card, old }) => `${player(seat)} ersetzt ${focus(old)} durch ${focus(card)}.`,
    'caravan-moved': ({ seat, from, to }) =>
      `Ein Wagen von ${player(seat)} zieht von ${space(from)} nach ${space(to)}.`,
    'caravan-arrived': (fact) => `Ein Wagen von ${player(fact.seat)} erreicht ${space(fact.space)}.`,
    'caravan-lost': (fact) => `Ein Wagen von ${player(fact.seat)} auf ${space(fact.space)} wird zerstört.`,
    'diplomacy-taken': ({ seat, from, card }) => `${player(seat)} nimmt ${diplomacy(card)} von ${player(from)}.`,
    'diplomacy-returned': ({ seat, from, card }) =>
      `${player(seat)} gibt ${diplomacy(card)} an ${player(from)} zurück.`,
    'city-state-card-taken': (fact) => `${player(fact.seat)} nimmt eine Karte von ${cityState(fact.cityState)}.`,
    'city-state-card-returned': (fact) =>
      `${player(fact.seat)} gibt die Karte von ${cityState(fact.cityState)} zurück.`,
    'city-built': (fact) => `${player(fact.seat)} baut eine Stadt auf ${space(fact.space)}.`,
    'wonder-built': (fact) => `${player(fact.seat)} baut ${wonder(fact.wonder)} auf ${space(fact.space)}.`,
    'wonder-revealed': (fact) => `${wonder(fact.wonder)} kann jetzt gebaut werden.`,
    'wonder-carried-off': (fact) => `${player(fact.seat)} schafft ${wonder(fact.wonder)} nach ${space(fact.space)}.`,
    'attack-declared': (fact) => `${player(fact.seat)} greift ${against(fact.against)} auf ${space(fact.space)} an.`,
    'dice-thrown': ({ attackDie, attack, defenceDie, defence }) =>
      `Der Angreifer würfelt ${attackDie} und hat ${attack}, der Verteidiger würfelt ${defenceDie} und hat ${defence}.`,
    'attack-won': ({ seat, attack, defence }) => `${player(seat)} gewinnt den Angriff mit ${attack} zu ${defence}.`,
    'attack-lost': ({ seat, attack, defence }) => `${player(seat)} verliert den Angriff mit ${attack} zu ${defence}.`,
    'barbarian-defeated': ({ seat, letter }) => `${player(seat)} besiegt ${barbarian(letter)}.`,
    'city-state-conquered': (fact) => `${player(fact.seat)} erobert ${cityState(fact.cityState)}.`,
    'city-state-liberated': (fact) => `${player(fact.seat)} befreit ${cityState(fact.cityState)}.`,
    'city-state-free': (fact) => `${cityState(fact.cityState)} ist wieder frei.`,
    'space-conquered': (fact) => `${player(fact.seat)} erobert ${space(fact.space)} von ${player(fact.rival)}.`,
    'capital-defeated': ({ seat, rival }) => `${player(seat)} besiegt die Hauptstadt von ${player(rival)}.`,
    'trade-plundered': ({ seat, rival, card }) =>
      `${player(seat)} nimmt einen Handelsmarker von ${focus(card)} von ${player(rival)}.`,
    'sector-turned': ({ sector }) => `Ereignis: ${sectorName(sector)}.`,
    'direction-rolled': ({ die }) => `Der Würfel für die Barbaren zeigt ${die}.`,
    'barbarian-moved': ({ letter, from, to }) => `${barbarian(letter)} zieht von ${space(from)} nach ${space(to)}.`,
    'barbarian-returned': (fact) => `${barbarian(fact.letter)} erscheint auf ${space(fact.space)}.`,
    'barbarian-paid': ({ seat, card }) =>
      `${player(seat)} verliert einen Handelsmarker von ${focus(card)} an die Barbaren.`,
    'agenda-completed': (fact) => `${player(fact.seat)} erfüllt ${agenda(fact.agenda)}.`,
    'agenda-lost': (fact) => `${player(fact.seat)} verliert ${agenda(fact.agenda)}.`,
  },
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
    'no-steps-left': 'Der Wagen hat keine Schritte mehr.',
    'none-left': 'Es ist nichts mehr übrig.',
  },
  parts: {
    'warmonger-paranoid': 'Kriegstreiber / Paranoid',
    'technophile-scholarly': 'Technikbegeistert / Gebildet',
    'explorer-aesthetic': 'Entdecker / Ästhet',
    'civilized-money-grubber': 'Zivilisiert / Geldgierig',
    'populous-preservationist': 'Bevölkerungsreich / Bewahrer',
  },
  figures: {
    agendas: (amount) => counted('de', amount, { one: 'Agenda', other: 'Agenden' }),
    spaces: (amount) => counted('de', amount, { one: 'Feld', other: 'Felder' }),
    cities: (amount) => counted('de', amount, { one: 'Stadt', other: 'Städte' }),
    reinforced: (amount) =>
      counted('de', amount, { one: 'verstärkter Kontrollmarker', other: 'verstärkte Kontrollmarker' }),
    wonders: (amount) => counted('de', amount, { one: 'Weltwunder', other: 'Weltwunder' }),
    dial: (amount) => `${counted('de', amount, { one: 'Schritt', other: 'Schritte' })} auf der Technologiescheibe`,
    trade: (amount) => counted('de', amount, { one: 'Handelsmarker', other: 'Handelsmarker' }),
    caravans: (amount) => counted('de', amount, { one: 'Karawane auf der Karte', other: 'Karawanen auf der Karte' }),
    diplomacy: (amount) => counted('de', amount, { one: 'Diplomatiekarte', other: 'Diplomatiekarten' }),
    marble: (amount) => `${amount} Marmor`,
    mercury: (amount) => `${amount} Quecksilber`,
    oil: (amount) => `${amount} Öl`,
    diamond: (amount) => counted('de', amount, { one: 'Diamant', other: 'Diamanten' }),
  },
  endings: {
    agendas: 'Alle nötigen Siegkarten erfüllt',
    wonders: 'Mehrere haben alle nötigen Siegkarten erfüllt; die meisten Weltwunder entscheiden',
    spaces: 'Mehrere haben alle nötigen Siegkarten erfüllt; die meisten freundlichen Felder entscheiden',
    shared: 'Mehrere haben alle nötigen Siegkarten erfüllt und teilen sich den Sieg',
    'round-limit': 'Die Rundengrenze ist erreicht',
  },
  things: explanations('de'),
};
