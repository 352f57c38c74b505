/** A copy of a state, written out for this game: bots make thousands of them for a decision, and most of a state is lists. */

import { clone } from '@tabularium/kernel';
import type { Player, StoneAgeState } from '../state.ts';

/** A state that shares nothing with this one but what never changes. */
export function copyState(game: StoneAgeState): StoneAgeState {
  return {
    ...game,
    frames: clone(game.frames),
    // A stream that is used is put in place of the old one, so the streams themselves can be shared.
    random: { ...game.random },
    facts: clone(game.facts),
    players: game.players.map(copyPlayer),
    cards: game.cards.slice(),
    pile: game.pile.slice(),
    buildings: game.buildings.slice(),
    stacks: game.stacks.map((stack) => stack.slice()),
    boxed: game.boxed.slice(),
    openRows: game.openRows.map(({ dice, waiting }) => ({ dice: dice.slice(), waiting: waiting.slice() })),
  };
}

function copyPlayer(player: Player): Player {
  const { wood, clay, stone, gold } = player.resources;
  return {
    persons: player.persons,
    placed: player.placed.slice(),
    food: player.food,
    resources: { wood, clay, stone, gold },
    tools: player.tools.slice(),
    used: player.used.slice(),
    field: player.field,
    score: player.score,
    built: player.built.slice(),
    cards: player.cards.slice(),
    kept: player.kept.slice(),
    extra: player.extra.slice(),
  };
}
