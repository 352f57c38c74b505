/** What the new leaders do beyond their numbers. */

import { emit, push, type Seat } from '@tabularium/kernel';
import { LABS } from '../../content/leaders.ts';
import { type Goods, type Production, URBAN } from '../../content/model.ts';
import { cardOf } from '../../queries/cards.ts';
import { bestProducer, colourOf, discontent, handColours, surplusHappiness, urbanKinds } from '../../queries/counts.ts';
import type { Effects } from '../../queries/effects.ts';
import { byPlayers, playerOf, rivals } from '../../queries/players.ts';
import { strengthRating } from '../../queries/ratings.ts';
import { amongTwoWeakest } from '../../queries/standing.ts';
import { deprive, give, grantTemporary } from '../../rules/gains.ts';
import type { AgesKnown, AgesState } from '../../state.ts';
import type { LEADERS } from '../content/leaders.ts';
import { GAMES } from './pierre-de-coubertin.ts';
import { strengthenTactic } from './sun-tzu.ts';

/** Hippocrates puts so many yellow tokens aside at most (TA 18.A4). */
const STORED = 3;

/** Ashoka: what the colours of the civil hand add to production, from none on; the last holds for more (TA 18.A3). */
const BY_COLOURS: readonly Production[] = [{}, {}, { resources: 1 }, { food: 1, resources: 1 }];

/** That bonus, and how many colours it takes (TA 18.A8). */
function colourBonus(game: AgesKnown, seat: Seat, goods: Goods): { bonus: number; colours: number } {
  const amounts = BY_COLOURS.map((production) => production[goods] ?? 0);
  const bonus = amounts[Math.min(handColours(game, seat), amounts.length - 1)] ?? 0;
  return { bonus, colours: amounts.indexOf(bonus) };
}

/** With closed hands a bonus for colours is proved by showing as many cards as it takes (TA 18.A8). */
function showColours(game: AgesState, seat: Seat, goods: Goods): void {
  const player = playerOf(game, seat);
  const { colours } = colourBonus(game, seat, goods);
  if (!player.closed || colours === 0) return;
  const shown = new Map(player.civilHand.map((card) => [colourOf(card), card]));
  emit(game, { fact: 'showed-hand', seat, cards: [...shown.values()].slice(0, colours), seen: 'all' });
}

/** Catherine the Great weakens everybody who is weaker than she is. */
function weaker(game: AgesState, seat: Seat): Seat[] {
  const own = strengthRating(game, seat);
  return rivals(game, seat).filter((rival) => strengthRating(game, rival) < own);
}

const POWER_USED = { reason: 'power-used', rule: 'TA 4.1' } as const;
const NOTHING = { reason: 'nothing-to-take', rule: 'TA 18.II5' } as const;

/** By leader. */
export const LEADER_EFFECTS = {
  boudica: {
    turnStarts(game, seat) {
      if (amongTwoWeakest(game, seat)) grantTemporary(game, seat, { for: 'units', amount: 2 }, 'boudica');
      else {
        const choices = [{ food: 1 }, { resources: 1 }, { science: 1 }];
        push(game, { step: 'choose', seat, choices, source: 'leaders' });
      }
    },
  },
  hippocrates: {
    turnStarts(game, seat) {
      const player = playerOf(game, seat);
      if (player.stored === STORED) return;
      player.stored++;
      game.tokens.yellow--;
      emit(game, { fact: 'put-aside', seat, seen: 'all' });
    },
  },
  'sun-tzu': {
    left(game, seat) {
      strengthenTactic(game, seat, 1);
      return {};
    },
  },
  ashoka: {
    production: (game, seat, goods) => colourBonus(game, seat, goods).bonus,
    produced: showColours,
  },
  'isabella-of-castile': { colonizationPrices: [1, 3, 6] },
  'johannes-gutenberg': { extraAction: { of: LABS, discount: 1, gain: { culture: 2 } } },
  saladin: {
    stances: [{ symbols: { strength: 2 } }, { civilActions: 1 }],
    actionPhaseEnds: (game, seat) => push(game, { step: 'stance', seat }),
  },
  'catherine-the-great': {
    power: {
      forbidden(game, seat) {
        const { leader, used } = playerOf(game, seat);
        if (used.includes(leader)) return POWER_USED;
        return weaker(game, seat).some((rival) => playerOf(game, rival).yellow > 0) ? undefined : NOTHING;
      },
      use(game, seat) {
        const player = playerOf(game, seat);
        player.used.push(player.leader);
        const lost = weaker(game, seat).reduce(
          (sum, rival) => sum + (deprive(game, rival, { yellowTokens: 1 }, 'leaders').yellowTokens ?? 0),
          0,
        );
        if (lost >= byPlayers(game, [1, 1, 2])) give(game, seat, { yellowTokens: 1 }, 'leaders', player.leader);
      },
    },
  },
  'maria-theresa': {
    actionPhaseStarts: (game, seat) =>
      grantTemporary(game, seat, { for: 'units', amount: amongTwoWeakest(game, seat) ? 3 : 1 }, 'maria-theresa'),
  },
  'james-watt': { left: (game, seat) => ({ culture: bestProducer(game, seat) }) },
  'antoni-gaudi': {
    discount(game, seat, on, card) {
      if (on !== 'develop') return 0;
      return isUrbanCard(card) ? urbanKinds(game, seat, card) : 0;
    },
  },
  'steve-jobs': { developed: (game, seat) => push(game, { step: 'invest', seat, price: 1, culture: 4 }) },
  'nelson-mandela': {
    taking: (game, seat) => (discontent(game, seat) === 0 ? 3 : 0),
    turnEnds: (game, seat) => ({ culture: surplusHappiness(game, seat) }),
  },
  'pierre-de-coubertin': {
    beforehand(game, seat) {
      const { leader, used } = playerOf(game, seat);
      return used.includes(leader) ? [] : [{ type: 'open-games' }];
    },
    gamesDisturbed: (game, attacker) => void deprive(game, attacker, { culture: GAMES.attackerLoses }, 'attacks'),
  },
  'ian-fleming': {
    beforehand(game, seat) {
      if (game.turn.looked) return [];
      const { lookedAt } = playerOf(game, seat);
      return rivals(game, seat).flatMap((at) => (at === lookedAt ? [] : [{ type: 'look', at }]));
    },
  },
} satisfies { readonly [Id in keyof typeof LEADERS]?: Effects };

function isUrbanCard(card: string): boolean {
  return (URBAN as readonly string[]).includes(cardOf(card).kind);
}
