/** Resigning: a civilization leaves the game with everything it has (TA 16.7, 16.10, 16.12, 16.13). */

import { emit, endGame, type Seat } from '@tabularium/kernel';
import { RESIGNED_WAR_CULTURE, STARTING_GOVERNMENT } from '../content/boards.ts';
import { population } from '../queries/counts.ts';
import { levelsPlayed, militaryCards, ordinaryCivilCards } from '../queries/decks.ts';
import { clockwise, livingPlayers, playerOf } from '../queries/players.ts';
import { asks } from '../questions.ts';
import type { AgesState, Player } from '../state.ts';
import { give } from './gains.ts';
import { endTreaty } from './pact.ts';
import { passOn } from './turn.ts';

/** The player is out; what concerns others is settled, and the turn goes on. */
export function resign(game: AgesState, seat: Seat): void {
  emit(game, { fact: 'resigned', seat, seen: 'all' });
  endWars(game, seat);
  leave(game, seat);
  if (game.games === seat) game.games = -1;
  // The rest of the turn does not take place.
  game.frames.length = 0;
  const over = livingPlayers(game).length === 1;
  if (!over) {
    trimLaterDecks(game);
    passOn(game, seat);
  }
  // Not before: a new starting player goes on with the round instead of beginning another (TA 16.12).
  if (game.starting === seat) game.starting = clockwise(game, seat)[0] ?? seat;
  endPacts(game, seat);
  if (over) endGame(game);
}

/** Pacts with the player end; a partner who must give up tokens of the cards chooses them before the next turn (TA 12.5). */
function endPacts(game: AgesState, seat: Seat): void {
  for (const [owner, { treaty }] of game.players.entries()) {
    if (treaty !== null && (treaty.a === seat || treaty.b === seat)) endTreaty(game, owner);
  }
}

/** Wars against the player give their declarers culture, own wars are gone (TA 6.4). */
function endWars(game: AgesState, seat: Seat): void {
  for (const [declarer, player] of game.players.entries()) {
    for (const war of player.wars) {
      if (war.target === seat) give(game, declarer, { culture: RESIGNED_WAR_CULTURE }, 'attacks', war.card);
      if (war.target === seat || declarer === seat) game.gone.push(war.card);
    }
    player.wars = declarer === seat ? [] : player.wars.filter(({ target }) => target !== seat);
  }
}

/**
 * All own cards and tokens leave the game; tactics of the common area and prepared events stay. What was secret of the
 * hands stays so: those cards lie face down with the player, out of everybody's reach (TA 16.13).
 */
function leave(game: AgesState, seat: Seat): void {
  const player = playerOf(game, seat);
  const [shown, secret] = player.closed ? [[], player.civilHand] : [player.civilHand, []];
  game.gone.push(
    ...shown,
    ...player.technologies.map(({ card }) => card),
    player.government,
    ...player.specials,
    ...player.wonders.map(({ card }) => card),
    ...player.colonies,
    ...player.exclusive.map(({ card }) => card),
    ...[player.leader, player.building].filter((card) => card !== ''),
  );
  game.tokens.yellow += player.yellow + population(player) + player.stored;
  game.tokens.blue += blueTokens(player);
  Object.assign(player, {
    out: true,
    government: STARTING_GOVERNMENT,
    civilHand: secret,
    technologies: [],
    specials: [],
    wonders: [],
    colonies: [],
    exclusive: [],
    leader: '',
    building: '',
    stages: 0,
    tactic: null,
    yellow: 0,
    blue: 0,
    workers: 0,
    stored: 0,
    civil: 0,
    military: 0,
  });
}

function blueTokens(player: Player): number {
  const onCards = player.technologies.reduce((sum, { tokens }) => sum + tokens, 0);
  const onWonders = player.wonders.reduce((sum, { tokens }) => sum + tokens, 0);
  return player.blue + onCards + onWonders + player.stages;
}

/** Decks of later ages are trimmed to the new number of players (TA 16.10). */
function trimLaterDecks(game: AgesState): void {
  const players = livingPlayers(game).length;
  for (const level of levelsPlayed(game.options)) {
    if (level <= game.age) continue;
    trim(
      game,
      game.civilDecks[level] ?? [],
      ordinaryCivilCards(game, level, players + 1),
      ordinaryCivilCards(game, level, players),
    );
    trim(
      game,
      game.militaryDecks[level] ?? [],
      militaryCards(game, level, players + 1),
      militaryCards(game, level, players),
    );
    asks(game).trimmed(game, level, players);
  }
}

/** Take the copies that are too many out of the deck, openly. */
function trim(game: AgesState, deck: string[], before: readonly string[], after: readonly string[]): void {
  const surplus = [...before];
  for (const card of after) surplus.splice(surplus.indexOf(card), 1);
  for (const card of surplus) {
    const at = deck.indexOf(card);
    if (at >= 0) game.gone.push(...deck.splice(at, 1));
  }
}
