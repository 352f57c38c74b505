/** The force for a colony: the cheapest that is large enough, found by weighing every choice of pieces. */

import type { ActionOf, Seat } from '@tabularium/kernel';
import { bonusOf, cardOf, technologyOf } from '../queries/cards.ts';
import { forceValue, unitsOf } from '../queries/colonization.ts';
import { playerOf } from '../queries/players.ts';
import type { AgesState } from '../state.ts';
import type { AgesFrames, ThroughTheAges } from '../vocabulary.ts';

type Action = ActionOf<ThroughTheAges>;

/** So many pieces are weighed against each other. */
const MOST_PIECES = 10;
/** A worker is lost with a unit; a bonus card could serve again, and more the better it is. */
const WORKER = 3;
const CARD = { base: 0.6, perPoint: 0.4 };

/** What can be given to a force, what that costs, and what it adds by itself. */
interface Piece {
  readonly action: Action;
  readonly price: number;
  readonly unit: string;
  readonly bonus: number;
}

/** What a sensible player gives next, and nothing more once it is enough; nothing to say where only other means are left. */
export function nextOfForce(game: AgesState, seat: Seat, actions: readonly Action[]): Action | undefined {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'force' || frame.seat !== seat) return undefined;
  const done = actions.find(({ type }) => type === 'done');
  if (done !== undefined) return done;
  const wanted = cheapest(game, frame)[0]?.action;
  return wanted && actions.find((action) => says(action) === says(wanted));
}

const says = (action: Action): string => JSON.stringify(action);

/** The pieces that make the force large enough for the least. */
function cheapest(game: AgesState, frame: AgesFrames['force']): readonly Piece[] {
  const pieces = piecesFor(game, frame);
  let best: readonly Piece[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let choice = 1; choice < 1 << pieces.length; choice++) {
    const chosen = pieces.filter((_, at) => (choice >> at) & 1);
    const price = chosen.reduce((sum, piece) => sum + piece.price, 0);
    if (price < least && isEnough(game, frame, chosen)) [best, least] = [chosen, price];
  }
  return best;
}

function piecesFor(game: AgesState, { seat, sent }: AgesFrames['force']): Piece[] {
  const units = unitsOf(game, seat);
  for (const card of sent) units.splice(units.indexOf(card), 1);
  const pieces: Piece[] = units.map((card) => ({
    action: { type: 'send', card },
    price: WORKER + technologyOf(card).build,
    unit: card,
    bonus: 0,
  }));
  for (const card of playerOf(game, seat).militaryHand) {
    if (cardOf(card).kind !== 'bonus') continue;
    const bonus = bonusOf(card).colonization;
    pieces.push({ action: { type: 'play-bonus', card }, price: CARD.base + CARD.perPoint * bonus, unit: '', bonus });
  }
  return pieces.sort((one, other) => one.price - other.price).slice(0, MOST_PIECES);
}

/** At least one unit, and at least the bid (TA 9.2, 9.3). */
function isEnough(game: AgesState, frame: AgesFrames['force'], chosen: readonly Piece[]): boolean {
  const sent = [...frame.sent, ...chosen.flatMap(({ unit }) => (unit === '' ? [] : unit))];
  const bonus = chosen.reduce((sum, piece) => sum + piece.bonus, frame.bonus);
  return sent.length > 0 && forceValue(game, frame.seat, { ...frame, sent, bonus }) >= frame.bid;
}
