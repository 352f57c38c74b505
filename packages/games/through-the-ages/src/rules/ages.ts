/** The end of an age, and the end of the game coming into sight (TA 16.1 to 16.4, 16.9). */

import { emit, type Seat } from '@tabularium/kernel';
import { AGE_LOSS } from '../content/boards.ts';
import { levelOf } from '../queries/cards.ts';
import { levelsPlayed } from '../queries/decks.ts';
import { livingPlayers, playerOf } from '../queries/players.ts';
import { worksFor } from '../queries/powers.ts';
import type { AgesState } from '../state.ts';
import { give, LAST_AGE, tellLoss } from './gains.ts';
import { removeLeader } from './leaders.ts';
import { endTreaty } from './pact.ts';
import { loseYellow } from './tokens.ts';

/** The current age ends: what is older leaves, tokens are lost, the next decks are put in place. */
export function endAge(game: AgesState): void {
  const ending = game.age;
  if (ending > 0) {
    for (const seat of livingPlayers(game)) discardAntiquated(game, seat, ending);
    for (const seat of livingPlayers(game)) dismissAntiquated(game, seat, ending);
    for (const seat of livingPlayers(game)) loseTokens(game, seat);
  }
  // The age shows on cards that change with it, but brings no tokens or actions.
  game.age = ending === Math.max(...levelsPlayed(game.options)) ? LAST_AGE : ending + 1;
  emit(game, { fact: 'age-began', age: game.age, seen: 'all' });
  const board = game.boards[game.age];
  if (board !== undefined && board.leaders.length > 0) board.open = true;
  if (game.age === LAST_AGE) announceLastRound(game);
  for (const seat of livingPlayers(game)) greetAge(game, seat);
}

/**
 * Cards of ages older than the ending one leave hands, and unfinished wonders leave play (TA 16.2). The wonders go first
 * of all that leaves play: their tokens can pay for what leaders and pacts take along (TA 16.9).
 */
function discardAntiquated(game: AgesState, seat: Seat, ending: number): void {
  const player = playerOf(game, seat);
  const old = (card: string) => levelOf(card) < ending;
  discardCivil(game, seat, player.civilHand.filter(old));
  player.civilHand = player.civilHand.filter((card) => !old(card));
  discardHidden(game, seat, player.militaryHand.filter(old));
  player.militaryHand = player.militaryHand.filter((card) => !old(card));
  if (player.building !== '' && old(player.building)) abandonWonder(game, seat);
}

/** Antiquated leaders and pacts leave play (TA 16.2). */
function dismissAntiquated(game: AgesState, seat: Seat, ending: number): void {
  const { leader, treaty } = playerOf(game, seat);
  if (leader !== '' && levelOf(leader) < ending) removeLeader(game, seat);
  if (treaty !== null && levelOf(treaty.card) < ending) endTreaty(game, seat);
}

/** Antiquated civil cards leave the game for everybody to see. */
function discardCivil(game: AgesState, seat: Seat, cards: string[]): void {
  if (cards.length === 0) return;
  game.gone.push(...cards);
  emit(game, { fact: 'antiquated-cards', seat, cards, seen: 'all' });
}

/** Antiquated military cards are laid down unseen (TA 14.10). */
function discardHidden(game: AgesState, seat: Seat, cards: string[]): void {
  if (cards.length === 0) return;
  for (const card of cards) game.hiddenDiscards[levelOf(card)]?.push(card);
  emit(game, { fact: 'discarded', seat, count: cards.length, seen: 'all' });
  emit(game, { fact: 'discarded-cards', seat, cards, seen: [seat] });
}

/** The unfinished wonder leaves play; its tokens return to the blue bank. */
export function abandonWonder(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  game.gone.push(player.building);
  emit(game, { fact: 'wonder-abandoned', seat, card: player.building, seen: 'all' });
  player.blue += player.stages;
  player.building = '';
  player.stages = 0;
}

/** Two yellow tokens are lost; then one that was put aside for this comes back (TA 18.A4). */
function loseTokens(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  tellLoss(game, seat, { yellowTokens: loseYellow(game, seat, AGE_LOSS) });
  if (player.stored === 0) return;
  player.stored--;
  player.yellow++;
  emit(game, { fact: 'brought-back', seat, seen: 'all' });
}

/** Cards that do something at the start of this age (TA 18.A6). */
function greetAge(game: AgesState, seat: Seat): void {
  for (const { on, card } of worksFor(game, seat).gifts) {
    if (on.ageStarts?.levels.includes(game.age)) give(game, seat, on.ageStarts.gain, 'wonders', card);
  }
}

/** This round is the last one if the starting player's turn is running, else the next (TA 16.3). */
function announceLastRound(game: AgesState): void {
  game.lastRound = game.current === game.starting ? game.round : game.round + 1;
  emit(game, { fact: 'last-round', round: game.lastRound, seen: 'all' });
}
