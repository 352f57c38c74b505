/** Resolving districts (TI 7.5, TI 7.6). */

import { type Decision, pop, push, type Seat } from '@tabularium/kernel';
import type { FocusType } from '../../content/focus-cards.ts';
import { matureCities } from '../../queries/maturity.ts';
import { isReinforced, isToken } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { spacesWithin } from '../../queries/reach.ts';
import { barbarianLetters, barbarianOf, focusCard } from '../../queries/things.ts';
import { DONE, onSpace } from '../../rules/actions.ts';
import { defeatBarbarian, turnToken } from '../../rules/control.ts';
import { tell } from '../../rules/telling.ts';
import { gainTrade } from '../../rules/trade-tokens.ts';
import { checkAgendas } from '../../rules/victory.ts';
import type { NewDawnState } from '../../state.ts';
import type { Actions, NewDawn } from '../../vocabulary.ts';
import { DISTRICTS, type District } from '../content/districts.ts';
import { isFriendly, terrainAround, theaterPlaces, zoneSites } from '../queries/districts.ts';
import { districtSpace, districtsOf, hasPact, terraOf } from '../queries/realms.ts';
import type { Ability } from '../vocabulary.ts';
import { defeatArmy } from './army-losses.ts';
import { mayRetort } from './combat.ts';

/** Clockwise from that seat, everyone resolves all own districts; what is pushed last happens first (TI 7.5). */
export function resolveAllDistricts(game: NewDawnState, first: Seat): void {
  for (let turn = game.seats - 1; turn >= 0; turn--) {
    const seat = (first + turn) % game.seats;
    const left = districtsOf(game, seat);
    if (left.length > 0) push(game, { step: 'resolve-districts', seat, left, all: true });
  }
}

/** In an order of the player's choice, each once (TI 7.5, TI 7.12). */
export const resolveDistricts: Decision<NewDawn, 'resolve-districts'> = {
  actions(game, { seat, left }) {
    // A city of the Industrial Zone may have taken the place of a district.
    const there = left.filter((district) => districtSpace(game, seat, district) >= 0);
    return [DONE, ...there.map((district) => ({ type: 'resolve-district' as const, district }))];
  },
  take(game, frame, action) {
    if (action.type === 'done') return pop(game);
    frame.left = frame.left.filter((district) => district !== action.district);
    if (!frame.all || frame.left.length === 0) pop(game);
    resolveDistrict(game, frame.seat, action.district);
  },
};

/** Globalization: everyone who has the chosen kind of district on the map resolves it, clockwise from the player. */
export const globalize: Decision<NewDawn, 'globalize'> = {
  actions(game) {
    const kinds = DISTRICTS.filter((district) =>
      game.players.some((_, seat) => districtSpace(game, seat, district) >= 0),
    );
    return [DONE, ...kinds.map((district) => ({ type: 'choose-district' as const, district }))];
  },
  take(game, { seat }, action) {
    pop(game);
    if (action.type === 'done') return;
    for (let turn = game.seats - 1; turn >= 0; turn--) {
      const owner = (seat + turn) % game.seats;
      if (districtSpace(game, owner, action.district) < 0) continue;
      push(game, { step: 'resolve-districts', seat: owner, left: [action.district], all: true });
    }
  },
};

/** Use the ability; where there is nothing to choose it works at once. */
function resolveDistrict(game: NewDawnState, seat: Seat, district: District): void {
  if (district === 'campus') {
    const trade = terrainAround(game, seat, 'campus', ['mountain', 'natural-wonder']);
    tell(game, { fact: 'district-resolved', seat, district, barren: trade === 0 });
    return gainTrade(game, seat, trade, 'science');
  }
  const frame = { step: 'use-district', seat, district, defeated: false, reinforced: false } as const;
  const barren = choices(game, frame).length === 0;
  tell(game, { fact: 'district-resolved', seat, district, barren });
  if (!barren) push(game, frame);
}

type Use = Actions['use-district'];
interface Resolving {
  seat: Seat;
  district: District;
  defeated: boolean;
  reinforced: boolean;
}

const CITY_PRICE = 3;

/** The place in the row of the card of that type with at least so many trade tokens on it, or `-1`. */
const cardWith = (game: NewDawnState, seat: Seat, type: FocusType, trade: number): number =>
  playerOf(game, seat).row.findIndex((slot) => focusCard(slot.card).type === type && slot.trade >= trade);

/** What each ability would bring; those that bring nothing are not offered. */
const WORTH: Readonly<Record<Ability, (game: NewDawnState, seat: Seat) => number>> = {
  'mature-cities': (game, seat) => matureCities(game, seat).length,
  deserts: (game, seat) => terrainAround(game, seat, 'commercial-hub', ['desert']),
  forests: (game, seat) => terrainAround(game, seat, 'industrial-zone', ['forest']),
  city: (game, seat) => (cardWith(game, seat, 'industry', CITY_PRICE) < 0 ? 0 : zoneSites(game, seat).length),
  'place-token': (game, seat) => theaterPlaces(game, seat).length,
};

const ABILITIES: Readonly<Record<District, readonly Ability[]>> = {
  campus: [],
  'commercial-hub': ['mature-cities', 'deserts'],
  encampment: [],
  'industrial-zone': ['forests', 'city'],
  'theater-square': ['place-token'],
};

const REINFORCE = onSpace('reinforce');

function choices(game: NewDawnState, frame: Resolving): Use[] {
  const { seat, district } = frame;
  const uses: Use[] = ABILITIES[district]
    .filter((ability) => WORTH[ability](game, seat) > 0)
    .map((ability) => ({ type: 'ability', ability }));
  return district === 'encampment' ? [...uses, ...encampmentUses(game, frame)] : uses;
}

/** Defeat a barbarian or a rival army within 2 spaces, and reinforce a token within 2 spaces (TI 7.6, TI 7.9). */
function encampmentUses(game: NewDawnState, { seat, defeated, reinforced }: Resolving): Use[] {
  const near = spacesWithin(game, districtSpace(game, seat, 'encampment'), 2);
  const uses = defeated ? [] : defeats(game, seat, near);
  if (reinforced) return uses;
  const isWeak = (space: number) => isToken(game.pieces[space]) && !isReinforced(game.pieces[space]);
  return [...uses, ...near.filter((space) => isWeak(space) && isFriendly(game, seat, space)).map(REINFORCE)];
}

/** The barbarians and rival armies on these spaces; a pact spares its giver (TI 7.9). */
function defeats(game: NewDawnState, seat: Seat, near: readonly number[]): Use[] {
  const barbarians = barbarianLetters().filter((_, at) => near.includes(game.barbarians[at] ?? -1));
  const uses: Use[] = barbarians.map((letter) => ({ type: 'drive-out', letter }));
  for (const [rival, { armies }] of terraOf(game).realms.entries()) {
    if (rival === seat || hasPact(game, seat, rival)) continue;
    for (const [army, at] of armies.entries()) if (near.includes(at)) uses.push({ type: 'rout', seat: rival, army });
  }
  return uses;
}

/** One ability, or with the Encampment one or both parts; or none (TI 7.12). */
export const useDistrict: Decision<NewDawn, 'use-district'> = {
  actions: (game, frame) => [DONE, ...choices(game, frame)],
  take(game, frame, action) {
    const { seat } = frame;
    if (action.type === 'done') return pop(game);
    if (action.type === 'ability') {
      pop(game);
      return useAbility(game, seat, action.ability);
    }
    if (action.type === 'reinforce') {
      frame.reinforced = true;
      turnToken(game, action.space, true);
      checkAgendas(game);
    } else frame.defeated = true;
    if (choices(game, frame).length === 0 || (frame.defeated && frame.reinforced)) pop(game);
    if (action.type === 'drive-out') {
      gainTrade(game, seat, 1);
      defeatBarbarian(game, seat, game.barbarians[barbarianOf(action.letter)] ?? -1);
    }
    if (action.type === 'rout') {
      mayRetort(game, seat, action.seat);
      defeatArmy(game, action.seat, action.army);
    }
  },
};

function useAbility(game: NewDawnState, seat: Seat, ability: Ability): void {
  const worth = WORTH[ability](game, seat);
  if (ability === 'mature-cities') return gainTrade(game, seat, worth);
  if (ability === 'deserts') return gainTrade(game, seat, worth, 'economy');
  if (ability === 'forests') return gainTrade(game, seat, worth, 'industry');
  if (ability === 'place-token') {
    const spaces = theaterPlaces(game, seat);
    return push(game, { step: 'place-among', seat, spaces, reinforced: false, left: 1 });
  }
  push(game, { step: 'found-city', seat, spaces: zoneSites(game, seat), by: 'industrial-zone' });
}

/** The trade tokens on the industry card that the Industrial Zone's city costs. */
export function payForCity(game: NewDawnState, seat: Seat): void {
  const slot = playerOf(game, seat).row[cardWith(game, seat, 'industry', CITY_PRICE)];
  if (slot === undefined) return;
  slot.trade -= CITY_PRICE;
  tell(game, { fact: 'trade-paid', seat, card: slot.card, count: CITY_PRICE });
}
