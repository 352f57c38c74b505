/** Movements: barbarians go one after the other, cards slide to their new slots. */

import type { AnyFact } from '@tabularium/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paced } from '../../settings.ts';
import type { Letter } from './content.ts';
import { newDawnFacts } from './table.ts';

/** How long one figure takes from space to space, and until the next one sets out. */
const STEP_TIME = 300;

/** When each barbarian sets out, in milliseconds after the first. */
export function barbarianDelays(facts: readonly AnyFact[]): Partial<Record<Letter, number>> {
  const delays: Partial<Record<Letter, number>> = {};
  for (const fact of newDawnFacts(facts)) {
    if (fact.fact !== 'barbarian-moved' && fact.fact !== 'barbarian-returned') continue;
    delays[fact.letter] ??= paced(STEP_TIME) * Object.keys(delays).length;
  }
  return delays;
}

/** Lets the children of a list slide to their new places whenever `order` changes. Children carry `data-slide`. */
export function useSliding(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what says that something may have moved
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    for (const child of list.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      const key = child.dataset['slide'] ?? '';
      const left = child.offsetLeft;
      now.set(key, left);
      const from = before.get(key);
      if (from === undefined || from === left) continue;
      const duration = paced(STEP_TIME);
      if (duration > 0) {
        child.animate([{ transform: `translateX(${from - left}px)` }, { transform: 'none' }], {
          duration,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        });
      }
    }
    places.current = now;
  }, [list, order]);
}
