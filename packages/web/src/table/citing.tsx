/** Speaking of a move or a place: what the next line of chat is about, and the signs in lines that lead there. */

import type { About } from '@tabularium/protocol';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';
import { aboutOf, pointAt } from './highlight.ts';
import { Sentence } from './sentence.tsx';

let cited: About | undefined;
const listeners = new Set<() => void>();

/** The next line is about this; without it, about nothing in particular. */
export function cite(about?: About): void {
  cited = about;
  for (const listener of listeners) listener();
}

/** What the next line is about. */
export function useCited(): About | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => cited,
  );
}

/** Shows the table after that entry of its log, where that can be done. */
export const LookBack = createContext<((entry: number) => void) | undefined>(undefined);

/** While `on`, the next press on a place of the board cites it instead of doing anything. */
export function usePointing(on: boolean, end: () => void): void {
  useEffect(() => {
    if (!on) return;
    const pick = (event: MouseEvent) => {
      const found = event.target instanceof Element ? event.target.closest('[data-anchor], [data-thing]') : null;
      if (found?.closest('.board-place') == null) return;
      event.preventDefault();
      event.stopPropagation();
      cite({ thing: found.getAttribute('data-anchor') ?? found.getAttribute('data-thing') ?? '' });
      end();
    };
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && end();
    document.addEventListener('click', pick, true);
    addEventListener('keydown', stop);
    return () => {
      document.removeEventListener('click', pick, true);
      removeEventListener('keydown', stop);
    };
  }, [on, end]);
}

/** The facts of an entry, as far as they are known here. */
function useFactsOf(about: About) {
  const { table } = useTableTop();
  if (!('entry' in about)) return [];
  return [...(table.earlier ?? []), ...table.log].find(({ entry }) => entry === about.entry)?.facts ?? [];
}

/** What is spoken of, in words. */
export function CitedWords({ about }: { about: About }) {
  const say = useWords();
  const { text } = useTableTop();
  const [first] = useFactsOf(about);
  if ('thing' in about) return nameOf(about.thing, text.things) ?? say.atTable.aPlace;
  if (first === undefined) return say.atTable.aMove;
  return <Sentence still words={text.facts[first.fact]?.(first) ?? first.fact} />;
}

type Things = ReturnType<typeof useTableTop>['text']['things'];

/** What others cite may be anything: what the game has no name for has none. */
function nameOf(thing: string, things: Things): string | undefined {
  const [kind = '', ...id] = thing.split(':');
  try {
    return things[kind]?.(id.join(':')).name || undefined;
  } catch {
    return undefined;
  }
}

/** A sign that lights up what is spoken of; pressed, it shows the moment, or brings the place into view. */
export function Citation({ about }: { about: About }) {
  const say = useWords();
  const { text } = useTableTop();
  const lookBack = use(LookBack);
  const facts = useFactsOf(about);
  const things =
    'thing' in about ? [about.thing] : facts.flatMap((fact) => aboutOf(fact, text.facts[fact.fact]?.(fact) ?? ''));
  const light = () => pointAt(...things);
  const show = () => {
    if ('entry' in about) return lookBack?.(about.entry);
    light();
    document.querySelector('[data-lit]')?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  return (
    <button
      type="button"
      className="citation"
      title={'entry' in about ? say.atTable.showMoment : say.atTable.showPlace}
      onPointerEnter={light}
      onPointerLeave={() => pointAt()}
      onFocus={light}
      onBlur={() => pointAt()}
      onClick={show}
    >
      <CitedWords about={about} />
    </button>
  );
}
