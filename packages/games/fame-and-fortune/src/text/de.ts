/** The base game in German: options, prompts, actions, facts, reasons. */

import { type BoxBook, capitals, player, type Seat } from '@tabularium/kernel';
import { isBarbarian } from '../queries/combat.ts';
import { declaredIn } from '../queries/declared.ts';
import { readable } from '../queries/index.ts';
import { cornersOf } from '../queries/places.ts';
import type { FameAndFortune, FameView } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import { capital } from './effects.ts';
import { facts } from './facts-de.ts';
import { features } from './features-de.ts';
import { figures } from './figures-de.ts';
import { thingsIn } from './glossary.ts';
import { LABELS } from './labels-de.ts';
import { roman } from './numerals.ts';
import { fromCoin, name, party, several } from './saying-de.ts';

/** An object in words. */
function picked(pick: Pick, view: FameView): string {
  if ('player' in pick) return player(pick.player);
  if ('city' in pick) return name.place(view, pick.city);
  if ('square' in pick) return name.place(view, pick.square);
  if ('technology' in pick)
    return `${name.thing('technology', pick.technology)}${pick.lower ? ', eine Reihe tiefer' : ''}`;
  if ('item' in pick) return name.item(pick.item);
  if ('resource' in pick) return name.thing('resource', pick.resource);
  if ('coin' in pick) return `einen Münzmarker von ${player(pick.of)} auf ${name.coin(pick.coin)}`;
  if ('deck' in pick) return `den Stapel der Stufe ${roman(pick.deck)}`;
  if ('tile' in pick) return name.tile(view, ...cornersOf(view.seats, pick.tile));
  if ('option' in pick) return optionIn(view, pick.option);
  return pickedOther(pick);
}

/** What the card that is carried out leaves a choice between. */
function optionIn({ frames }: FameView, option: number): string {
  const asked = frames.at(-1);
  return asked?.step === 'declare' ? capital(name.deed(asked.source, asked.effect, option)) : '';
}

/** The rarer objects in words. */
function pickedOther(pick: Pick): string {
  if ('wonder' in pick) return `${name.thing('wonder', pick.wonder)} im Markt`;
  if ('terrain' in pick) return name.thing('terrain', pick.terrain);
  if ('armies' in pick) return `${party(pick.armies, pick.scouts)} von ${player(pick.of)}`;
  if ('greatPerson' in pick) return `die Große Persönlichkeit von ${player(pick.greatPerson)}`;
  if ('unit' in pick) return name.thing('unit', pick.unit);
  if ('amount' in pick) return `${pick.amount} in ${pick.into === 'trade' ? 'Handel' : 'Kultur'}`;
  if ('card' in pick) return pick.card === '' ? 'Nichts weiter' : cardWords(pick.card);
  if ('row' in pick) return `Reihe ${roman(pick.row)}`;
  return 'Genug';
}

const greatPerson = (type: string) => `die Große Persönlichkeit (${name.thing('great-person', type)})`;

const INVESTMENTS = ['infrastructure', 'endowment', 'military-industrial', 'public-education'];
const cardWords = (card: string) =>
  INVESTMENTS.includes(card) ? name.thing('investment', card) : name.thing('event', card);

/** What somebody has declared, as a sentence. */
function declared(actor: Seat, view: FameView): string {
  const { fact, card, mover, items = [] } = declaredIn(readable(view)) ?? {};
  if (mover !== undefined) {
    return mover.from === undefined
      ? `${player(mover.seat)} bewegt gleich eine Gruppe.`
      : `${player(mover.seat)} bricht von ${name.place(view, mover.from)} auf.`;
  }
  if (fact?.fact === 'moved') return facts.moved(fact);
  if (fact !== undefined) {
    const acts = facts['city-acts'](fact);
    return items.length === 0 ? acts : acts.replace(/\.$/, `: ${items.map(name.item).join(', ')}.`);
  }
  return card === undefined
    ? `${player(actor)} handelt.`
    : `${player(card.seat)} setzt ${name.source(card.source)} ein.`;
}

/** The words of the base game. */
export const de: BoxBook<FameAndFortune, 'base'> = {
  title: 'Civilization mit Ruhm und Reichtum',
  summary:
    'Eine verborgene Karte erkunden, Städte gründen, eine Pyramide von Technologien erforschen und durch Kultur, Wissen, Münzen oder das Schwert siegen.',
  options: {
    civilizations: {
      name: 'Zivilisationen',
      help: 'Wie jede Person zu ihrer Zivilisation kommt.',
      values: {
        random: 'Zufällig verteilt',
        pick: 'In Zugreihenfolge gewählt',
        'two-keep-one': 'Zwei verteilt, eine behalten',
      },
    },
    governmentCards: {
      name: 'Staatsformkarten',
      help: 'Die Karten der ersten Auflage, soweit bekannt, oder der offizielle Satz, der sie ersetzt hat.',
      values: { '2010': 'Erste Auflage', '2013': 'Ersatzkarten' },
    },
    democracyPeace: {
      name: 'Demokratie hält Frieden',
      help: 'In der Demokratie können deine Armeen niemanden angreifen.',
    },
    communismNoArts: {
      name: 'Kommunismus ohne Künste',
      help: 'Im Kommunismus können sich deine Städte nicht den Künsten widmen.',
    },
    lootCultureCard: {
      name: 'Kulturereignisse erbeuten',
      help: 'Wer ein Kulturereignis als Beute nimmt, sieht die Karten an oder wählt nach den Rückseiten.',
      values: { look: 'Sieht die Karten an', backs: 'Wählt nach den Rückseiten' },
    },
    codeOfLawsScouts: {
      name: 'Einzelne Pioniere zählen als Sieg',
      help: 'Wer einzelne Pioniere schlägt, hat einen Kampf gewonnen.',
    },
    tieBreak: {
      name: 'Sieg',
      help: 'Der erste Sieg beendet das Spiel sofort, oder die Runde wird zu Ende gespielt und der beste der Sieger gewinnt.',
      values: { immediate: 'Sofort', 'end-of-turn': 'Am Ende der Runde' },
    },
    offersPerTurn: {
      name: 'Angebote pro Runde',
      help: 'Wie viele Handelsangebote jede Person in einer Handelsphase machen darf.',
    },
    scoutsFollowArmies: {
      name: 'Pioniere folgen Armeen',
      help: 'Pioniere in einer Gruppe mit einer Armee dürfen mit ihr Hütten, Barbarendörfer und Felder von Gegnern betreten.',
    },
    turnLimit: {
      name: 'Rundengrenze',
      help: 'Das Spiel endet nach so vielen Runden; die meisten Münzen, Technologien und Kulturfelder gewinnen.',
      values: { none: 'Keine' },
    },
    firstGame: {
      name: 'Erstes Spiel',
      help: 'Das Lernspiel: keine Weltwunder, Hauptstädte auf den aufgedruckten Feldern, und es endet ohne Sieger, wenn jemand eine dritte Stadt baut.',
    },
    openUnits: { name: 'Offene Einheiten', help: 'Alle sehen alle stehenden Heere.' },
    openEvents: { name: 'Offene Kulturereignisse', help: 'Alle sehen alle Kulturereignisse auf der Hand.' },
  },
  prompts: capitals({
    'choose-civilization': () => 'Wähle deine Zivilisation',
    'choose-capital': () => 'Wo steht deine Hauptstadt?',
    'place-setup-marker': ({ kind, id }) =>
      `Wohin legst du ${kind === 'person' ? greatPerson(id) : name.thing('wonder', id)}?`,
    'place-start-figure': ({ seat, figure }, view) =>
      `Wo beginnt ${view.players[seat]?.figures[figure]?.kind === 'scout' ? 'dein Pionier' : 'deine Armee'}?`,
    'start-of-turn': () => 'Rundenbeginn: Städte gründen, Staatsform wechseln, Pioniere zuordnen, Karten nutzen',
    'push-figure': () => 'Deine Figur muss weichen: wohin?',
    'adopt-government': () => 'Welche Staatsform nimmst du an?',
    'trade-ask': () => 'Handel: Wem machst du ein Angebot?',
    'trade-build-offer': ({ to }) => `Dein Angebot an ${player(to)}: was gibst du, was bekommst du?`,
    'trade-answer': ({ from, give, get }) =>
      `${player(from)} bietet ${name.goods(give)} für ${name.goods(get)}. Nimmst du an?`,
    'trade-pick': () => 'Welches Stück gibst du her?',
    'city-management': () => 'Städteverwaltung: handle mit deinen Städten, rücke vor, nutze Karten',
    'city-act': ({ city }, view) => `Was tust du in ${name.place(view, city)}?`,
    'produce-item': ({ orders }) => (orders.length === 0 ? 'Was stellt die Stadt her?' : 'Was stellt sie noch her?'),
    'produce-where': ({ order }) => `Wohin setzt du ${name.item(order.item)}?`,
    'choose-mover': () => 'Bewegung: Welche Figuren bewegst du?',
    'move-step': ({ left }) => `Wohin weiter? Bewegung übrig: ${left}`,
    disband: () => 'Deine Figur wird aufgelöst: bekommt die Stadt einen Marker?',
    'battle-before-draw': () => 'Bevor die Kampfkarten gezogen werden: ein Ereignis spielen?',
    'battle-turn': ({ played, side }, { battle }) => {
      if (played) return 'Nutze eine Fähigkeit oder beende deinen Kampfzug';
      return battle !== null && isBarbarian(battle, side)
        ? 'Du führst die Barbaren: spiele eine Einheit'
        : 'Spiele eine Einheit';
    },
    wound: ({ left, heal }) => `${heal ? 'Heile' : 'Füge zu'}: ${several(left, 'Wunde', 'Wunden')}. Welche Einheit?`,
    'barbarian-deck': () => 'Aus welchem Stapel kommt der fehlende Barbar?',
    'save-unit': () => 'Eine getötete Einheit retten?',
    loot: ({ from, points }) => `Beute von ${player(from)}: noch ${several(Math.ceil(points), 'Punkt', 'Punkte')}`,
    'loot-event': ({ from }) => `Welches Kulturereignis von ${player(from)} nimmst du?`,
    'choose-research': () => 'Welche Technologie erforschst du?',
    declare: ({ source, effect, option, op }) => {
      if (op < 0) return `${name.source(source)}: welches davon?`;
      const deed = name.deed(source, effect, option < 0 ? op : option);
      return deed === '' ? `${name.source(source)}: wähle` : `${name.source(source)}: ${deed}. Wähle`;
    },
    pay: ({ source }) => `${name.source(source)}: womit bezahlst du?`,
    respond: ({ actor, kind }, view) =>
      kind === 'phase' ? 'Eine Phase beginnt: eine Karte nutzen?' : `${declared(actor, view)} Antwortest du?`,
    trigger: () => 'Eine Fähigkeit nutzen?',
    shield: () => 'Deine Stadtaktion würde aufgehoben: eine Karte aufdecken, die sie schützt?',
    'growth-square': () => 'Deine Hauptstadt wächst zur Metropole: über welches Feld?',
    'discard-events': () => 'Du hältst zu viele Kulturereignisse: lege eines ab',
    'keep-event': () => 'Welches Kulturereignis behältst du?',
    'choose-person': () => 'Welche Große Persönlichkeit behältst du?',
    'place-person-now': ({ person }) => `Wohin legst du ${greatPerson(person)}?`,
    'free-step': () => 'Auf welches Feld rückst du vor?',
    'swap-back': ({ from }) => `Was lernst du dafür von ${player(from)}?`,
  }),
  actions: capitals({
    lead: ({ civilization }) => name.thing('civilization', civilization),
    settle: ({ centre }, view) => `Auf ${centre.map((square) => name.land(view, square)).join(' und ')} siedeln`,
    place: ({ square }, view) => name.at(view, square),
    found: ({ square, figure }, view) =>
      `Mit ${figure === 'army' ? 'einer Armee' : 'einem Pionier'} eine Stadt ${name.at(view, square)} gründen`,
    govern: ({ government }) => `Zur Staatsform ${name.thing('government', government)} wechseln`,
    assign: ({ square, city }, view) => `Der Pionier ${name.at(view, square)} versorgt ${name.place(view, city)}`,
    'place-person': ({ person, square }, view) => `${greatPerson(person)} ${name.at(view, square)} legen`,
    invest: ({ card, coin }) => `Eine Münze ${fromCoin(coin)} in ${name.thing('investment', card)} investieren`,
    use: ({ source }) => `${name.source(source)} nutzen`,
    play: ({ event }) => `${name.thing('event', event)} spielen`,
    reveal: ({ person }) => `${name.thing('person', person)} aufdecken`,
    pass: () => 'Passen',
    'offer-to': ({ to }) => `Angebot an ${player(to)}`,
    add: ({ side, good }) => `${name.good(good)} ${side === 'give' ? 'geben' : 'bekommen'}`,
    'take-back': () => 'Das letzte zurücknehmen',
    send: () => 'Angebot abschicken',
    drop: () => 'Angebot verwerfen',
    accept: () => 'Annehmen',
    decline: () => 'Ablehnen',
    'hand-over': ({ good }) => `${name.good(good)} hergeben`,
    act: ({ city }, view) => `In ${name.place(view, city)} handeln`,
    advance: ({ space }) => `Auf Feld ${space} der Kulturskala vorrücken`,
    produce: () => 'Produzieren',
    arts: () => 'Den Künsten widmen',
    harvest: ({ resource, second }) =>
      `${name.thing('resource', resource)}${second === undefined ? '' : ` und ${name.thing('resource', second)}`} ernten`,
    make: ({ item, caravan, person }) =>
      `${name.item(item)} herstellen${caravan ? ' mit der Karawane' : ''}${person === undefined ? '' : ` mit ${name.thing('person', person)}`}`,
    enough: () => 'Genug',
    move: ({ square, armies, scouts }, view) => `${party(armies, scouts)} von ${name.place(view, square)} bewegen`,
    step: ({ square }, view) => `Nach ${name.place(view, square)}`,
    discover: ({ square }, view) => `Das Spielplanteil bei ${name.land(view, square)} entdecken`,
    'slip-in': ({ square }, view) => `Nach ${name.place(view, square)} schleichen`,
    leave: ({ armies, scouts }) => `${party(armies, scouts)} zurücklassen`,
    stop: () => 'Hier anhalten',
    disband: ({ marker }) => (marker ? 'Auflösen für einen Marker auf der Stadt' : 'Ohne Marker auflösen'),
    deploy: ({ unit, front }) => `${name.unit(unit)} an Front ${front + 1} spielen`,
    'end-turn': () => 'Kampfzug beenden',
    hit: ({ front }) => `Die Einheit an Front ${front + 1}`,
    'draw-from': ({ unit }) => `${name.thing('unit', unit)} ziehen`,
    save: ({ unit }) => `${name.unit(unit)} retten`,
    'loot-trade': () => 'Bis zu 3 Handel stehlen',
    'loot-culture': () => 'Bis zu 3 Kultur stehlen',
    'loot-resource': ({ resource }) => `${name.thing('resource', resource)} stehlen`,
    'loot-marker': ({ kind }) => `Einen verdeckten ${kind === 'hut' ? 'Hüttenmarker' : 'Dorfmarker'} stehlen`,
    'loot-discard-coin': ({ coin }) => `Einen Münzmarker auf ${name.coin(coin)} vernichten`,
    'loot-coin': ({ coin }) => `Einen Münzmarker ${fromCoin(coin)} stehlen`,
    'loot-technology': ({ technology }) => `${name.thing('technology', technology)} kostenlos erforschen`,
    'loot-event': () => 'Ein Kulturereignis stehlen',
    'take-event': ({ event }) =>
      event.startsWith('level-')
        ? `Eines der Stufe ${roman(Number(event.slice('level-'.length)))}`
        : name.thing('event', event),
    research: ({ technology, lower, blank, before }) => {
      if (technology === '') return 'Nichts erforschen';
      const more = [
        lower ? 'eine Reihe tiefer' : '',
        blank === undefined ? '' : `nach einer leeren Karte in Reihe ${roman(blank)}`,
        before === undefined ? '' : `mit ${name.thing('person', before)}`,
      ].filter((part) => part !== '');
      return [`${name.thing('technology', technology)} erforschen`, ...more].join(', ');
    },
    choose: ({ pick }, view) => picked(pick, view),
    pay: ({ with: paid }) => `Mit ${name.piece(paid)} bezahlen`,
    substitute: ({ source }) => `Anders bezahlen mit ${name.source(source)}`,
    respond: ({ source }) => `Mit ${name.source(source)} antworten`,
    discard: ({ event }) => `${name.thing('event', event)} ablegen`,
    keep: ({ event }) => `${name.thing('event', event)} behalten`,
    'keep-person': ({ person }, view) =>
      `${name.thing(view.options.greatPersonDeck ? 'person' : 'great-person', person)} behalten`,
    'keep-in-reserve': () => 'In der Reserve behalten',
    learn: ({ technology }) => `${name.thing('technology', technology)} kostenlos erforschen`,
    'stand-by': ({ until }) => (until === 'turn' ? 'Den Rest der Runde passen' : 'Passen, bis ich Ziel bin'),
    'ask-again': () => 'Wieder nach Reaktionen gefragt werden',
    'close-trade': () => 'In dieser Runde nicht mehr handeln',
  }),
  facts,
  reasons: {
    'not-now': 'Nicht jetzt.',
    'city-limit': 'Du kannst nicht mehr Städte haben.',
    water: 'Eine Stadt kann nicht auf Wasser stehen.',
    edge: 'Eine Stadt braucht acht aufgedeckte Felder um sich.',
    'marker-near': 'Eine Hütte, ein Barbarendorf oder ein Relikt liegt auf dem Feld oder daneben.',
    'enemy-near': 'Eine gegnerische Figur steht daneben.',
    'too-close': 'Eine andere Stadt ist zu nah.',
    'no-room': 'Deine anderen Figuren dort können nicht ausweichen.',
    'one-by-one': 'Erst kommt an, wer unterwegs ist: Halte diese Figuren an, dann bewege die nächsten.',
    'water-at-start': 'Beim Aufbau steht keine Figur auf Wasser.',
    'water-for-figures': 'Auf Wasser stehen Figuren erst mit Segeln, Dampfkraft oder Luftfahrt.',
    'water-for-wonders': 'Ein Weltwunder kann nicht auf Wasser stehen.',
    'water-to-cross': 'Wasser betreten deine Figuren erst mit Navigation oder Segeln, Dampfkraft, Luftfahrt.',
    'water-to-end': 'Auf Wasser darf die Bewegung nicht enden, und von dort ist kein Land mehr zu erreichen.',
    terrain: 'Auf diesem Gelände kann es nicht stehen.',
    'marker-there': 'Dort liegt eine Hütte, ein Barbarendorf oder ein Relikt.',
    'enemy-there': 'Dort steht eine feindliche Figur.',
    'same-there': 'Dort steht dieses Gebäude schon.',
    taken: 'Das Feld ist schon für das vergeben, was du zuerst baust.',
    'stack-full': 'Mehr deiner Figuren dürfen auf einem Feld nicht stehen.',
    'one-wonder': 'Die Stadt hat schon ein Weltwunder; nur dieses kannst du überbauen.',
    'one-limited': 'Die Stadt hat schon ein Gebäude mit Stern; nur dieses kannst du überbauen.',
    'armies-only': 'Das darf nur eine Armee ohne Pioniere.',
    'relic-needs-army': 'Zu einem Relikt kommen Pioniere nur mit einer Armee.',
    peace: 'Deine Staatsform verbietet es, andere anzugreifen.',
    'own-centre': 'Im eigenen Stadtzentrum darf die Bewegung nicht enden, und weiter kommt sie nicht.',
    'forbidden-stay': 'In diesen Randbezirken darf keine feindliche Figur stehen bleiben.',
    locked: 'Das Feld ist gesperrt: In dieser Runde verlässt es niemand.',
    'no-movement': 'Die Bewegung ist verbraucht.',
    'no-end': 'Danach könnte die Bewegung nirgends mehr enden.',
  },
  parts: { coins: 'Münzen', technologies: 'Technologien', culture: 'Kulturskala', victory: 'Sieg' },
  features,
  figures,
  tallies: { civilization: 'Zivilisationen', wonder: 'Weltwunder' },
  endings: {
    culture: 'Kultursieg',
    technology: 'Technologiesieg',
    economy: 'Wirtschaftssieg',
    military: 'Militärsieg',
    'turn-limit': 'Rundengrenze',
    lesson: 'Lernspiel',
  },
  labels: LABELS,
  things: thingsIn('de'),
};
