/** Ratings, totals and limits: folds over what is in play, never stored (TA 2.8). */

import type { Seat } from '@tabularium/kernel';
import { HAPPINESS_LIMIT, RAVAGED_CULTURE } from '../content/boards.ts';
import type { CivilKind, Rating, RatingEffect, WorkerKind, WorkerTechnology } from '../content/model.ts';
import { UNITS } from '../content/model.ts';
import type { AgesKnown, KnownPlayer, Monument, Technology } from '../state.ts';
import { armies } from './armies.ts';
import { governmentOf, leaderOf, levelOf, pactOf, technologyOf, wonderOf } from './cards.ts';
import { playerOf } from './players.ts';
import { partnerIn, total, treatiesOf, type Working, type Works, worksFor } from './powers.ts';
import { best, bestLevel, kindsWithWorkers, levelSum, workersOn } from './workers.ts';

/** Total civil actions. */
export function civilActions(game: AgesKnown, seat: Seat): number {
  return total(game, seat, 'civilActions');
}

/** Total military actions. */
export function militaryActions(game: AgesKnown, seat: Seat): number {
  return total(game, seat, 'militaryActions');
}

/** How many military cards may be kept at the end of the turn (TA 14.1). */
export function militaryHandLimit(game: AgesKnown, seat: Seat): number {
  const { sums } = worksFor(game, seat);
  return sums.militaryActions + sums.militaryHand;
}

/** Science per turn. */
export function scienceRating(game: AgesKnown, seat: Seat): number {
  return rating(game, seat, 'science');
}

/** Culture per turn. */
export function cultureRating(game: AgesKnown, seat: Seat): number {
  return rating(game, seat, 'culture');
}

/** The strength rating, armies included. */
export function strengthRating(game: AgesKnown, seat: Seat): number {
  return rating(game, seat, 'strength');
}

/** A rating by its name; happiness has its own way. Never below 0 (TA 11.7). */
export function rating(game: AgesKnown, seat: Seat, which: Rating): number {
  if (which === 'happy') return happiness(game, seat);
  const player = playerOf(game, seat);
  const works = worksFor(game, seat);
  let sum = works.symbols[which];
  if (which === 'strength') sum += armies(game, seat).strength;
  for (const { card, workers } of player.technologies)
    if (workers > 0) sum += workers * made(technologyOf(card), which);
  if (which === 'culture') for (const wonder of player.wonders) if (wonder.ravaged) sum += RAVAGED_CULTURE;
  for (const more of works.counts.ratings) sum += more(game, seat, which);
  for (const effect of works.adds[which]) sum += effectValue(game, seat, effect, effect.of);
  return Math.max(0, sum);
}

/** What one worker on that card adds to a rating; each is named, for a name that varies is read slowly. */
function made({ makes }: WorkerTechnology, which: Rating): number {
  switch (which) {
    case 'culture':
      return makes.culture;
    case 'science':
      return makes.science;
    case 'strength':
      return makes.strength;
    case 'happy':
      return makes.happy;
  }
}

/** What a continuous effect gives, counting only these kinds. */
function effectValue(game: AgesKnown, seat: Seat, effect: RatingEffect, kinds: RatingEffect['of']): number {
  const value = effect.amount * countFor(game, seat, effect, kinds ?? []);
  const first = effect.first !== undefined && value > 0 ? effect.first - effect.amount : 0;
  return Math.min(effect.max ?? Number.POSITIVE_INFINITY, value + first);
}

function countFor(game: AgesKnown, seat: Seat, effect: RatingEffect, kinds: readonly CivilKind[]): number {
  const player = playerOf(game, seat);
  switch (effect.per) {
    case 'unit':
      return workersOn(player, effect.of === undefined ? UNITS : kinds);
    case 'unit-type':
      return kindsWithWorkers(player, UNITS);
    case 'worker':
      return workersOn(player, kinds);
    case 'worker-level':
      return levelSum(player, kinds);
    case 'best-level':
    case 'higher-best-level':
      return bestLevel(player, kinds);
    case 'best-value':
      return best(player, kinds)?.value(effect.to) ?? 0;
    case 'best-of-each':
      return kindsWithWorkers(player, kinds);
    case 'on-highest':
      return best(player, kinds)?.technology.workers ?? 0;
    case 'happy-face':
      return faces(game, seat, kinds);
    case 'pair':
      return Math.min(...kinds.map((kind) => workersOn(player, [kind])));
    case 'colony':
      return player.colonies.length;
    case 'army':
      return armies(game, seat).armies;
    case 'government-level':
      return governmentOf(player.government).level;
    case 'token':
      return player.wonders.reduce((sum, { tokens }) => sum + tokens, 0);
    case 'partner-wonder':
      return partnerWonders(game, seat, effect);
  }
}

function partnerWonders(game: AgesKnown, seat: Seat, effect: RatingEffect): number {
  let wonders = 0;
  for (const treaty of treatiesOf(game, seat)) {
    const side = treaty.a === seat ? pactOf(treaty.card).a : pactOf(treaty.card).b;
    if (side.adds?.includes(effect)) wonders += playerOf(game, partnerIn(treaty, seat)).wonders.length;
  }
  return wonders;
}

/**
 * Faces of every source, changed in the order of TA 13.5, or only of sources of these kinds. Unhappy faces count in the
 * total only.
 */
function faces(game: AgesKnown, seat: Seat, kinds?: readonly CivilKind[]): number {
  const player = playerOf(game, seat);
  const works = worksFor(game, seat);
  const plusOne = works.exceptions['happy-sources-plus-one'];
  let sum = 0;
  for (const technology of player.technologies) {
    if (technology.workers === 0) continue;
    const { kind } = technologyOf(technology.card);
    if (kinds === undefined || kinds.includes(kind)) sum += workerFaces(player, works, technology);
  }
  for (const power of works.faces) sum += cardFaces(power, plusOne, kinds);
  if (kinds === undefined || kinds.includes('wonder')) {
    for (const wonder of player.wonders) if (wonder.under !== '') sum += facesBelow(wonder, plusOne);
  }
  return sum;
}

function cardFaces(power: Working['powers'], plusOne: boolean, kinds?: readonly CivilKind[]): number {
  const count = power.symbols?.happy ?? 0;
  if (kinds !== undefined && (count < 0 || !isOf(power, kinds))) return 0;
  return count > 0 && plusOne && !power.exceptions?.includes('happy-sources-plus-one') ? count + 1 : count;
}

/** The leader below keeps smiling even if the wonder is ravaged (TA 15.3); both are one source. */
function facesBelow({ card, ravaged, under }: Monument, plusOne: boolean): number {
  const below = leaderOf(under).replacement?.underWonder?.happy ?? 0;
  const own = ravaged ? 0 : (wonderOf(card).symbols?.happy ?? 0);
  return below > 0 && own <= 0 && plusOne ? below + 1 : below;
}

/** Only wonders and governments are sources that a card counts by their kind. */
function isOf({ kind }: Working['powers'], kinds: readonly CivilKind[]): boolean {
  return (kind === 'wonder' || kind === 'government') && kinds.includes(kind);
}

/** The faces of all workers on one card: printed, then what leaders add, then St. Peter's, then Darwin. */
function workerFaces(player: KnownPlayer, works: Works, technology: Technology): number {
  const { kind, makes } = technologyOf(technology.card);
  let every = makes.happy;
  let [once, less] = [0, 0];
  for (const effect of works.adds.happy) {
    if (!effect.of?.includes(kind)) continue;
    const isBest = best(player, effect.of)?.technology === technology;
    if (effect.per === 'worker') less -= effect.amount;
    else if (isBest && effect.per === 'on-highest') every += effect.amount;
    else if (isBest) once += effect.amount * levelOf(technology.card);
  }
  if (every + once === 0) return 0;
  const more = works.exceptions['happy-sources-plus-one'] ? 1 : 0;
  const one = (count: number) => Math.max(0, (count > 0 ? count + more : count) - less);
  return one(every + once) + (technology.workers - 1) * one(every);
}

/** The happiness rating, 0 to 8 (TA 13.2). */
export function happiness(game: AgesKnown, seat: Seat): number {
  return Math.min(HAPPINESS_LIMIT, Math.max(0, faces(game, seat)));
}

/** The effects that belong to the buildings themselves, for wonders that count what buildings give. */
const ON_BUILDINGS: readonly RatingEffect['per'][] = [
  'worker',
  'worker-level',
  'best-level',
  'best-value',
  'best-of-each',
  'on-highest',
  'pair',
];

/** What the buildings of these kinds give to a rating, with what leaders add to them. */
export function buildingOutput(game: AgesKnown, seat: Seat, which: Rating, kinds: readonly WorkerKind[]): number {
  const player = playerOf(game, seat);
  let sum = 0;
  for (const { card, workers } of player.technologies) {
    const technology = technologyOf(card);
    if (kinds.includes(technology.kind)) sum += workers * made(technology, which);
  }
  for (const effect of worksFor(game, seat).adds[which]) {
    if (!ON_BUILDINGS.includes(effect.per)) continue;
    const shared = (effect.of ?? []).filter((kind) => (kinds as readonly CivilKind[]).includes(kind));
    if (shared.length > 0) sum += effectValue(game, seat, effect, shared);
  }
  return sum;
}

/** How many buildings of one kind may be built (TA 10.3). */
export function urbanLimit(game: AgesKnown, seat: Seat): number {
  return total(game, seat, 'urbanLimit');
}

/** Is this the kind of an urban building? */
export function isUrban(kind: CivilKind): boolean {
  return kind === 'lab' || kind === 'temple' || kind === 'library' || kind === 'theater' || kind === 'arena';
}

/** Is this the kind of a unit? */
export function isUnit(kind: CivilKind): boolean {
  return kind === 'infantry' || kind === 'cavalry' || kind === 'artillery' || kind === 'air-force';
}
