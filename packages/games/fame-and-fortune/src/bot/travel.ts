/** What figures can reach: huts, villages, relics, unknown land, sites for cities, squares worth a scout. */

import type { Seat } from '@tabularium/kernel';
import { siteProblem } from '../queries/cities.ts';
import { geometryOf } from '../queries/geometry.ts';
import { playerOf } from '../queries/players.ts';
import { encounterAt } from '../queries/reach.ts';
import { statOf, waterOf } from '../queries/sources.ts';
import { cityAround, countAt, iconsAt, isRevealed, isWater, ownerOfCentre, resourceAt } from '../queries/squares.ts';
import type { FameState, Player, Square } from '../state.ts';
import { attackOf, BARBARIANS, chanceBy, defenceOf } from './force.ts';
import { CITY, EACH_TURN, NEARNESS, TARGET, turnsLeft } from './worths.ts';

/** So far figures look. */
const FAR = 4;

/** What each step further away leaves of a worth. */
const LEFT: readonly number[] = Array.from({ length: FAR + 1 }, (_, steps) => NEARNESS ** steps);

/** A city founded in the next turn, not in this one. */
const TO_FOUND = 0.8;

/** What a site is worth for every icon around it beyond the usual. */
const SITE = { usual: 9, icon: 0.7, resource: 0.9, coin: 3 } as const;

/** The seat that looks, and what it could do. */
interface Looker {
  readonly game: FameState;
  readonly seat: Seat;
  readonly player: Player;
  readonly water: 0 | 1 | 2;
  readonly founds: boolean;
  readonly turns: number;
}

/** What a square is worth to somebody who comes to it. */
type Look = (looker: Looker, square: Square) => number;

/** The squares seen in one walk; walks are numbered, so nothing needs clearing. */
const seen = new Int32Array(28 * 18);
const queue = new Int16Array(28 * 18);
let walk = 0;

/** The best worth around a square, each step further away leaving less of it. */
function bestAround(looker: Looker, from: Square, goal: Look): number {
  const { beside } = geometryOf(looker.game.seats);
  walk++;
  seen[from] = walk;
  queue[0] = from;
  let [head, tail, steps, ring] = [0, 1, 0, 1];
  let best = goal(looker, from);
  while (head < tail && steps < FAR) {
    const left = LEFT[steps + 1] ?? 0;
    for (const next of beside[queue[head++] ?? 0] ?? []) {
      if (seen[next] === walk) continue;
      seen[next] = walk;
      best = Math.max(best, left * worthThere(looker, next, goal));
      if (isPassable(looker, next)) queue[tail++] = next;
    }
    if (head === ring) {
      steps++;
      ring = tail;
    }
  }
  return best;
}

function worthThere(looker: Looker, square: Square, goal: Look): number {
  if (!isRevealed(looker.game, square)) return TARGET.hidden;
  return looker.water === 0 && isWater(looker.game, square) ? 0 : goal(looker, square);
}

function isPassable({ game, seat, water }: Looker, square: Square): boolean {
  if (!isRevealed(game, square) || (water === 0 && isWater(game, square))) return false;
  const encounter = encounterAt(game, seat, square);
  return encounter === 'none' || encounter === 'relic' || encounter === 'own-centre';
}

/** What an army could do in a square. */
function armyGoal(armies: number): Look {
  return ({ game, seat }, square) => {
    const encounter = encounterAt(game, seat, square);
    switch (encounter) {
      case 'hut':
        return TARGET.hut;
      case 'relic':
        return TARGET.relic;
      case 'village':
        return TARGET.village * chanceBy(attackOf(game, seat, armies) - BARBARIANS - 1);
      case 'enemy':
        return TARGET.loot * fieldChance(game, seat, armies, square);
      case 'enemy-centre':
        return cityWorth(game, seat, armies, square);
      default:
        return 0;
    }
  };
}

function fieldChance(game: FameState, seat: Seat, armies: number, square: Square): number {
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat) continue;
    const there = countAt(playerOf(game, rival), square, 'army');
    if (there > 0) return Math.max(0, 2 * chanceBy(attackOf(game, seat, armies) - attackOf(game, rival, there)) - 1);
  }
  return 1;
}

/** An attack is worth something only if it will probably be won. */
function cityWorth(game: FameState, seat: Seat, armies: number, square: Square): number {
  const rival = ownerOfCentre(game, square);
  const city = playerOf(game, rival).cities.find(({ centre }) => centre.includes(square));
  if (city === undefined) return 0;
  const chance = chanceBy(attackOf(game, seat, armies) - defenceOf(game, rival, city));
  return Math.max(0, 2 * chance - 1) * (city.capital ? TARGET.capital : TARGET.city);
}

/** What a scout could do in a square: found a city there, or send its icons home. */
const scoutGoal: Look = (looker, square) => {
  const { game, seat, founds, turns } = looker;
  const site = founds ? siteWorth(looker, square) : 0;
  if (site > 0) return site;
  if (encounterAt(game, seat, square) !== 'none' || cityAround(game, square) !== undefined) return 0;
  const icons = iconsAt(game, square);
  const gathered = (icons.trade ?? 0) * EACH_TURN.trade + (icons.production ?? 0) * EACH_TURN.production;
  return gathered * turns + (icons.coin ?? 0) * SITE.coin + (resourceAt(game, square) === '' ? 0 : SITE.resource);
};

/** What a city on this square would be worth; 0 where none can be founded. */
function siteWorth({ game, seat, turns }: Pick<Looker, 'game' | 'seat' | 'turns'>, square: Square): number {
  if (siteProblem(game, seat, square) !== undefined) return 0;
  let icons = 0;
  for (const near of geometryOf(game.seats).near[square] ?? []) {
    const { production = 0, trade = 0, culture = 0, coin = 0 } = iconsAt(game, near);
    icons += production + 1.2 * trade + culture + 3 * coin + (resourceAt(game, near) === '' ? 0 : 1);
  }
  const city = CITY.once + CITY.each * turns + SITE.icon * (icons - SITE.usual);
  return TO_FOUND * Math.max(4, city);
}

/** A second group with the same goal finds less. */
const SECOND = 0.55;

/** What the figures of a player have before them. */
export function prospectsOf(game: FameState, seat: Seat): number {
  const player = playerOf(game, seat);
  const looker: Looker = {
    game,
    seat,
    player,
    water: waterOf(game, seat),
    founds: player.cityMarkers > 0 && player.cities.length < statOf(game, seat, 'cities'),
    turns: turnsLeft(game),
  };
  let sum = 0;
  let [bestArmy, bestScout] = [0, 0];
  for (let at = 0; at < player.figures.length; at++) {
    const { kind, square } = player.figures[at] as Player['figures'][number];
    if (square < 0 || isRepeated(player, at)) continue;
    if (kind === 'army') {
      const worth = bestAround(looker, square, armyGoal(countAt(player, square, 'army')));
      sum += SECOND * worth;
      bestArmy = Math.max(bestArmy, worth);
    } else {
      const worth = bestAround(looker, square, scoutGoal);
      sum += SECOND * worth;
      bestScout = Math.max(bestScout, worth);
    }
  }
  return sum + (1 - SECOND) * (bestArmy + bestScout);
}

/** Does an earlier figure of the same kind stand in the same square? They go together. */
function isRepeated({ figures }: Player, at: number): boolean {
  const figure = figures[at];
  for (let before = 0; before < at; before++) {
    const other = figures[before];
    if (other?.square === figure?.square && other?.kind === figure?.kind) return true;
  }
  return false;
}
