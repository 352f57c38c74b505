/** A lesson points at a place of the board: what is drawn there is marked, also after the board was drawn anew. */

import { type AnyAction, canonical } from '@tabularium/kernel';
import { useEffect } from 'react';
import { anchors } from '../table/anchors.ts';

const MARK = 'data-pointed';

/**
 * Mark the first of these anchors that the board shows, as long as the component lives; where several things are offered,
 * in the bar or in a menu, the very one that is meant.
 */
export function usePointing(at: readonly string[], meant: AnyAction | undefined): void {
  const wanted = at.join(' ');
  const deed = meant === undefined ? undefined : canonical(meant);
  useEffect(() => {
    let marked: Element | undefined;
    const mark = () => {
      const found = wanted === '' ? undefined : (buttonFor(deed) ?? firstShown(wanted.split(' ')));
      if (found === marked && (found === undefined || found.hasAttribute(MARK))) return;
      marked?.removeAttribute(MARK);
      marked = found;
      marked?.setAttribute(MARK, '');
      // A panel that opens for it, or a longer guide, may still change what is in view.
      requestAnimationFrame(() => marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] });
    return () => {
      watching.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [wanted, deed]);
}

/** The button that does just this, if one is shown. */
const buttonFor = (deed: string | undefined): Element | undefined =>
  deed === undefined ? undefined : (document.querySelector(`[data-deed="${CSS.escape(deed)}"]`) ?? undefined);

/** The first of these that is shown; what is already picked leads on to the next. Of none: what opens the panel of one. */
function firstShown(wanted: readonly string[]): Element | undefined {
  const shown = wanted.flatMap((anchor) => anchors.element(anchor) ?? []);
  const first = shown.find((element) => element.getAttribute('aria-pressed') !== 'true') ?? shown[0];
  return first ?? wanted.flatMap((anchor) => anchors.opener(anchor) ?? [])[0];
}
