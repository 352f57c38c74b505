/** The squares as things to point at, to walk over with the arrow keys, and to choose. */

import { ownerOfCentre } from '@tabularium/fame-and-fortune/queries';
import type { AnyAction, Loose } from '@tabularium/kernel';
import { plainWords } from '@tabularium/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { anchors } from '../../table/anchors.ts';
import type { Camera } from '../../table/camera.ts';
import { useTableTop } from '../../table/context.ts';
import { OffersProvider, useOffers } from '../../table/offers.tsx';
import { SvgSpot } from '../../table/spot.tsx';
import { useCarry } from './carry.ts';
import { middleOf, squarePath } from './geometry.ts';
import { pointAtSquare } from './pointed.ts';
import { reachOnTheWay } from './reach.ts';
import { SquareDetails } from './square-details.tsx';
import { squareTitle } from './squares.ts';
import { useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** The way of each arrow key. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** All squares; a great person that was picked opens squares of its own. */
export function SquareLayer({ camera }: { camera: Camera }) {
  const { person } = useUi();
  const only = useCallback(
    (action: Loose) => action.type !== 'place-person' || (action as { person?: string }).person === person,
    [person],
  );
  return (
    <OffersProvider only={only}>
      <Squares camera={camera} />
    </OffersProvider>
  );
}

function Squares({ camera }: { camera: Camera }) {
  const fame = useFame();
  const { geometry, game, own } = fame;
  const { table, text, names } = useTableTop();
  const offers = useOffers();
  const ui = useUi();
  const reach = useMemo(() => reachOnTheWay(fame), [fame]);
  const carry = useCarry();
  const [current, setCurrent] = useState(geometry.squares[0] ?? 0);
  useEffect(() => () => pointAtSquare(undefined), []);
  const { columns } = geometry;

  const openSquares = () =>
    geometry.squares.filter((square) => (offers.get(`square:${square}`)?.actions.length ?? 0) > 0);
  const go = (square: number) => {
    const spot = anchors.element(`square:${square}`);
    if (spot instanceof SVGElement) spot.focus();
  };
  const press = (key: string, square: number): boolean => {
    const way = ARROWS[key];
    if (way !== undefined) {
      let x = square % columns;
      let y = Math.floor(square / columns);
      do {
        x += way[0];
        y += way[1];
      } while (x >= 0 && x < columns && y * columns + x < geometry.size && y >= 0 && !exists(y * columns + x));
      const next = y * columns + x;
      if (x >= 0 && x < columns && exists(next)) go(next);
      return true;
    }
    if (key !== 'n' && key !== 'N') return false;
    const open = openSquares();
    const next = key === 'n' ? open.find((one) => one > square) : open.findLast((one) => one < square);
    go(next ?? open[0] ?? square);
    return true;
  };
  const exists = (square: number) => (geometry.slotOf[square] ?? -1) >= 0;

  /** The map's own ways: walk farther than one step, and look at a city where nothing else is to be done. */
  const instead = (square: number, actions: readonly AnyAction[]): boolean => {
    if (actions.length > 0) return false;
    const way = reach?.get(square)?.way;
    if (way !== undefined) {
      ui.errand(
        way.map((to) => (action) => (action.type === 'step' || action.type === 'discover') && action.square === to),
      );
      return true;
    }
    const site = game.players[own]?.cities.find(({ centre }) => centre.includes(square))?.centre[0];
    if (site === undefined) return false;
    ui.pickCity(site);
    return true;
  };

  return (
    <g>
      {geometry.squares.map((square) => {
        const actions = offers.get(`square:${square}`)?.actions ?? [];
        const [action] = actions;
        const title = squareTitle(fame, names, square);
        const does =
          action === undefined ? '' : plainWords(text.actions[action.type]?.(action, table.sight.view) ?? '', names);
        const movable = actions.some(({ type }) => type === 'move');
        const isOwnCity = ownerOfCentre(game, square) === own;
        return (
          <SvgSpot
            key={square}
            anchor={`square:${square}`}
            thing={`square:${square}`}
            label={does === '' ? title : `${title}: ${does}`}
            explanation={{ title, body: <SquareDetails square={square} />, outward: true }}
            open={action?.type ?? (reach?.has(square) || isOwnCity ? 'look' : undefined)}
            tabIndex={square === current ? 0 : -1}
            className="ff-square"
            marks={{ 'data-square': square, 'data-grip': movable || undefined }}
            instead={() => instead(square, actions)}
            onFocus={() => setCurrent(square)}
            onPoint={(by) => {
              if (by === 'focus') camera.bringIntoView(middleOf(square, columns));
              pointAtSquare(by === undefined ? undefined : square);
            }}
            onKey={(key) => press(key, square)}
          >
            <path
              d={squarePath(square, columns)}
              {...(movable ? { onPointerDown: (event: React.PointerEvent) => carry(event, square) } : {})}
            />
          </SvgSpot>
        );
      })}
    </g>
  );
}
