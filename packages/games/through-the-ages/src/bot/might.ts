/** Strength among rivals, and the attacks, wars and auctions under way. */

import type { Seat } from '@tabularium/kernel';
import type { WorkerKind } from '../content/model.ts';
import { aggressionOf, bonusOf, cardOf, tacticOf, technologyOf, territoryOf } from '../queries/cards.ts';
import { defenceStrength, spoilsOf, unitStrength } from '../queries/combat.ts';
import { playerOf } from '../queries/players.ts';
import { militaryActions, strengthRating } from '../queries/ratings.ts';
import type { AgesState, Player } from '../state.ts';
import type { AgesFrames } from '../vocabulary.ts';
import type { Rates } from './horizon.ts';
import { gainWorth, powersWorth } from './promise.ts';

/** What a point behind the strongest rival costs, and a point ahead brings, in each age. */
const BEHIND = [0.2, 0.5, 0.8, 1.3, 0.6];
const AHEAD = [0.1, 0.3, 0.4, 0.6, 0.3];
/** No more points than these make a difference. */
const MOST = { behind: 22, ahead: 10 };
/** What a successful aggression costs its victim and brings the attacker, about, for each level. */
const ASSAULT = { base: 2.5, perLevel: 2.5 };
/** So much strength serves everything but fear of a rival; what is beyond counts less. */
const ENOUGH = 12;

/** What strength by itself is worth; without a single unit no colony can be won and everybody may attack. */
export function mightAlone(player: Player, own: number, rates: Rates): number {
  const { weights } = rates;
  const units = unitsBy(player);
  const enough = Math.min(ENOUGH, own) + weights.mass * Math.max(0, Math.min(40, own) - ENOUGH);
  let worth = 0.5 * rates.strength * (enough + weights.drill * drilled(player, units));
  if (weights.unarmed > 0 && !units.some(({ count }) => count > 0))
    worth -= weights.unarmed * Math.min(1, rates.turns / 4);
  return worth;
}

/** Whether there is a technology for units of a kind, and how many units there are. */
interface Arm {
  known: boolean;
  count: number;
}

const ARMS: Readonly<Partial<Record<WorkerKind, number>>> = { infantry: 0, cavalry: 1, artillery: 2 };

/** Infantry, cavalry, artillery, and the rest. */
function unitsBy(player: Player): Arm[] {
  const arms: Arm[] = [0, 1, 2, 3].map(() => ({ known: false, count: 0 }));
  for (const { card, workers } of player.technologies) {
    const { kind } = technologyOf(card);
    const arm = arms[ARMS[kind] ?? (kind === 'air-force' ? 3 : 4)];
    if (arm === undefined) continue;
    arm.known = true;
    arm.count += workers;
  }
  return arms;
}

/** The strength of the best army that a tactic in hand could form before long: the more of it stands, the more it counts. */
function drilled(player: Player, units: readonly Arm[]): number {
  let best = 0;
  for (const id of player.militaryHand) {
    const card = cardOf(id);
    if (card.kind !== 'tactic') continue;
    let [size, there, possible] = [0, 0, true];
    for (const [arm, wanted] of card.army.entries()) {
      const { known = false, count = 0 } = units[arm] ?? {};
      if (wanted > 0 && !known) possible = false;
      size += wanted;
      there += Math.min(wanted, count);
    }
    if (possible) best = Math.max(best, card.antiquated * (there / size) ** 2);
  }
  const current = player.tactic === null ? 0 : tacticOf(player.tactic.card).antiquated;
  return Math.max(0, best - current);
}

/** The strength of every civilization. */
export function strengthsOf(game: AgesState): number[] {
  return game.players.map((player, seat) => (player.out ? 0 : strengthRating(game, seat)));
}

/** Strength counts much where a rival has a good deal more. */
export function standing(game: AgesState, seat: Seat, strengths: readonly number[], rates: Rates): number {
  const { weights } = rates;
  const own = strengths[seat] ?? 0;
  let strongest = 0;
  let [above, below] = [0, 0];
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat || playerOf(game, rival).out) continue;
    const strength = strengths[rival] ?? 0;
    strongest = Math.max(strongest, strength);
    if (strength > own) above++;
    else if (strength < own) below++;
  }
  const fading = Math.min(1, 0.4 + rates.turns / 4);
  const gap = own - strongest;
  const apart =
    gap >= 0
      ? weights.ahead * Math.min(MOST.ahead, gap) * (AHEAD[game.age] ?? 0)
      : -weights.behind * Math.min(MOST.behind, -gap) * (BEHIND[game.age] ?? 0);
  const rank = above === 0 ? weights.rank : below === 0 ? -weights.rank : 0;
  return fading * (apart + (game.age === 0 ? 0 : rank));
}

/** What is under way on the table for that seat: wars, an attack, an auction, a force. */
export function affairs(game: AgesState, seat: Seat, strengths: readonly number[], rates: Rates): number {
  let worth = 0;
  for (let declarer = 0; declarer < game.seats; declarer++) {
    for (const { card, target } of playerOf(game, declarer).wars) {
      if (declarer === seat) worth += warWorth(seat, target, card, strengths, rates);
      else if (target === seat) worth += warWorth(seat, declarer, card, strengths, rates);
    }
  }
  const frame = game.frames.at(-1);
  if (frame?.step === 'defend') worth += rates.weights.assault * attackWorth(game, seat, frame);
  else if (frame !== undefined && isRobbed(frame, seat))
    worth -= rates.weights.assault * (ASSAULT.base + ASSAULT.perLevel * Math.max(1, game.age));
  else if (frame?.step === 'bid' && frame.leader === seat)
    worth += 0.6 * territoryWorth(frame.territory, rates) - 0.8 * rates.weights.sent * frame.bid;
  else if (frame?.step === 'force' && frame.seat === seat) worth += forceWorth(frame, rates);
  return worth;
}

/** What an attacker decides whose attack came through: nothing is taken yet, but something will be. */
const TAKING: ReadonlySet<string> = new Set(['plunder', 'raid', 'annex', 'infiltrate', 'kidnap']);

/** Is the seat about to lose what its attacker chooses? */
const isRobbed = (frame: AgesState['frames'][number], seat: Seat): boolean =>
  TAKING.has(frame.step) && 'from' in frame && frame.from === seat;

/** What a war between these two brings the first of them as things stand. */
function warWorth(seat: Seat, rival: Seat, card: string, strengths: readonly number[], rates: Rates): number {
  const advantage = (strengths[seat] ?? 0) - (strengths[rival] ?? 0);
  if (advantage === 0) return 0;
  const worth = rates.weights.war * gainWorth(spoilsOf(card, Math.abs(advantage)), rates);
  return advantage > 0 ? worth : -worth;
}

/** An attack the defender has not answered to the end: what will come of it. */
function attackWorth(game: AgesState, seat: Seat, frame: AgesFrames['defend']): number {
  if (seat !== frame.rival && seat !== frame.attacker) return 0;
  const gap = frame.strength - defenceStrength(game, frame.rival, frame.attacker) - frame.defence;
  if (gap <= 0) return 0;
  const held = defenceInHand(playerOf(game, frame.rival), militaryActions(game, frame.rival) - frame.cards);
  const stake = ASSAULT.base + ASSAULT.perLevel * aggressionOf(frame.card).level;
  const likely = held >= gap ? 0.3 : 1;
  return (seat === frame.attacker ? stake : -stake) * likely;
}

/** The most these many cards of the hand add to the defence. */
function defenceInHand(player: Player, most: number): number {
  const values = player.militaryHand.map((id) => (cardOf(id).kind === 'bonus' ? bonusOf(id).defence : 1));
  values.sort((one, other) => other - one);
  let sum = 0;
  for (let card = 0; card < Math.min(most, values.length); card++) sum += values[card] ?? 0;
  return sum;
}

function territoryWorth(card: string, rates: Rates): number {
  const territory = territoryOf(card);
  const { once } = territory;
  const gain =
    'choices' in once ? Math.max(...once.choices.map((one) => gainWorth(one, rates))) : gainWorth(once, rates);
  return 2 + gain + powersWorth(territory, rates);
}

/** The colony is certain, and what was bid will be lost for it: as in the auction, or passing would seem to give it away. */
function forceWorth(frame: AgesFrames['force'], rates: Rates): number {
  let sent = 0;
  for (const card of frame.sent) sent += unitStrength(card);
  return 0.6 * territoryWorth(frame.territory, rates) - 0.8 * rates.weights.sent * Math.max(sent, frame.bid);
}
