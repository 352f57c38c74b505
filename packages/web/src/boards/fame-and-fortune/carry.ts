/** Figures in the hand: press on a group, drag it to a square within its reach and let go. */

import type { PointerEvent as ReactPointerEvent } from 'react';
import { useCallback } from 'react';
import { pointAtSquare } from './pointed.ts';
import { reachFrom } from './reach.ts';
import { useFame } from './table.ts';
import { useUi, type Wish } from './ui.tsx';

/** So far the mouse moves before a press becomes a drag. */
const THRESHOLD = 6;

/** Begins to carry everything on a square that can move. */
export function useCarry(): (event: ReactPointerEvent, from: number) => void {
  const { game, own } = useFame();
  const { errand } = useUi();
  return useCallback(
    (event, from) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const reach = reachFrom(game, own, from);
      const start = { x: event.clientX, y: event.clientY };
      let carried: Ghost | undefined;
      const move = ({ clientX, clientY }: PointerEvent) => {
        if (carried === undefined && Math.hypot(clientX - start.x, clientY - start.y) < THRESHOLD) return;
        carried ??= new Ghost(from);
        carried.follow(clientX, clientY);
        pointAtSquare(from);
      };
      const drop = ({ clientX, clientY }: PointerEvent) => {
        end();
        if (carried === undefined) return;
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        const reached = reach.get(squareAt(clientX, clientY) ?? -1);
        if (reached !== undefined) errand(wishesFor(from, reached.way, reached.stop));
      };
      const give = (key: KeyboardEvent) => key.key === 'Escape' && end();
      function end() {
        carried?.putDown();
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', drop);
        removeEventListener('pointercancel', end);
        removeEventListener('keydown', give);
      }
      addEventListener('pointermove', move);
      addEventListener('pointerup', drop);
      addEventListener('pointercancel', end);
      addEventListener('keydown', give);
    },
    [game, own, errand],
  );
}

/** Set out with everybody, walk, and stop where that is possible. */
function wishesFor(from: number, way: readonly number[], stop: boolean): readonly Wish[] {
  const most: Wish = (action) => action.type === 'move' && action.square === from;
  return [
    most,
    ...way.map(
      (to): Wish =>
        (action) =>
          (action.type === 'step' || action.type === 'discover') && action.square === to,
    ),
    ...(stop ? [((action) => action.type === 'stop') satisfies Wish] : []),
  ];
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function squareAt(x: number, y: number): number | undefined {
  const square = document.elementsFromPoint(x, y).find((element) => element.closest('[data-square]') !== null);
  const name = square?.closest('[data-square]')?.getAttribute('data-square');
  return name === null || name === undefined ? undefined : Number(name);
}

/** The picture of the figures that follows the mouse. */
class Ghost {
  readonly #group: Element | null;

  constructor(from: number) {
    this.#group = document.querySelector(`[data-figures="${from}"]`);
    this.#group?.toggleAttribute('data-carried', true);
  }

  follow(x: number, y: number): void {
    if (!(this.#group instanceof SVGGElement)) return;
    const frame = this.#group.parentElement instanceof SVGGElement ? this.#group.parentElement.getScreenCTM() : null;
    if (frame === null) return;
    const at = new DOMPoint(x, y).matrixTransform(frame.inverse());
    this.#group.style.transform = `translate(${at.x}px, ${at.y}px)`;
  }

  putDown(): void {
    if (!(this.#group instanceof SVGGElement)) return;
    this.#group.removeAttribute('data-carried');
    this.#group.style.transform = '';
  }
}
