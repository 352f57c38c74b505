/**
 * The camera over the map: pan by mouse, finger or keys, zoom by wheel, pinch or buttons. It only sets the transform of
 * one group, outside React, so that moving the map never draws it anew.
 */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Extent, Point } from './geometry.ts';

/** What can be done with the camera. */
export interface Camera {
  /** Show the whole map. */
  fit(): void;
  /** Come closer (above 1) or go back, around the middle of the window. */
  zoom(factor: number): void;
  pan(x: number, y: number): void;
  /** Move just enough to have that point well inside the window. */
  bringIntoView(point: Point): void;
}

interface Lens {
  x: number;
  y: number;
  scale: number;
}

const CLOSEST = 3.2;
const FARTHEST = 0.8;
/** A pointer that moves less than this still clicks. */
const CLICK_SLACK = 5;
/** What is kept free around the map, in pixels. */
const MARGIN = 10;

/** A camera over the group `world` inside `frame`. */
export function useCamera(
  frame: RefObject<SVGSVGElement | null>,
  world: RefObject<SVGGElement | null>,
  extent: Extent,
): Camera {
  const lens = useRef<Lens>({ x: 0, y: 0, scale: 1 });
  const whole = useRef(1);
  const touched = useRef(false);
  const window = useRef({ size: '', top: 0 });

  const apply = useCallback(
    (gliding: boolean) => {
      const group = world.current;
      if (group === null) return;
      const { x, y, scale } = lens.current;
      group.toggleAttribute('data-gliding', gliding);
      group.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
    [world],
  );

  const fitted = useCallback((): Lens | undefined => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    if (width === 0 || height === 0) return undefined;
    const scale = Math.min((width - 2 * MARGIN) / extent.width, (height - 2 * MARGIN) / extent.height);
    const x = (width - extent.width * scale) / 2 - extent.x * scale;
    const y = (height - extent.height * scale) / 2 - extent.y * scale;
    return { x, y, scale };
  }, [frame, extent]);

  const moveTo = useCallback(
    (next: Lens, gliding: boolean) => {
      const box = frame.current?.getBoundingClientRect();
      if (box === undefined) return;
      lens.current = held(next, extent, box);
      touched.current = true;
      apply(gliding);
    },
    [apply, extent, frame],
  );

  const zoomAround = useCallback(
    (factor: number, { x, y }: Point, gliding: boolean) => {
      const now = lens.current;
      const scale = Math.min(CLOSEST * whole.current, Math.max(FARTHEST * whole.current, now.scale * factor));
      const grown = scale / now.scale;
      moveTo({ scale, x: x - (x - now.x) * grown, y: y - (y - now.y) * grown }, gliding);
    },
    [moveTo],
  );

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const settle = () => {
      const all = fitted();
      if (all === undefined) return;
      whole.current = all.scale;
      const size = `${element.clientWidth} ${element.clientHeight}`;
      const { top } = element.getBoundingClientRect();
      // A longer decision pushes the window's upper edge down, not what somebody looks at in it.
      if (touched.current) lens.current.y -= top - window.current.top;
      else lens.current = all;
      // A map that has grown glides into its new place; a window that has changed its size shows it at once.
      apply(size === window.current.size);
      window.current = { size, top };
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fitted, apply]);

  useGestures(frame, lens, moveTo, zoomAround);

  return useMemo<Camera>(
    () => ({
      fit() {
        const all = fitted();
        if (all === undefined) return;
        lens.current = all;
        touched.current = false;
        apply(true);
      },
      zoom(factor) {
        const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
        zoomAround(factor, { x: width / 2, y: height / 2 }, true);
      },
      pan: (x, y) => moveTo({ ...lens.current, x: lens.current.x + x, y: lens.current.y + y }, true),
      bringIntoView(point) {
        const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
        const { x, y, scale } = lens.current;
        const [left, top] = [x + point.x * scale, y + point.y * scale];
        const room = 56;
        const [dx, dy] = [lacking(left, room, width - room), lacking(top, room, height - room)];
        if (dx !== 0 || dy !== 0) moveTo({ scale, x: x + dx, y: y + dy }, true);
      },
    }),
    [apply, fitted, frame, moveTo, zoomAround],
  );
}

function lacking(value: number, least: number, most: number): number {
  return value < least ? least - value : Math.min(0, most - value);
}

/** At least a third of the window always shows the map. */
function held({ x, y, scale }: Lens, extent: Extent, box: DOMRect): Lens {
  const keep = (offset: number, start: number, size: number, room: number) => {
    const most = room * 0.67 - start * scale;
    const least = room * 0.33 - (start + size) * scale;
    return Math.min(most, Math.max(least, offset));
  };
  return { scale, x: keep(x, extent.x, extent.width, box.width), y: keep(y, extent.y, extent.height, box.height) };
}

/** Pointers and the wheel. */
function useGestures(
  frame: RefObject<SVGSVGElement | null>,
  lens: RefObject<Lens>,
  moveTo: (next: Lens, gliding: boolean) => void,
  zoomAround: (factor: number, around: Point, gliding: boolean) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragging = false;
    const inside = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, inside(event));
      if (fingers.size === 1) {
        start = inside(event);
        dragging = false;
      }
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = inside(event);
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < CLICK_SLACK && fingers.size === 1) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      element.dataset['dragging'] = '';
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const { x, y, scale } = lens.current;
      moveTo({ scale, x: x + (now.x - before.x) / fingers.size, y: y + (now.y - before.y) / fingers.size }, false);
      if (other !== undefined) zoomAround(distance(now, other) / Math.max(1, distance(before, other)), other, false);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) delete element.dataset['dragging'];
    };
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAround(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0016 : 0.05)), inside(event), false);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame, lens, moveTo, zoomAround]);
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
