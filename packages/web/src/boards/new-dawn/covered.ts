/** What lies over the upper edge of the map: a long decision. Land and wonders make room for it. */

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Covered } from '../../table/lens.ts';

/** How deep that is, in pixels. A refusal is soon gone again, and nothing moves because of it. */
export function useCovered(frame: RefObject<SVGSVGElement | null>): Covered {
  const [covered, setCovered] = useState<Covered>({ top: 0 });
  useLayoutEffect(() => {
    const map = frame.current;
    const table = map?.closest<HTMLElement>('.table');
    const strip = table?.querySelector('.decision');
    if (!map || !table || !strip) return;
    const measure = () => {
      if (strip.querySelector('.decision-refusal') !== null) return;
      const [over, under] = [strip.getBoundingClientRect(), map.getBoundingClientRect()];
      const top = over.top < under.top ? Math.max(0, Math.ceil(over.bottom - under.top)) : 0;
      table.style.setProperty('--nd-covered', `${top}px`);
      setCovered((before) => (before.top === top ? before : { top }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [strip, map]) watch.observe(one);
    return () => watch.disconnect();
  }, [frame]);
  return covered;
}
