/** The English sentences the expansion adds. */

import { type BoxBook, capitals, counted, player } from '@tabularium/kernel';
import { focusCard } from '../../queries/things.ts';
import { explaining, joined, naming, noted } from '../../text/book.ts';
import { upTo } from '../../text/en.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { TERRA_SECTORS } from '../content/dial.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { haveArmiesMoved } from '../queries/armies.ts';
import { terraLabelsEn } from './labels-en.ts';
import { type Attack, namingOwn } from './names.ts';
import { ownKindsEn } from './names-en.ts';

const { find, focus, place, beside, site, at, space, wonder, cityState, token, resource, barbarian, target, inSlot } =
  naming('en');
const { district, government, dialEvent } = namingOwn(ownKindsEn);

/** What an army attacks, and where; a city-state by its name. */
const aim = (fact: Attack): string => {
  if (fact.target === 'city-state' || fact.target === 'fort') return site(fact, fact.space);
  return `${fact.target === 'barbarian' ? 'the ' : ''}${target(fact.target, fact.owner ?? -1)} ${at(fact, fact.space)}`;
};

/** Prompts, actions, facts and reasons in English. */
export const terraEn: BoxBook<NewDawn, 'terraIncognita'> = {
  options: {
    module: {
      name: 'Expansion',
      help: 'The base game for two to four players, or with Terra Incognita for two to five: armies, forts, districts, governments and a map that grows.',
      values: { base: 'Base game', 'terra-incognita': 'With Terra Incognita' },
    },
    peaceful: {
      name: 'Peaceful game',
      help: 'Only with Terra Incognita: no fort victory cards; an agenda on each of the other three is needed.',
    },
    handicap: {
      name: 'Handicap tokens',
      help: 'Only with Terra Incognita: with how many trade tokens each player starts. 6 is one on each focus card, more are spread from the left, at most three on a card.',
    },
  },
  prompts: capitals({
    'place-fort': () => 'Place your fort beside the core of the map',
    union: () => 'Choose the player you are united with and take one of their diplomacy cards',
    'give-ibrahim': () => 'Give Ibrahim to a player, or keep things as they are',
    'choose-army': (frame, view) => (haveArmiesMoved(view, frame) ? 'All armies have moved' : 'Choose an army to move'),
    'move-army': ({ left }) =>
      left > 90
        ? 'Move the army (any number of spaces)'
        : `Move the army (${counted('en', left, { one: 'space', other: 'spaces' })} left)`,
    'choose-target': () => 'Choose what the army attacks',
    'fight-on': ({ side, fight }) =>
      side === 'attack'
        ? `You have ${fight.attack} against ${fight.defence}: spend tokens?`
        : `You have ${fight.defence} against ${fight.attack}: spend tokens?`,
    scorch: () => 'Remove the beaten control token and move on, or replace it',
    retort: ({ from }) => `${player(from)} broke the peace: return the pact and swap your military card?`,
    'drop-army': () => 'Choose an army to take off',
    'explore-from': () => 'Choose the edge space to explore from',
    survey: () => 'Look at up to two tiles of the stack, then lay one or put them back',
    'lay-water': () => 'Lay a water token next to the caravan, or go on',
    'choose-growth': () => 'Place a district or reinforce control tokens',
    'place-district': ({ slot }) => `Place a district on a space of difficulty ${slot} or less next to a city`,
    reinforce: ({ left }) =>
      left === 0
        ? 'Spend a trade token to reinforce another control token, or go on'
        : `Reinforce ${upTo(left, 'control token')}`,
    deploy: () => 'Put armies from the military card on your cities',
    globalize: () => 'Choose the kind of district everyone resolves',
    'resolve-districts': ({ left }) => `Resolve your districts (${left.length} left)`,
    'use-district': (frame) => `Use the ${district(frame.district)}`,
    'place-among': ({ left, reinforced }) => `Place ${upTo(left, `${reinforced ? 'reinforced ' : ''}control token`)}`,
    'found-city': () => 'Build a city',
    'change-government': () => 'Change government, or keep what you have',
    'seize-city': () => 'Choose a rival city to replace with one of yours',
    'copy-card': ({ from }) => `Take a focus card like one of ${player(from)}`,
    'conquer-visited': () => 'Conquer the city-state your caravan has reached?',
    'free-tokens': () => 'Choose a rival control token to replace',
    'swap-some': () => 'Swap two focus cards',
  }),
  actions: capitals({
    'place-fort': (action, view) => `Fort ${beside(view, [action])}`,
    'give-ibrahim': ({ to }) => `To ${player(to)}`,
    army: ({ army, from }, view) => `Army ${army + 1} from ${place(view, from)}`,
    march: (action, view) => `To ${place(view, action.space)}`,
    halt: () => 'Halt here',
    explore: () => 'Explore',
    target: (action) => `Attack ${target(action.target, action.owner)}`,
    're-roll': (action) => `Throw again for ${action.token === 'trade' ? '1 ' : ''}${token(action.token)}`,
    commit: (action) => `Spend ${resource(action.resource)} for 2`,
    scorch: () => 'Remove it and move on',
    'drop-army': ({ army }) => `Army ${army + 1}`,
    'explore-from': (action, view) => `From ${place(view, action.space)}`,
    look: () => 'Look at a tile',
    survey: (action, view) => `Lay tile ${action.tile} from ${place(view, action.space)}`,
    'return-tile': ({ tile, to }) => `Tile ${tile} to the ${to} of the stack`,
    'lay-water': (action, view) => `Water ${beside(view, [action])}`,
    grow: ({ by }) => (by === 'district' ? 'Place a district' : 'Reinforce'),
    district: (action, view) => `${district(action.district)} on ${place(view, action.space)}`,
    deploy: (action, view) => `Army ${action.army + 1} on ${place(view, action.space)}`,
    'choose-district': (action) => district(action.district),
    'resolve-district': (action) => district(action.district),
    ability: ({ ability }) =>
      ({
        'mature-cities': 'A trade token for each mature city',
        deserts: 'Trade tokens on economy for deserts',
        forests: 'Trade tokens on industry for forests',
        city: 'A city for 3 trade tokens',
        'place-token': 'Place a control token',
      })[ability],
    'drive-out': ({ letter }) => `Defeat ${barbarian(letter)}`,
    rout: ({ seat, army }) => `Defeat army ${army + 1} of ${player(seat)}`,
    govern: ({ slot }, view) => {
      const frame = view.frames.at(-1);
      const seat = frame?.step === 'change-government' ? frame.seat : 0;
      const card = view.players[seat]?.row[slot - 1]?.card;
      const name = card === undefined ? '' : government(GOVERNMENTS[focusCard(card).type].id);
      return `${name}: ${inSlot(view, seat, slot)}`;
    },
    seize: (action, view) => `Replace ${place(view, action.space)}`,
    settle: (action, view) =>
      `Build a city with the ${action.figure === 'army' ? 'army' : 'caravan'} on ${place(view, action.space)}`,
  }),
  facts: capitals({
    'fort-placed': (fact) => `${player(fact.seat)} places ${site(fact, fact.space)}.`,
    'tile-drawn': ({ seat, tile }) => `${player(seat)} explores and draws tile ${tile}.`,
    'tile-explored': ({ seat, tile, found }) =>
      `${player(seat)} lays tile ${tile}${found.length === 0 ? '' : `: ${joined('en', found.map(find))}`}.`,
    'water-laid': ({ seat }) => `${player(seat)} lays a water token.`,
    united: ({ seat, rival }) => `${player(seat)} is united with ${player(rival)} from now on.`,
    'tile-does-not-fit': ({ tile }) => `Tile ${tile} fits nowhere and goes on top of the stack.`,
    'ibrahim-given': ({ seat, to }) => `${player(seat)} gives Ibrahim to ${player(to)}.`,
    'armies-gained': ({ seat, count }) =>
      `${player(seat)} gets ${counted('en', count, { one: 'more army', other: 'more armies' })}.`,
    'army-set-out': (fact) => `An army of ${player(fact.seat)} sets out from ${space(fact, fact.space)}.`,
    'army-dropped': (fact) =>
      `${player(fact.seat)} takes off an army ${fact.space < 0 ? 'from its card' : at(fact, fact.space)}.`,
    'army-moved': (fact) =>
      `An army of ${player(fact.seat)} moves from ${space(fact, fact.from)} to ${space(fact, fact.to)}.`,
    'army-defeated': (fact) =>
      fact.space < 0
        ? `An army of ${player(fact.seat)} is defeated.`
        : `An army of ${player(fact.seat)} ${at(fact, fact.space)} is defeated and returns to its card.`,
    'army-returned': (fact) =>
      fact.to < 0
        ? `An army of ${player(fact.seat)} ${at(fact, fact.from)} returns to its card.`
        : `An army of ${player(fact.seat)} goes back from ${site(fact, fact.from)} to ${site(fact, fact.to)}.`,
    'army-deployed': (fact) => `${player(fact.seat)} puts an army on ${space(fact, fact.space)}.`,
    'army-attack': (fact) => `An army of ${player(fact.seat)} attacks ${aim(fact)}.`,
    'die-thrown-again': ({ seat, die, value }) => `${player(seat)} rolls again: ${die}, ${value} in all.`,
    'resource-committed': (fact) => `${player(fact.seat)} throws ${resource(fact.resource)} into the fight.`,
    'fort-taken': (fact) => `${player(fact.seat)} takes ${site(fact, fact.space)}.`,
    'fort-abandoned': (fact) => `Nobody controls ${site(fact, fact.space)} any more.`,
    'trade-paid': ({ seat, card, count }) =>
      `${player(seat)} spends ${counted('en', count, { one: 'trade token', other: 'trade tokens' })} from ${focus(card)}.`,
    'tile-chosen': ({ seat, tile }) => `${player(seat)} chooses tile ${tile} to lay.`,
    'tile-looked-at': ({ seat }) => `${player(seat)} looks at a tile of the stack.`,
    'tile-returned': ({ seat, to }) =>
      `${player(seat)} puts a tile back ${to === 'top' ? 'on top of' : 'under'} the stack.`,
    'district-placed': (fact) => `${player(fact.seat)} places the ${district(fact.district)} ${at(fact, fact.space)}.`,
    'district-lost': (fact) => `The ${district(fact.district)} of ${player(fact.seat)} leaves the map.`,
    'district-resolved': (fact) =>
      fact.barren
        ? `${player(fact.seat)} resolves the ${district(fact.district)}; it yields nothing.`
        : `${player(fact.seat)} resolves the ${district(fact.district)}.`,
    'government-changed': (fact) => `${player(fact.seat)} changes government: ${government(fact.government)}.`,
    'government-lost': (fact) => `${player(fact.seat)} loses the government token: ${government(fact.government)}.`,
    'dial-turned': ({ sector }) =>
      `Event: ${(TERRA_SECTORS[sector] ?? []).map((event) => dialEvent(event)).join(', ')}.`,
    'wonder-cheapened': (fact) => `${wonder(fact.wonder)} gets a trade token and costs 1 less.`,
    'wonder-removed': (fact) => `${wonder(fact.wonder)} is removed from the game.`,
    'city-seized': (fact) => `${player(fact.seat)} replaces the city of ${player(fact.rival)} ${at(fact, fact.space)}.`,
    'city-state-annexed': (fact) => `${player(fact.seat)} takes over ${cityState(fact.cityState)} without an attack.`,
  }),
  labels: terraLabelsEn,
  reasons: {
    'too-few-contacts': 'It touches too few spaces.',
    'touches-fort': 'It touches another fort.',
    'touches-city-state': 'It touches a city-state.',
    fort: 'A fort is there.',
    'next-to-fort': 'It is next to a fort.',
    'rival-army': 'A rival army stands there.',
    army: 'An army stands there.',
    'district-lies': 'This district lies on the map already.',
    pact: 'The army would have to attack a player you have a pact with, or could not stop there.',
    'no-edge': 'This is not the edge of the map.',
    'no-capital-here': 'No capital stands on this tile.',
    'explored-already': 'It has explored on this move already.',
    'stack-empty': 'There are no tiles left.',
  },
  parts: {
    'defensive-devastating': 'Defensive / Devastating',
    'diplomatic-hoarder': 'Diplomatic / Hoarder',
    'expansionist-prolific': 'Expansionist / Prolific',
    'industrious-progressive': 'Industrious / Progressive',
    'provincial-diversified': 'Provincial / Diversified',
    'technophile-scholarly-ti': 'Technophile / Scholarly',
    fortified: 'Fortified',
    expeditionary: 'Expeditionary',
  },
  things: noted('en', {
    district: explaining(() => ownKindsEn.districts, 'TI 7.6'),
    government: explaining(() => ownKindsEn.governments, 'TI 8.3'),
    'dial-event': explaining(() => ownKindsEn.dialEvents, 'TI 10.10'),
  }),
};
