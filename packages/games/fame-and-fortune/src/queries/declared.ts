/** What somebody has declared and others may answer (FF 21.9), told as the log would tell it. */

import type { Seat } from '@tabularium/kernel';
import type { FameAndFortune, FameState, Square } from '../state.ts';
import { spotAt } from './places.ts';

type FactOf<F extends string> = Extract<FameAndFortune['facts'], { fact: F }>;

/** A deed that stands to be answered. */
export interface Declared {
  readonly fact?: FactOf<'city-acts'> | FactOf<'moved'>;
  /** The card that is used. */
  readonly card?: { readonly seat: Seat; readonly source: string };
  /** Who is about to move, and from which square if that is said. */
  readonly mover?: { readonly seat: Seat; readonly from: Square | undefined };
  /** What a city would make. */
  readonly items: readonly string[];
  readonly squares: readonly Square[];
}

/** What is answered in the window that is open; nothing where only a phase begins. */
export function declaredIn(game: FameState): Declared | undefined {
  const asked = game.frames.at(-1);
  if (asked?.step !== 'respond') return undefined;
  if (asked.kind === 'move') {
    const entering = game.frames.findLast((frame) => frame.step === 'enter');
    if (entering === undefined) return settingOut(game, asked.actor);
    const { seat, to } = entering;
    const group = entering.figures.map((figure) => game.players[seat]?.figures[figure]?.kind);
    const armies = group.filter((kind) => kind === 'army').length;
    const scouts = group.length - armies;
    const spots = { [to]: spotAt(game, to) };
    return { fact: { fact: 'moved', seat, to, armies, scouts, spots, seen: 'all' }, items: [], squares: [to] };
  }
  if (asked.kind === 'city-action') {
    const acting = game.frames.findLast((frame) => frame.step === 'city-action');
    if (acting === undefined) return undefined;
    const { seat, city, deed, orders } = acting;
    const spots = { [city]: spotAt(game, city) };
    return {
      fact: { fact: 'city-acts', seat, city, deed, spots, seen: 'all' },
      items: orders.map(({ item }) => item),
      squares: [city, ...orders.map(({ square }) => square)].filter((square) => square >= 0),
    };
  }
  const using = game.frames.findLast((frame) => frame.step === 'carry-out');
  return using === undefined ? undefined : { card: using, items: [], squares: [] };
}

/** Who is about to move has not said where to, or not even with what. */
function settingOut(game: FameState, seat: Seat): Declared {
  const travel = game.frames.findLast((frame) => frame.step === 'travel');
  const from = game.players[seat]?.figures[travel?.figures[0] ?? -1]?.square;
  return { mover: { seat, from }, items: [], squares: from === undefined ? [] : [from] };
}
