/** A lesson points at a place of the board: what is drawn there is marked, also after the board was drawn anew. */

import { useEffect } from 'react';
import { anchors } from '../table/anchors.ts';

const MARK = 'data-pointed';

/** Mark the first of these anchors that the board shows, as long as the component lives. */
export function usePointing(at: readonly string[]): void {
  const wanted = at.join(' ');
  useEffect(() => {
    let marked: Element | undefined;
    const mark = () => {
      const found = wanted === '' ? undefined : firstShown(wanted.split(' '));
      if (found === marked && (found === undefined || found.hasAttribute(MARK))) return;
      marked?.removeAttribute(MARK);
      marked = found;
      marked?.setAttribute(MARK, '');
    };
    mark();
    marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const watching = new MutationObserver(mark);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [wanted]);
}

const firstShown = (wanted: readonly string[]): Element | undefined =>
  wanted.map((anchor) => anchors.element(anchor)).find((element) => element !== undefined);
