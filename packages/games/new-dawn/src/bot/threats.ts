/** What rivals could take: the best attack that one of them could make next. */

import type { Seat } from '@tabularium/kernel';
import { reinforcedAround } from '../queries/combat.ts';
import { effectOf } from '../queries/effects.ts';
import { playerOf } from '../queries/players.ts';
import { focusCard } from '../queries/things.ts';
import { asks } from '../questions.ts';
import { chanceOf } from './agendas.ts';
import { distancesFrom, nearest } from './atlas.ts';
import type { Survey } from './survey.ts';

/** What the loss of a city costs, of a capital that is only beaten, and of a wonder, which the rival gains, in turns. */
const LOST = { city: 2.4, capital: 0.8, wonder: 2.5 };

/** How much the best attack of a rival would cost, times its chance. */
export function worstAttack(survey: Survey): number {
  const { game, seat, cities, capital, board } = survey;
  let worst = 0;
  for (let rival = 0; rival < game.seats; rival++) {
    if (rival === seat) continue;
    const attack = attackOf(survey, rival);
    if (attack === undefined) continue;
    for (const city of cities) {
      if (nearest(distancesFrom(board, city), attack.from) > attack.range) continue;
      const defence = 2 * (board.difficulty[city] ?? 1) + reinforcedAround(game, seat, city);
      const wonders = game.wonders.filter(({ space }) => space === city).length;
      const cost = (city === capital ? LOST.capital : LOST.city) + LOST.wonder * wonders;
      worst = Math.max(worst, cost * chanceOf(attack.strength - defence));
    }
  }
  return worst;
}

/** The attack that seat could make with its military card as it lies. */
function attackOf({ game }: Survey, rival: Seat) {
  const { row, leader } = playerOf(game, rival);
  const { places, sense } = asks(game);
  for (const [at, { card, trade }] of row.entries()) {
    const focus = focusCard(card);
    if (focus.type !== 'military') continue;
    const strength = (places[at] ?? 1) + focus.bonus + 0.6 * trade + (effectOf(leader).usualAttack ?? 0);
    return { strength, ...sense.sallies(game, rival, focus) };
  }
  return undefined;
}
