/** Set-up with the expansion (TI 3). */

import {
  between,
  type Decision,
  type OpenTable,
  type Procedure,
  pop,
  push,
  type Refusal,
  roll,
  type Seat,
  type StateOf,
  shuffle,
} from '@tabularium/kernel';
import type { FocusId } from '../../content/focus-cards.ts';
import { CORE } from '../../content/layouts.ts';
import { LEADER_IDS, type LeaderId } from '../../content/leaders.ts';
import { TRADE_LIMIT } from '../../content/limits.ts';
import { boardOf, printMap, printPlacement } from '../../queries/board.ts';
import { focusCard, leaderOf } from '../../queries/things.ts';
import { makeRoom } from '../../rules/map-building.ts';
import { type populate as basePopulate, emptyTable, newPlayer } from '../../rules/set-up.ts';
import { tell } from '../../rules/telling.ts';
import { type NewDawnState, ON_CARD, type Player } from '../../state.ts';
import type { NewDawn, Reason } from '../../vocabulary.ts';
import { DISTRICTS } from '../content/districts.ts';
import { STANDARD_CARDS, UNIQUE_CARDS } from '../content/focus-cards.ts';
import type { TerraLeaderId } from '../content/leaders.ts';
import { TERRA_LEADERS } from '../content/leaders.ts';
import { CONTROL_TOKENS, CORE_TILES, NORMAL_VICTORY_CARDS } from '../content/limits.ts';
import { CAPITAL_TILES, FORT_TILE, STACK_TILES } from '../content/tiles.ts';
import { FORT_CARDS, NORMAL_CARDS } from '../content/victory-cards.ts';
import { fortPlaces, fortSites } from '../queries/exploring.ts';
import { newTerraTurn, type Terra } from '../state.ts';
import { populateFrom } from './exploration.ts';

/** The state before the first decision: the core lies, forts and capital tiles are dealt. */
export function setUp(table: OpenTable<NewDawn>): NewDawnState {
  const leaders = shuffle(table, 'set-up', [...LEADER_IDS, ...(Object.keys(TERRA_LEADERS) as TerraLeaderId[])]);
  const dealt = leaders.slice(0, table.seats);
  const normal = shuffle(table, 'set-up', [...NORMAL_CARDS]);
  const { epic, peaceful } = table.options;
  const drawn = normal.slice(0, NORMAL_VICTORY_CARDS + (epic ? 1 : 0));
  const game = emptyTable(table);
  game.tilesToLay = shuffle(table, 'map', [...CAPITAL_TILES])
    .slice(0, table.seats)
    .map((tile) => [tile]);
  game.players = dealt.map((leader, seat) => withHandicap(table, seat, newRuler(leader)));
  game.victoryCards = peaceful ? drawn : [...FORT_CARDS, ...drawn];
  game.firstPlayer = between(table, 'set-up', 0, table.seats - 1);
  game.terra = newTerra(dealt);
  layCore(game, shuffle(table, 'map', [...STACK_TILES]));
  callPlayers(game);
  return game;
}

/** Irrigation, then the leader's order, unique level I cards in place of the standard ones (TI 3.2, TI 14.2). */
export function newRuler(leader: LeaderId): Player {
  const unique = UNIQUE_CARDS[leader];
  const card = (type: string): FocusId => {
    const { type: its, level } = focusCard(unique);
    if (its === type && level === 1) return unique;
    const standard = STANDARD_CARDS[1]?.find((id) => focusCard(id).type === type);
    if (standard === undefined) throw new Error(`No ${type} card is of level I.`);
    return standard;
  };
  const row = ['growth', ...leaderOf(leader).row].map((type) => ({ card: card(type), trade: 0 }));
  const ruler = newPlayer(leader);
  ruler.row = row;
  ruler.tokens = CONTROL_TOKENS;
  return ruler;
}

/** Less experienced players start with trade tokens, spread evenly from left to right (TI 17.2). */
function withHandicap(table: StateOf<NewDawn>, seat: Seat, player: Player): Player {
  const tokens = table.options.handicap[seat] ?? 0;
  for (let token = 0; token < tokens; token++) {
    const slot = player.row[token % player.row.length];
    if (slot !== undefined && slot.trade < TRADE_LIMIT) slot.trade++;
  }
  return player;
}

const newTerra = (leaders: readonly LeaderId[]): Terra => ({
  stack: [],
  looked: { seat: -1, tiles: [] },
  realms: leaders.map((leader) => ({
    armies: [ON_CARD],
    districts: DISTRICTS.map(() => -1),
    governed: null,
    unique: UNIQUE_CARDS[leader],
    union: -1,
  })),
  marked: [],
  removed: [],
  ibrahim: -1,
  lent: -1,
  keeper: -1,
  turn: newTerraTurn(),
});

/** Core tiles from the bottom of the stack, all on the same side (TI 3.3c to TI 3.3f). */
function layCore(game: NewDawnState, stack: number[]): void {
  const side = roll(game, 'map') <= 3 ? 'A' : 'B';
  const slots = CORE[side].slice(0, CORE_TILES[game.seats]);
  game.map = printMap(slots.map((slot) => ({ ...slot, tile: stack.pop() ?? 0, side })));
  if (game.terra !== null) game.terra.stack = stack;
  makeRoom(game);
}

/** From the first player clockwise, first all forts, then all capital tiles (TI 3.3g, TI 3.3h). */
function callPlayers(game: NewDawnState): void {
  push(game, { step: 'populate' });
  const order = game.players.map((_, turn) => (game.firstPlayer + turn) % game.seats).reverse();
  for (const seat of order) push(game, { step: 'take-tile', seat });
  for (const seat of order) push(game, { step: 'place-fort', seat });
}

/** Each player places a fort beside the core (TI 3.3g). */
export const placeFort: Decision<NewDawn, 'place-fort'> = {
  actions: (game) => fortPlaces(game).map(({ q, r }) => ({ type: 'place-fort', q, r })),
  take(game, { seat }, { q, r }) {
    pop(game);
    const space = boardOf(game.map).size;
    game.map += ` ${printPlacement({ tile: FORT_TILE, side: 'A', rotation: 0, q, r })}`;
    makeRoom(game);
    tell(game, { fact: 'fort-placed', seat, space });
  },
  tries: (game) => fortSites(game).map(({ hex: { q, r } }) => ({ type: 'place-fort', q, r })),
  whyNot(game, _frame, { q, r }): Refusal<Reason> {
    const site = fortSites(game).find(({ hex }) => hex.q === q && hex.r === r);
    if (site?.touchesFort === true) return { reason: 'touches-fort', rule: 'TI 3.3' };
    if (site?.touchesCityState === true) return { reason: 'touches-city-state', rule: 'TI 3.3' };
    return { reason: 'too-few-contacts', rule: 'TI 3.3' };
  },
};

/** Tokens on every printed symbol; then the first player takes the direction token (TI 3.4, TI 3.7). */
export const populate: typeof basePopulate = {
  run(game) {
    populateFrom(game, 0);
    game.tilesToLay = [];
    tell(game, { fact: 'map-populated' });
    push(game, { step: 'turn', seat: game.firstPlayer });
    push(game, { step: 'turn-direction-token', seat: game.firstPlayer });
  },
} satisfies Procedure<NewDawn, 'populate'>;
