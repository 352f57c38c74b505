/** Stone Age in German. */

import { counted } from '@tabularium/kernel';
import { VALUE, type Yield } from '../content/goods.ts';
import { makeBook, oneUse, type Sayings } from './book.ts';
import { features } from './features-de.ts';
import { figures } from './figures-de.ts';

const GOODS = { food: 'Nahrung', wood: 'Holz', clay: 'Lehm', stone: 'Steine', gold: 'Gold' } as const;
/** One `Stein`, two `Steine`; the other goods are not counted in pieces. */
const unit = (goods: Yield, amount: number): string => (goods === 'stone' && amount === 1 ? 'Stein' : GOODS[goods]);
const SYMBOLS = {
  healing: 'Heilkunst',
  art: 'Kunst',
  music: 'Musik',
  writing: 'Schrift',
  'sun-disc': 'Sonnenscheibe',
  pottery: 'Töpferei',
  transport: 'Transport',
  weaving: 'Weberei',
} as const;
const CALLINGS = {
  farmer: ['Bauer', 'Bauern', 'Multipliziert in der Schlusswertung deinen Stand auf der Ackerleiste.'],
  toolmaker: ['Werkzeugmacher', 'Werkzeugmacher', 'Multipliziert in der Schlusswertung deinen Werkzeugwert.'],
  builder: ['Hüttenbauer', 'Hüttenbauer', 'Multipliziert in der Schlusswertung die Zahl deiner Gebäude.'],
  shaman: ['Schamane', 'Schamanen', 'Multipliziert in der Schlusswertung die Zahl deiner Personen.'],
} as const;

const cardSpace = (price: number): [string, string, string] => [
  `Kartenfeld ${price}`,
  `Eine Person. Nimm die Karte, die hier liegt, für ${price} ${price === 1 ? 'beliebigen Rohstoff' : 'beliebige Rohstoffe'} oder lass sie liegen.`,
  `auf Kartenfeld ${price}`,
];
const stack = (number: number): [string, string, string] => [
  `Gebäudestapel ${number}`,
  'Eine Person. Erwirb das offene Gebäude oder lass es liegen. Ein leerer Stapel beendet das Spiel nach der Runde.',
  `bei Gebäudestapel ${number}`,
];
const gathering = (name: string, there: string, goods: Yield, divisor: number): [string, string, string] => [
  name,
  `Ein Würfel je Person, Werkzeuge dazu, durch ${divisor} geteilt und abgerundet: So ${goods === 'stone' ? 'viele' : 'viel'} ${GOODS[goods]} nimmst du.`,
  there,
];
const people = (count: number) => counted('de', count, { one: 'Person', other: 'Personen' });
const resources = (count: number) => counted('de', count, { one: 'Rohstoff', other: 'Rohstoffe' });
const kinds = (count: number) => counted('de', count, { one: 'Sorte', other: 'Sorten' });
const points = (count: number) => counted('de', count, { one: 'Punkt', other: 'Punkte' });
const cards = (count: number) => counted('de', count, { one: 'Karte', other: 'Karten' });

/** The German text book. */
export const de = makeBook({
  title: 'Stone Age',
  summary: 'Setze deine Personen im Tal ein, jage, sammle und baue, und ernähre am Ende jeder Runde alle.',
  and: 'und',
  nothing: 'nichts',
  still: (brought) => `bleibt bei ${brought}`,
  options: {
    startPlayer: {
      name: 'Startspieler',
      help: 'Wer in der ersten Runde zuerst einsetzt.',
      values: {
        random: 'Zufällig',
        'seat-1': 'Platz 1',
        'seat-2': 'Platz 2',
        'seat-3': 'Platz 3',
        'seat-4': 'Platz 4',
      },
    },
    openCards: { name: 'Offene Karten', help: 'Alle dürfen die genommenen Zivilisationskarten der anderen ansehen.' },
    lateDicePicks: {
      name: 'Würfel später wählen',
      help: 'Bei einer Würfelleiste wählen die anderen ihren Würfel erst zu Beginn ihres nächsten Zuges.',
    },
    twoResourcesAtOnce: {
      name: '2 Rohstoffe sofort',
      help: 'Die Karte „2 Rohstoffe nach Wahl“ wird benutzt, sobald sie genommen wird.',
    },
    huntAgain: { name: 'Mehrmals jagen', help: 'Die Jagd darf in einer Runde mehrmals besucht werden.' },
    limitedSupply: {
      name: 'Begrenzter Vorrat',
      help: 'Es gibt nur so viele Rohstoffe wie Teile in der Schachtel.',
    },
  },
  places: {
    'hunting-grounds': gathering('Jagd', 'auf der Jagd', 'food', 2),
    forest: gathering('Wald', 'im Wald', 'wood', 3),
    'clay-pit': gathering('Lehmgrube', 'in der Lehmgrube', 'clay', 4),
    quarry: gathering('Steinbruch', 'im Steinbruch', 'stone', 5),
    river: gathering('Fluss', 'am Fluss', 'gold', 6),
    'tool-maker': ['Werkzeugmacher', 'Eine Person. Du erhältst ein Werkzeug.', 'beim Werkzeugmacher'],
    hut: ['Hütte', 'Genau zwei Personen eines Spielers. Eine weitere Person kommt zu dir.', 'in der Hütte'],
    field: ['Acker', 'Eine Person. Ein Schritt auf der Ackerleiste: jede Runde eine Nahrung mehr.', 'auf dem Acker'],
    'card-1': cardSpace(1),
    'card-2': cardSpace(2),
    'card-3': cardSpace(3),
    'card-4': cardSpace(4),
    'building-1': stack(1),
    'building-2': stack(2),
    'building-3': stack(3),
    'building-4': stack(4),
  },
  goods: unit,
  quoted: (card) => `„${card}“`,
  symbols: SYMBOLS,
  callings: CALLINGS,
  pieces: {
    food: [
      'Nahrung',
      'Jede Person isst eine Nahrung pro Runde. Nahrung ist kein Rohstoff und bringt keine Punkte.',
      'SA 12.2',
    ],
    tool: ['Werkzeug', 'Sein ganzer Wert wird einmal pro Runde einem Beschaffungswurf hinzugezählt.', 'SA 7.3'],
    field: ['Ackerleiste', 'So viel Nahrung kommt jede Runde vor dem Ernähren herein.', 'SA 12.1'],
    person: ['Person', 'Arbeitet im Tal und isst eine Nahrung pro Runde.', 'SA 1.1'],
  },
  top(top) {
    switch (top.kind) {
      case 'dice-row':
        return 'Würfelleiste';
      case 'food':
        return `${top.amount} Nahrung`;
      case 'resource':
        return `${top.amount} ${unit(top.resource, top.amount)}`;
      case 'resource-roll':
        return `${GOODS[top.resource]} nach Würfelwurf`;
      case 'points':
        return points(top.amount);
      case 'tool':
        return 'Neues dauerhaftes Werkzeug';
      case 'field-step':
        return 'Zusätzliche dauerhafte Nahrung';
      case 'extra-card':
        return 'Zusätzliche Karte';
      case 'one-use-tool':
        return `Werkzeug zur einmaligen Verwendung (${top.value})`;
      case 'two-resources':
        return '2 Rohstoffe nach Wahl';
    }
  },
  topText(top) {
    switch (top.kind) {
      case 'dice-row':
        return 'Ein Würfel je Spieler; du wählst zuerst, dann die anderen. Die 1 bringt 1 Holz, die 2 bringt 1 Lehm, die 3 bringt 1 Stein, die 4 bringt 1 Gold, die 5 ein Werkzeug, die 6 einen Schritt auf der Ackerleiste.';
      case 'food':
        return `Nimm ${top.amount} Nahrung.`;
      case 'resource':
        return `Nimm ${top.amount} ${unit(top.resource, top.amount)}.`;
      case 'resource-roll':
        return `Wirf ${top.dice} Würfel und beschaffe ${GOODS[top.resource]}; Werkzeuge sind erlaubt.`;
      case 'points':
        return `Du erhältst ${points(top.amount)}.`;
      case 'tool':
        return 'Du erhältst ein Werkzeug.';
      case 'field-step':
        return 'Ein Schritt auf der Ackerleiste.';
      case 'extra-card':
        return 'Ziehe verdeckt die oberste Karte des Stapels; sie zählt nur in der Schlusswertung.';
      case 'one-use-tool':
        return `Zähle ein einziges Mal einem Beschaffungswurf ${top.value} hinzu.`;
      case 'two-resources':
        return 'Nimm einmal, zu einem beliebigen Zeitpunkt, 2 Rohstoffe nach Wahl.';
    }
  },
  bottomText(bottom) {
    if (bottom.background === 'green') return `Schlusswertung: ${SYMBOLS[bottom.symbol]}.`;
    const [one, many] = CALLINGS[bottom.calling];
    return `Schlusswertung: ${bottom.people} ${bottom.people === 1 ? one : many}.`;
  },
  price(price, worth) {
    switch (price.kind) {
      case 'fixed':
        return `Kostet genau die gezeigten Rohstoffe und bringt ${points(worth ?? 0)}.`;
      case 'flexible':
        return `Kostet ${resources(price.resources)} aus genau ${price.kinds} ${price.kinds === 1 ? 'Sorte' : 'verschiedenen Sorten'} und bringt deren Wert.`;
      case 'open':
        return `Kostet ${price.least} bis ${price.most} beliebige Rohstoffe und bringt deren Wert.`;
    }
  },
  buildingName(price) {
    switch (price.kind) {
      case 'fixed': {
        const { wood, clay, stone, gold } = price.goods;
        return `Gebäude (${[`${wood} Holz`, `${clay} Lehm`, `${stone} ${unit('stone', stone)}`, `${gold} Gold`].filter((part) => !part.startsWith('0')).join(', ')})`;
      }
      case 'flexible':
        return `Gebäude (${resources(price.resources)}, ${kinds(price.kinds)})`;
      case 'open':
        return `Gebäude (${price.least} bis ${price.most} Rohstoffe)`;
    }
  },
  resourceText: (resource) =>
    `Bei Gebäuden ${points(VALUE[resource])} wert; der Beschaffungswurf wird durch ${VALUE[resource]} geteilt.`,
  symbolText: 'Reihen unterschiedlicher Kultursymbole bringen in der Schlusswertung das Quadrat ihrer Länge.',
  prompts: (say) => ({
    place: () => 'Setze Personen an einem Ort ein',
    use: () => 'Wähle den nächsten Ort, den du ausführst',
    gather(frame) {
      const total = frame.dice.reduce((sum, pips) => sum + pips, frame.added);
      return `Summe ${total} (${GOODS[frame.yields]}): Werkzeuge hinzuzählen oder den Ertrag nehmen`;
    },
    'buy-card': (frame, view) => {
      const card = view.cards[frame.space];
      return `Nimm die Karte${card ? ` ${say.card(card)}` : ''} für ${resources(frame.space + 1)} oder lass sie liegen`;
    },
    'buy-building': (frame, view) => {
      const tile = view.buildings[frame.stack];
      return `Erwirb ${tile ? say.tile(tile, `das Gebäude ${say.price(tile)}`) : 'das Gebäude'} oder lass es liegen`;
    },
    'raise-tool': () => 'Welches Werkzeug wird erhöht?',
    'pick-die': (frame) => `Wähle einen Würfel: ${frame.dice.join(', ')}`,
    'late-pick': () => 'Wähle deinen Würfel von der Würfelleiste',
    'choose-two': () => 'Wähle 2 Rohstoffe',
    feed: (frame, view) => {
      const missing = frame.missing[frame.seats.indexOf(view.viewer ?? -1)];
      return missing === undefined
        ? 'Andere ernähren ihre Personen'
        : `${missing} Nahrung ${missing === 1 ? 'fehlt' : 'fehlen'}: gib Rohstoffe ab oder nimm die Hungerstrafe`;
    },
  }),
  actions: (say: Sayings) => ({
    place: ({ place, persons }) => `${people(persons)}: ${say.place(place)}`,
    use: ({ place }) => `${say.place(place)} ausführen`,
    'add-tool'({ tool }, view) {
      const value = view.players[view.viewer ?? 0]?.tools[tool] ?? tool + 1;
      return `Werkzeug mit Wert ${value} hinzuzählen: ${say.yielding(view, value)}`;
    },
    'add-card': ({ card }, view) => `Karte ${say.card(card)} hinzuzählen: ${say.yielding(view, oneUse(card))}`,
    collect: (_, view) => `Ertrag nehmen: ${say.yielding(view, 0)}`,
    pay: (goods) => `Gib ${say.mix(goods)} ab`,
    decline: () => 'Liegen lassen',
    'raise-tool': ({ tool }, view) =>
      view.players[view.viewer ?? 0]?.used[tool] ? 'Das benutzte Werkzeug erhöhen' : 'Das unbenutzte Werkzeug erhöhen',
    'pick-die': ({ pips }) => `Nimm die ${pips} (${DIE[pips]})`,
    'choose-two': (goods) => `Nimm ${say.mix(goods)}`,
    'cash-in': (goods) => `Karte „2 Rohstoffe nach Wahl“: nimm ${say.mix(goods)}`,
    starve: () => 'Hungerstrafe: 10 Punkte verlieren',
  }),
  facts: (say: Sayings) => ({
    started: () => 'Das Spiel beginnt.',
    'round-began': ({ round, seat }) => `Runde ${round}: ${say.who(seat)} setzt zuerst ein.`,
    placed: ({ seat, place, persons }) => `${say.who(seat)} setzt ${people(persons)} ${say.there(place)} ein.`,
    rolled: ({ seat, yields, dice }) => `${say.who(seat)} würfelt für ${GOODS[yields]}: ${say.dice(dice)}.`,
    'tool-added': ({ seat, value }) => `${say.who(seat)} zählt ein Werkzeug mit Wert ${value} hinzu.`,
    'card-added': ({ seat, card }) => `${say.who(seat)} zählt die Karte ${say.card(card)} hinzu.`,
    gathered: ({ seat, total, amount }) =>
      `${say.who(seat)} kommt auf ${total}${amount === 0 ? ' und geht leer aus' : ''}.`,
    gained: ({ seat, goods, amount }) => `${say.who(seat)} nimmt ${say.some(goods, amount)}.`,
    'supply-short': ({ seat, goods }) =>
      `Für ${say.who(seat)} ${goods === 'stone' ? 'sind nicht genug Steine' : `ist nicht genug ${GOODS[goods]}`} übrig.`,
    'tool-gained': ({ seat, value }) => `${say.who(seat)} hat jetzt ein Werkzeug mit Wert ${value}.`,
    'tool-choice': ({ seat }) => `${say.who(seat)} wählt, welches Werkzeug erhöht wird.`,
    'tools-full': ({ seat }) => `${say.who(seat)} hat schon die besten Werkzeuge.`,
    born: ({ seat, persons }) => `${say.who(seat)} hat jetzt ${people(persons)}.`,
    'hut-in-vain': ({ seat }) => `${say.who(seat)} hat schon alle zehn Personen.`,
    'field-step': ({ seat, level }) => `${say.who(seat)} steht auf der Ackerleiste jetzt bei ${level}.`,
    'field-full': ({ seat }) => `${say.who(seat)} steht schon am Ende der Ackerleiste.`,
    'card-bought': ({ seat, card, paid }) => `${say.who(seat)} nimmt die Karte ${say.card(card)} für ${say.mix(paid)}.`,
    'card-declined': ({ seat, card }) => `${say.who(seat)} lässt die Karte ${say.card(card)} liegen.`,
    'building-bought': ({ seat, building, paid, points: scored }) =>
      `${say.who(seat)} erwirbt ${say.tile(building, 'ein Gebäude')} für ${say.mix(paid)}: ${points(scored)}.`,
    'building-declined': ({ seat, building }) =>
      `${say.who(seat)} lässt ${say.tile(building, `das Gebäude ${say.price(building)}`)} liegen.`,
    'building-revealed': ({ stack: number, building }) =>
      `Gebäudestapel ${number + 1} zeigt ${say.tile(building, `ein neues Gebäude ${say.price(building)}`)}.`,
    'stack-emptied': ({ stack: number }) => `Gebäudestapel ${number + 1} ist leer: Dies ist die letzte Runde.`,
    scored: ({ seat, points: scored }) => `${say.who(seat)} erhält ${points(scored)}.`,
    'row-rolled': ({ seat, dice }) => `${say.who(seat)} würfelt für die Würfelleiste: ${say.dice(dice)}.`,
    'die-picked': ({ seat, pips }) => `${say.who(seat)} wählt den Würfel mit der ${pips}.`,
    'card-kept': ({ seat, card }) => `${say.who(seat)} behält die Karte ${say.card(card)} offen für später.`,
    'extra-drawn': ({ seat }) => `${say.who(seat)} zieht eine verdeckte Karte.`,
    'extra-seen': ({ card }) => `Es ist die Karte ${say.card(card)}.`,
    'pile-empty': ({ seat }) => `Für ${say.who(seat)} ist keine Karte mehr da.`,
    'cashed-in': ({ seat }) => `${say.who(seat)} benutzt die Karte „2 Rohstoffe nach Wahl“.`,
    fed: ({ seat, income, eaten }) => {
      const meal = [
        income === 0 ? '' : `erntet ${income} Nahrung`,
        eaten === 0 ? '' : `isst ${eaten}${income === 0 ? ' Nahrung' : ''}`,
      ];
      return `${say.who(seat)} ${meal.filter((part) => part !== '').join(' und ') || 'hat nichts zu essen'}.`;
    },
    'paid-hunger': ({ seat, paid }) => `${say.who(seat)} ersetzt die fehlende Nahrung durch ${say.mix(paid)}.`,
    starved: ({ seat }) => `${say.who(seat)} nimmt die Hungerstrafe und verliert 10 Punkte.`,
    'cards-laid': ({ cards }) =>
      `${cards.length === 1 ? 'Neue Karte' : 'Neue Karten'}: ${cards.map(say.card).join(', ')}.`,
    ended: ({ ending }) =>
      ending === 'stack-empty'
        ? 'Ein Gebäudestapel ist leer: Das Spiel ist zu Ende.'
        : 'Die Karten gehen aus: Das Spiel ist zu Ende.',
    'final-score': ({ seat, total }) => `${say.who(seat)} hat am Ende ${points(total)}.`,
  }),
  labels: {
    columns: {
      points: 'Punkte',
      people: 'Personen',
      field: 'Acker',
      tools: 'Werkzeug',
      buildings: 'Gebäude',
      cards: 'Karten',
    },
    briefly: { points: 'Pkt.', people: 'Pers.', field: 'Acker', tools: 'Werkz.', buildings: 'Geb.', cards: 'Karten' },
    head: (round, starter, pile) => `Runde ${round} · ${starter} beginnt · ${cards(pile)} im Stapel`,
    pile: (left) => `${cards(left)} im Stapel. Lassen sich die Felder nicht mehr füllen, endet das Spiel.`,
    tilesBelow: (tiles) => `${tiles} darunter`,
    emptyStack: 'leer',
    closed: 'in dieser Runde geschlossen',
    worth: (value) => `Wert ${value}`,
    divided: (divisor) => `÷ ${divisor}`,
    points,
    pointsBetween: (least, most) => (least === most ? points(least) : `${least} bis ${points(most)}`),
    personsBetween: (least, most) => `${least} bis ${people(most)}`,
    howMany: (place) => `Wie viele Personen: ${place}?`,
    payBetween: (least, most) => `${least === most ? resources(most) : `${least} bis ${resources(most)}`} abgeben`,
    howMuch: (goods) => `Wie ${goods === 'stone' ? 'viele' : 'viel'} ${GOODS[goods]}?`,
    useTwoResources: 'Die Karte „2 Rohstoffe nach Wahl“ benutzen',
    whichTwo: 'Welche 2 Rohstoffe?',
    home: (home) => `${home} daheim`,
    ownCards: 'Deine Karten',
    noTreasures: 'Hier liegen deine Karten und Gebäude.',
    need: (field, persons) => `Am Ende der Runde: ${field} vom Acker, ${persons} zu essen.`,
  },
  reasons: {
    'already-there': 'Du hast dort in dieser Runde schon Personen.',
    'place-full': 'Alle Ringe sind besetzt.',
    'place-taken': 'Dort steht schon jemand.',
    'hut-needs-two': 'In die Hütte gehören genau zwei Personen.',
    'one-person-only': 'Dort hat nur eine Person Platz.',
    'too-few-rings': 'Es sind nicht genug Ringe frei.',
    'too-few-persons': 'So viele Personen hast du nicht mehr.',
    'village-closed':
      'Zu zweit und zu dritt können in einer Runde nur zwei von Werkzeugmacher, Hütte und Acker besetzt werden.',
    'players-limit': 'Bei so wenigen Spielern darf hier in dieser Runde niemand mehr dazukommen.',
    'not-in-play': 'Dieser Ort ist nicht im Spiel.',
    'too-few-resources': 'Diese Rohstoffe hast du nicht.',
    'wrong-number': 'Das ist nicht die verlangte Anzahl Rohstoffe.',
    'wrong-kinds': 'Das ist nicht die verlangte Anzahl verschiedener Sorten.',
    'wrong-goods': 'Es kostet genau die gezeigten Rohstoffe.',
    'must-pay-all': 'Die fehlende Nahrung wird ganz mit Rohstoffen gedeckt oder gar nicht.',
    'more-than-missing': 'Nur die fehlende Nahrung wird ersetzt: je ein Rohstoff.',
    'tool-used': 'Dieses Werkzeug wurde in dieser Runde schon benutzt.',
    'tool-missing': 'Auf diesem Feld liegt kein Werkzeug.',
    'nobody-there': 'Dort hast du niemanden.',
  },
  features,
  figures,
  parts: {
    track: 'Während des Spiels',
    green: 'Kultur (grüne Karten)',
    farmer: 'Bauern × Ackerleiste',
    toolmaker: 'Werkzeugmacher × Werkzeugwert',
    builder: 'Hüttenbauer × Gebäude',
    shaman: 'Schamanen × Personen',
    resources: 'Übrige Rohstoffe',
  },
  endings: {
    'stack-empty': 'Ein Gebäudestapel war leer',
    'cards-short': 'Die Zivilisationskarten gingen aus',
  },
});

const DIE: Readonly<Record<number, string>> = {
  1: '1 Holz',
  2: '1 Lehm',
  3: '1 Stein',
  4: '1 Gold',
  5: 'ein Werkzeug',
  6: 'ein Schritt auf der Ackerleiste',
};
