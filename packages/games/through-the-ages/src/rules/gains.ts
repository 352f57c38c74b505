/** What a civilization is given or loses, and what follows from it. */

import { emit, push, type Seat, shuffle } from '@tabularium/kernel';
import type { Gain, Gifts, Temporary } from '../content/model.ts';
import { losableWorkers } from '../queries/counts.ts';
import { livingPlayers, playerOf } from '../queries/players.ts';
import { type Works, worksFor } from '../queries/powers.ts';
import { civilActions } from '../queries/ratings.ts';
import { type AgesKnown, type AgesState, SOURCES, type Source } from '../state.ts';
import type { Declinable } from '../vocabulary.ts';
import { eitherFirst, gainBlue, gainGoods, gainYellow, loseBlue, loseGoods, loseYellow } from './tokens.ts';

/** The age in which the game ends. */
export const LAST_AGE = 4;

/** Score culture; a negative amount is a loss, never below 0 (TA 8.7). */
export function score(game: AgesState, seat: Seat, amount: number, source: Source): number {
  const player = playerOf(game, seat);
  const change = Math.max(-player.culture, amount);
  player.culture += change;
  const at = SOURCES.indexOf(source);
  player.ledger[at] = (player.ledger[at] ?? 0) + change;
  return change;
}

/** Give all that; food and resources that do not both fit into the bank wait until the player has chosen (TA 2.7). */
export function give(game: AgesState, seat: Seat, gain: Gain, source: Source, by = ''): void {
  if (!gain.food || !gain.resources) return giveAll(game, seat, gain, source, by);
  const { food = 0, resources = 0, ...rest } = gain;
  const [foodFirst, resourcesFirst] = eitherFirst(playerOf(game, seat), food, resources);
  if (foodFirst.food === resourcesFirst.food) return giveAll(game, seat, gain, source, by);
  if (Object.keys(rest).length > 0) giveAll(game, seat, rest, source, by);
  push(game, { step: 'choose', seat, choices: [foodFirst, resourcesFirst], source });
}

/** Cards are drawn, tokens come from the box, population is free. */
function giveAll(game: AgesState, seat: Seat, gain: Gain, source: Source, by: string): void {
  const player = playerOf(game, seat);
  const { population = 0, militaryCards = 0, ...rest } = gain;
  const placed: { -readonly [K in keyof Gain]: Gain[K] } = rest;
  if (gain.food !== undefined) placed.food = gainGoods(game, seat, 'food', gain.food);
  if (gain.resources !== undefined) placed.resources = gainGoods(game, seat, 'resources', gain.resources);
  if (gain.science !== undefined) player.science += gain.science;
  if (gain.yellowTokens !== undefined) gainYellow(game, seat, gain.yellowTokens);
  if (gain.blueTokens !== undefined) gainBlue(game, seat, gain.blueTokens);
  if (gain.culture !== undefined) placed.culture = score(game, seat, gain.culture, source);
  if (gain.civilActions !== undefined) placed.civilActions = civilActionsBack(game, seat, gain.civilActions);
  tellGain(game, seat, placed, by);
  for (let token = 0; token < population; token++) gainPopulation(game, seat);
  if (militaryCards > 0) drawMilitary(game, seat, militaryCards);
}

/** What of it is worth a word; nothing if it is all 0. */
function notable(gain: Gain): Gain | undefined {
  const some = Object.entries(gain).filter(([, amount]) => amount !== 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

/** The log says what really came, and nothing of what gave nothing this time. */
function tellGain(game: AgesState, seat: Seat, gain: Gain, by: string): void {
  const came = notable(gain);
  if (came !== undefined) emit(game, { fact: 'gained', seat, gain: came, by, seen: 'all' });
}

/** The log says what was really lost; nothing is no line. */
export function tellLoss(game: AgesState, seat: Seat, gain: Gain): void {
  const lost = notable(gain);
  if (lost !== undefined) emit(game, { fact: 'lost', seat, gain: lost, seen: 'all' });
}

/** What was offered or demanded has come to nothing. */
export function tellDeclined(game: AgesState, seat: Seat, step: Declinable, card = ''): void {
  emit(game, { fact: 'declined', seat, step, card, seen: 'all' });
}

/** An event or action card that is over, without a word on anything since it was shown, has done nothing: the log says that. */
export function tellIfIdle(game: AgesState, card: string): void {
  const last = game.facts?.at(-1);
  if ((last?.fact === 'revealed' || last?.fact === 'played-card') && last.card === card)
    emit(game, { fact: 'no-effect', card, seen: 'all' });
}

/** Take all that away, as far as it is there (TA 2.9, 8.7). */
export function deprive(game: AgesState, seat: Seat, loss: Gain, source: Source): Gain {
  const player = playerOf(game, seat);
  const lost = {
    food: loss.food === undefined ? 0 : loseGoods(game, seat, 'food', loss.food),
    resources: loss.resources === undefined ? 0 : loseGoods(game, seat, 'resources', loss.resources),
    science: Math.min(player.science, loss.science ?? 0),
    culture: -score(game, seat, -(loss.culture ?? 0), source),
    yellowTokens: loseYellow(game, seat, loss.yellowTokens ?? 0),
  };
  player.science -= lost.science;
  tellLoss(game, seat, { ...lost, blueTokens: loseBlue(game, seat, loss.blueTokens ?? 0) });
  if (loss.population !== undefined) losePopulation(game, seat, loss.population);
  const discards = Math.min(loss.militaryCards ?? 0, player.militaryHand.length);
  if (discards > 0) push(game, { step: 'discard', seat, left: discards });
  return lost;
}

/** Spent civil actions come back, never more than were spent. */
function civilActionsBack(game: AgesState, seat: Seat, count: number): number {
  const player = playerOf(game, seat);
  const back = Math.min(count, Math.max(0, civilActions(game, seat) - player.civil));
  player.civil += back;
  return back;
}

/** The same, and told. */
export function regainActions(game: AgesState, seat: Seat, count: number): void {
  tellGain(game, seat, { civilActions: civilActionsBack(game, seat, count) }, '');
}

/** One yellow token moves from the bank to the worker pool; nothing with an empty bank (TA 8.4). */
export function gainPopulation(game: AgesState, seat: Seat): void {
  if (playerOf(game, seat).yellow === 0) return;
  emit(game, { fact: 'gained-population', seat, seen: 'all' });
  movePopulation(game, seat);
}

/** The same for food that was paid (TA 10.2). */
export function growPopulation(game: AgesState, seat: Seat, food: number): void {
  emit(game, { fact: 'grew-population', seat, food, seen: 'all' });
  movePopulation(game, seat);
}

function movePopulation(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  player.yellow--;
  player.workers++;
  moment(game, seat, 'populationToken');
}

/** Unused workers go first; then the owner chooses the cards (TA 8.4). */
function losePopulation(game: AgesState, seat: Seat, count: number): void {
  const player = playerOf(game, seat);
  const unused = Math.min(count, player.workers);
  player.workers -= unused;
  player.yellow += unused;
  if (unused > 0) emit(game, { fact: 'lost-workers', seat, card: '', count: unused, seen: 'all' });
  const employed = losableWorkers(game, seat).reduce((sum, { workers }) => sum + workers, 0);
  const left = Math.min(count - unused, employed);
  if (left > 0) push(game, { step: 'lose-worker', seat, left });
}

/** The moments at which a card simply gives something. */
type PlainMoment = 'tookTechnology' | 'tookWonder' | 'preparedEvent' | 'declaredRevolution' | 'populationToken';

/** Something happened to that civilization: every card in play gives what it has for this moment. */
export function moment(game: AgesState, seat: Seat, name: PlainMoment): void {
  for (const { on, card } of worksFor(game, seat).gifts) {
    const gain: Gifts[PlainMoment] = on[name];
    if (gain !== undefined) give(game, seat, gain, 'leaders', card);
  }
}

/** Temporary resources and science: no tokens, used first, gone with the turn (TA 17.6). */
export function grantTemporary(game: AgesState, seat: Seat, { for: purpose, amount }: Temporary, by = ''): void {
  if (amount > 0) emit(game, { fact: 'granted', seat, purpose, amount, by, seen: 'all' });
  if (purpose === 'units') game.turn.units += amount;
  else if (purpose === 'construction') game.turn.construction += amount;
  else game.turn.unitScience += amount;
}

/** Playing a kidnapped card in the same turn scores (TA 18.M3). */
export function scoreKidnapped(game: AgesState, seat: Seat, card: string): void {
  const player = playerOf(game, seat);
  const { kidnapped } = player;
  if (kidnapped?.card !== card) return;
  player.kidnapped = null;
  give(game, seat, { culture: kidnapped.culture }, 'attacks', card);
}

/** Is there a military deck to draw from in this age (TA 14.8)? */
export const drawsMilitary = ({ age }: AgesKnown): boolean => age !== 0 && age !== LAST_AGE;

/** Draw from the current military deck; an empty one is rebuilt from its discards (TA 14.4, 14.10). */
export function drawMilitary(game: AgesState, seat: Seat, count: number): void {
  if (!drawsMilitary(game)) return;
  const player = playerOf(game, seat);
  const drawn: string[] = [];
  for (let card = 0; card < count; card++) {
    const top = topMilitary(game);
    if (top === undefined) break;
    player.militaryHand.push(top);
    drawn.push(top);
  }
  if (drawn.length === 0) return;
  emit(game, { fact: 'drew', seat, count: drawn.length, seen: 'all' });
  emit(game, { fact: 'drew-cards', seat, cards: drawn, seen: [seat] });
}

function topMilitary(game: AgesState): string | undefined {
  const deck = game.militaryDecks[game.age] ?? [];
  if (deck.length === 0) {
    const [open, hidden] = [game.openDiscards[game.age] ?? [], game.hiddenDiscards[game.age] ?? []];
    deck.push(...open.splice(0), ...hidden.splice(0));
    shuffle(game, 'military', deck);
  }
  return deck.pop();
}

/** Cards come into or go out of play: tokens and actions they bring are settled afterwards, for everybody (TA 2.6, 12.5). */
export function changing(game: AgesState, change: () => void): void {
  const seats = livingPlayers(game);
  const before = seats.map((seat) => worksFor(game, seat).sums);
  change();
  for (const [at, seat] of seats.entries()) {
    const old = before[at];
    if (old !== undefined && !playerOf(game, seat).out) settle(game, seat, old, worksFor(game, seat).sums);
  }
}

function settle(game: AgesState, seat: Seat, old: Works['sums'], now: Works['sums']): void {
  if (now === old) return;
  const player = playerOf(game, seat);
  player.civil = availableAfter(player.civil, old.civilActions, now.civilActions);
  const extra = extraMilitary(game, seat);
  player.military = extra + availableAfter(player.military - extra, old.militaryActions, now.militaryActions);
  const blueTokens = Math.max(0, now.blueTokens - old.blueTokens);
  const yellowTokens = Math.max(0, now.yellowTokens - old.yellowTokens);
  gainBlue(game, seat, blueTokens);
  gainYellow(game, seat, yellowTokens);
  tellGain(game, seat, { blueTokens, yellowTokens }, '');
  tellLoss(game, seat, {
    blueTokens: loseBlue(game, seat, Math.max(0, old.blueTokens - now.blueTokens)),
    yellowTokens: loseYellow(game, seat, Math.max(0, old.yellowTokens - now.yellowTokens)),
  });
}

/** Military actions that a card has lent for this turn: no tokens of the government (TA 11.8). */
export function extraMilitary(game: AgesState, seat: Seat): number {
  return seat === game.current ? game.turn.extraMilitary : 0;
}

/** New actions are available at once; of lost ones the spent go first (TA 2.6). */
function availableAfter(available: number, before: number, after: number): number {
  if (after >= before) return available + after - before;
  const spent = Math.max(0, before - available);
  return Math.max(0, available - Math.max(0, before - after - spent));
}

/** Pay goods, exchanged ones first. */
export function payGoods(game: AgesState, seat: Seat, goods: 'food' | 'resources', amount: number): void {
  let due = amount;
  if (seat === game.current) {
    const exchanged = Math.min(due, game.turn[goods]);
    game.turn[goods] -= exchanged;
    due -= exchanged;
  }
  loseGoods(game, seat, goods, due);
}
