/** Gathering rolls and the tools added to them (SA 7.1 to SA 7.3, SA 8.3.4). */

import { type Decision, emit, pop, push, type Refusal, roll, type Seat } from '@tabularium/kernel';
import type { CardId } from '../content/cards.ts';
import { DIVISOR, type Yield } from '../content/goods.ts';
import { MOST } from '../content/limits.ts';
import type { PlaceId } from '../content/places.ts';
import { oneUseTools } from '../queries/cards.ts';
import { playerOf } from '../queries/players.ts';
import type { Player, StoneAgeState } from '../state.ts';
import type { AddCard, AddTool, Collect, FrameOfGather, Reason, StoneAge } from '../vocabulary.ts';
import { sendHome } from './people.ts';
import { gainFood, gainResource } from './supply.ts';

const COLLECT: Collect = { type: 'collect' };
const ADD_TOOL: readonly AddTool[] = Array.from({ length: MOST.tools }, (_, tool) => ({ type: 'add-tool', tool }));

/** Roll one die per person (SA 7.1); then tools may be added. `place` is where the people stand, `null` for a card's roll. */
export function rollAndGather(
  game: StoneAgeState,
  seat: Seat,
  yields: Yield,
  persons: number,
  place: PlaceId | null,
): void {
  const dice: number[] = [];
  for (let die = 0; die < persons; die++) dice.push(roll(game, 'dice')); // SA 7.2
  emit(game, { fact: 'rolled', seat, yields, dice: [...dice], seen: 'all' });
  const frame = { step: 'gather', seat, yields, dice, added: 0, place } as const;
  if (hasTools(playerOf(game, seat))) push(game, { ...frame });
  else collect(game, frame);
}

/** Add tools to the roll one by one, then collect. */
export const gather: Decision<StoneAge, 'gather'> = {
  actions(game, frame) {
    const player = playerOf(game, frame.seat);
    const actions: (AddTool | AddCard | Collect)[] = [COLLECT];
    for (const [tool, action] of ADD_TOOL.entries()) if (isFirstReady(player, tool)) actions.push(action);
    for (const { card } of oneUseTools(player)) actions.push({ type: 'add-card', card });
    return actions;
  },
  take(game, frame, action) {
    if (action.type === 'collect') return finish(game, frame);
    frame.added +=
      action.type === 'add-tool' ? useTool(game, frame.seat, action.tool) : useCard(game, frame.seat, action.card);
    if (!hasTools(playerOf(game, frame.seat))) finish(game, frame);
  },
  tries: (game, frame) => ADD_TOOL.filter(({ tool }) => !isReady(playerOf(game, frame.seat), tool)),
  whyNot(game, frame, action): Refusal<Reason> {
    const value = action.type === 'add-tool' ? playerOf(game, frame.seat).tools[action.tool] : 0;
    return value === 0 ? { reason: 'tool-missing', rule: 'SA 7.3' } : { reason: 'tool-used', rule: 'SA 7.3' };
  },
};

/** There is a tool on that space, and it was not used this round. */
function isReady({ tools, used }: Player, tool: number): boolean {
  return tools[tool] !== 0 && !used[tool];
}

/** Of several ready tools of the same value only the first is offered: they are the same. */
function isFirstReady(player: Player, tool: number): boolean {
  const { tools, used } = player;
  if (!isReady(player, tool)) return false;
  for (let other = 0; other < tool; other++) if (!used[other] && tools[other] === tools[tool]) return false;
  return true;
}

function hasTools(player: Player): boolean {
  for (let tool = 0; tool < MOST.tools; tool++) if (isReady(player, tool)) return true;
  return player.kept.length > 0 && oneUseTools(player).length > 0;
}

/** A tool adds its whole value to one roll and is then used for this round (SA 7.3). */
function useTool(game: StoneAgeState, seat: Seat, tool: number): number {
  const player = playerOf(game, seat);
  player.used[tool] = true;
  const value = player.tools[tool] ?? 0;
  emit(game, { fact: 'tool-added', seat, value, seen: 'all' });
  return value;
}

/** A one-use tool is turned face down and never comes back (SA 8.3.9). */
function useCard(game: StoneAgeState, seat: Seat, card: CardId): number {
  const player = playerOf(game, seat);
  const value = oneUseTools(player).find((tool) => tool.card === card)?.value ?? 0;
  player.kept.splice(player.kept.indexOf(card), 1);
  player.cards.push(card);
  emit(game, { fact: 'card-added', seat, card, value, seen: 'all' });
  return value;
}

function finish(game: StoneAgeState, frame: FrameOfGather): void {
  pop(game);
  collect(game, frame);
}

/** The yield is the total divided by the goods' divisor; the rest is lost (SA 7.1). */
function collect(game: StoneAgeState, frame: FrameOfGather): void {
  const { seat, yields, place } = frame;
  const total = frame.dice.reduce((sum, pips) => sum + pips, frame.added);
  const amount = Math.floor(total / DIVISOR[yields]);
  emit(game, { fact: 'gathered', seat, yields, total, amount, seen: 'all' });
  if (yields === 'food') gainFood(game, seat, amount);
  else gainResource(game, seat, yields, amount);
  if (place !== null) sendHome(game, seat, place);
}
