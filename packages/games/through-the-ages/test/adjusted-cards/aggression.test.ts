import { expect, test } from 'vitest';
import { position } from '../position.ts';

/** Seat 0 with that strength in Warriors, about to attack seat 1. */
const attack = (card: string, warriors = 6, seats = 2) =>
  position(seats)
    .has(0, { militaryHand: [card], on: { warriors }, military: 8 })
    .politicking(0);

const play = (card: string) => ({ type: 'aggress', card, rival: 1 }) as const;

test.each([['mahatma-gandhi-adjusted', 'aggression-plunder-iii', 4]])(
  'TA 5.1 against %o %s costs %i military actions',
  (leader, card, cost) => {
    const table = attack(card).has(1, { leader });
    table.does(0, play(card));
    expect(table.player(0).military).toBe(8 - cost);
    expect(
      attack(card)
        .has(1, { leader })
        .has(0, { military: cost - 1 })
        .whyNot(0, play(card)),
    ).toBe('no-military-actions TA 5.1');
  },
);
