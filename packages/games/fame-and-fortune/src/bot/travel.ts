/** What figures have before them: huts, villages, relics, unknown land, sites for cities, squares worth a scout. */

import type { Seat } from '@tabularium/kernel';
import { mayHaveMoreCities } from '../queries/cities.ts';
import { geometryOf } from '../queries/geometry.ts';
import { playerOf } from '../queries/players.ts';
import { waterOf } from '../queries/sources.ts';
import { countAt, enemyOn, ownerOfCentre } from '../queries/squares.ts';
import type { FameState, Figure, Player, Square } from '../state.ts';
import { attackOf, BARBARIANS, chanceBy, defenceOf } from './force.ts';
import { armySight, type Goals, type Looker, landOf, scoutSight } from './land.ts';
import { TARGET } from './worths.ts';

/** A second group with the same goal finds less. */
const SECOND = 0.55;

/** What the figures of a player have before them. */
export function prospectsOf(game: FameState, seat: Seat): number {
  const player = playerOf(game, seat);
  const { figures } = player;
  const land = landOf(game);
  const water = waterOf(game, seat);
  const founds = mayHaveMoreCities(game, seat);
  let seeks = founds;
  let sum = 0;
  let [bestArmy, bestScout] = [0, 0];
  for (let at = 0; at < figures.length; at++) {
    const { kind, square } = figures[at] as Figure;
    if (kind !== 'scout' || square < 0 || isRepeated(player, at)) continue;
    const sight = scoutSight(game, land, { seat, square, water, founds });
    if (sight.site) seeks = false;
    const worth = scoutProspect(game, seat, sight.goals);
    sum += SECOND * worth;
    bestScout = Math.max(bestScout, worth);
  }
  for (let at = 0; at < figures.length; at++) {
    const { kind, square, moved } = figures[at] as Figure;
    if (square < 0) continue;
    if (moved) sum -= MOVED;
    if (kind !== 'army' || isRepeated(player, at)) continue;
    const looker: Looker = { seat, square, water, founds: seeks };
    const worth = armyProspect(game, looker, armySight(game, land, looker), countAt(player, square, 'army'));
    sum += SECOND * worth;
    bestArmy = Math.max(bestArmy, worth);
  }
  return sum + (1 - SECOND) * (bestArmy + bestScout);
}

/** A move that leads to nothing better is not made. */
const MOVED = 0.03;

/** Does an earlier figure of the same kind stand in the same square? They go together. */
function isRepeated({ figures }: Player, at: number): boolean {
  const figure = figures[at];
  for (let before = 0; before < at; before++) {
    const other = figures[before];
    if (other?.square === figure?.square && other?.kind === figure?.kind) return true;
  }
  return false;
}

/** The best that so many armies can do. */
function armyProspect(
  game: FameState,
  { seat }: Looker,
  { free, villages, centres, reach }: ReturnType<typeof armySight>,
  armies: number,
): number {
  const attack = attackOf(game, seat, armies);
  let best = free;
  const [village] = villages;
  if (village !== undefined) {
    best = Math.max(best, village.left * TARGET.village * chanceBy(attack - BARBARIANS - 1));
  }
  for (const { square, left } of centres) best = Math.max(best, left * cityWorth(game, attack, square));
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat) continue;
    const { figures } = playerOf(game, rival);
    for (let at = 0; at < figures.length; at++) {
      const { square } = figures[at] as Figure;
      const left = square < 0 ? 0 : (reach[square] ?? 0);
      if (left * TARGET.loot > best)
        best = Math.max(best, left * TARGET.loot * fieldChance(game, rival, attack, square));
    }
  }
  return best;
}

/** How likely an attack in the field brings loot; alone, scouts have no chance. */
function fieldChance(game: FameState, rival: Seat, attack: number, square: Square): number {
  const there = countAt(playerOf(game, rival), square, 'army');
  return there === 0 ? 1 : Math.max(0, 2 * chanceBy(attack - attackOf(game, rival, there)) - 1);
}

/** An attack is worth something only if it will probably be won. */
function cityWorth(game: FameState, attack: number, square: Square): number {
  const rival = ownerOfCentre(game, square);
  const city = playerOf(game, rival).cities.find(({ centre }) => centre.includes(square));
  if (city === undefined) return 0;
  const chance = chanceBy(attack - defenceOf(game, rival, city));
  return Math.max(0, 2 * chance - 1) * (city.capital ? TARGET.capital : TARGET.city);
}

/** The best place for a scout that no enemy bars. */
function scoutProspect(game: FameState, seat: Seat, goals: Goals): number {
  for (const { square, worth, site } of goals) {
    if (enemyOn(game, square, seat)) continue;
    if (!site || !(geometryOf(game.seats).near[square] ?? []).some((near) => enemyOn(game, near, seat))) return worth;
  }
  return 0;
}

/** May the player found a city, and does none of his scouts see a site for one? */
export function seeksSite(game: FameState, seat: Seat): boolean {
  if (!mayHaveMoreCities(game, seat)) return false;
  const land = landOf(game);
  const water = waterOf(game, seat);
  return !playerOf(game, seat).figures.some(
    ({ kind, square }) =>
      kind === 'scout' && square >= 0 && scoutSight(game, land, { seat, square, water, founds: true }).site,
  );
}
