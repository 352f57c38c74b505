/** Pierre de Coubertin: culture now; whoever attacks before his next Politics Phase loses as much (TA 18.III1). */

import { emit } from '@tabularium/kernel';
import { playerOf } from '../../queries/players.ts';
import { give } from '../../rules/gains.ts';
import type { PoliticalRule } from '../../rules/politics.ts';

/** What the Games bring and cost. */
export const GAMES = { gain: { culture: 8 }, attackerLoses: 8 };

export const openGames: PoliticalRule<'open-games'> = {
  beforehand: true,
  perform(game, seat) {
    const player = playerOf(game, seat);
    player.used.push(player.leader);
    game.games = seat;
    emit(game, { fact: 'games-opened', seat, seen: 'all' });
    give(game, seat, GAMES.gain, 'leaders', player.leader);
  },
};
