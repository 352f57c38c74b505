/**
 * The camera over the map: pan by mouse, finger or keys, zoom by wheel, pinch or buttons, all by d3-zoom. It only sets the
 * transform of one group, outside React, so that moving the map never draws it anew.
 */

import { type Selection, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type Covered,
  type Extent,
  fitted,
  hanging,
  held,
  isInWindow,
  type Lens,
  lacking,
  lookedAt,
  type Matter,
  near,
  type Point,
  type Room,
  shown,
} from './lens.ts';

/** What can be done with the camera. */
export interface Camera {
  /** Show the whole map. */
  fit(): void;
  /** Show a part of it as large as it goes. */
  show(part: Extent): void;
  /** Come closer (above 1) or go back, around the middle of the window. */
  zoom(factor: number): void;
  /** Look at that point from so close. */
  lookAt(point: Point, scale: number): void;
  /** Move just enough to have that point well inside the window. */
  bringIntoView(point: Point): void;
}

/** How close and how far the camera goes, of the scale that shows the whole map. */
const CLOSEST = 3.2;
const FARTHEST = 0.8;
/** At this scale pieces are as large as they were drawn and some more: so close it comes to any map, however large that is. */
const AT_HAND = 1.6;
/** How close it goes by itself when it is to show a part. */
const CLOSE_UP = 2.2;
/** A pointer that moves less than this still clicks. */
const CLICK_SLACK = 5;
const NOTHING: Covered = { top: 0 };

/**
 * A camera over the group `world` inside `frame`, over the upper edge of which something may lie. Where the whole map would
 * be too small, it comes nearer to what matters by itself, until somebody moves it.
 */
export function useCamera(
  frame: RefObject<SVGSVGElement | null>,
  world: RefObject<SVGGElement | null>,
  extent: Extent,
  covered: Covered = NOTHING,
  matter?: Matter,
): Camera {
  const inHand = useRef<HeldCamera>(undefined);
  useLayoutEffect(() => {
    if (frame.current === null || world.current === null) return;
    inHand.current = new HeldCamera(frame.current, world.current);
    return () => inHand.current?.putDown();
  }, [frame, world]);
  useLayoutEffect(() => inHand.current?.look(extent, covered, matter), [extent, covered, matter]);
  return useMemo<Camera>(
    () => ({
      fit: () => inHand.current?.fit(),
      show: (part) => inHand.current?.show(part),
      zoom: (factor) => inHand.current?.zoom(factor),
      lookAt: (point, scale) => inHand.current?.lookAt(point, scale),
      bringIntoView: (point) => inHand.current?.bringIntoView(point),
    }),
    [],
  );
}

/** The camera in somebody's hands. */
class HeldCamera implements Camera {
  readonly #world: SVGGElement;
  readonly #sheet: Selection<SVGSVGElement, unknown, null, undefined>;
  readonly #lens: ZoomBehavior<SVGSVGElement, unknown>;
  readonly #window: ResizeObserver;
  #extent: Extent = { x: 0, y: 0, width: 1, height: 1 };
  #covered = NOTHING;
  #matter: Matter | undefined;
  /** What is shown: what matters, until somebody asks for the whole map, or holds it as it was moved. */
  #shows: 'matter' | 'whole' | 'held' = 'matter';
  #shown = { size: '', top: 0, extent: this.#extent };

  constructor(frame: SVGSVGElement, world: SVGGElement) {
    this.#world = world;
    this.#sheet = select(frame);
    let start = zoomIdentity;
    this.#lens = zoom<SVGSVGElement, unknown>()
      .clickDistance(CLICK_SLACK)
      // What a hand lifts from the map, marked `data-grip`, moves by itself and not the map.
      .filter((event: MouseEvent) => (!event.ctrlKey || event.type === 'wheel') && !event.button && !isGripped(event))
      // Screens that take fingers do not always say so.
      .touchable(() => true)
      .extent(() => [
        [0, 0],
        [frame.clientWidth, frame.clientHeight],
      ])
      .constrain((lens) => transformOf(held(lens, this.#extent, roomOf(frame))))
      .on('start', ({ transform }: Moved) => {
        start = transform;
      })
      .on('zoom', ({ transform, sourceEvent }: Moved) => {
        if (sourceEvent === null) return;
        this.#shows = 'held';
        // Spaces do not answer to a pointer that drags, but still to one that trembles.
        if (sourceEvent.type !== 'wheel' && isFar(start, transform)) frame.dataset['dragging'] = '';
        this.#show(transform, false);
      })
      .on('end', () => {
        delete frame.dataset['dragging'];
      });
    this.#sheet.call(this.#lens).on('dblclick.zoom', null);
    this.#window = new ResizeObserver(() => this.#settle());
    this.#window.observe(frame);
  }

  /** Look at a map of that extent, beneath what lies over its upper edge, and at what matters of it. */
  look(extent: Extent, covered: Covered, matter: Matter | undefined): void {
    this.#extent = extent;
    this.#covered = covered;
    this.#matter = matter;
    this.#settle();
  }

  fit(): void {
    this.#shows = 'whole';
    this.#moveTo(fitted(this.#extent, this.#room), true);
  }

  show(part: Extent): void {
    this.#shows = 'held';
    this.#moveTo(shown(part, this.#room, fitted(this.#extent, this.#room).k * CLOSE_UP), true);
  }

  zoom(factor: number): void {
    this.#shows = 'held';
    this.#lens.scaleBy(this.#sheet, factor);
    this.#show(this.#now, true);
  }

  lookAt(point: Point, scale: number): void {
    this.#shows = 'held';
    this.#moveTo(near(point, scale, this.#extent, this.#room), false);
  }

  bringIntoView(point: Point): void {
    const { x, y } = lacking(point, this.#now, this.#room);
    if (x === 0 && y === 0) return;
    this.#shows = 'held';
    const { k, y: now } = this.#now;
    // Beyond the upper edge of the map is only table: no more of it comes into the window than has to.
    const upper = hanging(this.#extent, this.#room, k);
    const down = Math.min(y, Math.max(0, upper - now));
    this.#lens.translateBy(this.#sheet, x / k, down / k);
    this.#show(this.#now, true);
  }

  putDown(): void {
    this.#window.disconnect();
    this.#sheet.on('.zoom', null);
  }

  get #frame(): SVGSVGElement | null {
    return this.#sheet.node();
  }

  get #room(): Room {
    return this.#frame === null ? { width: 0, height: 0 } : { ...roomOf(this.#frame), ...this.#covered };
  }

  get #now(): ZoomTransform {
    return this.#frame === null ? zoomIdentity : zoomTransform(this.#frame);
  }

  /** The map or its window has changed. */
  #settle(): void {
    const { width, height } = this.#room;
    if (width === 0 || height === 0) return;
    const whole = fitted(this.#extent, this.#room);
    this.#lens.scaleExtent([whole.k * FARTHEST, Math.max(whole.k * CLOSEST, AT_HAND)]);
    const size = `${width} ${height}`;
    const top = this.#frame?.getBoundingClientRect().top ?? 0;
    const isSame = size === this.#shown.size;
    const { x, y, k } = this.#now;
    // A longer decision pushes the window's upper edge down, not what somebody looks at in it. A map that has grown glides
    // into its new place; a window that has changed its size shows it at once.
    const lens =
      this.#shows === 'held'
        ? { k, x, y: y - (top - this.#shown.top) }
        : this.#best(isSame && this.#extent === this.#shown.extent);
    this.#moveTo(lens, isSame);
    this.#shown = { size, top, extent: this.#extent };
  }

  /** What is shown by itself: the whole map, or what matters of it; if that is well in view already, nothing moves. */
  #best(mayStay: boolean): Lens {
    const matter = this.#shows === 'matter' ? this.#matter : undefined;
    const best = lookedAt(this.#extent, matter, this.#room);
    const now = this.#now;
    const stays = mayStay && matter !== undefined && now.k >= best.k && isInWindow(matter.part, now, this.#room);
    return stays ? now : best;
  }

  #moveTo(lens: Lens, gliding: boolean): void {
    this.#lens.transform(this.#sheet, transformOf(lens));
    this.#show(lens, gliding);
  }

  #show({ x, y, k }: Lens, gliding: boolean): void {
    this.#world.toggleAttribute('data-gliding', gliding);
    this.#world.style.setProperty('--zoom', String(k));
    this.#world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    // What keeps to the edges of the window is told where they are.
    const rulers = this.#world.querySelector<SVGGElement>('[data-rulers]');
    rulers?.style.setProperty('--left', String(-x / k));
    rulers?.style.setProperty('--top', String(-y / k));
  }
}

/** The camera was moved, by an event or, without one, by the program. */
type Moved = Omit<D3ZoomEvent<SVGSVGElement, unknown>, 'sourceEvent'> & { readonly sourceEvent: Event | null };

const isGripped = ({ type, target }: Event): boolean =>
  type === 'mousedown' && target instanceof Element && target.closest('[data-grip]') !== null;

const roomOf = ({ clientWidth, clientHeight }: Element): Room => ({ width: clientWidth, height: clientHeight });

const transformOf = ({ x, y, k }: Lens): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

const isFar = (one: Lens, other: Lens): boolean =>
  one.k !== other.k || Math.hypot(one.x - other.x, one.y - other.y) >= CLICK_SLACK;
