/** The culture track: sections, costs, rewards (FF 11.2, FF 11.3). */

import type { Seat } from '@tabularium/kernel';
import { GREAT_PERSON_SPACES, SECTIONS, type Section, VICTORY_SPACE } from '../content/culture-track.ts';
import type { FameState } from '../state.ts';
import { othersOf, playerOf } from './players.ts';
import { costChange, has, statOf } from './sources.ts';

/** The section a space belongs to; Start counts as the first, victory as the last. */
export function sectionOf(space: number): Section {
  let end = 0;
  for (const section of SECTIONS) {
    end += section.spaces;
    if (space <= end) return section;
  }
  return SECTIONS.at(-1) as Section;
}

/** Does entering the space bring a great person? Others bring a culture event. */
export const bringsPerson = (space: number): boolean => GREAT_PERSON_SPACES.includes(space);

/** What a step into that space costs the player. */
export function stepCost(game: FameState, seat: Seat, space: number): { culture: number; trade: number } {
  const { culture, trade } = sectionOf(space);
  return {
    culture: Math.max(0, culture + costChange(game, seat, 'step-culture')),
    trade: Math.max(0, trade + costChange(game, seat, 'step-trade')),
  };
}

/** The spaces the next step can lead to: more than one if occupied spaces may be skipped, none behind the last. */
export function landingSpaces(game: FameState, seat: Seat): number[] {
  const { space } = playerOf(game, seat);
  if (space >= VICTORY_SPACE) return [];
  const spaces = [space + 1];
  if (!has(game, seat, 'skip-occupied-spaces')) return spaces;
  const occupied = othersOf(game, seat).map((other) => playerOf(game, other).space);
  for (let next = space + 1; next < VICTORY_SPACE && occupied.includes(next); next++) spaces.push(next + 1);
  return spaces;
}

/** How many culture events the player may hold (FF 11.4). */
export function handSize(game: FameState, seat: Seat): number {
  return statOf(game, seat, 'culture-hand');
}
