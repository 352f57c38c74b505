/**
 * Things travel: whatever lies somewhere else after a move flies there from where it was. Boards mark what can travel with
 * `data-travels` (what it is) and `data-at` (where it lies); this watches the marks and needs no rules. What is taken back
 * does not fly, nor does anything for those who want no movement; a press of mouse or key ends all flights.
 */

import { Component } from 'react';
import { paced } from '../settings.ts';
import { useTableTop } from './context.ts';
import { layOnTable, likenessOf } from './likeness.ts';

/** Something that lay somewhere before the move. */
interface Lying {
  readonly element: Element;
  readonly at: string;
  readonly place: DOMRect;
  /** How many it stands for. */
  readonly count: number;
}

type Snapshot = ReadonlyMap<string, readonly Lying[]>;

/** How long one flight takes, and until the next one begins. */
const FLIGHT = 320;
const BETWEEN = 70;

/** More flights than that are a storm, and nobody can follow them. */
const MOST = 12;

/** The marks of something that travels: what it is, where it lies, and how many it stands for. */
export const travelMarks = (what: string, at: string, count = 1) => ({
  'data-travels': what,
  'data-at': at,
  'data-count': count,
});

/** Watches what travels on the table. It draws nothing itself. */
export function Travels() {
  const { table } = useTableTop();
  return <Watch sight={table.sight} moves={table.log.length} />;
}

interface Watched {
  readonly sight: object;
  readonly moves: number;
}

/** A class, because only a class can look at the page before it changes. */
class Watch extends Component<Watched> {
  readonly #flights = new Set<Animation>();
  readonly #land = () => {
    for (const flight of this.#flights) flight.finish();
  };

  override componentDidMount(): void {
    addEventListener('pointerdown', this.#land, { capture: true });
    addEventListener('keydown', this.#land, { capture: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', this.#land, { capture: true });
    removeEventListener('keydown', this.#land, { capture: true });
    this.#land();
  }

  override shouldComponentUpdate(next: Watched): boolean {
    return next.sight !== this.props.sight;
  }

  override getSnapshotBeforeUpdate(before: Watched): Snapshot | null {
    return this.props.moves > before.moves && paced(FLIGHT) > 0 ? lying() : null;
  }

  override componentDidUpdate(_props: Watched, _state: unknown, before: Snapshot | null): void {
    if (before === null) return;
    this.#land();
    for (const [at, { from, to }] of departures(before, lying()).slice(0, MOST).entries()) {
      this.#fly(from, to, at * paced(BETWEEN));
    }
  }

  #fly(from: Lying, to: Lying, delay: number): void {
    const picture = likenessOf(to.element, to.place);
    picture.classList.add('travelling');
    layOnTable(picture);
    // What stands for many was there before the last of them came.
    const hidden = to.count === 1 && isStyled(to.element) ? to.element : undefined;
    hidden?.style.setProperty('visibility', 'hidden');
    const flight = picture.animate([placed(from.place, to.place), placed(to.place, to.place)], {
      duration: paced(FLIGHT),
      delay,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      fill: 'both',
    });
    this.#flights.add(flight);
    const land = () => {
      this.#flights.delete(flight);
      picture.remove();
      hidden?.style.removeProperty('visibility');
    };
    flight.finished.then(land, land);
  }

  override render(): null {
    return null;
  }
}

const isStyled = (element: Element): element is HTMLElement | SVGElement => 'style' in element;

/** A picture made for `home`, as it looks at `place`. */
function placed(place: DOMRect, home: DOMRect): Keyframe {
  const [wide, high] = [place.width / home.width, place.height / home.height];
  return { transformOrigin: '0 0', transform: `translate(${place.left}px, ${place.top}px) scale(${wide}, ${high})` };
}

/** Everything marked that can be seen, by what it is. */
function lying(): Snapshot {
  const found = new Map<string, Lying[]>();
  for (const element of document.querySelectorAll('[data-travels]')) {
    const place = element.getBoundingClientRect();
    if (place.width === 0 || place.height === 0) continue;
    const kind = element.getAttribute('data-travels') ?? '';
    const at = element.getAttribute('data-at') ?? '';
    const count = Number(element.getAttribute('data-count') ?? 1);
    found.set(kind, [...(found.get(kind) ?? []), { element, at, place, count }]);
  }
  return found;
}

/** What has come to a place, each with one of its kind that has left another. */
function departures(before: Snapshot, now: Snapshot): { from: Lying; to: Lying }[] {
  return [...now].flatMap(([kind, things]) => {
    const gone = surplus(before.get(kind) ?? [], things);
    const come = surplus(things, before.get(kind) ?? []);
    return come.slice(0, gone.length).flatMap((to, at) => {
      const from = gone[at];
      return from === undefined ? [] : [{ from, to }];
    });
  });
}

/** Those of `some` that are more at their place than `others` are there: the last ones of each place, often if need be. */
function surplus(some: readonly Lying[], others: readonly Lying[]): Lying[] {
  const places = [...new Set(some.map(({ at }) => at))];
  return places.flatMap((place) => {
    const here = some.filter(({ at }) => at === place);
    const more = countOf(here) - countOf(others.filter(({ at }) => at === place));
    return Array.from({ length: Math.max(0, more) }, (_, at) => here[Math.max(0, here.length - 1 - at)]).filter(
      (one) => one !== undefined,
    );
  });
}

const countOf = (things: readonly Lying[]): number => things.reduce((sum, { count }) => sum + count, 0);
