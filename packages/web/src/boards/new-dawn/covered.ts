/** What lies over the edges of the map: a long decision, and the controls. Land and wonders make room for it. */

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Covered } from '../../table/lens.ts';

/** How deep that is, in pixels. A refusal is soon gone again, and nothing moves because of it. */
export function useCovered(frame: RefObject<SVGSVGElement | null>): Covered {
  const [covered, setCovered] = useState<Covered>({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const map = frame.current;
    const table = map?.closest<HTMLElement>('.table');
    const strip = table?.querySelector('.decision');
    const controls = map?.parentElement?.querySelector('.nd-map-controls');
    if (!map || !table || !strip || !controls) return;
    const measure = () => {
      if (strip.querySelector('.decision-refusal') !== null) return;
      const [over, beside, under] = [strip, controls, map].map((one) => one.getBoundingClientRect());
      if (!over || !beside || !under) return;
      const top = over.top < under.top ? Math.max(0, Math.ceil(over.bottom - under.top)) : 0;
      const left = beside.height > beside.width ? Math.ceil(beside.right - under.left) : 0;
      table.style.setProperty('--nd-covered', `${top}px`);
      setCovered((before) => (before.top === top && before.left === left ? before : { top, left }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [strip, controls, map]) watch.observe(one);
    return () => watch.disconnect();
  }, [frame]);
  return covered;
}
