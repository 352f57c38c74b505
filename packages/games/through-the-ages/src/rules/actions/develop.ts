/** Developing a technology (TA 10.8 to 10.10, 10.15). */

import { emit, type Seat } from '@tabularium/kernel';
import type { CivilKind } from '../../content/model.ts';
import { cardOf, governmentOf, isTechnology, levelOf, pactOf, specialOf } from '../../queries/cards.ts';
import { developCost } from '../../queries/costs.ts';
import type { Desk } from '../../queries/desk.ts';
import type { Forbidden } from '../../queries/effects.ts';
import { playerOf } from '../../queries/players.ts';
import { holds, partnerIn, treatiesOf, workingFor } from '../../queries/powers.ts';
import { isUnit } from '../../queries/ratings.ts';
import type { AgesState } from '../../state.ts';
import { changing, deprive, give, moment, scoreKidnapped } from '../gains.ts';
import { extraDiscount, extraFits, noCivil, payCivilWithExtra, payMilitary } from '../payment.ts';
import type { ActionRule } from './action.ts';

const NO_SCIENCE = { reason: 'not-enough-science', rule: 'TA 10.15' } as const;
const NO_PARTNER_SCIENCE = { reason: 'partner-has-no-science', rule: 'TA 10.15' } as const;

/** Why that technology cannot be developed. */
export function developForbidden(desk: Desk, card: string, revolution = false, discount = 0): Forbidden {
  const { game, seat, player } = desk;
  const cost = Math.max(0, developCost(game, seat, card, revolution, desk.works) - discount);
  const temporary = seat === game.current && isUnit(cardOf(card).kind as CivilKind) ? game.turn.unitScience : 0;
  if (player.science + temporary < cost) return NO_SCIENCE;
  if (desk.works.first.cooperation === undefined) return undefined;
  return cooperators(game, seat).some(([partner, price]) => playerOf(game, partner).science < price)
    ? NO_PARTNER_SCIENCE
    : undefined;
}

/** Partners that must pay when this civilization develops something, and how much. */
function cooperators(game: AgesState, seat: Seat): [Seat, number][] {
  const partners: [Seat, number][] = [];
  for (const treaty of treatiesOf(game, seat)) {
    const pact = pactOf(treaty.card);
    const cooperation = (treaty.a === seat ? pact.a : pact.b).cooperation;
    if (cooperation !== undefined) partners.push([partnerIn(treaty, seat), cooperation.partnerPays]);
  }
  return partners;
}

/** Develop a technology from the hand: pay, put it into play, then what follows. */
export function developCard(game: AgesState, seat: Seat, card: string, revolution = false, discount = 0): void {
  const player = playerOf(game, seat);
  const cost = Math.max(0, developCost(game, seat, card, revolution) - discount);
  payScience(game, seat, cost, card);
  const partners = cooperators(game, seat);
  player.civilHand.splice(player.civilHand.indexOf(card), 1);
  const byMilitary = holds(game, seat, 'revolts-by-military');
  emit(game, { fact: 'developed', seat, card, science: cost, revolution, seen: 'all' });
  for (const [partner, price] of partners) deprive(game, partner, { science: price }, 'cards');
  putIntoPlay(game, seat, card);
  if (revolution) {
    if (byMilitary) payMilitary(game, seat, player.military);
    else player.civil = 0;
    moment(game, seat, 'declaredRevolution');
  }
  if (seat === game.current) game.turn.developed++;
  scoreKidnapped(game, seat, card);
  developedMoments(game, seat, card);
}

function payScience(game: AgesState, seat: Seat, cost: number, card: string): void {
  let due = cost;
  if (seat === game.current && isUnit(cardOf(card).kind as CivilKind)) {
    const temporary = Math.min(due, game.turn.unitScience);
    game.turn.unitScience -= temporary;
    due -= temporary;
  }
  playerOf(game, seat).science -= due;
}

/** A technology comes into play: a special one or a government takes the place of the old (TA 10.9, 10.10). */
export function putIntoPlay(game: AgesState, seat: Seat, id: string): void {
  const player = playerOf(game, seat);
  const card = cardOf(id);
  if (!isTechnology(card)) throw new Error(`"${id}" is no technology.`);
  if ('build' in card) {
    player.technologies.push({ card: id, workers: 0, tokens: 0 });
    return;
  }
  changing(game, () => {
    if (card.kind === 'government') {
      game.gone.push(player.government);
      player.government = governmentOf(id).id;
      return;
    }
    const same = player.specials.find((special) => specialOf(special).kind === card.kind);
    if (same === undefined) player.specials.push(id);
    else if (levelOf(same) > card.level) game.gone.push(id);
    else {
      player.specials[player.specials.indexOf(same)] = id;
      game.gone.push(same);
    }
  });
}

function developedMoments(game: AgesState, seat: Seat, id: string): void {
  const { kind } = cardOf(id);
  for (const { powers, effects } of workingFor(game, seat)) {
    effects.developed?.(game, seat);
    const developed = powers.on?.developed;
    if (developed === undefined || (developed.of !== undefined && !(developed.of as readonly string[]).includes(kind)))
      continue;
    give(game, seat, developed.gain, powers.kind === 'wonder' ? 'wonders' : 'leaders', powers.id);
  }
}

function developingForbidden(desk: Desk, card: string, extra: boolean): Forbidden {
  return noCivil(desk, extra) ?? developForbidden(desk, card, false, extraDiscount(desk.game, desk.seat, extra));
}

export const develop: ActionRule<'develop'> = {
  place: 'hand',
  list(desk, technology, all, into) {
    if (!isTechnology(technology)) return;
    const card = technology.id;
    if (all || developingForbidden(desk, card, false) === undefined) into.push({ type: 'develop', card });
    if (desk.extra === undefined || !extraFits(desk, technology.kind)) return;
    if (all || developingForbidden(desk, card, true) === undefined) into.push({ type: 'develop', card, extra: true });
  },
  forbidden: (desk, { card, extra = false }) => developingForbidden(desk, card, extra),
  price: (game, seat, { card }) => ({ in: 'science', amount: developCost(game, seat, card) }),
  perform(game, seat, { card, extra }) {
    const discount = extraDiscount(game, seat, extra);
    payCivilWithExtra(game, seat, 1, extra);
    developCard(game, seat, card, false, discount);
  },
};
