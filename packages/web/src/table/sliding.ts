/** Things of a list slide to their new places. */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { paced } from '../settings.ts';

/** How long a thing takes from place to place. */
const SLIDE_TIME = 300;

/** Lets the children of a list slide to their new places whenever `order` changes. Children carry `data-slide`. */
export function useSliding(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<string, { left: number; top: number }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what says that something may have moved
  useLayoutEffect(() => {
    const before = places.current;
    const now: typeof before = new Map();
    for (const child of list.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      const key = child.dataset['slide'] ?? '';
      const place = { left: child.offsetLeft, top: child.offsetTop };
      now.set(key, place);
      const from = before.get(key);
      if (from === undefined || (from.left === place.left && from.top === place.top)) continue;
      const duration = paced(SLIDE_TIME);
      if (duration > 0) {
        const away = `translate(${from.left - place.left}px, ${from.top - place.top}px)`;
        child.animate([{ transform: away }, { transform: 'none' }], {
          duration,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        });
      }
    }
    places.current = now;
  }, [list, order]);
}
