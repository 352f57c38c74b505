/**
 * Positions in two lines. The table is the first game's map for two players with capitals on spaces 50 (grassland) and
 * 90 (hill), no barbarians, and nobody's turn yet; numbers of spaces are those of that map.
 */

import {
  act,
  check,
  decider,
  isOver,
  legal,
  type Refusal,
  roll,
  type Seat,
  seedFrom,
  start,
  stream,
} from '@tabularium/kernel';
import { type NewDawn, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import type { FocusId, FocusType } from '../src/content/focus-cards.ts';
import { cardOf } from '../src/content/focus-cards.ts';
import type { LeaderId } from '../src/content/leaders.ts';
import type { Resource } from '../src/content/resources.ts';
import type { Letter } from '../src/content/tiles.ts';
import type { VictoryCardId } from '../src/content/victory-cards.ts';
import type { WonderId } from '../src/content/wonders.ts';
import { capitalOf, cityOf, reinforcedOf, tokenOf } from '../src/queries/pieces.ts';
import { barbarianOf, focusCard, wonderOf } from '../src/queries/things.ts';
import { occupy } from '../src/rules/control.ts';
import { newPlayer } from '../src/rules/set-up.ts';
import type { NewDawnOptions, Player } from '../src/state.ts';

type Action = { readonly type: string };
type Frame = NewDawnState['frames'][number];

/** The capitals of the seats on the maps for two, three and four players. */
const CAPITALS = [50, 90, 120, 140];

export class Table {
  readonly game: NewDawnState;

  constructor(seats = 2, options: Partial<NewDawnOptions> = {}) {
    this.game = start(newDawn, { seats, seed: seedFrom('table'), options });
    const game = this.game;
    while (game.frames.some(({ step }) => step === 'found-capital')) {
      const seat = decider(game);
      act(newDawn, game, seat, { type: 'found-capital', space: CAPITALS[seat] ?? 0 });
    }
    game.frames.length = 0;
    game.barbarians.fill(-1);
    game.firstPlayer = 0;
    game.victoryCards = ['explorer-aesthetic'];
    for (let seat = 0; seat < seats; seat++) game.players[seat] = newPlayer(seat === 0 ? 'rome' : 'egypt');
    game.facts = [];
  }

  player(seat: Seat): Player {
    const player = this.game.players[seat];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  leads(seat: Seat, leader: LeaderId): this {
    this.game.players[seat] = newPlayer(leader);
    return this;
  }

  /** Put the cards of the row in this order, from slot 1. */
  row(seat: Seat, ...cards: FocusId[]): this {
    this.player(seat).row = cards.map((card) => ({ card, trade: 0 }));
    return this;
  }

  /** Put the card into that slot, in place of the card of its type, and adapt the caravans. */
  card(seat: Seat, card: FocusId, slot: number): this {
    const { row, caravans } = this.player(seat);
    const focus = focusCard(card);
    const others = row.filter((one) => focusCard(one.card).type !== focus.type);
    this.player(seat).row = [...others.slice(0, slot - 1), { card, trade: 0 }, ...others.slice(slot - 1)];
    if (focus.type === 'economy') while (caravans.length < focus.caravans) caravans.push(-1);
    return this;
  }

  trade(seat: Seat, type: FocusType, count: number): this {
    for (const slot of this.player(seat).row) if (focusCard(slot.card).type === type) slot.trade = count;
    return this;
  }

  /** How many trade tokens lie on the card of that type. */
  tradeOn(seat: Seat, type: FocusType): number {
    return this.player(seat).row.find(({ card }) => focusCard(card).type === type)?.trade ?? -1;
  }

  city(seat: Seat, ...spaces: number[]): this {
    for (const space of spaces) occupy(this.game, space, cityOf(seat));
    return this;
  }

  token(seat: Seat, ...spaces: number[]): this {
    for (const space of spaces) occupy(this.game, space, tokenOf(seat));
    return this;
  }

  reinforced(seat: Seat, ...spaces: number[]): this {
    for (const space of spaces) occupy(this.game, space, reinforcedOf(seat));
    return this;
  }

  barbarian(letter: Letter, space: number): this {
    this.game.barbarians[barbarianOf(letter)] = space;
    return this;
  }

  /** Where that barbarian is. */
  where(letter: Letter): number {
    return this.game.barbarians[barbarianOf(letter)] ?? -2;
  }

  caravan(seat: Seat, ...spaces: number[]): this {
    this.player(seat).caravans = spaces;
    return this;
  }

  resources(seat: Seat, resources: Partial<Record<Resource, number>>): this {
    Object.assign(this.player(seat).resources, resources);
    return this;
  }

  /** A wonder on that space, as if built earlier. */
  wonder(wonder: WonderId, space: number): this {
    this.game.wonders.push({ wonder, space });
    const deck = this.game.decks[wonderOf(wonder).type];
    this.game.decks[wonderOf(wonder).type] = deck.filter((one) => one !== wonder);
    return this;
  }

  /** These wonders lie on top of their decks. */
  offer(...wonders: WonderId[]): this {
    for (const wonder of wonders) {
      const { type } = wonderOf(wonder);
      this.game.decks[type] = [...this.game.decks[type].filter((one) => one !== wonder), wonder];
    }
    return this;
  }

  victory(...cards: VictoryCardId[]): this {
    this.game.victoryCards = cards;
    return this;
  }

  /** It is that seat's turn. */
  turn(seat: Seat): this {
    this.game.frames.length = 0;
    this.game.frames.push({ step: 'turn', seat });
    return this.advance();
  }

  /** It is that seat's turn, and it resolves the card of that type (or this card) in that slot. */
  resolves(seat: Seat, card: FocusId | FocusType, slot: number): this {
    const id = cardOf(card as FocusType, 1) ?? (card as FocusId);
    const own = this.player(seat).row.find((one) => one.card === id || focusCard(one.card).type === card)?.card;
    const tokens = this.player(seat).row.find((one) => focusCard(one.card).type === focusCard(own ?? id).type)?.trade;
    this.card(seat, own ?? id, slot);
    this.trade(seat, focusCard(own ?? id).type, tokens ?? 0);
    return this.turn(seat).does({ type: 'focus', slot });
  }

  /** Put frames on the stack and run to the next decision; the last one happens first. */
  frames(...frames: Frame[]): this {
    this.game.frames.push(...frames);
    return this.advance();
  }

  /** The event dial is turned at the end of a round so that this sector comes up. */
  event(sector: number, ...dice: number[]): this {
    this.game.frames.length = 0;
    this.game.sector = sector - 1;
    if (dice.length > 0) this.dice('barbarians', ...dice);
    return this.frames({ step: 'end-round' });
  }

  /** The next throws of that stream. */
  dice(name: 'dice' | 'barbarians' | 'map', ...wanted: number[]): this {
    for (let attempt = 0; attempt < 100_000; attempt++) {
      const trial = { random: { [name]: stream(seedFrom(`${name}/${attempt}`), name) } };
      const before = trial.random[name] ?? [];
      if (wanted.every((die) => roll(trial, name) === die)) {
        this.game.random[name] = before;
        return this;
      }
    }
    throw new Error(`No seed throws ${wanted.join()}.`);
  }

  /** Run procedures up to the next decision: a decision nobody needs to take is put on top and taken off again. */
  advance(): this {
    const { frames } = this.game;
    const marker: Frame = { step: 'destroy-token', seat: 0 };
    frames.push(marker);
    act(newDawn, this.game, 0, { type: 'done' });
    return this;
  }

  /** What the seat that decides may do. */
  legal(): readonly Action[] {
    return isOver(this.game) ? [] : legal(newDawn, this.game, decider(this.game));
  }

  /** The spaces offered for that type of action. */
  spaces(type: string): number[] {
    const offered = this.legal().filter((action) => action.type === type) as { space?: number }[];
    return offered.map(({ space }) => space ?? -1).sort((a, b) => a - b);
  }

  offers(action: object): boolean {
    return this.refusal(action) === null;
  }

  /** Why the action is refused, `null` if it is legal. */
  refusal(action: object): Refusal | null {
    const checked = check(newDawn, this.game, decider(this.game), action);
    return 'refusal' in checked ? checked.refusal : null;
  }

  /** The seat that decides takes these actions one after another. */
  does(...actions: object[]): this {
    for (const action of actions) {
      const seat = decider(this.game);
      const checked = check(newDawn, this.game, seat, action);
      if ('refusal' in checked) {
        throw new Error(
          `Seat ${seat} cannot ${JSON.stringify(action)} in ${this.step}: ${JSON.stringify(checked.refusal)}; legal: ${JSON.stringify(this.legal())}`,
        );
      }
      act(newDawn, this.game, seat, checked.action);
    }
    return this;
  }

  /** Say done until another step than this one waits. */
  done(times = 1): this {
    for (let time = 0; time < times; time++) this.does({ type: 'done' });
    return this;
  }

  /** The step the game waits in. */
  get step(): string {
    return this.game.frames.at(-1)?.step ?? 'over';
  }

  get decider(): Seat {
    return decider(this.game);
  }

  /** The facts of that name so far. */
  facts<F extends NewDawn['facts']['fact']>(name: F): Extract<NewDawn['facts'], { fact: F }>[] {
    const facts = this.game.facts ?? [];
    return facts.filter((one): one is Extract<NewDawn['facts'], { fact: F }> => one.fact === name);
  }

  /** What is on the space, in words. */
  piece(space: number): string {
    const piece = this.game.pieces[space] ?? 0;
    if (piece === 0) return 'nothing';
    if (piece === 1) return 'its token';
    const seat = (piece >> 2) - 1;
    const kinds = { [tokenOf(seat)]: 'token', [reinforcedOf(seat)]: 'reinforced', [cityOf(seat)]: 'city' };
    return `${kinds[piece] ?? (piece === capitalOf(seat) ? 'capital' : '?')} of ${seat}`;
  }
}

/** A table for two on the first game's map. */
export const table = (seats = 2, options: Partial<NewDawnOptions> = {}): Table => new Table(seats, options);

export const place = (space: number) => ({ type: 'place', space });
export const step = (space: number) => ({ type: 'step', space });
export const attack = (space: number) => ({ type: 'attack', space });
export const buildCity = (space: number) => ({ type: 'build-city', space });
export const spendTrade = { type: 'spend', token: 'trade' };
export const stop = { type: 'stop' };
export const done = { type: 'done' };
