/** Places that scroll say so while something of them lies below their edge. */

import { type RefObject, useEffect, useRef } from 'react';

/** Marks the place with `data-more` as long as there is more below. */
export function useMoreBelow<Place extends HTMLElement>(): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const look = () =>
      place.toggleAttribute('data-more', place.scrollHeight - place.clientHeight - place.scrollTop > 4);
    const watcher = new ResizeObserver(look);
    for (const one of [place, ...place.children]) watcher.observe(one);
    place.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watcher.disconnect();
      place.removeEventListener('scroll', look);
    };
  });
  return ref;
}
