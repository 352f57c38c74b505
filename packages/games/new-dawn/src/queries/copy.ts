/**
 * A copy of a state, written out for this game: bots make thousands of them for a turn, and engines run rules fast on
 * objects whose fields stand in one order.
 */

import { clone, type FrameOf } from '@tabularium/kernel';
import { asks } from '../questions.ts';
import type { NewDawnState, Player, Turn } from '../state.ts';
import type { NewDawn } from '../vocabulary.ts';

/** A state that shares nothing with this one but what never changes. */
export function copyState(game: NewDawnState): NewDawnState {
  const { random, decks, supply, tilesToLay } = game;
  const copy: NewDawnState = {
    ...game,
    frames: game.frames.map(copyFrame),
    // A stream that is used is put in place of the old one, so the streams themselves can be shared.
    random: { ...random },
    facts: clone(game.facts),
    tilesToLay: tilesToLay.length === 0 ? [] : tilesToLay.map((tiles) => tiles.slice()),
    pieces: game.pieces.slice(),
    barbarians: game.barbarians.slice(),
    wonders: game.wonders.map(({ wonder, space }) => ({ wonder, space })),
    players: game.players.map(copyPlayer),
    // A deck is put in place of the old one, too.
    decks: { culture: decks.culture, economy: decks.economy, science: decks.science, military: decks.military },
    supply: { marble: supply.marble, mercury: supply.mercury, oil: supply.oil, diamond: supply.diamond },
    turn: copyTurn(game.turn),
  };
  asks(copy).copyZones(copy);
  return copy;
}

/** Frames that wait under others most of the time hold nothing nested; each has a place of its own, which keeps the copying fast. */
function copyFrame(frame: FrameOf<NewDawn>): FrameOf<NewDawn> {
  switch (frame.step) {
    case 'end-turn':
      return { ...frame };
    case 'moment':
      return { ...frame };
    case 'reset':
      return { ...frame };
    default:
      return clone(frame);
  }
}

function copyPlayer(player: Player): Player {
  const { marble, mercury, oil, diamond } = player.resources;
  return {
    leader: player.leader,
    row: player.row.map(({ card, trade }) => ({ card, trade })),
    dial: player.dial,
    cities: player.cities,
    tokens: player.tokens,
    caravans: player.caravans.slice(),
    resources: { marble, mercury, oil, diamond },
    stationed: player.stationed.map(({ wonder, card }) => ({ wonder, card })),
    diplomacy: player.diplomacy.map(({ card, from }) => ({ card, from })),
    cityStateCards: player.cityStateCards.slice(),
    agendas: player.agendas.slice(),
  };
}

function copyTurn({ seat, used, gained, arrived, rested, won }: Turn): Turn {
  return { seat, used: used.slice(), gained: gained.slice(), arrived: arrived.slice(), rested: rested.slice(), won };
}
