/** The city at hand on the map: its outskirts lit, what each square yields, what blockades it, and the sums beside it. */

import {
  artsOf,
  centreAt,
  enemyOn,
  outskirtsOf,
  productionOf,
  resourceAt,
  resourcesOf,
  siteOf,
  sourcesOfCity,
  yieldOf,
} from '@tabularium/fame-and-fortune/queries';
import { seatColour } from '../../design/shapes.tsx';
import { CELL, cornerOf, middleOf, outlineOf, squarePath } from './geometry.ts';
import { SignMark, type YieldName } from './signs.tsx';
import { cityOn, yieldsAt } from './squares.ts';
import { useFame } from './table.ts';
import { useUi } from './ui.tsx';

/** What the icons of squares are called. */
export function useYieldNames(): Readonly<Record<YieldName, string>> {
  const { words } = useFame();
  return { production: words.production, trade: words.trade, culture: words.cultureTokens, coin: words.coins };
}

/** The thin dashed lines around everybody's outskirts. */
export function OutskirtLines() {
  const { game, geometry } = useFame();
  return (
    <g className="ff-outskirts">
      {game.players.flatMap(({ cities }, seat) =>
        cities.map((city) => (
          <path
            key={siteOf(city)}
            d={outlineOf([...outskirtsOf(game, city), ...city.centre], geometry.columns, { inset: 2.4, radius: 6 })}
            stroke={seatColour(seat)}
          />
        )),
      )}
    </g>
  );
}

/** The outskirts of the city at hand: tint and firm outline, hatching where it is blockaded. */
export function CityGround() {
  const { game, geometry, own } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  if (city === undefined) return null;
  const { columns } = geometry;
  const outskirts = outskirtsOf(game, city);
  const blocked = outskirts.filter((square) => enemyOn(game, square, own));
  return (
    <g className="ff-at-hand">
      <defs>
        <pattern id="ff-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className="ff-hatch-line" />
        </pattern>
      </defs>
      <path d={outlineOf([...outskirts, ...city.centre], columns)} className="ff-tint" />
      {blocked.map((square) => (
        <path key={square} d={squarePath(square, columns, 1)} fill="url(#ff-hatch)" className="ff-blockade" />
      ))}
      <path
        d={outlineOf([...outskirts, ...city.centre], columns, { inset: -0.5, radius: 5 })}
        className="ff-firm case"
      />
      <path
        d={outlineOf([...outskirts, ...city.centre], columns, { inset: -0.5, radius: 5 })}
        className="ff-firm"
        stroke={seatColour(own)}
      />
    </g>
  );
}

/** The scouts' lines to the city at hand, the yields of its squares and the plaque with its sums. */
export function CityYields() {
  const { game, geometry, own } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  if (city === undefined) return null;
  const { columns } = geometry;
  const sources = sourcesOfCity(game, own, city);
  const outskirts = outskirtsOf(game, city);
  const lost = outskirts.filter((square) => !sources.includes(square));
  return (
    <g className="ff-yields">
      {sources
        .filter((square) => !outskirts.includes(square))
        .map((square) => {
          const [from, to] = [middleOf(square, columns), middleOf(ui.city, columns)];
          return (
            <path
              key={square}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className="ff-scout-line"
              stroke={seatColour(own)}
            />
          );
        })}
      {[...sources, ...lost].map((square) => (
        <Pill key={square} square={square} lost={lost.includes(square)} />
      ))}
      <Plaque />
    </g>
  );
}

const GLYPH = 10;

/** What a square yields, at its lower edge. */
function Pill({ square, lost }: { square: number; lost: boolean }) {
  const { game, geometry } = useFame();
  const yields: (readonly [string, number])[] = [...yieldsAt(game, square)];
  const resource = resourceAt(game, square);
  if (resource !== '') yields.push([resource, 0]);
  if (yields.length === 0 || centreAt(game, square) !== undefined) return null;
  const { x, y } = cornerOf(square, geometry.columns);
  const each = yields.map(([, amount]) => GLYPH + (amount > 1 ? 6 : 1.5));
  const width = each.reduce((sum, one) => sum + one, 4);
  let at = x + CELL / 2 - width / 2 + 2;
  return (
    <g className="ff-pill" data-lost={lost || undefined}>
      <rect x={x + CELL / 2 - width / 2} y={y + CELL - 13.5} width={width} height="12.500" rx="3.500" />
      {yields.map(([of, amount], n) => {
        const left = at;
        at += each[n] ?? 0;
        return (
          <g key={of} className={`ff-pill-${of}`}>
            {amount > 1 && (
              <text x={left + 0.5} y={y + CELL - 3.6}>
                {amount}
              </text>
            )}
            <SignMark of={of} x={left + (amount > 1 ? 6 : 1) + GLYPH / 2 - 0.5} y={y + CELL - 7.2} size={GLYPH} />
          </g>
        );
      })}
      {lost && <path d={`M${x + CELL / 2 - width / 2} ${y + CELL - 7}h${width}`} className="ff-struck" />}
    </g>
  );
}

/** The five sums of the city at hand on a dark plaque at its side; away while figures may want to go there. */
function Plaque() {
  const { game, geometry, own, frame } = useFame();
  const ui = useUi();
  const city = cityOn(game, own, ui.city);
  if (city === undefined || frame?.step === 'choose-mover' || frame?.step === 'move-step') return null;
  const { columns } = geometry;
  const sum = yieldOf(game, own, city);
  const resources = [...new Set(resourcesOf(game, own, city))];
  const rows: (readonly [string, string])[] = [
    ['production', `${productionOf(game, own, city)}`],
    ['trade', `${sum.trade}`],
    ['culture', `${artsOf(game, own, city)}`],
    ...(sum.coin > 0 ? [['coin', `${sum.coin}`] as const] : []),
    ...resources.map((resource) => [resource, ''] as const),
  ];
  const column = Math.max(...city.centre.map((square) => square % columns));
  const row = Math.min(...city.centre.map((square) => Math.floor(square / columns)));
  const left = column + 3 >= columns;
  const first = Math.min(...city.centre.map((square) => square % columns));
  const x = left ? (first - 1) * CELL - 42 : (column + 2) * CELL + 5;
  const height = rows.length * 20 + 8;
  return (
    <g transform={`translate(${x} ${(row + 0.5) * CELL - height / 2})`} className="ff-plaque">
      <rect width="37" height={height} rx="5" />
      {rows.map(([of, amount], at) => (
        <g key={of} className={`ff-plaque-${of}`}>
          <SignMark of={of} x={amount === '' ? 18.5 : 11} y={at * 20 + 14} size={14} />
          <text x="27" y={at * 20 + 18.5} textAnchor="middle">
            {amount}
          </text>
        </g>
      ))}
    </g>
  );
}
