/** Stone Age in English. */

import { counted } from '@tabularium/kernel';
import { VALUE } from '../content/goods.ts';
import { makeBook, oneUse, type Sayings } from './book.ts';
import { features } from './features-en.ts';
import { figures } from './figures-en.ts';

const GOODS = { food: 'food', wood: 'wood', clay: 'clay', stone: 'stone', gold: 'gold' } as const;
const SYMBOLS = {
  healing: 'Healing',
  art: 'Art',
  music: 'Music',
  writing: 'Writing',
  'sun-disc': 'Sun disc',
  pottery: 'Pottery',
  transport: 'Transport',
  weaving: 'Weaving',
} as const;
const CALLINGS = {
  farmer: ['farmer', 'farmers', 'Multiplies your level on the field track at the end.'],
  toolmaker: ['tool maker', 'tool makers', 'Multiplies your tool value at the end.'],
  builder: ['hut builder', 'hut builders', 'Multiplies the number of your buildings at the end.'],
  shaman: ['shaman', 'shamans', 'Multiplies the number of your people at the end.'],
} as const;

const cardSpace = (price: number): [string, string, string] => [
  `Card space ${price}`,
  `One person. Take the card that lies here for ${price} ${price === 1 ? 'resource' : 'resources'} of any kind, or leave it.`,
  `on card space ${price}`,
];
const stack = (number: number): [string, string, string] => [
  `Building stack ${number}`,
  'One person. Buy the face-up building, or leave it. An empty stack ends the game after the round.',
  `at building stack ${number}`,
];
const gathering = (name: string, there: string, goods: string, divisor: number): [string, string, string] => [
  name,
  `Roll one die per person, add tools, divide by ${divisor}, rounded down: you take that much ${goods}.`,
  there,
];
const people = (count: number) => counted('en', count, { one: 'person', other: 'people' });
const resources = (count: number) => counted('en', count, { one: 'resource', other: 'resources' });
const kinds = (count: number) => counted('en', count, { one: 'kind', other: 'kinds' });
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const points = (count: number) => counted('en', count, { one: 'point', other: 'points' });
const cards = (count: number) => counted('en', count, { one: 'card', other: 'cards' });

/** The English text book. */
export const en = makeBook({
  title: 'Stone Age',
  summary: 'Place your people in the valley, hunt, gather and build, and feed everyone at the end of each round.',
  and: 'and',
  nothing: 'nothing',
  still: (brought) => `still ${brought}`,
  options: {
    startPlayer: {
      name: 'Start player',
      help: 'Who places first in the first round.',
      values: { random: 'Random', 'seat-1': 'Seat 1', 'seat-2': 'Seat 2', 'seat-3': 'Seat 3', 'seat-4': 'Seat 4' },
    },
    openCards: { name: 'Open cards', help: 'Everyone may look at the civilization cards the others have taken.' },
    lateDicePicks: {
      name: 'Late dice picks',
      help: 'After a dice-row card the other players pick their die at the beginning of their own next turn.',
    },
    twoResourcesAtOnce: {
      name: 'Two resources at once',
      help: 'The card with two resources of your choice is used when it is taken.',
    },
    huntAgain: { name: 'Hunt again', help: 'The hunting grounds may be visited several times a round.' },
    limitedSupply: { name: 'Limited supply', help: 'There are only as many resources as pieces in the box.' },
  },
  places: {
    'hunting-grounds': gathering('Hunting grounds', 'on the hunting grounds', GOODS.food, 2),
    forest: gathering('Forest', 'in the forest', GOODS.wood, 3),
    'clay-pit': gathering('Clay pit', 'in the clay pit', GOODS.clay, 4),
    quarry: gathering('Quarry', 'in the quarry', GOODS.stone, 5),
    river: gathering('River', 'at the river', GOODS.gold, 6),
    'tool-maker': ['Tool maker', 'One person. Gain one tool.', 'at the tool maker'],
    hut: ['Hut', 'Exactly two people of one player. One more person joins you.', 'in the hut'],
    field: ['Field', 'One person. One step up the field track: one food more every round.', 'on the field'],
    'card-1': cardSpace(1),
    'card-2': cardSpace(2),
    'card-3': cardSpace(3),
    'card-4': cardSpace(4),
    'building-1': stack(1),
    'building-2': stack(2),
    'building-3': stack(3),
    'building-4': stack(4),
  },
  goods: (goods) => GOODS[goods],
  quoted: (card) => `“${card}”`,
  symbols: SYMBOLS,
  callings: CALLINGS,
  pieces: {
    food: ['Food', 'Every person eats one food a round. Food is not a resource and is worth no points.', 'SA 12.2'],
    tool: ['Tool', 'Adds its value to one gathering roll a round.', 'SA 7.3'],
    field: ['Field track', 'So much food comes in every round before feeding.', 'SA 12.1'],
    person: ['Person', 'Works in the valley and eats one food a round.', 'SA 1.1'],
  },
  top(top) {
    switch (top.kind) {
      case 'dice-row':
        return 'Dice row';
      case 'food':
        return `${top.amount} food`;
      case 'resource':
        return `${top.amount} ${GOODS[top.resource]}`;
      case 'resource-roll':
        return `${capital(GOODS[top.resource])} by dice roll`;
      case 'points':
        return points(top.amount);
      case 'tool':
        return 'Permanent tool';
      case 'field-step':
        return 'Permanent food';
      case 'extra-card':
        return 'Extra card';
      case 'one-use-tool':
        return `One-use tool ${top.value}`;
      case 'two-resources':
        return 'Two resources of choice';
    }
  },
  topText(top) {
    switch (top.kind) {
      case 'dice-row':
        return 'Roll one die per player; you pick first, then the others. A 1 gives wood, a 2 clay, a 3 stone, a 4 gold, a 5 a tool, a 6 a step on the field track.';
      case 'food':
        return `Take ${top.amount} food.`;
      case 'resource':
        return `Take ${top.amount} ${GOODS[top.resource]}.`;
      case 'resource-roll':
        return `Roll ${top.dice} dice for ${GOODS[top.resource]}; tools may be added.`;
      case 'points':
        return `Score ${points(top.amount)}.`;
      case 'tool':
        return 'Gain one tool.';
      case 'field-step':
        return 'One step up the field track.';
      case 'extra-card':
        return 'Draw the top card of the pile in secret; it counts only at the end.';
      case 'one-use-tool':
        return `Once in the game add ${top.value} to a gathering roll.`;
      case 'two-resources':
        return 'At any time, once, take two resources of your choice.';
    }
  },
  bottomText(bottom) {
    if (bottom.background === 'green') return `At the end: ${SYMBOLS[bottom.symbol]}.`;
    const [one, many] = CALLINGS[bottom.calling];
    return `At the end: ${bottom.people} ${bottom.people === 1 ? one : many}.`;
  },
  price(price, worth) {
    switch (price.kind) {
      case 'fixed':
        return `Costs exactly the resources shown and scores ${points(worth ?? 0)}.`;
      case 'flexible':
        return `Costs ${resources(price.resources)} of exactly ${kinds(price.kinds)} and scores their value.`;
      case 'open':
        return `Costs ${price.least} to ${price.most} resources of any kind and scores their value.`;
    }
  },
  buildingName(price) {
    switch (price.kind) {
      case 'fixed': {
        const { wood, clay, stone, gold } = price.goods;
        return `Building (${[`${wood} wood`, `${clay} clay`, `${stone} stone`, `${gold} gold`].filter((part) => !part.startsWith('0')).join(', ')})`;
      }
      case 'flexible':
        return `Building (${resources(price.resources)}, ${kinds(price.kinds)})`;
      case 'open':
        return `Building (${price.least} to ${price.most} resources)`;
    }
  },
  resourceText: (resource) =>
    `Worth ${VALUE[resource]} in buildings; gathering divides the roll by ${VALUE[resource]}.`,
  symbolText: 'Rows of different symbols score the square of their length at the end.',
  prompts: (say) => ({
    place: () => 'Place people in one place',
    use: () => 'Choose the next place to use',
    gather(frame) {
      const total = frame.dice.reduce((sum, pips) => sum + pips, frame.added);
      return `Total ${total} for ${GOODS[frame.yields]}: add tools or collect`;
    },
    'buy-card': (frame, view) => {
      const card = view.cards[frame.space];
      return `Take the card${card ? ` ${say.card(card)}` : ''} for ${resources(frame.space + 1)}, or leave it`;
    },
    'buy-building': (frame, view) => {
      const tile = view.buildings[frame.stack];
      return `Buy ${tile ? say.tile(tile, `the building ${say.price(tile)}`) : 'the building'}, or leave it`;
    },
    'raise-tool': () => 'Choose the tool to raise',
    'pick-die': (frame) => `Pick a die: ${frame.dice.join(', ')}`,
    'late-pick': () => 'Pick your die from the dice row',
    'choose-two': () => 'Choose two resources',
    feed: (frame, view) => {
      const missing = frame.missing[frame.seats.indexOf(view.viewer ?? -1)];
      return missing === undefined
        ? 'Others feed their people'
        : `You are ${missing} food short: pay with resources or go hungry`;
    },
  }),
  actions: (say: Sayings) => ({
    place: ({ place, persons }) => `${people(persons)}: ${say.place(place)}`,
    use: ({ place }) => `Use ${say.place(place)}`,
    'add-tool'({ tool }, view) {
      const value = view.players[view.viewer ?? 0]?.tools[tool] ?? tool + 1;
      return `Add a tool of value ${value}: ${say.yielding(view, value)}`;
    },
    'add-card': ({ card }, view) => `Add the card ${say.card(card)}: ${say.yielding(view, oneUse(card))}`,
    collect: (_, view) => `Collect: ${say.yielding(view, 0)}`,
    pay: (goods) => `Pay ${say.mix(goods)}`,
    decline: () => 'Leave it',
    'raise-tool': ({ tool }, view) =>
      view.players[view.viewer ?? 0]?.used[tool] ? 'Raise the used tool' : 'Raise the unused tool',
    'pick-die': ({ pips }) => `Take the ${pips} (${DIE[pips]})`,
    'choose-two': (goods) => `Take ${say.mix(goods)}`,
    'cash-in': (goods) => `Card “Two resources of choice”: take ${say.mix(goods)}`,
    starve: () => 'Go hungry (lose 10 points)',
  }),
  facts: (say: Sayings) => ({
    started: () => 'The game begins.',
    'round-began': ({ round, seat }) => `Round ${round}: ${say.who(seat)} places first.`,
    placed: ({ seat, place, persons }) => `${say.who(seat)} places ${people(persons)} ${say.there(place)}.`,
    rolled: ({ seat, yields, dice }) => `${say.who(seat)} rolls for ${GOODS[yields]}: ${say.dice(dice)}.`,
    'tool-added': ({ seat, value }) => `${say.who(seat)} adds a tool of value ${value}.`,
    'card-added': ({ seat, card }) => `${say.who(seat)} adds the card ${say.card(card)}.`,
    gathered: ({ seat, total, amount }) =>
      `${say.who(seat)} reaches ${total}${amount === 0 ? ' and gets nothing' : ''}.`,
    gained: ({ seat, goods, amount }) => `${say.who(seat)} takes ${say.some(goods, amount)}.`,
    'supply-short': ({ seat, goods }) => `There is not enough ${GOODS[goods]} left for ${say.who(seat)}.`,
    'tool-gained': ({ seat, value }) => `${say.who(seat)} now has a tool of value ${value}.`,
    'tool-choice': ({ seat }) => `${say.who(seat)} chooses which tool to raise.`,
    'tools-full': ({ seat }) => `${say.who(seat)} has the best tools already.`,
    born: ({ seat, persons }) => `${say.who(seat)} now has ${people(persons)}.`,
    'hut-in-vain': ({ seat }) => `${say.who(seat)} has all ten people already.`,
    'field-step': ({ seat, level }) => `${say.who(seat)} is on step ${level} of the field track.`,
    'field-full': ({ seat }) => `${say.who(seat)} is at the end of the field track already.`,
    'card-bought': ({ seat, card, paid }) => `${say.who(seat)} takes the card ${say.card(card)} for ${say.mix(paid)}.`,
    'card-declined': ({ seat, card }) => `${say.who(seat)} leaves the card ${say.card(card)}.`,
    'building-bought': ({ seat, building, paid, points: scored }) =>
      `${say.who(seat)} buys ${say.tile(building, 'a building')} for ${say.mix(paid)}: ${points(scored)}.`,
    'building-declined': ({ seat, building }) =>
      `${say.who(seat)} leaves ${say.tile(building, `the building ${say.price(building)}`)}.`,
    'building-revealed': ({ stack: number, building }) =>
      `Building stack ${number + 1} shows ${say.tile(building, `a new building ${say.price(building)}`)}.`,
    'stack-emptied': ({ stack: number }) => `Building stack ${number + 1} is empty: this is the last round.`,
    scored: ({ seat, points: scored }) => `${say.who(seat)} scores ${points(scored)}.`,
    'row-rolled': ({ seat, dice }) => `${say.who(seat)} rolls for the dice row: ${say.dice(dice)}.`,
    'die-picked': ({ seat, pips }) => `${say.who(seat)} picks the die with ${pips}.`,
    'card-kept': ({ seat, card }) => `${say.who(seat)} keeps the card ${say.card(card)} for later.`,
    'extra-drawn': ({ seat }) => `${say.who(seat)} draws a secret card.`,
    'extra-seen': ({ card }) => `It is the card ${say.card(card)}.`,
    'pile-empty': ({ seat }) => `There is no card left for ${say.who(seat)}.`,
    'cashed-in': ({ seat }) => `${say.who(seat)} uses the card “Two resources of choice”.`,
    fed: ({ seat, income, eaten }) => {
      const meal = [
        income === 0 ? '' : `harvests ${income} food`,
        eaten === 0 ? '' : `eats ${eaten}${income === 0 ? ' food' : ''}`,
      ];
      return `${say.who(seat)} ${meal.filter((part) => part !== '').join(' and ') || 'has nothing to eat'}.`;
    },
    'paid-hunger': ({ seat, paid }) => `${say.who(seat)} makes up for the missing food with ${say.mix(paid)}.`,
    starved: ({ seat }) => `${say.who(seat)} goes hungry and loses 10 points.`,
    'cards-laid': ({ cards }) => `${cards.length === 1 ? 'New card' : 'New cards'}: ${cards.map(say.card).join(', ')}.`,
    ended: ({ ending }) =>
      ending === 'stack-empty'
        ? 'A building stack is empty: the game is over.'
        : 'The cards run out: the game is over.',
    'final-score': ({ seat, total }) => `${say.who(seat)} ends with ${points(total)}.`,
  }),
  labels: {
    columns: {
      points: 'points',
      people: 'people',
      field: 'field',
      tools: 'tools',
      buildings: 'buildings',
      cards: 'cards',
    },
    briefly: { points: 'pts', people: 'people', field: 'field', tools: 'tools', buildings: 'bldgs', cards: 'cards' },
    head: (round, starter, pile) => `Round ${round} · ${starter} places first · ${cards(pile)} in the pile`,
    pile: (left) => `${cards(left)} in the pile. When the spaces cannot be refilled, the game ends.`,
    tilesBelow: (tiles) => `${tiles} below`,
    emptyStack: 'empty',
    closed: 'closed this round',
    worth: (value) => `worth ${value}`,
    divided: (divisor) => `÷ ${divisor}`,
    points,
    pointsBetween: (least, most) => (least === most ? points(least) : `${least} to ${points(most)}`),
    personsBetween: (least, most) => `${least} to ${people(most)}`,
    howMany: (place) => `How many people: ${place}?`,
    payBetween: (least, most) => `Pay ${least === most ? resources(most) : `${least} to ${resources(most)}`}`,
    howMuch: (goods) => `How much ${GOODS[goods]}?`,
    useTwoResources: 'Use the card “Two resources of choice”',
    whichTwo: 'Which two resources?',
    home: (home) => `${home} home`,
    ownCards: 'Your cards',
    noTreasures: 'Your cards and buildings will lie here.',
    need: (field, persons) => `At the end of the round: ${field} from the field, ${persons} to eat.`,
  },
  reasons: {
    'already-there': 'You already have people there this round.',
    'place-full': 'All rings are taken.',
    'place-taken': 'Somebody is already there.',
    'hut-needs-two': 'The hut takes exactly two people.',
    'one-person-only': 'Only one person fits there.',
    'too-few-rings': 'There are not enough free rings.',
    'too-few-persons': 'You do not have that many people left.',
    'village-closed': 'With two or three players only two of tool maker, hut and field can be taken in a round.',
    'players-limit': 'With so few players no further player may gather there this round.',
    'not-in-play': 'This place is not in play.',
    'too-few-resources': 'You do not have these resources.',
    'wrong-number': 'That is not the number of resources it costs.',
    'wrong-kinds': 'That is not the number of different kinds it asks for.',
    'wrong-goods': 'It costs exactly the resources shown.',
    'must-pay-all': 'Either the whole missing food is paid or none of it.',
    'more-than-missing': 'Only the missing food is made up for: one resource for each.',
    'tool-used': 'This tool was already used this round.',
    'tool-missing': 'There is no tool on this space.',
    'nobody-there': 'You have nobody there.',
  },
  features,
  figures,
  parts: {
    track: 'Scored during the game',
    green: 'Culture (green cards)',
    farmer: 'Farmers × field track',
    toolmaker: 'Tool makers × tool value',
    builder: 'Hut builders × buildings',
    shaman: 'Shamans × people',
    resources: 'Resources left',
  },
  endings: {
    'stack-empty': 'A building stack was empty',
    'cards-short': 'The civilization cards ran out',
  },
});

const DIE: Readonly<Record<number, string>> = {
  1: '1 wood',
  2: '1 clay',
  3: '1 stone',
  4: '1 gold',
  5: 'a tool',
  6: 'a step on the field track',
};
