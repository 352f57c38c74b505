/** The turn: five phases, each player's part in turn order (FF 5.1, FF 5.2). */

import { type Procedure, push, type Seat } from '@tabularium/kernel';
import { leftOf, seatsFrom } from '../queries/players.ts';
import { coinsOf } from '../queries/sources.ts';
import { type FameAndFortune, type FameState, PHASES, type Phase } from '../state.ts';
import { tell } from './telling.ts';
import { end, leaderAmong } from './victory.ts';

/** A new turn: the first-player marker moves on, everything that lasts a turn is over. */
export const turn: Procedure<FameAndFortune, 'turn'> = {
  run(game) {
    if (game.turn > 0) game.first = leftOf(game, game.first);
    game.turn++;
    game.active = game.first;
    game.map.locked = [];
    for (const player of game.players) {
      player.used = [];
      player.offers = 0;
      player.hurried = false;
      if (player.standBy === 'turn') player.standBy = '';
      for (const figure of player.figures) figure.moved = false;
      for (const city of player.cities) {
        city.extra = 0;
        city.deeds = [];
        city.added = 0;
        city.sure = 0;
      }
    }
    if (game.facts !== null) tellOfTurn(game);
    push(game, { step: 'end-turn' });
    for (const phase of PHASES.toReversed()) push(game, { step: 'phase', phase, begun: false });
  },
};

/** Coins are counted only for those who listen. */
function tellOfTurn(game: FameState): void {
  const coins = game.players.map((_, seat) => coinsOf(game, seat));
  tell(game, { fact: 'turn-began', round: game.turn, seat: game.first, coins, seen: 'all' });
}

/** A phase begins; some cards change who is first (FF 5.2). Then every player takes a part. */
export const phase: Procedure<FameAndFortune, 'phase'> = {
  run(game, { phase, begun }) {
    game.phase = phase;
    game.active = game.first;
    if (!begun) {
      push(game, { step: 'phase', phase, begun: true });
      push(game, { step: 'window', kind: 'phase', seat: game.first, after: 0, targets: [] });
      return;
    }
    tell(game, { fact: 'phase-began', phase, seen: 'all' });
    OPENINGS[phase](game);
  },
};

/** Players act one after another from the first one. */
function oneAfterAnother(game: FameState, phase: Phase): void {
  for (const seat of seatsFrom(game, game.first).reverse()) push(game, { step: 'part', seat, phase });
}

const OPENINGS: Readonly<Record<Phase, (game: FameState) => void>> = {
  start: (game) => oneAfterAnother(game, 'start'),
  trade: (game) => push(game, { step: 'trade-collect' }),
  city: (game) => oneAfterAnother(game, 'city'),
  movement: (game) => oneAfterAnother(game, 'movement'),
  research: (game) => push(game, { step: 'research' }),
};

/** What a player's part of a phase begins with. */
const PARTS: Readonly<Record<Phase, (game: FameState, seat: Seat) => void>> = {
  start: (game, seat) => push(game, { step: 'start-rewards', seat }),
  trade: () => {},
  city: (game, seat) => push(game, { step: 'city-management', seat }),
  movement: (game, seat) => push(game, { step: 'movement-begins', seat }),
  research: () => {},
};

/** A player's part of a phase. */
export const part: Procedure<FameAndFortune, 'part'> = {
  run(game, { seat, phase }) {
    game.active = seat;
    PARTS[phase](game, seat);
  },
};

/** The end of a turn: victories that waited for it, the turn limit, then the next one (FF 23.4, FF 23.13). */
export const endTurn: Procedure<FameAndFortune, 'end-turn'> = {
  run(game) {
    if (game.fulfilled.length > 0) {
      const winners = seatsFrom(game, game.first).filter((seat) =>
        game.fulfilled.some(({ winner }) => winner === seat),
      );
      const best = leaderAmong(game, winners);
      return end(game, best, game.fulfilled.find(({ winner }) => winner === best)?.victory ?? 'culture');
    }
    const { turnLimit } = game.options;
    if (turnLimit !== 'none' && game.turn >= Number(turnLimit)) {
      return end(game, leaderAmong(game, seatsFrom(game, game.first)), 'turn-limit');
    }
    push(game, { step: 'turn' });
  },
};
