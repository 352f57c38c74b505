/** Every English word of the game. */

import { player, type TextBook } from '@tabularium/kernel';
import { terraEn } from '../terra-incognita/text/en.ts';
import { terraLabelsEn } from '../terra-incognita/text/labels-en.ts';
import type { NewDawn } from '../vocabulary.ts';
import { explanations, naming, slotName } from './book.ts';
import { labelsEn } from './labels-en.ts';
import { namesEn as names } from './names-en.ts';

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
} = naming(names);

/** The English text book. */
export const en: TextBook<NewDawn> = {
  title: 'Civilization: A New Dawn',
  summary:
    'Lead a civilization through the ages: choose one of five focus cards each turn and be the first to complete an agenda on every victory card.',
  options: {
    ...terraEn.options,
    map: {
      name: 'Map',
      help: 'The map of the first game, one laid by the players tile by tile, or one laid by chance under the same rules.',
      values: { 'first-game': 'First game', players: 'Laid by the players', random: 'Laid by chance' },
    },
    epic: { name: 'Epic game', help: 'Four victory cards instead of three.' },
    after24: {
      name: 'Beyond 24 on the tech dial',
      help: 'The space after 24 is 15. Steps left over go on from there, or are lost.',
      values: { 'go-on': 'Steps go on', lost: 'Steps are lost' },
    },
    petraTurns: {
      name: 'Petra turns barbarians round',
      help: 'Published correction; otherwise they stay where they are.',
    },
    maracanaFirst: {
      name: 'Maracanã comes first',
      help: 'Published correction: the extra economy card is resolved before the other card instead of after it.',
    },
    roundLimit: {
      name: 'Round limit (house rule)',
      help: 'The game ends after so many rounds at the latest; whoever has completed most victory cards wins.',
      values: { 0: 'None', 30: '30 rounds', 60: '60 rounds', 120: '120 rounds' },
    },
  },
  prompts: {
    ...terraEn.prompts,
    'take-tile': () => 'Choose a tile, its side and how it is turned',
    'lay-tile': ({ tile }) => `Lay tile ${tile}`,
    'found-capital': () => 'Choose the space of your capital',
    'turn-direction-token': () => 'Turn the barbarian direction token',
    'choose-focus': () => 'Choose a focus card to resolve, or use an effect first',
    'use-effect': () => 'Use an effect, or go on',
    'put-trade': ({ left, type, onto, seat }) =>
      `Put ${left === 1 ? 'a trade token' : `${left} trade tokens`} on ${onto === seat ? 'your' : `${player(onto)}'s`} ${type === null ? 'focus cards' : `${names.types[type]} cards`}`,
    'swap-cards': ({ neighbours }) => (neighbours ? 'Swap two neighbouring focus cards' : 'Swap two focus cards'),
    'resolve-another': () => 'Resolve another card as though in slot 1',
    'station-wonder': (frame) => `Put ${naturalWonder(frame.wonder)} on a focus card`,
    'withdraw-trade': (_frame, view) =>
      `Move trade tokens from ${wonder('great-zimbabwe')} to focus cards (${view.stored} left)`,
    'place-tokens': ({ left, limit }) =>
      left === 0
        ? 'Spend a trade token to place another control token, or go on'
        : `Place ${left === 1 ? 'a control token' : `up to ${left} control tokens`} on spaces of difficulty ${limit} or less`,
    'spread-over-hills': () => `Place control tokens on neighbouring hills (${wonder('stonehenge')})`,
    'move-token': ({ from }) => (from < 0 ? 'Choose a control token to move' : 'Choose where it goes'),
    'convert-token': () => 'Choose a rival control token to replace or turn over',
    'destroy-token': () => 'Choose a rival control token to destroy',
    'name-tokens': ({ first }) =>
      first < 0 ? 'Name a control token of a rival' : 'Name a second one of the same rival',
    'yield-token': ({ to }) => `Choose which of your control tokens ${player(to)} replaces`,
    'nuclear-power': () => 'Choose a space to strike',
    'take-resource': ({ onlyNew }) => (onlyNew ? 'Take a resource of a kind you do not have' : 'Take a resource'),
    'exchange-resource': () => 'Exchange a resource',
    'advance-dial': ({ left }) => `Advance the tech dial by ${left}, or spend tokens first`,
    'gain-card': ({ level }) => `Take a focus card of level ${level}`,
    'raise-card': ({ left }) => `Raise ${left === 1 ? 'a focus card' : `up to ${left} focus cards`} by one level`,
    'choose-caravan': () => 'Choose a caravan to move',
    'move-caravan': ({ left, extra }) => `Move the caravan (${left + extra} steps left)`,
    'drop-caravan': () => 'Choose a caravan to take off',
    'take-diplomacy': ({ from }) =>
      from === null ? 'Take a diplomacy card of a rival' : `Take a diplomacy card of ${player(from)}`,
    'take-city-state-card': (frame) => `Take the diplomacy card of ${cityState(frame.cityState)}`,
    'return-diplomacy': ({ from }) => `Return a diplomacy card to ${player(from)}`,
    'exchange-diplomacy': () => 'Exchange a diplomacy card of a rival',
    'move-barbarian': (frame) => (frame.barbarian < 0 ? 'Choose a barbarian to move' : 'Choose where it goes'),
    build: () => 'Build a city or a wonder',
    'pay-wonder': (frame) => `Pay for ${wonder(frame.wonder)} (${frame.production} so far), then choose its city`,
    campaign: () => 'Attack or reinforce',
    'press-attack': ({ fight }) => `You have ${fight.attack} against ${fight.defence}: spend trade tokens?`,
    'press-defence': ({ fight }) => `You have ${fight.defence} against ${fight.attack}: spend trade tokens?`,
    'conquer-or-liberate': () => 'Conquer or liberate the city-state',
    'free-token': () => 'Take a control token back to put it on the conquered space',
    plunder: ({ left, victim }) => `Take up to ${left} trade tokens of ${player(victim)}`,
    'carry-off': (frame) => `Choose the city that gets ${wonder(frame.wonder)}`,
    'pay-barbarian': ({ left }) => `Discard ${left} trade ${left === 1 ? 'token' : 'tokens'}`,
  },
  actions: {
    ...terraEn.actions,
    'take-tile': ({ tile, side, rotation }) => `Tile ${tile}${side}, turned ${rotation * 60}°`,
    'lay-tile': ({ q, r }) => `At ${q}, ${r}`,
    'found-capital': (action, view) => place(view, action.space),
    orient: ({ orientation }) => `Turned by ${orientation * 60}°`,
    focus: ({ slot }, view) => slotName(view, view.turn.seat, slot, names),
    use: (action) => `Use ${effect(action.effect)}`,
    done: () => 'Done',
    'put-trade': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return slot === 0 ? 'Lose it' : slotName(view, frame?.step === 'put-trade' ? frame.onto : 0, slot, names);
    },
    'store-trade': () => `Keep it on ${wonder('great-zimbabwe')}`,
    swap: ({ slot, other }, view) =>
      `${slotName(view, view.turn.seat, slot, names)} ↔ ${slotName(view, view.turn.seat, other, names)}`,
    resolve: ({ slot }, view) => slotName(view, view.turn.seat, slot, names),
    station: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return slotName(view, frame !== undefined && 'seat' in frame ? frame.seat : 0, slot, names);
    },
    withdraw: ({ slot }, view) => slotName(view, view.turn.seat, slot, names),
    place: (action, view) => `Place on ${place(view, action.space)}`,
    'take-back': (action, view) => `Take back from ${place(view, action.space)}`,
    spend: (action) => `Spend: ${token(action.token)}`,
    lift: (action, view) => `Move from ${place(view, action.space)}`,
    'put-down': (action, view) => `To ${place(view, action.space)}`,
    convert: (action, view) => place(view, action.space),
    destroy: (action, view) => `Destroy on ${place(view, action.space)}`,
    name: (action, view) => place(view, action.space),
    yield: (action, view) => `Give up ${place(view, action.space)}`,
    strike: (action, view) => `Strike ${place(view, action.space)}`,
    'take-resource': (action) => `Take ${resource(action.resource)}`,
    exchange: ({ give, take }) => `${resource(give)} → ${resource(take)}`,
    advance: () => 'Advance',
    gain: ({ card, slot }, view) => `${focus(card)} instead of ${slotName(view, view.turn.seat, slot, names)}`,
    raise: ({ slot }, view) => `Raise ${slotName(view, view.turn.seat, slot, names)}`,
    caravan: ({ caravan, from }, view) => `Caravan ${caravan + 1} from ${place(view, from)}`,
    step: (action, view) => `To ${place(view, action.space)}`,
    stop: () => 'Stop here',
    drop: ({ caravan }) => `Caravan ${caravan + 1}`,
    'take-diplomacy': ({ card, from, back }) =>
      back === null
        ? `Take ${diplomacy(card)} of ${player(from)}`
        : `Take ${diplomacy(card)} of ${player(from)} for ${diplomacy(back)}`,
    'take-city-state-card': () => 'Take the card',
    return: ({ card }) => `Return ${diplomacy(card)}`,
    'choose-barbarian': ({ letter }) => barbarian(letter),
    drive: (action, view) => `To ${place(view, action.space)}`,
    'build-city': (action, view) => `Build a city on ${place(view, action.space)}`,
    wonder: (action) => `Build ${wonder(action.wonder)}`,
    pay: (action) => `Pay with ${goods(action.resource)}`,
    'raise-wonder': (action, view) => `Under the city on ${place(view, action.space)}`,
    attack: (action, view) => `Attack ${place(view, action.space)}`,
    reinforce: (action, view) => `Reinforce ${place(view, action.space)}`,
    conquer: () => 'Conquer',
    liberate: () => 'Liberate',
    plunder: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return slotName(view, frame?.step === 'plunder' ? frame.victim : 0, slot, names);
    },
    'carry-off': (action, view) => `Under the city on ${place(view, action.space)}`,
    'pay-barbarian': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return `From ${slotName(view, frame?.step === 'pay-barbarian' ? frame.seat : 0, slot, names)}`;
    },
  },
  facts: {
    ...terraEn.facts,
    'tile-laid': ({ seat, tile }) => `${player(seat)} lays tile ${tile}.`,
    'capital-founded': (fact) => `${player(fact.seat)} founds the capital on ${space(fact.space)}.`,
    'direction-chosen': ({ seat }) => `${player(seat)} turns the direction token.`,
    'round-began': ({ round }) => `Round ${round} begins.`,
    'card-chosen': ({ seat, card, slot }) => `${player(seat)} resolves ${focus(card)} in slot ${slot}.`,
    'effect-used': (fact) => `${player(fact.seat)} uses ${effect(fact.effect)}.`,
    'cards-swapped': ({ seat, card, other }) => `${player(seat)} swaps ${focus(card)} and ${focus(other)}.`,
    'trade-gained': ({ seat, card }) => `${player(seat)} gets a trade token on ${focus(card)}.`,
    'trade-stored': ({ seat }) => `${player(seat)} keeps a trade token on ${wonder('great-zimbabwe')}.`,
    'trade-lost': ({ seat }) => `A trade token of ${player(seat)} finds no room and is lost.`,
    'trade-spent': (fact) => `${player(fact.seat)} spends from ${focus(fact.card)}: ${token(fact.token)}.`,
    'resource-taken': (fact) => `${player(fact.seat)} takes ${resource(fact.resource)}.`,
    'resource-spent': (fact) => `${player(fact.seat)} spends ${goods(fact.resource)}.`,
    'natural-wonder-taken': (fact) => `${player(fact.seat)} takes ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-lost': (fact) => `${player(fact.seat)} loses ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-stationed': (fact) =>
      `${player(fact.seat)} puts ${naturalWonder(fact.wonder)} on ${focus(fact.card)}.`,
    'token-placed': (fact) => `${player(fact.seat)} places a control token on ${space(fact.space)}.`,
    'token-taken-back': (fact) => `${player(fact.seat)} takes a control token back from ${space(fact.space)}.`,
    'token-moved': ({ seat, from, to }) => `${player(seat)} moves a control token from ${space(from)} to ${space(to)}.`,
    'token-replaced': (fact) =>
      `${player(fact.seat)} replaces a control token of ${player(fact.rival)} on ${space(fact.space)}.`,
    'token-turned': (fact) =>
      `The control token of ${player(fact.seat)} on ${space(fact.space)} is ${fact.reinforced ? 'reinforced' : 'no longer reinforced'}.`,
    'token-destroyed': (fact) => `The control token of ${player(fact.seat)} on ${space(fact.space)} is destroyed.`,
    'city-destroyed': (fact) => `The city of ${player(fact.seat)} on ${space(fact.space)} is destroyed.`,
    'space-struck': (fact) => `${player(fact.seat)} strikes ${space(fact.space)}.`,
    'dial-advanced': ({ seat, to }) => `${player(seat)} advances the tech dial to ${to}.`,
    'card-gained': ({ seat, card, old }) => `${player(seat)} replaces ${focus(old)} with ${focus(card)}.`,
    'caravan-moved': ({ seat, from, to }) => `A caravan of ${player(seat)} moves from ${space(from)} to ${space(to)}.`,
    'caravan-arrived': (fact) => `A caravan of ${player(fact.seat)} arrives at ${space(fact.space)}.`,
    'caravan-lost': (fact) => `A caravan of ${player(fact.seat)} on ${space(fact.space)} is destroyed.`,
    'diplomacy-taken': ({ seat, from, card }) => `${player(seat)} takes ${diplomacy(card)} of ${player(from)}.`,
    'diplomacy-returned': ({ seat, from, card }) => `${player(seat)} returns ${diplomacy(card)} to ${player(from)}.`,
    'city-state-card-taken': (fact) => `${player(fact.seat)} takes a card of ${cityState(fact.cityState)}.`,
    'city-state-card-returned': (fact) => `${player(fact.seat)} returns the card of ${cityState(fact.cityState)}.`,
    'city-built': (fact) => `${player(fact.seat)} builds a city on ${space(fact.space)}.`,
    'wonder-built': (fact) => `${player(fact.seat)} builds ${wonder(fact.wonder)} on ${space(fact.space)}.`,
    'wonder-revealed': (fact) => `${wonder(fact.wonder)} can be built now.`,
    'wonder-carried-off': (fact) => `${player(fact.seat)} carries ${wonder(fact.wonder)} off to ${space(fact.space)}.`,
    'attack-declared': (fact) => `${player(fact.seat)} attacks ${against(fact.against)} on ${space(fact.space)}.`,
    'dice-thrown': ({ attackDie, attack, defenceDie, defence }) =>
      `The attacker rolls ${attackDie} and has ${attack}, the defender rolls ${defenceDie} and has ${defence}.`,
    'attack-won': ({ seat, attack, defence }) => `${player(seat)} wins the attack with ${attack} to ${defence}.`,
    'attack-lost': ({ seat, attack, defence }) => `${player(seat)} loses the attack with ${attack} to ${defence}.`,
    'barbarian-defeated': ({ seat, letter }) => `${player(seat)} defeats ${barbarian(letter)}.`,
    'city-state-conquered': (fact) => `${player(fact.seat)} conquers ${cityState(fact.cityState)}.`,
    'city-state-liberated': (fact) => `${player(fact.seat)} liberates ${cityState(fact.cityState)}.`,
    'city-state-free': (fact) => `${cityState(fact.cityState)} is free again.`,
    'space-conquered': (fact) => `${player(fact.seat)} conquers ${space(fact.space)} from ${player(fact.rival)}.`,
    'capital-defeated': ({ seat, rival }) => `${player(seat)} defeats the capital of ${player(rival)}.`,
    'trade-plundered': ({ seat, rival, card }) =>
      `${player(seat)} takes a trade token from ${focus(card)} of ${player(rival)}.`,
    'sector-turned': ({ sector }) => `Event: ${names.sectors[sector][0]}.`,
    'direction-rolled': ({ die }) => `The die for the barbarians shows ${die}.`,
    'barbarian-moved': ({ letter, from, to }) => `${barbarian(letter)} moves from ${space(from)} to ${space(to)}.`,
    'barbarian-returned': (fact) => `${barbarian(fact.letter)} returns on ${space(fact.space)}.`,
    'barbarian-paid': ({ seat, card }) => `${player(seat)} loses a trade token from ${focus(card)} to the barbarians.`,
    'agenda-completed': (fact) => `${player(fact.seat)} completes ${agenda(fact.agenda)}.`,
  },
  labels: { ...labelsEn, ...terraLabelsEn },
  reasons: {
    ...terraEn.reasons,
    'too-difficult': 'The terrain is too difficult for this slot.',
    water: 'Water is not allowed here.',
    occupied: 'Something is in the way there.',
    barbarian: 'A barbarian stands there.',
    'out-of-reach': 'It is out of reach.',
    'next-to-city': 'It is next to a city or city-state.',
    'token-lies-there': 'A token lies there that has not been claimed.',
    'no-city-left': 'You have no city left.',
    'no-city-for-wonder': 'You have no city without a wonder.',
    'too-expensive': 'You cannot pay for it.',
    'no-target': 'There is nothing to attack.',
    'own-piece': 'It is your own.',
    'no-attacks-left': 'The card allows no more attacks.',
    'either-or': 'The card does not allow both.',
    'all-reinforced': 'It is reinforced already.',
    'already-held': 'You have this kind already.',
    'already-arrived': 'A caravan has arrived there this turn.',
    'no-steps-left': 'The caravan has no steps left.',
    'none-left': 'There are none left.',
  },
  parts: {
    ...terraEn.parts,
    'warmonger-paranoid': 'Warmonger / Paranoid',
    'technophile-scholarly': 'Technophile / Scholarly',
    'explorer-aesthetic': 'Explorer / Aesthetic',
    'civilized-money-grubber': 'Civilized / Money Grubber',
    'populous-preservationist': 'Populous / Preservationist',
  },
  endings: {
    agendas: 'All victory cards needed are completed',
    wonders: 'Several completed all victory cards needed; most wonders decided',
    spaces: 'Several completed all victory cards needed; most friendly spaces decided',
    shared: 'Several completed all victory cards needed and share the victory',
    'round-limit': 'The round limit was reached',
  },
  things: explanations(names),
};
