/** Markers, tokens and figures are conserved (FF 2.2, FF 2.3, FF 2.6, FF 2.7). */

import { BUILDINGS, POOLS } from '../content/buildings.ts';
import { MARKET_RESOURCES } from '../content/goods.ts';
import { GREAT_PEOPLE, GREAT_PERSON_MARKERS } from '../content/great-people.ts';
import { CITY_MARKERS, DISASTERS, FIGURES, TOKENS_PER_PLAYER } from '../content/limits.ts';
import type { Op } from '../content/model.ts';
import { isBuilding } from '../queries/building.ts';
import type { FameState, FigureKind, MarkerKind, Player } from '../state.ts';
import { type AnyOp, libraryOf } from '../vocabulary/library.ts';
import { miscounted, sumOf, type Tally, tallyOf } from './counting.ts';

/** Markers, tokens and figures that are lost, doubled or made up. */
export function brokenMarkers(game: FameState): string[] {
  return [
    ...miscounted(tallyOf(hutsAndVillages(game)), markerBox(game)),
    ...miscounted(buildingMarkers(game), POOLS),
    ...brokenTokens(game),
    ...brokenPersonMarkers(game),
    ...brokenSupply(game),
    ...game.players.flatMap((player, seat) => [...brokenFigures(game, player, seat), ...brokenCities(player, seat)]),
  ];
}

const MARKER_KINDS = ['hut', 'village'] as const satisfies MarkerKind[];

function markerBox({ options }: FameState): Tally {
  const { markerCounts } = libraryOf(options);
  return Object.fromEntries(
    MARKER_KINDS.flatMap((kind) => Object.entries(markerCounts[kind]).map(([id, count]) => [`${kind}:${id}`, count])),
  );
}

/** Hut and village markers: not shown yet, on the map, kept, out of the game. */
function hutsAndVillages({ pools, map, players, spent }: FameState): string[] {
  return [
    ...MARKER_KINDS.flatMap((kind) => pools[kind].map((id) => `${kind}:${id}`)),
    ...[...map.markers, ...players.flatMap(({ markers }) => markers)].flatMap((marker) =>
      marker ? [`${marker.kind}:${marker.id}`] : [],
    ),
    ...spent,
  ];
}

/** Building markers in the market and on the map, by pool. */
function buildingMarkers({ map, buildings }: FameState): Tally {
  const built = tallyOf(
    map.pieces.flatMap((piece) =>
      piece?.kind === 'building' && isBuilding(piece.id) ? [BUILDINGS[piece.id].pool] : [],
    ),
  );
  return Object.fromEntries(Object.entries(buildings).map(([pool, left]) => [pool, left + (built[pool] ?? 0)]));
}

/** As many tokens of each market resource as there are players. */
function brokenTokens({ players, market, seats }: FameState): string[] {
  return MARKET_RESOURCES.flatMap((kind) => {
    const all = [market[kind], ...players.map(({ resources }) => resources[kind])];
    const intact = sumOf(all) === TOKENS_PER_PLAYER * seats && all.every((count) => count >= 0);
    return intact ? [] : [`there are ${sumOf(all)} tokens of ${kind}`];
  });
}

/** Great person markers never become more; those that left the game are not counted (FF 14.7). */
function brokenPersonMarkers({ players, greatPeople, map }: FameState): string[] {
  const placed = tallyOf(map.pieces.flatMap((piece) => (piece?.kind === 'person' ? [piece.id] : [])));
  const kept = tallyOf(players.flatMap(({ reserve }) => reserve));
  return Object.keys(GREAT_PEOPLE).flatMap((type) => {
    const left = greatPeople[type] ?? 0;
    const all = left + (placed[type] ?? 0) + (kept[type] ?? 0);
    return left < 0 || all > GREAT_PERSON_MARKERS ? [`there are ${all} markers of ${type}, ${left} left`] : [];
  });
}

/** Investment markers, fortifications and caravans, disaster markers of both kinds. */
function brokenSupply({ players, supply, map, options }: FameState): string[] {
  const { dry, wet, ...box } = libraryOf(options).supply;
  const isDry = (terrain: string) => DISASTERS.sides.some((side) => side === terrain);
  const disasters = map.disasters.filter((terrain) => terrain !== '');
  const found = {
    investments: supply.investments + sumOf(players.flatMap(({ investments }) => Object.values(investments))),
    cityMarkers: supply.cityMarkers + sumOf(players.map(({ cities }) => cities.filter(({ marker }) => marker).length)),
    'dry disasters': supply.dry + disasters.filter(isDry).length,
    'wet disasters': supply.wet + disasters.filter((terrain) => !isDry(terrain)).length,
  };
  return miscounted(found, { ...box, 'dry disasters': dry, 'wet disasters': wet });
}

function isExtraFigure(op: AnyOp): op is Extract<Op, { op: 'extra-figure' }> {
  return op.op === 'extra-figure';
}

/** Six armies and two scouts each, in the supply or on the map; some civilizations have one more (FF 2.2, FF 3.3). */
function brokenFigures({ options }: FameState, { figures, civilization }: Player, seat: number): string[] {
  const { effects } = libraryOf(options).civilizations[civilization] ?? { effects: [] };
  const extra = effects.flatMap(({ ops }) => ops.filter(isExtraFigure)).map(({ figure }) => figure);
  return (Object.keys(FIGURES) as FigureKind[]).flatMap((kind) => {
    const wanted = FIGURES[kind].count + extra.filter((one) => one === kind).length;
    const found = figures.filter((figure) => figure.kind === kind).length;
    return found === wanted ? [] : [`seat ${seat} has ${found} figures of kind ${kind} instead of ${wanted}`];
  });
}

/** Two city markers and one capital each, which alone can be a metropolis (FF 2.2, FF 13). */
function brokenCities({ cities, cityMarkers }: Player, seat: number): string[] {
  const broken: string[] = [];
  const others = cities.filter(({ capital }) => !capital);
  if (others.length + cityMarkers !== CITY_MARKERS || cityMarkers < 0)
    broken.push(`city markers of seat ${seat} are lost`);
  if (cities.length - others.length > 1) broken.push(`seat ${seat} has two capitals`);
  if (others.some(({ centre }) => centre.length > 1)) broken.push(`a city of seat ${seat} covers two squares`);
  return broken;
}
