/** The base game in English: options, prompts, actions, facts, reasons. */

import { type BoxBook, capitals, player, type Seat } from '@tabularium/kernel';
import { isBarbarian } from '../queries/combat.ts';
import { declaredIn } from '../queries/declared.ts';
import { readable } from '../queries/index.ts';
import { cornersOf } from '../queries/places.ts';
import type { FameAndFortune, FameView } from '../state.ts';
import type { Pick } from '../vocabulary/actions.ts';
import { capital } from './effects.ts';
import { facts } from './facts-en.ts';
import { features } from './features-en.ts';
import { figures } from './figures-en.ts';
import { thingsIn } from './glossary.ts';
import { LABELS } from './labels-en.ts';
import { roman } from './numerals.ts';
import { name, party, several } from './saying-en.ts';

/** An object in words. */
function picked(pick: Pick, view: FameView): string {
  if ('player' in pick) return player(pick.player);
  if ('city' in pick) return name.place(view, pick.city);
  if ('square' in pick) return name.place(view, pick.square);
  if ('technology' in pick) return `${name.thing('technology', pick.technology)}${pick.lower ? ', one row lower' : ''}`;
  if ('item' in pick) return name.item(pick.item);
  if ('resource' in pick) return name.thing('resource', pick.resource);
  if ('coin' in pick) return `a coin token of ${player(pick.of)} on ${name.coin(pick.coin)}`;
  if ('deck' in pick) return `the deck of level ${roman(pick.deck)}`;
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
  if ('wonder' in pick) return `${name.thing('wonder', pick.wonder)} in the market`;
  if ('terrain' in pick) return name.thing('terrain', pick.terrain);
  if ('armies' in pick) return `${party(pick.armies, pick.scouts)} of ${player(pick.of)}`;
  if ('greatPerson' in pick) return `the great person of ${player(pick.greatPerson)}`;
  if ('unit' in pick) return name.thing('unit', pick.unit);
  if ('amount' in pick) return `${pick.amount} into ${pick.into}`;
  if ('card' in pick) return pick.card === '' ? 'Nothing more' : cardWords(pick.card);
  if ('row' in pick) return `row ${roman(pick.row)}`;
  return 'Enough';
}

const greatPerson = (type: string) => `the great person (${name.thing('great-person', type)})`;

const INVESTMENTS = ['infrastructure', 'endowment', 'military-industrial', 'public-education'];
const cardWords = (card: string) =>
  INVESTMENTS.includes(card) ? name.thing('investment', card) : name.thing('event', card);

/** What somebody has declared, as a sentence. */
function declared(actor: Seat, view: FameView): string {
  const { fact, card, mover, items = [] } = declaredIn(readable(view)) ?? {};
  if (mover !== undefined) {
    return mover.from === undefined
      ? `${player(mover.seat)} is about to move figures.`
      : `${player(mover.seat)} sets out from ${name.place(view, mover.from)}.`;
  }
  if (fact?.fact === 'moved') return facts.moved(fact);
  if (fact !== undefined) {
    const acts = facts['city-acts'](fact);
    return items.length === 0 ? acts : acts.replace(/\.$/, `: ${items.map(name.item).join(', ')}.`);
  }
  return card === undefined ? `${player(actor)} acts.` : `${player(card.seat)} uses ${name.source(card.source)}.`;
}

/** The words of the base game. */
export const en: BoxBook<FameAndFortune, 'base'> = {
  title: 'Civilization with Fame and Fortune',
  summary:
    'Explore a hidden map, found cities, research a pyramid of technologies, and win by culture, knowledge, coins or the sword.',
  round: (round) => `Turn ${round}`,
  options: {
    civilizations: {
      name: 'Civilizations',
      help: 'How each player comes to a civilization.',
      values: { random: 'Dealt at random', pick: 'Chosen in turn order', 'two-keep-one': 'Two dealt, one kept' },
    },
    governmentCards: {
      name: 'Government cards',
      help: 'The cards of the first printing as far as they are known, or the official set that replaced them.',
      values: { '2010': 'First printing', '2013': 'Replacement set' },
    },
    democracyPeace: {
      name: 'Democracy keeps the peace',
      help: 'Under Democracy your armies cannot attack other players.',
    },
    communismNoArts: {
      name: 'Communism without arts',
      help: 'Under Communism your cities cannot be devoted to the arts.',
    },
    lootCultureCard: {
      name: 'Looting culture events',
      help: 'Who buys a culture event as loot looks at the cards, or chooses by their backs.',
      values: { look: 'Looks at the cards', backs: 'Chooses by the backs' },
    },
    codeOfLawsScouts: { name: 'Lone scouts count as a victory', help: 'Killing lone scouts counts as a won battle.' },
    tieBreak: {
      name: 'Victory',
      help: 'The first victory ends the game at once, or the turn is played to its end and the best of the winners wins.',
      values: { immediate: 'At once', 'end-of-turn': 'At the end of the turn' },
    },
    offersPerTurn: { name: 'Offers per turn', help: 'How many trade offers each player may make in a Trade Phase.' },
    scoutsFollowArmies: {
      name: 'Scouts follow armies',
      help: 'Scouts in a group with an army may enter huts, villages and squares of enemies with it.',
    },
    turnLimit: {
      name: 'Turn limit',
      help: 'The game ends after so many turns; most coins, technologies and culture spaces win.',
      values: { none: 'None' },
    },
    firstGame: {
      name: 'First game',
      help: 'The learning game: no wonders, capitals on the printed squares, and it ends without a winner when somebody builds a third city.',
    },
    openUnits: { name: 'Open units', help: 'Everybody sees all standing forces.' },
    openEvents: { name: 'Open culture events', help: 'Everybody sees all culture events in hand.' },
  },
  prompts: capitals({
    'choose-civilization': () => 'Choose your civilization',
    'choose-capital': () => 'Where does your capital stand?',
    'place-setup-marker': ({ kind, id }) =>
      `Where do you put ${kind === 'person' ? greatPerson(id) : name.thing('wonder', id)}?`,
    'place-start-figure': ({ seat, figure }, view) =>
      `Where does your ${view.players[seat]?.figures[figure]?.kind ?? 'army'} start?`,
    'start-of-turn': () => 'Start of Turn: found cities, change government, assign scouts, use cards',
    'push-figure': () => 'Your figure must make room: where does it go?',
    'adopt-government': () => 'Which government do you adopt?',
    'trade-ask': () => 'Trade: make an offer, or pass',
    'trade-build-offer': ({ to }) => `Your offer to ${player(to)}: what do you give, what do you get?`,
    'trade-answer': ({ from, give, get }) =>
      `${player(from)} offers ${name.goods(give)} for ${name.goods(get)}. Do you accept?`,
    'trade-pick': () => 'Which piece do you hand over?',
    'city-management': () => 'City Management: act with your cities, advance, use cards',
    'city-act': ({ city }, view) => `What do you do in ${name.place(view, city)}?`,
    'produce-item': ({ orders }) => (orders.length === 0 ? 'What does the city make?' : 'What does it make besides?'),
    'produce-where': ({ order }) => `Where do you place ${name.item(order.item)}?`,
    'choose-mover': () => 'Movement: which figures move?',
    'move-step': ({ left }) => `Where next? Movement left: ${left}`,
    disband: () => 'Your figure is disbanded: does the city get a marker?',
    'battle-before-draw': () => 'Before the battle hands are drawn: play an event?',
    'battle-turn': ({ played, side }, { battle }) => {
      if (played) return 'Use an ability, or end your battle turn';
      return battle !== null && isBarbarian(battle, side) ? 'You lead the barbarians: play a unit' : 'Play a unit';
    },
    wound: ({ left, heal }) => `${heal ? 'Heal' : 'Deal'} ${several(left, 'wound')}: which unit?`,
    'barbarian-deck': () => 'From which deck does the missing barbarian come?',
    'save-unit': () => 'Save a killed unit?',
    loot: ({ from, points }) => `Loot from ${player(from)}: ${several(Math.ceil(points), 'point')} left`,
    'loot-event': ({ from }) => `Which culture event of ${player(from)} do you take?`,
    'choose-research': () => 'Which technology do you research?',
    declare: ({ source, effect, option, op }) => {
      if (op < 0) return `${name.source(source)}: which of these?`;
      const deed = name.deed(source, effect, option < 0 ? op : option);
      return deed === '' ? `${name.source(source)}: choose` : `${name.source(source)}: ${deed}. Choose`;
    },
    pay: ({ source }) => `${name.source(source)}: what do you pay with?`,
    respond: ({ actor, kind }, view) =>
      kind === 'phase' ? 'A phase begins: use a card?' : `${declared(actor, view)} Do you answer?`,
    trigger: () => 'Use an ability?',
    shield: () => 'Your city action would be cancelled: reveal a card that protects it?',
    'growth-square': () => 'Your capital grows into a metropolis: over which square?',
    'discard-events': () => 'You hold too many culture events: discard one',
    'keep-event': () => 'Which culture event do you keep?',
    'choose-person': () => 'Which great person do you keep?',
    'place-person-now': ({ person }) => `Where do you place ${greatPerson(person)}?`,
    'free-step': () => 'To which space do you advance?',
    'swap-back': ({ from }) => `What do you learn from ${player(from)} in return?`,
  }),
  actions: capitals({
    lead: ({ civilization }) => name.thing('civilization', civilization),
    settle: ({ centre }, view) => `Settle on ${centre.map((square) => name.land(view, square)).join(' and ')}`,
    place: ({ square }, view) => name.at(view, square),
    found: ({ square, figure }, view) =>
      `Found a city ${name.at(view, square)} with ${figure === 'army' ? 'an army' : 'a scout'}`,
    govern: ({ government }) => `Change to ${name.thing('government', government)}`,
    assign: ({ square, city }, view) => `The scout ${name.at(view, square)} works for ${name.place(view, city)}`,
    'place-person': ({ person, square }, view) => `Place ${greatPerson(person)} ${name.at(view, square)}`,
    invest: ({ card, coin }) => `Invest a coin from ${name.coin(coin)} in ${name.thing('investment', card)}`,
    use: ({ source }) => `Use ${name.source(source)}`,
    play: ({ event }) => `Play ${name.thing('event', event)}`,
    reveal: ({ person }) => `Reveal ${name.thing('person', person)}`,
    pass: () => 'Pass',
    'offer-to': ({ to }) => `Offer to ${player(to)}`,
    add: ({ side, good }) => `${side === 'give' ? 'Give' : 'Get'} ${name.good(good)}`,
    'take-back': () => 'Take one back',
    send: () => 'Send the offer',
    drop: () => 'Drop the offer',
    accept: () => 'Accept',
    decline: () => 'Decline',
    'hand-over': ({ good }) => `Hand over ${name.good(good)}`,
    act: ({ city }, view) => `Act in ${name.place(view, city)}`,
    advance: ({ space }) => `Advance to space ${space} of the culture track`,
    produce: () => 'Produce',
    arts: () => 'Devote to the arts',
    harvest: ({ resource, second }) =>
      `Harvest ${name.thing('resource', resource)}${second === undefined ? '' : ` and ${name.thing('resource', second)}`}`,
    make: ({ item, caravan, person }) =>
      `Make ${name.item(item)}${caravan ? ' with the caravan' : ''}${person === undefined ? '' : ` with ${name.thing('person', person)}`}`,
    enough: () => 'Enough',
    move: ({ square, armies, scouts }, view) => `Move ${party(armies, scouts)} from ${name.place(view, square)}`,
    step: ({ square }, view) => `To ${name.place(view, square)}`,
    discover: ({ square }, view) => `Discover the tile at ${name.land(view, square)}`,
    'slip-in': ({ square }, view) => `Slip into ${name.place(view, square)}`,
    leave: ({ armies, scouts }) => `Leave ${party(armies, scouts)} behind`,
    stop: () => 'Stop here',
    disband: ({ marker }) => (marker ? 'Disband for a marker on the city' : 'Disband without a marker'),
    deploy: ({ unit, front }) => `Play ${name.unit(unit)} on front ${front + 1}`,
    'end-turn': () => 'End the battle turn',
    hit: ({ front }) => `The unit on front ${front + 1}`,
    'draw-from': ({ unit }) => `Draw ${name.thing('unit', unit)}`,
    save: ({ unit }) => `Save ${name.unit(unit)}`,
    'loot-trade': () => 'Steal up to 3 trade',
    'loot-culture': () => 'Steal up to 3 culture',
    'loot-resource': ({ resource }) => `Steal ${name.thing('resource', resource)}`,
    'loot-marker': ({ kind }) => `Steal a hidden ${kind} marker`,
    'loot-discard-coin': ({ coin }) => `Destroy a coin token on ${name.coin(coin)}`,
    'loot-coin': ({ coin }) => `Steal a coin token from ${name.coin(coin)}`,
    'loot-technology': ({ technology }) => `Learn ${name.thing('technology', technology)}`,
    'loot-event': () => 'Steal a culture event',
    'take-event': ({ event }) =>
      event.startsWith('level-')
        ? `One of level ${roman(Number(event.slice('level-'.length)))}`
        : name.thing('event', event),
    research: ({ technology, lower, blank, before }) => {
      if (technology === '') return 'Research nothing';
      const more = [
        lower ? 'one row lower' : '',
        blank === undefined ? '' : `after a blank in row ${roman(blank)}`,
        before === undefined ? '' : `with ${name.thing('person', before)}`,
      ].filter((part) => part !== '');
      return [`Research ${name.thing('technology', technology)}`, ...more].join(', ');
    },
    choose: ({ pick }, view) => picked(pick, view),
    pay: ({ with: piece }) => `Pay with ${name.piece(piece)}`,
    substitute: ({ source }) => `Pay otherwise with ${name.source(source)}`,
    respond: ({ source }) => `Answer with ${name.source(source)}`,
    discard: ({ event }) => `Discard ${name.thing('event', event)}`,
    keep: ({ event }) => `Keep ${name.thing('event', event)}`,
    'keep-person': ({ person }, view) =>
      `Keep ${name.thing(view.options.greatPersonDeck ? 'person' : 'great-person', person)}`,
    'keep-in-reserve': () => 'Keep in reserve',
    learn: ({ technology }) => `Learn ${name.thing('technology', technology)}`,
    'stand-by': ({ until }) => (until === 'turn' ? 'Pass for the rest of this turn' : 'Pass until I am the target'),
    'ask-again': () => 'Ask me again for reactions',
    'close-trade': () => 'Trade no more this turn',
  }),
  facts,
  reasons: {
    'not-now': 'Not now.',
    'city-limit': 'You cannot have more cities.',
    water: 'A city cannot stand on water.',
    edge: 'A city needs eight revealed squares around it.',
    'marker-near': 'A hut, village or relic is on the square or beside it.',
    'enemy-near': 'An enemy figure is beside the square.',
    'too-close': 'Another city is too close.',
    'no-room': 'Your other figures there have nowhere to go.',
    'one-by-one': 'Whoever is on the way arrives first: stop these figures, then move the next.',
    'water-at-start': 'No figure starts on water.',
    'water-for-figures': 'Figures stand on water only with Sailing, Steam Power or Flight.',
    'water-for-wonders': 'A wonder cannot stand on water.',
    'water-to-cross': 'Your figures enter water only with Navigation, or with Sailing, Steam Power or Flight.',
    'water-to-end': 'A move may not end on water, and from there no land is within reach.',
    terrain: 'It cannot stand on this terrain.',
    'marker-there': 'A hut, a village or a relic lies there.',
    'enemy-there': 'An enemy figure stands there.',
    'same-there': 'This building already stands there.',
    taken: 'The square is taken by what you build first.',
    'stack-full': 'No more of your figures may stand on one square.',
    'one-wonder': 'The city already has a wonder; you can build over that one only.',
    'one-limited': 'The city already has a building with a star; you can build over that one only.',
    'armies-only': 'Only an army without scouts may do that.',
    'relic-needs-army': 'Scouts come to a relic only together with an army.',
    peace: 'Your government forbids attacks on other players.',
    'own-centre': 'A move may not end in your own city centre, and it gets no farther.',
    'forbidden-stay': 'No enemy figure may stay in these outskirts.',
    locked: 'The square is locked: nobody leaves it this turn.',
    'no-movement': 'The movement is used up.',
    'no-end': 'After that the move could end nowhere.',
  },
  parts: { coins: 'Coins', technologies: 'Technologies', culture: 'Culture track', victory: 'Victory' },
  features,
  figures,
  tallies: { civilization: 'Civilizations', wonder: 'Wonders' },
  endings: {
    culture: 'Culture victory',
    technology: 'Technology victory',
    economy: 'Economic victory',
    military: 'Military victory',
    'turn-limit': 'Turn limit',
    lesson: 'Learning game',
  },
  labels: LABELS,
  things: thingsIn('en'),
};
