/** The Research Phase: secret choices, revealed in turn order (FF 10.1, FF 10.2, FF 10.5, FF 10.11, FF 10.12). */

import { type Procedure, push, type Seat, type Together } from '@tabularium/kernel';
import { TRADE_MOST } from '../content/limits.ts';
import type { Op } from '../content/model.ts';
import { playerOf, seatsFrom } from '../queries/players.ts';
import { hasPlace, hasPlaceFor, isUnknownTo, type Place, placesFor, researchTrade } from '../queries/pyramid.ts';
import { coinsOf } from '../queries/sources.ts';
import type { FameAndFortune, FameState } from '../state.ts';
import type { Research } from '../vocabulary/actions.ts';
import { type AnyOp, type Card, libraryOf } from '../vocabulary/library.ts';
import { usableCards } from './deeds.ts';
import { discardPerson, takeOut } from './discards.ts';
import { learn } from './learning.ts';
import { changeTrade } from './stores.ts';
import { tell } from './telling.ts';

/** Everybody chooses at the same time. */
export const research: Procedure<FameAndFortune, 'research'> = {
  run(game) {
    const seats = seatsFrom(game, game.first);
    push(game, { step: 'choose-research', seats, answers: seats.map(() => null) });
  },
};

/** The levels of technologies. */
const LEVELS: readonly number[] = [1, 2, 3, 4, 5];

/** The highest row a blank may lie in (FF 10.9). */
const BLANK_ROWS = [1, 2, 3, 4];

function isGain(op: AnyOp): op is Extract<Op, { op: 'gain' }> {
  return op.op === 'gain';
}

/** Cards that can be used with the choice: trade before it, a blank, a lower place. */
interface Aids {
  readonly before: string[];
  readonly blank: boolean;
  readonly lower: boolean;
}

const NO_AIDS: Aids = { before: [], blank: false, lower: false };

function aidsOf(game: FameState, seat: Seat): Aids {
  if (playerOf(game, seat).people.length === 0) return NO_AIDS;
  const people = usableCards(game, seat).filter((card) => card.kind === 'person');
  return {
    before: people.filter(givesTrade).map(({ id }) => id),
    blank: people.some((card) => card.triggers.has('research-choice')),
    lower: people.some((card) => card.triggers.has('technology-placed')),
  };
}

const givesTrade = (card: Card) =>
  (card.uses.get('any-time') ?? []).some((at) =>
    card.effects[at]?.ops.some((op) => isGain(op) && op.trade !== undefined),
  );

/** A technology with trade and place enough, or nothing (FF 10.12). */
export const chooseResearch: Together<FameAndFortune, 'choose-research'> = {
  actions: (game, _, seat) => choicesOf(game, seat),
  settle(game, { seats }, answers) {
    game.researching = game.players.map(() => '');
    for (const [at, seat] of seats.entries()) game.researching[seat] = answers[at]?.technology ?? '';
    push(game, { step: 'research-over' });
    for (const [at, seat] of [...seats.entries()].reverse()) {
      const choice = answers[at];
      if (choice !== undefined && choice.technology !== '') push(game, { step: 'reveal-research', seat, choice });
    }
  },
};

/** Nothing is used with the choice. */
const NO_MORE: Partial<Research> = {};

/** The choice of a technology for that place. */
function researchOf({ technology, lower }: Place, more: Partial<Research>): Research {
  const plain: Research = lower ? { type: 'research', technology, lower } : { type: 'research', technology };
  return more === NO_MORE ? plain : { ...plain, ...more };
}

function choicesOf(game: FameState, seat: Seat): Research[] {
  const player = playerOf(game, seat);
  const aids = aidsOf(game, seat);
  const found: Research[] = [{ type: 'research', technology: '' }];
  const { technologyIds, technologyLevels } = libraryOf(game.options);
  const needed = LEVELS.map((level) => researchTrade(game, seat, level));
  const list = (trade: number, more: Partial<Research>) => {
    const open = LEVELS.map((level, at) => (needed[at] ?? 0) <= trade && hasPlaceFor(player, level, aids.lower));
    if (!open.includes(true)) return;
    for (let at = 0; at < technologyIds.length; at++) {
      // Few levels are open, and to see that is quicker than to look for a technology in the pyramids.
      if (!open[(technologyLevels[at] ?? 0) - 1]) continue;
      const technology = technologyIds[at] as string;
      if (!isUnknownTo(game, player, technology)) continue;
      for (const place of placesFor(game, player, technology, aids.lower)) found.push(researchOf(place, more));
    }
  };
  const ways: Partial<Research>[] = [NO_MORE, ...aids.before.map((before) => ({ before }))];
  for (const way of ways) {
    const trade = way.before === undefined ? player.trade : TRADE_MOST;
    list(trade, way);
    if (!aids.blank) continue;
    for (const blank of BLANK_ROWS.filter((row) => hasPlace(player, row))) {
      player.rows[blank - 1]?.push('');
      list(trade, { ...way, blank });
      player.rows[blank - 1]?.pop();
    }
  }
  return found;
}

/** One choice is revealed, paid and takes effect: all trade is lost but for one a coin (FF 10.2). */
export const revealResearch: Procedure<FameAndFortune, 'reveal-research'> = {
  run(game, { seat, choice }) {
    const player = playerOf(game, seat);
    const { technology, lower, blank, before } = choice;
    if (before !== undefined) {
      tell(game, { fact: 'used', seat, source: `person:${before}`, seen: 'all' });
      discardPerson(game, seat, before);
      changeTrade(game, seat, TRADE_MOST);
    }
    if (blank !== undefined) layBlank(game, seat, blank);
    const kept = Math.min(player.trade, coinsOf(game, seat));
    changeTrade(game, seat, kept - player.trade);
    learnAt(game, seat, lower ? { technology, lower } : { technology });
  },
};

/** A great person becomes a blank in the pyramid (FF 10.9). */
function layBlank(game: FameState, seat: Seat, row: number): void {
  const player = playerOf(game, seat);
  const card = usableCards(game, seat).find((one) => one.triggers.has('research-choice'));
  if (card === undefined) return;
  takeOut(player.people, ({ id }) => id === card.id);
  game.blanks.push(card.id);
  player.rows[row - 1]?.push('');
  tell(game, { fact: 'blank', seat, row, person: card.id, seen: 'all' });
}

/** The card that lets a technology lie one row lower is used up. */
function useLower(game: FameState, seat: Seat): void {
  const card = usableCards(game, seat).find((one) => one.triggers.has('technology-placed'));
  if (card === undefined) return;
  tell(game, { fact: 'used', seat, source: card.source, seen: 'all' });
  discardPerson(game, seat, card.id);
}

/** Learn a technology for free; a card that lets it lie one row lower is used up by that. */
export function learnAt(game: FameState, seat: Seat, { technology, lower }: Place): void {
  if (lower) useLower(game, seat);
  learn(game, seat, lower ? { technology, lower } : { technology });
}

/** May a technology lie one row lower by a card of the player? */
export function mayPlaceLower(game: FameState, seat: Seat): boolean {
  if (playerOf(game, seat).people.length === 0) return false;
  return usableCards(game, seat).some((one) => one.triggers.has('technology-placed'));
}

/** Nobody researches any more. */
export const researchOver: Procedure<FameAndFortune, 'research-over'> = {
  run(game) {
    game.researching = [];
  },
};
