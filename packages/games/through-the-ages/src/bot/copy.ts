/** A copy of a state, written out for this game: bots make thousands of them for a turn, and most of a state is lists of ids. */

import { clone } from '@tabularium/kernel';
import type { AgesState, Player } from '../state.ts';

/** A state that shares nothing with this one but what never changes. */
export function copyState(game: AgesState): AgesState {
  return {
    ...game,
    frames: clone(game.frames),
    random: clone(game.random),
    facts: clone(game.facts),
    row: game.row.slice(),
    civilDecks: piles(game.civilDecks),
    boards: game.boards.map((board) => ({ ...board, leaders: board.leaders.slice(), wonders: board.wonders.slice() })),
    box: game.box.slice(),
    gone: game.gone.slice(),
    militaryDecks: piles(game.militaryDecks),
    openDiscards: piles(game.openDiscards),
    hiddenDiscards: piles(game.hiddenDiscards),
    currentEvents: { cards: game.currentEvents.cards.slice(), seenBy: game.currentEvents.seenBy.slice() },
    futureEvents: game.futureEvents.map(({ card, seenBy }) => ({ card, seenBy: seenBy.slice() })),
    pastEvents: game.pastEvents.slice(),
    planned: game.planned.slice(),
    finalEvents: { open: game.finalEvents.open.slice(), hidden: game.finalEvents.hidden.slice() },
    commonTactics: game.commonTactics.map((standard) => ({ ...standard })),
    players: game.players.map(copyPlayer),
    turn: { ...game.turn, taken: game.turn.taken.slice() },
    tokens: { ...game.tokens },
  };
}

function copyPlayer(player: Player): Player {
  return {
    ...player,
    civilHand: player.civilHand.slice(),
    militaryHand: player.militaryHand.slice(),
    technologies: player.technologies.map(({ card, workers, tokens }) => ({ card, workers, tokens })),
    specials: player.specials.slice(),
    leadersTaken: player.leadersTaken.slice(),
    wonders: player.wonders.map((monument) => ({ ...monument })),
    colonies: player.colonies.slice(),
    tactic: player.tactic && { ...player.tactic },
    exclusive: player.exclusive.map((standard) => ({ ...standard })),
    treaty: player.treaty && { ...player.treaty },
    wars: player.wars.map((war) => ({ ...war })),
    used: player.used.slice(),
    kidnapped: player.kidnapped && { ...player.kidnapped },
    ledger: player.ledger.slice(),
  };
}

const piles = (decks: readonly string[][]): string[][] => decks.map((deck) => deck.slice());
