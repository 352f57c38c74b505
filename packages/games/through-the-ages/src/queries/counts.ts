/** Small questions that cards ask: how many, how high, how much is produced. */

import type { Seat } from '@tabularium/kernel';
import { consumption, happinessRequired } from '../content/boards.ts';
import type { CivilKind, Goods, WorkerKind, WorkerTechnology } from '../content/model.ts';
import { FIELDS, UNITS, URBAN } from '../content/model.ts';
import type { AgesKnown, KnownPlayer, Technology } from '../state.ts';
import { cardOf, governmentOf, levelOf, specialOf, technologyOf, wonderOf } from './cards.ts';
import { livingPlayers, playerOf } from './players.ts';
import { holds, total, worksFor } from './powers.ts';
import { happiness } from './ratings.ts';
import { isOpen } from './seen.ts';
import { best, kindsWithWorkers, levelSum, workersOn } from './workers.ts';

/** Workers of that civilization on cards of these kinds. */
export function countWorkers(game: AgesKnown, seat: Seat, kinds: readonly CivilKind[]): number {
  return workersOn(playerOf(game, seat), kinds);
}

/** The levels of its workers on cards of these kinds. */
export function levelsOf(game: AgesKnown, seat: Seat, kinds: readonly CivilKind[]): number {
  return levelSum(playerOf(game, seat), kinds);
}

/** The levels of its labs: what Bill Gates makes of them. */
export function labLevels(game: AgesKnown, seat: Seat): number {
  return levelsOf(game, seat, ['lab']);
}

/** Types of urban building it has built, leaving out the type of one card. */
export function urbanKinds(game: AgesKnown, seat: Seat, except?: string): number {
  const left = except === undefined ? URBAN : URBAN.filter((kind) => kind !== technologyOf(except).kind);
  return kindsWithWorkers(playerOf(game, seat), left);
}

/** Types of unit it has. */
export function unitKinds(game: AgesKnown, seat: Seat): number {
  return kindsWithWorkers(playerOf(game, seat), UNITS);
}

/** Wonders it has completed, ravaged ones included (TA 3.7). */
export function completedWonders(game: AgesKnown, seat: Seat): number {
  return playerOf(game, seat).wonders.length;
}

/** All technology cards in play, by id. */
function technologiesOf(player: KnownPlayer): string[] {
  return [...player.technologies.map(({ card }) => card), ...player.specials, player.government];
}

/** The sum of the levels of its technologies. */
export function technologyLevels(game: AgesKnown, seat: Seat): number {
  return technologiesOf(playerOf(game, seat)).reduce((sum, card) => sum + levelOf(card), 0);
}

/** How many of its technologies have that level. */
export function technologiesOfLevel(game: AgesKnown, seat: Seat, level: number): number {
  return technologiesOf(playerOf(game, seat)).filter((card) => levelOf(card) === level).length;
}

/** The levels of its government and special technologies. */
export function specialLevels(game: AgesKnown, seat: Seat): number {
  const { government, specials } = playerOf(game, seat);
  return specials.reduce((sum: number, card) => sum + specialOf(card).level, governmentOf(government).level);
}

/** Colonies of all players. */
export function coloniesInPlay(game: AgesKnown): number {
  return livingPlayers(game).reduce((sum, seat) => sum + playerOf(game, seat).colonies.length, 0);
}

/** A value for each level. */
export function ofLevel(...values: readonly [number, number, number, number]): (level: number) => number {
  return (level) => values[level] ?? 0;
}

/** A value for each completed wonder by its level. */
export function wondersScore(game: AgesKnown, seat: Seat, value: (level: number) => number): number {
  return playerOf(game, seat).wonders.reduce((sum, { card }) => sum + value(wonderOf(card).level), 0);
}

/** Different colours of the civil cards in hand; farms and mines are one colour, all urban buildings another (TA 18.A3). */
export function handColours(game: AgesKnown, seat: Seat): number {
  return new Set(playerOf(game, seat).civilHand.filter(isOpen).map(colourOf)).size;
}

/** The colour of a civil card. */
export function colourOf(id: string): string {
  const { kind } = cardOf(id);
  if ((FIELDS as readonly string[]).includes(kind)) return 'brown';
  if ((URBAN as readonly string[]).includes(kind)) return 'grey';
  if ((UNITS as readonly string[]).includes(kind)) return 'red';
  if (kind === 'government') return 'orange';
  return kind === 'leader' ? 'green' : kind === 'action' ? 'yellow' : 'blue';
}

/** Workers nobody keeps content (TA 13.3). */
export function discontent(game: AgesKnown, seat: Seat): number {
  const missing = happinessRequired(playerOf(game, seat).yellow) - happiness(game, seat);
  return missing <= 0 ? 0 : Math.max(0, missing - total(game, seat, 'fewerDiscontent'));
}

/** Happiness beyond what is required; none with an empty yellow bank (TA 18.III3). */
export function surplusHappiness(game: AgesKnown, seat: Seat): number {
  const { yellow } = playerOf(game, seat);
  return yellow === 0 ? 0 : Math.max(0, happiness(game, seat) - happinessRequired(yellow));
}

/** All workers, used or not. */
export function population(player: KnownPlayer): number {
  return player.technologies.reduce((sum, { workers }) => sum + workers, player.workers);
}

/** Cards with a worker who can be lost; a unit already sacrificed cannot (TA 5.7). */
export function losableWorkers(game: AgesKnown, seat: Seat): Technology[] {
  const falling = game.frames.flatMap((frame) => (frame.step === 'fallen' && frame.seat === seat ? frame.card : []));
  const fallingOn = (card: string) => falling.filter((fallen) => fallen === card).length;
  return playerOf(game, seat)
    .technologies.map((one) => ({ ...one, workers: one.workers - fallingOn(one.card) }))
    .filter(({ workers }) => workers > 0);
}

/** Workers who are content. */
export function populationContent(game: AgesKnown, seat: Seat): number {
  return population(playerOf(game, seat)) - discontent(game, seat);
}

/** Food eaten each turn. */
export function consumptionOf(game: AgesKnown, seat: Seat): number {
  return consumption(playerOf(game, seat).yellow);
}

/** How much of its good a blue token on this card stands for: food on farms, resources on mines and labs. */
export function tokenWorth({ kind, makes, level }: WorkerTechnology): number {
  if (kind === 'farm') return makes.food;
  return kind === 'mine' ? makes.resources : kind === 'lab' ? level : 0;
}

/** The good a blue token on this card stands for, and how much of it. */
export function tokenValue(card: string): { goods: Goods; value: number } {
  const technology = technologyOf(card);
  return { goods: technology.kind === 'farm' ? 'food' : 'resources', value: tokenWorth(technology) };
}

/** What that civilization has in store. */
export function stored(player: KnownPlayer, goods: Goods): number {
  let sum = 0;
  for (const { card, tokens } of player.technologies) {
    if (tokens === 0) continue;
    const technology = technologyOf(card);
    if ((technology.kind === 'farm') === (goods === 'food')) sum += tokens * tokenWorth(technology);
  }
  return sum;
}

/** May that civilization use one good as the other: by a pact, once in its own turn, and one it really has (TA 12.3)? */
export function mayTrade(game: AgesKnown, seat: Seat): boolean {
  const goods = worksFor(game, seat).first.convertsGoods;
  return goods !== undefined && seat === game.current && !game.turn.traded && stored(playerOf(game, seat), goods) > 0;
}

/** Extra tokens the workers of one farm or mine card produce: the railroad and Machu Picchu (TA 18.I7). */
function extraTokens(game: AgesKnown, seat: Seat, technology: Technology): number {
  const player = playerOf(game, seat);
  const { cards, first } = worksFor(game, seat);
  let extra = 0;
  if (first.extraToken === undefined) return extra;
  for (const { powers } of cards) {
    for (const { kind, upTo } of powers.extraToken ?? []) {
      const within = player.technologies.filter(({ card }) => levelOf(card) <= upTo);
      if (best({ ...player, technologies: within }, [kind])?.technology === technology) extra++;
    }
  }
  return extra;
}

/** Blue tokens that farms or mines would produce, card by card, the highest level first. */
export function tokensProduced(
  game: AgesKnown,
  seat: Seat,
  kind: WorkerKind,
): { technology: Technology; tokens: number }[] {
  const producing: { technology: Technology; tokens: number }[] = [];
  for (const technology of playerOf(game, seat).technologies) {
    const { card, workers } = technology;
    if (workers === 0 || technologyOf(card).kind !== kind) continue;
    producing.push({ technology, tokens: workers + (kind === 'lab' ? 0 : extraTokens(game, seat, technology)) });
  }
  if (producing.length > 1)
    producing.sort((one, other) => levelOf(other.technology.card) - levelOf(one.technology.card));
  return producing;
}

function produced(game: AgesKnown, seat: Seat, kind: WorkerKind): number {
  return tokensProduced(game, seat, kind).reduce(
    (sum, { technology, tokens }) => sum + tokens * tokenValue(technology.card).value,
    0,
  );
}

/** Extra food or resources of all production bonuses, taken together (TA 17.5). */
export function productionBonus(game: AgesKnown, seat: Seat, goods: Goods): number {
  let sum = 0;
  const { cards, first, counts } = worksFor(game, seat);
  if (first.production !== undefined) for (const { powers } of cards) sum += powers.production?.[goods] ?? 0;
  for (const more of counts.production) sum += more(game, seat, goods);
  return sum;
}

/** Food produced each turn, bonuses included. */
export function foodProduction(game: AgesKnown, seat: Seat): number {
  return Math.max(0, produced(game, seat, 'farm') + productionBonus(game, seat, 'food'));
}

/** Resources the mines produce each turn. */
export function mineProduction(game: AgesKnown, seat: Seat): number {
  return produced(game, seat, 'mine');
}

/** Resources produced each turn, labs and bonuses included. */
export function resourceProduction(game: AgesKnown, seat: Seat): number {
  const labs = holds(game, seat, 'labs-produce') ? labLevels(game, seat) : 0;
  return Math.max(0, mineProduction(game, seat) + labs + productionBonus(game, seat, 'resources'));
}

/** What one worker of the best farm or mine produces (TA 18.II6). */
export function bestProducer(game: AgesKnown, seat: Seat): number {
  let most = 0;
  for (const technology of playerOf(game, seat).technologies) {
    const { kind } = technologyOf(technology.card);
    if (technology.workers === 0 || (kind !== 'farm' && kind !== 'mine')) continue;
    most = Math.max(most, tokenValue(technology.card).value * (1 + extraTokens(game, seat, technology)));
  }
  return most;
}
