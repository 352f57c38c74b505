/**
 * What can be reached from a square. Land changes rarely beside everything else that happens, so what was seen of it is
 * kept as long as it looks the same: which tiles lie open, what lies on them, where cities stand.
 */

import type { Seat } from '@tabularium/kernel';
import { isTooClose, type SiteProblem, siteProblem } from '../queries/cities.ts';
import { geometryOf } from '../queries/geometry.ts';
import { playerOf } from '../queries/players.ts';
import { cityAround, iconsAt, isRevealed, isWater, ownerOfCentre, relicAt, resourceAt } from '../queries/squares.ts';
import type { FameState, Square } from '../state.ts';
import { CITY, EACH_TURN, NEARNESS, TARGET, turnsLeft, UNKNOWN_SITE } from './worths.ts';

/** So far figures look. */
const FAR = 4;

/** What each step further away leaves of a worth. */
const LEFT: readonly number[] = Array.from({ length: FAR + 1 }, (_, steps) => NEARNESS ** steps);

/** A place to go to, and what its distance leaves of its worth. */
export interface Place {
  readonly square: Square;
  readonly left: number;
}

/** What an army finds from where it stands, enemies in the field not counted. */
export interface ArmySight {
  /** The best of what it need not fight for. */
  readonly free: number;
  readonly villages: readonly Place[];
  readonly centres: readonly Place[];
  /** What the distance leaves, by square; 0 out of reach. */
  readonly reach: Float32Array;
}

/** Places for a scout and what they are worth from here, the best first. */
export type Goals = readonly { readonly square: Square; readonly worth: number; readonly site: boolean }[];

/** What a scout finds, and whether a site for a city is among it. */
export interface ScoutSight {
  readonly goals: Goals;
  readonly site: boolean;
}

/** The land as it looked, and what was seen in it. */
interface Land {
  readonly stamp: Int16Array;
  readonly armies: Map<number, ArmySight>;
  readonly scouts: Map<number, ScoutSight>;
}

/** Squares of the largest grid. */
const SQUARES = 28 * 18;

/** The last lands: search looks at several futures in turn. */
const lands: Land[] = [];
const MOST_LANDS = 6;

const writing = new Int16Array(SQUARES * 2 + 200);

const MARKERS = { hut: 1, village: 2 } as const;
const DISASTERS = { '': 0, desert: 4, grassland: 8, forest: 12, water: 16, mountain: 20 } as const;
const numbers = new Map<string, number>();

/** A number for the name of a tile. */
function numberOf(name: string): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = numbers.size + 1;
    numbers.set(name, number);
  }
  return number;
}

/** Write down what the land looks like; gives the length. */
function write({ seats, turn, map, players }: FameState): number {
  let at = 0;
  writing[at++] = seats;
  writing[at++] = turn;
  const { tiles, markers, disasters, relics } = map;
  for (let slot = 0; slot < tiles.length; slot++) {
    const tile = tiles[slot];
    writing[at++] = tile?.revealed ? numberOf(tile.id) * 4 + tile.rotation : 0;
  }
  for (let square = 0; square < markers.length; square++) {
    const marker = markers[square];
    const disaster = disasters[square];
    if (!marker && !disaster) continue;
    writing[at++] = square;
    writing[at++] = (marker ? MARKERS[marker.kind] : 0) + (disaster ? DISASTERS[disaster] : 0);
  }
  writing[at++] = -1;
  for (const { square } of relics) writing[at++] = square;
  for (let seat = 0; seat < players.length; seat++) {
    writing[at++] = -1;
    for (const { centre } of playerOf({ players }, seat).cities) for (const square of centre) writing[at++] = square;
  }
  return at;
}

function isWritten(stamp: Int16Array, length: number): boolean {
  if (stamp.length !== length) return false;
  for (let at = 0; at < length; at++) if (stamp[at] !== writing[at]) return false;
  return true;
}

/** The land of this state, with all that was seen in it before. */
export function landOf(game: FameState): Land {
  const length = write(game);
  for (let at = 0; at < lands.length; at++) {
    const land = lands[at] as Land;
    if (!isWritten(land.stamp, length)) continue;
    if (at > 0) {
      lands.splice(at, 1);
      lands.unshift(land);
    }
    return land;
  }
  const land: Land = { stamp: writing.slice(0, length), armies: new Map(), scouts: new Map() };
  lands.unshift(land);
  if (lands.length > MOST_LANDS) lands.pop();
  return land;
}

/** Whose figure looks, from where, and what it may do or should look for: a site for a city. */
export interface Looker {
  readonly seat: Seat;
  readonly square: Square;
  readonly water: 0 | 1 | 2;
  readonly founds: boolean;
}

const keyOf = ({ seat, square, water, founds }: Looker): number =>
  ((square * 8 + seat) * 2 + (water === 0 ? 0 : 1)) * 2 + (founds ? 1 : 0);

/** What an army sees. */
export function armySight(game: FameState, land: Land, looker: Looker): ArmySight {
  const key = keyOf(looker);
  let sight = land.armies.get(key);
  if (sight === undefined) {
    sight = lookForArmy(game, looker);
    land.armies.set(key, sight);
  }
  return sight;
}

/** What a scout sees. */
export function scoutSight(game: FameState, land: Land, looker: Looker): ScoutSight {
  const key = keyOf(looker);
  let sight = land.scouts.get(key);
  if (sight === undefined) {
    sight = lookForScout(game, looker);
    land.scouts.set(key, sight);
  }
  return sight;
}

/** What is met in a square of the land, enemies in the field not counted. */
type Feature = 'open' | 'hidden' | 'sea' | 'own-centre' | 'enemy-centre' | 'hut' | 'village' | 'relic';

function featureOf(game: FameState, { seat, water }: Looker, square: Square): Feature {
  if (!isRevealed(game, square)) return 'hidden';
  if (water === 0 && isWater(game, square)) return 'sea';
  const owner = ownerOfCentre(game, square);
  if (owner >= 0) return owner === seat ? 'own-centre' : 'enemy-centre';
  const marker = game.map.markers[square];
  if (marker) return marker.kind;
  return relicAt(game, square) === '' ? 'open' : 'relic';
}

/** What a walk goes on through. */
const PASSABLE: ReadonlySet<Feature> = new Set<Feature>(['open', 'own-centre', 'relic']);

/** Walk over the land and tell of every square in reach, the nearest first. */
function explore(game: FameState, looker: Looker, tell: (square: Square, feature: Feature, left: number) => void) {
  const { beside } = geometryOf(game.seats);
  const seen = new Set([looker.square]);
  let ring = [looker.square];
  tell(looker.square, featureOf(game, looker, looker.square), 1);
  for (let steps = 1; steps <= FAR; steps++) {
    const further: Square[] = [];
    for (const from of ring) {
      for (const square of beside[from] ?? []) {
        if (seen.has(square)) continue;
        seen.add(square);
        const feature = featureOf(game, looker, square);
        tell(square, feature, LEFT[steps] ?? 0);
        if (PASSABLE.has(feature)) further.push(square);
      }
    }
    ring = further;
  }
}

/** What an army need not fight for. */
const FREE: Partial<Record<Feature, number>> = { hidden: TARGET.hidden, hut: TARGET.hut, relic: TARGET.relic };

function lookForArmy(game: FameState, looker: Looker): ArmySight {
  const villages: Place[] = [];
  const centres: Place[] = [];
  const reach = new Float32Array(geometryOf(game.seats).size);
  let free = 0;
  explore(game, looker, (square, feature, left) => {
    reach[square] = feature === 'sea' || feature === 'hidden' ? 0 : left;
    free = Math.max(free, left * (looker.founds && feature === 'hidden' ? UNKNOWN_SITE.army : (FREE[feature] ?? 0)));
    if (feature === 'village') villages.push({ square, left });
    if (feature === 'enemy-centre') centres.push({ square, left });
  });
  return { free, villages, centres, reach };
}

function lookForScout(game: FameState, looker: Looker): ScoutSight {
  const goals: { square: Square; worth: number; site: boolean }[] = [];
  const hidden: { square: Square; left: number }[] = [];
  explore(game, looker, (square, feature, left) => {
    if (feature === 'hidden') hidden.push({ square, left });
    if (feature !== 'open') return;
    const site = looker.founds ? siteWorth(game, looker.seat, square) : 0;
    const worth = left * (looker.founds ? site : gathered(game, square));
    if (worth > 0) goals.push({ square, worth, site: site > 0 });
  });
  const site = goals.some((one) => one.site);
  const unknown = looker.founds && !site ? UNKNOWN_SITE.scout : TARGET.hidden;
  for (const { square, left } of hidden) goals.push({ square, worth: left * unknown, site: false });
  goals.sort((one, other) => other.worth - one.worth);
  return { goals, site };
}

/** A city founded in the next turn, not in this one. */
const TO_FOUND = 0.8;

/** What a site is worth for every icon around it beyond the usual. */
const SITE = { usual: 9, icon: 0.7, resource: 0.9, coin: 3 } as const;

/** What a scout sends home from a square that no city has. */
function gathered(game: FameState, square: Square): number {
  if (cityAround(game, square) !== undefined) return 0;
  const { trade = 0, production = 0, coin = 0 } = iconsAt(game, square);
  const each = trade * EACH_TURN.trade + production * EACH_TURN.production;
  return each * turnsLeft(game) + coin * SITE.coin + (resourceAt(game, square) === '' ? 0 : SITE.resource);
}

/** How likely a city can be founded later where something is in the way now: enemies may leave, markers be taken. */
const LATER: Readonly<Record<SiteProblem, number>> = {
  water: 0,
  edge: 0,
  'too-close': 0,
  'enemy-near': 1,
  'marker-near': 0.5,
};

/** What a city on this square would be worth; 0 where none can be founded. */
function siteWorth(game: FameState, seat: Seat, square: Square): number {
  const problem = siteProblem(game, seat, square);
  const likely = problem === undefined ? 1 : LATER[problem];
  if (likely === 0 || (problem !== undefined && isTooClose(game, square))) return 0;
  let icons = 0;
  for (const near of geometryOf(game.seats).near[square] ?? []) {
    const { production = 0, trade = 0, culture = 0, coin = 0 } = iconsAt(game, near);
    icons += production + 1.2 * trade + culture + 3 * coin + (resourceAt(game, near) === '' ? 0 : 1);
  }
  const city = CITY.once + CITY.each * turnsLeft(game) + SITE.icon * (icons - SITE.usual);
  return likely * TO_FOUND * Math.max(4, city);
}
