/** Every English word of the game. */

import { type BoxBook, capitals, counted, player } from '@tabularium/kernel';
import type { NewDawn } from '../vocabulary.ts';
import { declines, explanations, haveCaravansMoved, joined, leavesFight, naming, spotsOf } from './book.ts';
import { features } from './features-en.ts';
import { figures } from './figures-en.ts';
import { labelsEn } from './labels-en.ts';
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
} = naming('en');

/** What "done" says while tokens are spent in a fight. */
const LEFT_AS_IT_IS = {
  won: 'Leave it: the attack succeeds',
  ahead: 'Leave it: the attack is ahead',
  lost: 'Leave it: the defence holds',
} as const;

/** `a control token`, `up to 2 control tokens`. */
export const upTo = (count: number, one: string): string => (count === 1 ? `a ${one}` : `up to ${count} ${one}s`);

const spacesLeft = (count: number): string => `${counted('en', count, { one: 'space', other: 'spaces' })} left`;

const tokens = (count: number): string => counted('en', count, { one: 'trade token', other: 'trade tokens' });

/** The English text book. */
export const en: BoxBook<NewDawn, 'base'> = {
  title: 'Civilization: A New Dawn',
  summary:
    'Lead a civilization through the ages: choose one of five focus cards each turn and be the first to complete an agenda on every victory card.',
  options: {
    map: {
      name: 'Map',
      help: 'The map of the first game, one laid by the players tile by tile, or one laid by chance under the same rules. How the tiles of the first game lie is our own arrangement.',
      values: { 'first-game': 'First game', players: 'Laid by the players', random: 'Laid by chance' },
    },
    epic: { name: 'Epic game', help: 'Four victory cards instead of three.' },
    after24: {
      name: 'Beyond 24 on the tech dial',
      help: 'Past 24 the pointer is turned to 15 instead and what is left of the advance is lost, as printed; or the advance goes on from there.',
      values: { lost: 'The rest is lost', 'go-on': 'The advance goes on' },
    },
    petraTurns: {
      name: 'Petra turns barbarians round',
      help: 'Published correction: a barbarian that would enter a space protected by Petra turns round; otherwise it stays where it is.',
    },
    maracanaFirst: {
      name: 'Maracanã comes first',
      help: 'Published correction: the extra economy card is resolved before the other card; otherwise after it.',
    },
    roundLimit: {
      name: 'Round limit (house rule)',
      help: 'The game ends after so many rounds at the latest; whoever has completed most victory cards wins.',
      values: { 0: 'None', 30: '30 rounds', 60: '60 rounds', 120: '120 rounds' },
    },
  },
  prompts: capitals({
    'take-tile': ({ seat }, view) =>
      (view.tilesToLay[seat]?.length ?? 0) > 1
        ? 'Choose a tile, its side and how it is turned'
        : 'Lay the tile: choose its side and how it is turned',
    'lay-tile': ({ tile }) => `Lay tile ${tile}`,
    'found-capital': () => 'Choose the space of your capital',
    'turn-direction-token': () => 'Turn the barbarian direction token',
    'choose-focus': () => 'Choose a focus card to resolve, or use an effect first',
    'use-effect': () => 'Use an effect, or go on',
    'put-trade': ({ left, type, onto, seat }) =>
      `Put ${left === 1 ? 'a trade token' : `${left} trade tokens`} on ${onto === seat ? 'your' : `${player(onto)}'s`} ${type === null ? 'focus cards' : `${focusType(type)} card`}`,
    'swap-cards': ({ neighbours }) => (neighbours ? 'Swap two neighbouring focus cards' : 'Swap two focus cards'),
    'resolve-another': () => 'Resolve another card as though in slot 1',
    'station-wonder': (frame) => `Put ${naturalWonder(frame.wonder)} on a focus card`,
    'withdraw-trade': (_frame, view) =>
      `Move trade tokens from ${wonder('great-zimbabwe')} to focus cards (${view.stored} left there)`,
    'place-tokens': ({ left, limit }) =>
      left === 0
        ? 'Spend a trade token to place another control token, or go on'
        : `Place ${upTo(left, 'control token')} on ${left === 1 ? 'a space' : 'spaces'} of difficulty ${limit} or less`,
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
    'advance-dial': ({ left }) =>
      left === 0
        ? 'Spend a trade token to advance the tech dial farther, or go on'
        : `Advance the tech dial by ${left}; trade tokens may be spent first`,
    'gain-card': ({ level }) => `Take a focus card of level ${roman(level)}`,
    'raise-card': ({ left }) => `Replace ${upTo(left, 'focus card')} with the next higher level`,
    'choose-caravan': (frame, view) =>
      haveCaravansMoved(view, frame) ? 'All caravans have moved' : 'Choose a caravan to move',
    'move-caravan': ({ left, extra }) => `Move the caravan (${spacesLeft(left + extra)})`,
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
    plunder: ({ left, victim }) => `Take ${upTo(left, 'trade token')} of ${player(victim)}`,
    'carry-off': (frame) => `Choose the city that gets ${wonder(frame.wonder)}`,
    'pay-barbarian': ({ left }) => `Discard ${counted('en', left, { one: 'trade token', other: 'trade tokens' })}`,
  }),
  actions: capitals({
    'take-tile': ({ tile, side, rotation }) => `Tile ${tile}${side}, turned ${rotation * 60}°`,
    'lay-tile': (action, view) => `Lay the tile ${tileBeside(view, action)}`,
    'found-capital': (action, view) => place(view, action.space),
    orient: ({ orientation }) => `Turned by ${orientation * 60}°`,
    focus: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    use: (action) => `Use ${effect(action.effect)}`,
    done: (_action, view) => {
      const outcome = leavesFight(view);
      return outcome === undefined ? (declines(view) ? 'Decline' : 'Done') : LEFT_AS_IT_IS[outcome];
    },
    leave: () => 'Build something else after all',
    'put-trade': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return slot === 0 ? 'Lose it' : inSlot(view, frame?.step === 'put-trade' ? frame.onto : 0, slot);
    },
    'store-trade': () => `Keep it on ${wonder('great-zimbabwe')}`,
    swap: ({ slot, other }, view) => `${inSlot(view, view.turn.seat, slot)} ↔ ${inSlot(view, view.turn.seat, other)}`,
    resolve: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    station: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return inSlot(view, frame !== undefined && 'seat' in frame ? frame.seat : 0, slot);
    },
    withdraw: ({ slot }, view) => inSlot(view, view.turn.seat, slot),
    place: (action, view) => `Place a control token on ${place(view, action.space)}`,
    'take-back': (action, view) => `Take back from ${place(view, action.space)}`,
    spend: (action, view) =>
      leavesFight(view) === undefined
        ? `Spend: ${token(action.token)}`
        : `+1 for ${action.token === 'trade' ? '1 ' : ''}${token(action.token)}`,
    lift: (action, view) => `Move from ${place(view, action.space)}`,
    'put-down': (action, view) => `To ${place(view, action.space)}`,
    convert: (action, view) => held(view, action.space),
    destroy: (action, view) => `Destroy on ${held(view, action.space)}`,
    name: (action, view) => held(view, action.space),
    yield: (action, view) => `Give up ${place(view, action.space)}`,
    strike: (action, view) => `Strike ${held(view, action.space)}`,
    'take-resource': (action) => `Take ${resource(action.resource)}`,
    exchange: ({ give, take }) => `${resource(give)} → ${resource(take)}`,
    advance: () => 'Advance',
    gain: ({ card, slot }, view) => `${bareFocus(card)} instead of ${inSlot(view, view.turn.seat, slot)}`,
    raise: ({ slot }, view) => `Replace ${inSlot(view, view.turn.seat, slot)}`,
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
    'raise-wonder': (action, view) => `Under the city ${at(spotsOf(view, action.space), action.space)}`,
    attack: (action, view) => `Attack ${attacked(view, action.space)}`,
    reinforce: (action, view) => `Reinforce ${place(view, action.space)}`,
    conquer: () => 'Conquer',
    liberate: () => 'Liberate',
    plunder: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return inSlot(view, frame?.step === 'plunder' ? frame.victim : 0, slot);
    },
    'carry-off': (action, view) => `Under the city ${at(spotsOf(view, action.space), action.space)}`,
    'pay-barbarian': ({ slot }, view) => {
      const frame = view.frames.at(-1);
      return `From ${inSlot(view, frame?.step === 'pay-barbarian' ? frame.seat : 0, slot)}`;
    },
  }),
  facts: capitals({
    'tile-laid': ({ seat, tile }) => `${player(seat)} lays tile ${tile}.`,
    'capital-founded': (fact) => `${player(fact.seat)} founds the capital ${at(fact, fact.space)}.`,
    'map-populated': () => 'Tokens are laid on every symbol of the map.',
    'first-player-drawn': ({ seat }) => `${player(seat)} is drawn as first player.`,
    'direction-chosen': ({ seat, orientation }) =>
      orientation === 0
        ? `${player(seat)} leaves the barbarian direction token as it lies.`
        : `${player(seat)} turns the barbarian direction token by ${orientation * 60}°.`,
    'round-began': ({ round }) => `Round ${round} begins.`,
    declined: ({ seat, step }) =>
      `${player(seat)} ${
        {
          'advance-dial': 'does not advance the tech dial',
          'put-trade': 'takes no trade token',
          'gain-card': 'takes no focus card',
          'take-diplomacy': 'takes no diplomacy card',
          'take-city-state-card': 'takes no card of the city-state',
          'take-resource': 'takes no resource',
          build: 'builds nothing',
        }[step]
      }.`,
    'card-chosen': ({ seat, card, slot }) => `${player(seat)} resolves ${focus(card)} in slot ${slot}.`,
    'card-reset': ({ seat, card }) => `${player(seat)} resets ${focus(card)} to slot 1.`,
    'effect-used': (fact) => `${player(fact.seat)} uses ${effect(fact.effect)}.`,
    'cards-swapped': ({ seat, card, other }) => `${player(seat)} swaps ${focus(card)} and ${focus(other)}.`,
    'trade-gained': ({ seat, card }) => `${player(seat)} puts a trade token on ${focus(card)}.`,
    'trade-stored': ({ seat }) => `${player(seat)} keeps a trade token on ${wonder('great-zimbabwe')}.`,
    'trade-withdrawn': ({ seat, card }) =>
      `${player(seat)} moves a trade token from ${wonder('great-zimbabwe')} to ${focus(card)}.`,
    'storage-lost': ({ seat, count }) => `${player(seat)} loses ${tokens(count)} on ${wonder('great-zimbabwe')}.`,
    'trade-lost': ({ seat }) => `A trade token of ${player(seat)} finds no room and is lost.`,
    'trade-spent': (fact) =>
      fact.token === 'trade'
        ? `${player(fact.seat)} spends a trade token from ${focus(fact.card)}.`
        : `${player(fact.seat)} spends ${token(fact.token)} for ${focus(fact.card)}.`,
    'resource-taken': (fact) =>
      `${player(fact.seat)} takes ${resource(fact.resource)}${fact.source === 'map' ? '' : ' from the supply'}.`,
    'resource-spent': (fact) => `${player(fact.seat)} spends ${goods(fact.resource)}.`,
    'natural-wonder-taken': (fact) => `${player(fact.seat)} takes ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-lost': (fact) => `${player(fact.seat)} loses ${naturalWonder(fact.wonder)}.`,
    'natural-wonder-stationed': (fact) =>
      `${player(fact.seat)} puts ${naturalWonder(fact.wonder)} on ${focus(fact.card)}.`,
    'token-placed': (fact) => `${player(fact.seat)} places a control token ${at(fact, fact.space)}.`,
    'token-taken-back': (fact) => `${player(fact.seat)} takes a control token back from ${site(fact, fact.space)}.`,
    'token-moved': (fact) =>
      `${player(fact.seat)} moves a control token from ${site(fact, fact.from)} to ${site(fact, fact.to)}.`,
    'token-replaced': (fact) =>
      `${player(fact.seat)} replaces a control token of ${player(fact.rival)} ${at(fact, fact.space)}.`,
    'token-turned': (fact) =>
      `The control token of ${player(fact.seat)} ${at(fact, fact.space)} is ${fact.reinforced ? 'reinforced' : 'no longer reinforced'}.`,
    'token-destroyed': (fact) => `The control token of ${player(fact.seat)} ${at(fact, fact.space)} is destroyed.`,
    'city-destroyed': (fact) => `The city of ${player(fact.seat)} ${at(fact, fact.space)} is destroyed.`,
    'space-struck': (fact) => `${player(fact.seat)} strikes ${space(fact, fact.space)}.`,
    'dial-advanced': ({ seat, to }) => `${player(seat)} moves the tech dial to ${to}.`,
    'card-gained': ({ seat, card, old }) => `${player(seat)} replaces ${focus(old)} with ${focus(card)}.`,
    'caravans-gained': ({ seat, count }) =>
      `${player(seat)} gets ${counted('en', count, { one: 'more caravan', other: 'more caravans' })}.`,
    'caravan-set-out': (fact) => `A caravan of ${player(fact.seat)} sets out from ${space(fact, fact.space)}.`,
    'caravan-returned': (fact) => `A caravan of ${player(fact.seat)} ${at(fact, fact.space)} returns to its card.`,
    'caravan-dropped': (fact) =>
      `${player(fact.seat)} takes off a caravan ${fact.space < 0 ? 'from its card' : at(fact, fact.space)}.`,
    'caravan-moved': (fact) =>
      `A caravan of ${player(fact.seat)} moves from ${space(fact, fact.from)} to ${space(fact, fact.to)}.`,
    'caravan-arrived': (fact) => `A caravan of ${player(fact.seat)} arrives at ${space(fact, fact.space)}.`,
    'caravan-lost': (fact) =>
      `A caravan of ${player(fact.seat)} ${at(fact, fact.space)} is beaten and returns to its card.`,
    'diplomacy-taken': ({ seat, from, card }) => `${player(seat)} takes ${diplomacy(card)} from ${player(from)}.`,
    'diplomacy-returned': ({ seat, from, card }) => `${player(seat)} returns ${diplomacy(card)} to ${player(from)}.`,
    'city-state-card-taken': (fact) => `${player(fact.seat)} takes a diplomacy card from ${cityState(fact.cityState)}.`,
    'city-state-card-returned': (fact) =>
      `${player(fact.seat)} returns the diplomacy card of ${cityState(fact.cityState)}.`,
    'city-state-card-lost': (fact) => `${player(fact.seat)} loses the diplomacy card of ${cityState(fact.cityState)}.`,
    'city-built': (fact) => `${player(fact.seat)} builds a city ${at(fact, fact.space)}.`,
    'wonder-built': (fact) => `${player(fact.seat)} builds ${wonder(fact.wonder)} ${at(fact, fact.space)}.`,
    'wonder-revealed': (fact) => `${wonder(fact.wonder)} can be built now.`,
    'wonder-carried-off': (fact) =>
      `${player(fact.seat)} carries ${wonder(fact.wonder)} off to ${site(fact, fact.space)}.`,
    'attack-declared': (fact) =>
      typeof fact.against === 'string' && fact.against.length > 1
        ? `${player(fact.seat)} attacks ${against(fact.against)}.`
        : `${player(fact.seat)} attacks ${attackedThere(fact)}.`,
    'dice-thrown': (fact) =>
      `The attacker rolls ${sumOf(fact.attackDie, fact.attackParts, fact.attack)}, the defender ${sumOf(fact.defenceDie, fact.defenceParts, fact.defence)}.`,
    'attack-won': ({ seat, attack, defence }) => `${player(seat)} wins the attack by ${attack} to ${defence}.`,
    'attack-lost': ({ seat, attack, defence }) => `${player(seat)} loses the attack by ${attack} to ${defence}.`,
    'barbarian-defeated': ({ seat, letter }) => `${player(seat)} defeats ${barbarian(letter)}.`,
    'city-state-conquered': (fact) => `${player(fact.seat)} conquers ${cityState(fact.cityState)}.`,
    'city-state-liberated': (fact) => `${player(fact.seat)} liberates ${cityState(fact.cityState)}.`,
    'city-state-free': (fact) => `${cityState(fact.cityState)} is free again.`,
    'space-conquered': (fact) => `${player(fact.seat)} conquers ${site(fact, fact.space)} from ${player(fact.rival)}.`,
    'capital-defeated': ({ seat, rival }) => `${player(seat)} defeats the capital of ${player(rival)}.`,
    'trade-plundered': ({ seat, rival, card }) =>
      `${player(seat)} takes a trade token from ${focus(card)} of ${player(rival)}.`,
    'sector-turned': ({ sector }) => `Event: ${sectorName(sector)}.`,
    'direction-rolled': ({ die }) => `The die for the barbarians shows ${die}.`,
    'barbarian-moved': (fact) =>
      `${barbarian(fact.letter)} moves from ${space(fact, fact.from)} to ${space(fact, fact.to)}.`,
    'barbarian-turned': ({ letter, at }) =>
      `${barbarian(letter)} turns round ${at === 'edge' ? 'at the edge of the map' : `before ${wonder('petra')}`}.`,
    'barbarian-stayed': (fact) => `${barbarian(fact.letter)} cannot move and stays ${at(fact, fact.space)}.`,
    'barbarian-repelled': (fact) => `${barbarian(fact.letter)} is driven back from ${space(fact, fact.space)}.`,
    'barbarians-met': (fact) =>
      `${joined('en', fact.letters.map(barbarian))} meet ${at(fact, fact.space)}: ${barbarian(fact.mover)} rolls ${fact.die} and moves on.`,
    'nothing-to-pay': ({ seat }) => `${player(seat)} has no trade token to lose.`,
    'barbarian-returned': (fact) => `${barbarian(fact.letter)} returns ${at(fact, fact.space)}.`,
    'barbarian-paid': ({ seat, card }) => `${player(seat)} loses a trade token from ${focus(card)} to the barbarians.`,
    'agenda-completed': (fact) => `${player(fact.seat)} completes the agenda ${agenda(fact.agenda)}.`,
    'agenda-lost': (fact) => `${player(fact.seat)} no longer meets the agenda ${agenda(fact.agenda)}.`,
  }),
  labels: labelsEn,
  reasons: {
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
    'no-steps-left': 'It has no movement left.',
    'used-up': 'The card allows no more of these.',
    'no-token-left': 'All your control tokens lie on the map: take one back first.',
    'supply-empty': 'The supply has none of this kind left.',
  },
  parts: {
    'warmonger-paranoid': 'Warmonger / Paranoid',
    'technophile-scholarly': 'Technophile / Scholarly',
    'explorer-aesthetic': 'Explorer / Aesthetic',
    'civilized-money-grubber': 'Civilized / Money Grubber',
    'populous-preservationist': 'Populous / Preservationist',
  },
  features,
  figures,
  tallies: { leader: 'Leaders', wonder: 'Wonders' },
  endings: {
    agendas: 'All victory cards needed are completed',
    wonders: 'Several completed all victory cards needed; most wonders decided',
    spaces: 'Several completed all victory cards needed; most friendly spaces decided',
    shared: 'Several completed all victory cards needed and share the victory',
    'round-limit': 'The round limit was reached',
  },
  things: explanations('en'),
};
