/** What lies over the upper edge of the map: a long decision. Land and wonders make room for it. */

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Covered } from '../../table/lens.ts';

/**
 * How deep that is, in pixels. A refusal is soon gone again, and nothing moves because of it. While somebody is asked one
 * thing after the other on the same land, what made room for a long decision stays where it is: a map that came nearer after
 * every answer would never be still.
 */
export function useCovered(frame: RefObject<SVGSVGElement | null>, asked: boolean, land: string): Covered {
  const [covered, setCovered] = useState<Covered>({ top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on other land everything is measured anew
  useLayoutEffect(() => {
    const map = frame.current;
    const table = map?.closest<HTMLElement>('.table');
    const strip = table?.querySelector('.decision');
    if (!map || !table || !strip) return;
    let [deepest, size] = [0, ''];
    const measure = () => {
      if (strip.querySelector('.decision-refusal') !== null) return;
      const [over, under] = [strip.getBoundingClientRect(), map.getBoundingClientRect()];
      const deep = over.top < under.top ? Math.max(0, Math.ceil(over.bottom - under.top)) : 0;
      const now = `${under.width} ${under.height}`;
      const top = asked && size === now ? Math.max(deepest, deep) : deep;
      [deepest, size] = [top, now];
      table.style.setProperty('--nd-covered', `${top}px`);
      setCovered((before) => (before.top === top ? before : { top }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [strip, map]) watch.observe(one);
    // In the letters of the system it may have been longer than it is.
    let gone = false;
    void document.fonts.ready.then(() => {
      deepest = 0;
      if (!gone) measure();
    });
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [frame, asked, land]);
  return covered;
}
