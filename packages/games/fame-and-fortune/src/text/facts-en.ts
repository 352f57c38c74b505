/** What the log of the base game says in English. */

import { type BoxBook, capitals, player } from '@tabularium/kernel';
import type { FameAndFortune } from '../state.ts';
import { roman } from './numerals.ts';
import { name, party, several } from './saying-en.ts';

const PHASES = {
  start: 'Start of Turn',
  trade: 'Trade',
  city: 'City Management',
  movement: 'Movement',
  research: 'Research',
};
const VICTORIES = {
  culture: 'a culture victory',
  technology: 'a technology victory',
  economy: 'an economic victory',
  military: 'a military victory',
  'turn-limit': 'the most at the turn limit',
  lesson: 'the end of the learning game',
};
/** What a player does with a city. */
const DEEDS = {
  produce: (city: string) => `produces in ${city}`,
  arts: (city: string) => `devotes ${city} to the arts`,
  harvest: (city: string) => `harvests in ${city}`,
  special: (city: string) => `builds in ${city} without cost`,
};
const figureWords = { army: 'an army', scout: 'a scout' };

/** Whose unit it is in a battle. */
const sideWords = (seat: number, barbarian: boolean) => (barbarian ? 'the barbarians' : player(seat));
const piece = (kind: string, id: string) => name.thing(kind === 'person' ? 'great-person' : kind, id);

/** The sentences. */
export const facts: BoxBook<FameAndFortune, 'base'>['facts'] = capitals({
  leads: ({ seat, civilization }) => `${player(seat)} leads ${name.thing('civilization', civilization)}.`,
  settled: (fact) =>
    `${name.place(fact, fact.square)} on ${name.land(fact, fact.square)} becomes the capital of ${player(fact.seat)}.`,
  'turn-began': ({ round, seat }) => `Turn ${round}: ${player(seat)} is first player.`,
  'phase-began': ({ phase }) => `${PHASES[phase]} Phase.`,
  'first-player': ({ seat }) => `${player(seat)} becomes first player.`,
  trade: ({ seat, change }) => `${player(seat)} ${change < 0 ? `gives up ${-change}` : `gains ${change}`} trade.`,
  culture: ({ seat, change }) => `${player(seat)} ${change < 0 ? `gives up ${-change}` : `gains ${change}`} culture.`,
  coin({ seat, holder, change }) {
    const coins = several(Math.abs(change), 'coin token', 'coin tokens');
    return `${player(seat)} ${change < 0 ? `gives up ${coins} of` : `gains ${coins} on`} ${name.coin(holder)}.`;
  },
  resource: ({ seat, resource }) => `${player(seat)} takes ${name.thing('resource', resource)}.`,
  used: ({ seat, source }) =>
    `${player(seat)} ${source.startsWith('event:') ? 'plays' : 'uses'} ${name.source(source)}.`,
  paid: ({ seat, piece }) => `${player(seat)} pays with ${name.piece(piece)}.`,
  'paid-back': ({ seat, piece }) => `${player(seat)} gets ${name.piece(piece)} back.`,
  cancelled: ({ source }) => `${name.source(source)} is cancelled.`,
  revealed: ({ seat, person }) => `${player(seat)} reveals ${name.thing('person', person)}.`,
  placed: (fact) =>
    fact.kind === 'person'
      ? `${player(fact.seat)} brings a great person to ${name.land(fact, fact.square)}: ${piece(fact.kind, fact.id)}.`
      : `${player(fact.seat)} builds ${piece(fact.kind, fact.id)} on ${name.land(fact, fact.square)}.`,
  removed(fact) {
    const { seat, kind, id, square, replaced } = fact;
    if (!replaced)
      return `${player(seat)} loses ${kind === 'person' ? 'the ' : ''}${piece(kind, id)} on ${name.land(fact, square)}.`;
    const gone = `${piece(kind, id)} of ${player(seat)} on ${name.land(fact, square)}`;
    return kind === 'person' ? `The ${gone} goes back to the reserve.` : `${gone} is overbuilt.`;
  },
  upgraded: (fact) =>
    `The building of ${player(fact.seat)} on ${name.land(fact, fact.square)} becomes ${piece('building', fact.id)}.`,
  obsolete: ({ wonder }) => `${name.thing('wonder', wonder)} is obsolete.`,
  'wonder-open': ({ wonder }) => `${name.thing('wonder', wonder)} comes into the market.`,
  walls: (fact) => `${player(fact.seat)} builds walls around ${name.place(fact, fact.square)}.`,
  'walls-lost': (fact) => `${name.place(fact, fact.square)} of ${player(fact.seat)} loses its walls.`,
  'city-marker': (fact) => `${name.place(fact, fact.city)} gets a ${fact.marker}.`,
  'city-marker-used': (fact) => `The ${fact.marker} of ${name.place(fact, fact.city)} is used up.`,
  founded: (fact) =>
    `${player(fact.seat)} founds a city on ${name.land(fact, fact.square)}: ${name.place(fact, fact.square)}.`,
  grew: (fact) =>
    `${name.place(fact, fact.square)}, the capital of ${player(fact.seat)}, grows into a metropolis over ${name.land(fact, fact.square)}.`,
  'city-destroyed': (fact) => `${name.place(fact, fact.square)}, a city of ${player(fact.seat)}, is destroyed.`,
  government: ({ seat, government }) => `${player(seat)} changes to ${name.thing('government', government)}.`,
  assigned: (fact) =>
    `The scout of ${player(fact.seat)} ${name.at(fact, fact.square)} now works for ${name.place(fact, fact.city)}.`,
  person: ({ seat, person }) => `${player(seat)} gains a great person: ${name.thing('great-person', person)}.`,
  'person-card': ({ person }) => `The card is ${name.thing('person', person)}.`,
  'person-lost': ({ seat, person }) => `${player(seat)} loses ${name.thing('person', person)}.`,
  'person-back': ({ seat, person }) => `${player(seat)} takes ${name.thing('person', person)} back.`,
  'drew-event': ({ seat, level }) => `${player(seat)} draws a culture event of level ${roman(level)}.`,
  'drew-event-card': ({ event }) => `The card is ${name.thing('event', event)}.`,
  'discarded-event': ({ seat, event }) => `${player(seat)} discards ${name.thing('event', event)}.`,
  advanced: ({ seat, space }) => `${player(seat)} advances to space ${space} of the culture track.`,
  learned: ({ seat, technology }) => `${player(seat)} learns ${name.thing('technology', technology)}.`,
  blank: ({ seat, row, person }) =>
    `${player(seat)} lays ${name.thing('person', person)} as a blank into row ${roman(row)} of the pyramid.`,
  invested: ({ seat, card }) => `${player(seat)} invests in ${name.thing('investment', card)}.`,
  recruited: ({ seat, unit }) => `${player(seat)} recruits ${name.thing('unit', unit)}.`,
  'recruited-card': ({ unit }) => `The card is ${name.unit(unit)}.`,
  figure: (fact) => `${player(fact.seat)} places ${figureWords[fact.figure]} ${name.at(fact, fact.square)}.`,
  'figure-lost': (fact) =>
    `${figureWords[fact.figure]} of ${player(fact.seat)} ${name.at(fact, fact.square)} leaves the map.`,
  relocated: (fact) =>
    `${party(fact.armies, fact.scouts)} of ${player(fact.seat)} ${fact.armies + fact.scouts === 1 ? 'is' : 'are'} put ${name.at(fact, fact.to)}.`,
  moved: (fact) => `${player(fact.seat)} moves ${party(fact.armies, fact.scouts)} to ${name.place(fact, fact.to)}.`,
  discovered: (fact) => `${player(fact.seat)} discovers ${name.tile(fact, fact.from, fact.to)}.`,
  'marker-taken': (fact) => `${player(fact.seat)} takes the ${fact.kind} ${name.at(fact, fact.square)}.`,
  'marker-found': ({ marker }) => `The marker is ${name.thing('marker', marker)}.`,
  relic: ({ seat, relic }) => `${player(seat)} finds ${name.thing('relic', relic)}.`,
  locked: (fact) => `${player(fact.seat)} locks ${name.place(fact, fact.square)} for this turn.`,
  disaster: (fact) => `${name.square(fact, fact.square)} turns into ${name.thing('terrain', fact.terrain)}.`,
  'city-acts': (fact) => `${player(fact.seat)} ${DEEDS[fact.deed](name.place(fact, fact.city))}.`,
  'action-cancelled': (fact) => `The action of ${player(fact.seat)} in ${name.place(fact, fact.city)} is cancelled.`,
  offer: ({ seat, to }) => `${player(seat)} makes an offer to ${player(to)}.`,
  declined: ({ seat, from }) => `${player(seat)} declines the offer of ${player(from)}.`,
  'trade-closed': ({ seat }) => `${player(seat)} trades no more this turn.`,
  traded({ seat, to, give, get }) {
    if (get.length === 0) return `${player(seat)} gives ${player(to)} ${name.goods(give)} as a gift.`;
    if (give.length === 0) return `${player(to)} gives ${player(seat)} ${name.goods(get)} as a gift.`;
    return `${player(seat)} gives ${player(to)} ${name.goods(give)} for ${name.goods(get)}.`;
  },
  battle: (fact) =>
    fact.kind === 'village'
      ? `${player(fact.seat)} attacks the village ${name.at(fact, fact.square)}.`
      : `${player(fact.seat)} attacks ${player(fact.rival)} ${name.at(fact, fact.square)}.`,
  'battle-hands': ({ hands: [attacker = 0, defender = 0], bonus: [one = 0, other = 0] }) => {
    const cards = `The attacker has ${several(attacker, 'unit')}, the defender ${several(defender, 'unit')}`;
    if (one === other) return `${cards}.`;
    return `${cards}; combat bonus of ${Math.max(one, other)} for the ${one > other ? 'attacker' : 'defender'}.`;
  },
  deployed: ({ seat, unit, front, barbarian }) =>
    `${sideWords(seat, barbarian)} ${barbarian ? 'play' : 'plays'} ${name.unit(unit)} on front ${front + 1}.`,
  wounds: ({ seat, unit, wounds, barbarian }) =>
    `${name.unit(unit)} of ${sideWords(seat, barbarian)} ${wounds === 0 ? 'is healed' : `now has ${several(wounds, 'wound')}`}.`,
  'unit-killed': ({ seat, unit, barbarian }) => `${name.unit(unit)} of ${sideWords(seat, barbarian)} is killed.`,
  'unit-saved': ({ seat, unit }) => `${player(seat)} saves ${name.unit(unit)}.`,
  'force-replaced': ({ seat, gone, drawn }) => {
    const units = drawn.map((type) => name.thing('unit', type)).join(', ');
    return `${player(seat)} discards ${gone.map(name.unit).join(', ')} and draws ${units} instead.`;
  },
  'battle-ended': ({ seat, village, totals }) =>
    village
      ? `The barbarians win, ${totals[1]} to ${totals[0]}.`
      : `${player(seat)} wins the battle, ${Math.max(...totals)} to ${Math.min(...totals)}.`,
  looted: ({ seat, from, good }) => `${player(seat)} takes ${name.good(good)} from ${player(from)} as loot.`,
  'looted-coin': ({ seat, from, holder, kept }) =>
    `${player(seat)} ${kept ? 'steals' : 'destroys'} a coin token of ${player(from)} on ${name.coin(holder)}.`,
  'looted-technology': ({ seat, from, technology }) =>
    `${player(seat)} takes the knowledge of ${name.thing('technology', technology)} from ${player(from)}.`,
  fulfilled: ({ seat, victory }) => `${player(seat)} has reached ${VICTORIES[victory]}; the turn is played to its end.`,
  won: ({ seat, victory }) => `${player(seat)} wins: ${VICTORIES[victory]}.`,
});
