/**
 * Dragging: where a hand would move a card or a piece, the mouse may. It is another way of choosing the same actions, so
 * everything it does can be clicked or typed as well.
 */

import { type AnyAction, canonical } from '@tabularium/kernel';
import { useEffect, useRef } from 'react';
import { useTableTop } from './context.ts';
import { layOnTable, likenessOf } from './likeness.ts';
import { useSpotMenu } from './spot-menu.tsx';

/** From where to where something is moved: anchors, or places that only take (`data-drop`). */
export interface Drag {
  readonly from: string;
  readonly to: string;
  /** What the board keeps in mind before the action is done, such as the rest of a longer way. */
  prepare?(): void;
}

/** A move of the hand that means something now. */
interface Move extends Drag {
  readonly action: AnyAction;
}

/** So far the mouse moves before a press becomes a drag. */
const THRESHOLD = 6;

/** Watches the mouse for the whole table. It draws nothing itself. */
export function Dragging(): null {
  const { table, board, asked, hold } = useTableTop();
  const menu = useSpotMenu();
  const latest = useRef<() => void>(undefined);
  const { actions, view } = table.sight;
  const drags = useRef<() => readonly Move[]>(() => []);
  drags.current = () => {
    const { dragsOf } = board;
    if (!asked || dragsOf === undefined) return [];
    return actions.flatMap((action) => dragsOf(action, view).map((drag) => ({ ...drag, action })));
  };
  const dropped = useRef<(moves: readonly Move[], on: Element) => void>(() => {});
  dropped.current = (moves, on) => {
    const meant = [...new Map(moves.map((move) => [canonical(move.action), move.action])).values()];
    const [only, ...others] = meant;
    if (only === undefined) return;
    if (others.length === 0 && board.asksFirst?.(only) !== true) {
      moves[0]?.prepare?.();
      hold.press(only);
    } else menu({ actions: meant, anchor: moves[0]?.to ?? '', title: undefined, near: on });
  };
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      latest.current = begin(event, event.target, drags.current, (moves, on) => dropped.current(moves, on));
    };
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('pointerdown', press);
      latest.current?.();
    };
  }, []);
  return null;
}

const named = (element: Element, anchor: string) =>
  element.getAttribute('data-anchor') === anchor || element.getAttribute('data-drop') === anchor;

/** Follows one press until it is let go; gives what breaks it off. */
function begin(
  { clientX, clientY }: PointerEvent,
  target: Element,
  possible: () => readonly Move[],
  drop: (moves: readonly Move[], on: Element) => void,
): () => void {
  let carried: Carried | undefined;
  const lift = (): Carried | undefined => {
    const all = possible();
    for (let at: Element | null = target; at !== null; at = at.parentElement) {
      const piece = at;
      const moves = all.filter(({ from }) => named(piece, from) || piece.getAttribute('data-drag') === from);
      if (moves.length > 0) return new Carried(piece, moves, clientX, clientY);
    }
    return undefined;
  };
  const move = (event: PointerEvent) => {
    if (carried === undefined) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < THRESHOLD) return;
      carried = lift();
      if (carried === undefined) return end();
    }
    event.preventDefault();
    carried.follow(event);
  };
  const release = (event: PointerEvent) => {
    const held = carried;
    const on = held?.under(event);
    end();
    if (held === undefined) return;
    // The click that ends a drag is none.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (on !== undefined) drop(held.movesTo(on), on);
  };
  const breakOff = (event: KeyboardEvent) => event.key === 'Escape' && end();
  function end() {
    carried?.putDown();
    carried = undefined;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', breakOff);
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', end);
  addEventListener('keydown', breakOff);
  return end;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A piece in the hand: its picture follows the mouse, and the places it may go to are marked. */
class Carried {
  readonly #picture: HTMLElement;
  readonly #moves: readonly Move[];
  readonly #places: readonly Element[];
  readonly #grip: { readonly x: number; readonly y: number };

  constructor(piece: Element, moves: readonly Move[], x: number, y: number) {
    // What stands on a place is lifted, not the place.
    const figure = document.querySelector(`[data-figure="${CSS.escape(moves[0]?.from ?? '')}"]`) ?? piece;
    const place = figure.getBoundingClientRect();
    this.#grip = { x: x - place.left, y: y - place.top };
    this.#moves = moves;
    this.#picture = likenessOf(figure, place);
    this.#picture.classList.add('carried');
    layOnTable(this.#picture);
    // The press may have begun to mark text.
    getSelection()?.removeAllRanges();
    document.documentElement.dataset['carrying'] = '';
    const targets = new Set(moves.map(({ to }) => to));
    this.#places = [...document.querySelectorAll('[data-anchor], [data-drop]')].filter((place) =>
      [...targets].some((anchor) => named(place, anchor)),
    );
    for (const place of this.#places) place.setAttribute('data-drop-here', '');
  }

  follow(event: PointerEvent): void {
    this.#picture.style.translate = `${event.clientX - this.#grip.x}px ${event.clientY - this.#grip.y}px`;
    const over = this.under(event);
    for (const place of this.#places) place.setAttribute('data-drop-here', place === over ? 'over' : '');
  }

  /** The place under the mouse that would take it. */
  under({ clientX, clientY }: PointerEvent): Element | undefined {
    for (const found of document.elementsFromPoint(clientX, clientY)) {
      // A part of a drawing is found instead of the spot it belongs to.
      const place = this.#places.find((one) => one.contains(found));
      if (place !== undefined) return place;
    }
    return undefined;
  }

  movesTo(place: Element): readonly Move[] {
    return this.#moves.filter(({ to }) => named(place, to));
  }

  putDown(): void {
    this.#picture.remove();
    delete document.documentElement.dataset['carrying'];
    for (const place of this.#places) place.removeAttribute('data-drop-here');
  }
}
