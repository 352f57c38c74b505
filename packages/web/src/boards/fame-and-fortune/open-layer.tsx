/** What can be chosen on the map: rings on squares, and the reach of figures with what waits for them. */

import { useMemo } from 'react';
import { useTableTop } from '../../table/context.ts';
import { useOffers } from '../../table/offers.tsx';
import { middleOf, squarePath } from './geometry.ts';
import { usePointed } from './pointed.ts';
import { type Reached, reachFrom, reachOnTheWay } from './reach.ts';
import { SignMark } from './signs.tsx';
import { placePath } from './squares.ts';
import { useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** White rings with a dark casing on every square that offers something. */
export function OpenLayer() {
  const { geometry, game } = useFame();
  const offers = useOffers();
  const { person } = useUi();
  const open = geometry.squares.filter((square) =>
    offers
      .get(`square:${square}`)
      ?.actions.some((action) => action.type !== 'place-person' || (action as { person?: string }).person === person),
  );
  const path = (squares: readonly number[]) =>
    squares.map((square) => placePath(game, geometry.columns, square, 3)).join('');
  const isBuilt = (square: number) => Boolean(game.map.pieces[square]);
  return (
    <g className="ff-open">
      <path d={path(open)} className="ff-open-case" />
      <path d={path(open.filter((square) => !isBuilt(square)))} className="ff-open-ring" />
      <path d={path(open.filter(isBuilt))} className="ff-open-ring over" />
    </g>
  );
}

type Reach = ReadonlyMap<number, Reached>;

/** The reach of the group on its way, or of the group that is pointed at. */
function useReach(): Reach | undefined {
  const fame = useFame();
  const { asked } = useTableTop();
  const offers = useOffers();
  const { game, own, frame } = fame;
  const pointed = usePointed();
  const onTheWay = useMemo(() => reachOnTheWay(fame), [fame]);
  const square = frame?.step === 'choose-mover' ? pointed : undefined;
  const movable =
    square !== undefined && offers.get(`square:${square}`)?.actions.some(({ type }) => type === 'move') === true;
  const from = useMemo(() => (movable ? reachFrom(game, own, square) : undefined), [game, own, square, movable]);
  return asked ? (onTheWay ?? from) : undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
  enemy: 'unit',
  'enemy-centre': 'unit',
  village: 'unit',
  hut: 'hut',
  relic: 'relic',
};

/** Rings around what is within reach, beneath the names of cities and the figures. */
export function ReachRings() {
  const { columns } = useFame().geometry;
  const reach = useReach();
  if (reach === undefined) return null;
  return (
    <g className="ff-reach">
      {[...reach].map(([square, { danger, stop }]) => (
        <g key={square} data-danger={danger} data-passing={(!stop && danger === undefined) || undefined}>
          <path d={squarePath(square, columns, 6)} className="case" />
          <path d={squarePath(square, columns, 6)} />
        </g>
      ))}
    </g>
  );
}

/** How many steps it takes to get there, or what waits there; clear of the names upon the edges of the squares. */
export function ReachSigns() {
  const { columns } = useFame().geometry;
  const reach = useReach();
  if (reach === undefined) return null;
  return (
    <g className="ff-reach">
      {[...reach].map(([square, { way, danger }]) => {
        const { x, y } = middleOf(square, columns);
        return (
          <g key={square} data-danger={danger} transform={`translate(${x + 13} ${y - 6})`}>
            <g className="ff-small">
              <circle r="6.500" />
              {danger === undefined || danger === 'discover' ? (
                <text y="3.400" textAnchor="middle">
                  {danger === 'discover' ? '?' : way.length}
                </text>
              ) : (
                <g className="ff-danger">
                  <SignMark of={SIGNS[danger] ?? 'unit'} x={0} y={0} size={9} />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
