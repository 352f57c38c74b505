import { act, decider, isOver, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import { describe, expect, test } from 'vitest';
import { copyState } from '../src/bot/copy.ts';
import { turnsLeft } from '../src/bot/horizon.ts';
import { type Position, position } from './position.ts';

const { bot } = throughTheAges;

const outlook = (table: Position, seat = 0) => bot.evaluate(table.game, seat);

/** How much better off the first seat is in the second position. */
const gain = (before: Position, after: Position) => outlook(after) - outlook(before);

/** The last round but so many. */
const late = (table: Position, rounds = 0) => {
  Object.assign(table.game, { age: 4, round: 20, lastRound: 20 + rounds });
  return table;
};

describe('the outlook of a civilization', () => {
  test('is its culture when the game is over', () => {
    const table = position().has(0, { culture: 123, science: 9, militaryHand: ['military-bonus-i'] });
    table.game.frames = [];
    expect(outlook(table)).toBe(123);
  });

  test('counts culture per turn for every turn that is left', () => {
    const early = gain(position(), position().has(0, { on: { religion: 2 } }));
    const atTheEnd = gain(late(position(), 1), late(position(), 1).has(0, { on: { religion: 2 } }));
    expect(early).toBeGreaterThan(2 * atTheEnd);
    expect(atTheEnd).toBeGreaterThan(0);
  });

  test('prefers better mines, more farms and more labs while they can still pay', () => {
    const plain = position();
    expect(gain(plain, position().has(0, { on: { bronze: 0, iron: 2 } }))).toBeGreaterThan(5);
    expect(gain(plain, position().has(0, { on: { agriculture: 3 } }))).toBeGreaterThan(1);
    expect(gain(plain, position().has(0, { on: { philosophy: 2 } }))).toBeGreaterThan(3);
    const end = late(position());
    expect(gain(end, late(position()).has(0, { on: { bronze: 0, iron: 2 } }))).toBeLessThan(2);
  });

  test('fears an uprising and famine', () => {
    const calm = position().has(0, { yellow: 12, workers: 2 });
    expect(gain(calm, position().has(0, { yellow: 12, workers: 1 }))).toBeLessThan(-1);
    const fed = position().has(0, { yellow: 4, tokensOn: { agriculture: 4 } });
    expect(gain(fed, position().has(0, { yellow: 4 }))).toBeLessThan(-4);
  });

  test('suffers from a stronger rival, more in later ages', () => {
    const drop = (age: number) => {
      const [calm, armed] = [position(), position().has(1, { on: { warriors: 9 } })];
      calm.game.age = age;
      armed.game.age = age;
      return gain(calm, armed);
    };
    expect(drop(1)).toBeLessThan(-1);
    expect(drop(3)).toBeLessThan(1.5 * drop(1));
  });

  test('sees how a declared war will probably end', () => {
    const war = { card: 'war-over-culture-iii', target: 1 };
    const strong = { on: { warriors: 7 } };
    const peace = position().has(0, strong).has(1, { culture: 40 });
    const declared = position()
      .has(0, { ...strong, wars: [war] })
      .has(1, { culture: 40 });
    expect(gain(peace, declared)).toBeGreaterThan(3);
    expect(outlook(declared, 1)).toBeLessThan(outlook(peace, 1) - 3);
  });

  test('knows what an attack will take unless it is answered', () => {
    const attack = (strength: number) => {
      const table = position().has(1, { on: { warriors: 3 } });
      table.game.frames.push({
        step: 'defend',
        seat: 0,
        card: 'aggression-plunder-i',
        attacker: 1,
        rival: 0,
        strength,
        unit: '',
        defence: 0,
        cards: 0,
        guard: '',
      });
      return table;
    };
    expect(gain(attack(1), attack(3))).toBeLessThan(-2);
    expect(outlook(attack(3), 1)).toBeGreaterThan(outlook(attack(1), 1));
  });

  test('fears what an attacker is about to take as much as the attack', () => {
    const robbed = position();
    robbed.game.frames.push({ step: 'raid', seat: 1, from: 0, levels: [2], gained: 0 });
    expect(gain(position(), robbed)).toBeLessThan(-2);
  });

  test('a rival who has won an auction still has to pay for it', () => {
    const territory = 'wealthy-territory-ii';
    const bidding = position();
    bidding.game.frames.push({ step: 'bid', seat: 0, territory, bid: 12, leader: 1, passed: [] });
    const won = position();
    won.game.frames.push({ step: 'force', seat: 1, territory, bid: 12, sent: [], bonus: 0, discards: 0, bought: 0 });
    expect(outlook(won, 1)).toBeCloseTo(outlook(bidding, 1));
  });

  test('wants a territory for a small bid and not for a high one', () => {
    const bidding = (bid: number, leader: number) => {
      const table = position();
      table.game.frames.push({ step: 'bid', seat: 1, territory: 'wealthy-territory-ii', bid, leader, passed: [] });
      return table;
    };
    expect(gain(bidding(0, -1), bidding(1, 0))).toBeGreaterThan(0);
    expect(gain(bidding(0, -1), bidding(30, 0))).toBeLessThan(0);
  });

  test('grows with every stage of a wonder that can be finished', () => {
    const begun = (stages: number) => outlook(position().has(0, { building: 'pyramids', stages }));
    expect(begun(1)).toBeGreaterThan(begun(0));
    expect(begun(2)).toBeGreaterThan(begun(1));
    expect(begun(0)).toBeGreaterThan(outlook(position()));
  });

  test('does not depend on the order of face-down cards', () => {
    const table = position(3);
    const before = [0, 1, 2].map((seat) => outlook(table, seat));
    const { civilDecks, militaryDecks, currentEvents } = table.game;
    for (const deck of [...civilDecks, ...militaryDecks, currentEvents.cards]) deck.reverse();
    expect([0, 1, 2].map((seat) => outlook(table, seat))).toEqual(before);
  });

  test('counts one turn less for whoever ends one', () => {
    const table = late(position(), 2);
    expect([0, 1].map((seat) => turnsLeft(table.game, seat))).toEqual([3, 3]);
    table.does(0, { type: 'end-turn' });
    expect([0, 1].map((seat) => turnsLeft(table.game, seat))).toEqual([2, 3]);
  });
});

describe('growth', () => {
  test('asks for what is scarcest', () => {
    const bySci = (on: Record<string, number>) =>
      gain(position().has(0, { on }), position().has(0, { on: { ...on, philosophy: 2 } }));
    expect(bySci({ bronze: 5 })).toBeGreaterThan(bySci({ bronze: 2 }));
  });

  test('wants one more worker when there is food for it', () => {
    const fed = (yellow: number, workers: number, food: number) =>
      position().has(0, { yellow, workers, on: { religion: 1 }, tokensOn: { agriculture: food, bronze: 2 } });
    expect(gain(fed(17, 0, 4), fed(16, 1, 2))).toBeGreaterThan(0);
  });

  test('the first food that is left over counts more than the third', () => {
    const fields = (agriculture: number) => position().has(0, { yellow: 14, on: { agriculture } });
    expect(gain(fields(1), fields(2))).toBeGreaterThan(1.5 * gain(fields(3), fields(4)));
  });

  test('a technology in hand counts for little where science will never pay for it', () => {
    const taken = (philosophy: number) =>
      gain(
        position().has(0, { on: { philosophy } }),
        position().has(0, { on: { philosophy }, civilHand: ['iron', 'alchemy', 'irrigation'] }),
      );
    expect(taken(2)).toBeGreaterThan(taken(0) + 1);
  });
});

describe('a colonization force', () => {
  /** What a bot gives, piece by piece, until it is done. */
  function given(table: Position, bid: number): string[] {
    const force = { territory: 'wealthy-territory-i', bid, sent: [], bonus: 0, discards: 0, bought: 0 };
    table.game.frames.push({ step: 'force', seat: 0, ...force });
    const pieces: string[] = [];
    while (table.game.frames.at(-1)?.step === 'force') {
      const actions = legal(throughTheAges, table.game, 0);
      const action = bot.obvious?.(table.game, 0, actions) ?? { type: 'end-turn' as const };
      if ('card' in action) pieces.push(String(action.card));
      act(throughTheAges, table.game, 0, action);
    }
    return pieces.sort();
  }

  test('is the cheapest that is large enough', () => {
    const hand = ['military-bonus-ii', 'military-bonus-ii', 'military-bonus-ii', 'military-bonus-ii'];
    expect(given(position().has(0, { on: { warriors: 3 }, militaryHand: hand }), 1)).toEqual(['warriors']);
    const forTwo = given(position().has(0, { on: { warriors: 3 }, militaryHand: hand }), 2);
    expect(forTwo).toEqual(['military-bonus-ii', 'warriors']);
  });

  test('a civilization without a single unit is worse off than by its strength alone', () => {
    const first = gain(position().has(0, { on: { warriors: 0 } }), position().has(0, { on: { warriors: 1 } }));
    const second = gain(position().has(0, { on: { warriors: 1 } }), position().has(0, { on: { warriors: 2 } }));
    expect(first).toBeGreaterThan(second + 5);
  });
});

describe('military cards that are too many', () => {
  const discarded = (table: Position) => {
    table.game.frames.push({ step: 'excess', seat: 0 });
    return bot.obvious?.(table.game, 0, legal(throughTheAges, table.game, 0));
  };

  test('go by what they are worth', () => {
    const table = position().has(0, { militaryHand: ['military-bonus-i', 'war-over-technology-ii', 'barbarians-i'] });
    expect(discarded(table)).toEqual({ type: 'discard', card: 'war-over-technology-ii' });
  });

  test('a tactic for the units of today is kept before all of them', () => {
    const militaryHand = ['legion-i', 'military-bonus-i'];
    const table = position().has(0, { militaryHand, on: { warriors: 3 } });
    expect(discarded(table)).toEqual({ type: 'discard', card: 'military-bonus-i' });
    expect(discarded(position().has(0, { militaryHand }))).toEqual({ type: 'discard', card: 'legion-i' });
  });
});

describe('a copy for search', () => {
  /** Everything that two values have in common by being the same object. */
  function shared(one: unknown, other: unknown, path = ''): string[] {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
    if (one === other) return [path];
    return Object.keys(one).flatMap((key) =>
      shared((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${path}/${key}`),
    );
  }

  test.each([{}, { leaders: 'open-draft', military: true } as const])(
    'says the same as the state and shares nothing that changes: %o',
    (options) => {
      const state = start(throughTheAges, { seats: 3, seed: seedFrom('copied'), options });
      state.facts = null;
      const luck = luckFrom('copied');
      for (let moves = 0; !isOver(state); moves++) {
        const seat = decider(state);
        const actions = legal(throughTheAges, state, seat);
        if (moves % 25 === 0) {
          const copy = copyState(state);
          expect(copy).toEqual(state);
          expect(shared(copy, state)).toEqual(['/options']);
        }
        act(throughTheAges, state, seat, actions[bot.playout?.(state, seat, actions, luck) ?? 0] ?? { type: 'done' });
      }
    },
  );
});

describe('the quick player', () => {
  test.each([2, 3, 4])('with %i players chooses what is legal, and every outlook is a number', (seats) => {
    const state = start(throughTheAges, { seats, seed: seedFrom(`quick ${seats}`) });
    const luck = luckFrom(`quick ${seats}`);
    let looked = 0;
    while (!isOver(state)) {
      const seat = decider(state);
      const actions = legal(throughTheAges, state, seat);
      const at = bot.playout?.(state, seat, actions, luck) ?? -1;
      expect(actions[at]).toBeDefined();
      act(throughTheAges, state, seat, actions[at] ?? { type: 'done' });
      for (let one = 0; one < seats; one++, looked++) expect(bot.evaluate(state, one)).not.toBeNaN();
    }
    expect(looked).toBeGreaterThan(500);
  });

  test('prefers building to tearing down', () => {
    const table = position().has(0, { workers: 1, tokensOn: { bronze: 6 } });
    const actions = legal(throughTheAges, table.game, 0);
    const luck = luckFrom('prefers');
    const count = { build: 0, destroy: 0 };
    for (let trial = 0; trial < 500; trial++) {
      const type = actions[bot.playout?.(table.game, 0, actions, luck) ?? 0]?.type;
      if (type === 'build' || type === 'destroy') count[type]++;
    }
    expect(count.build).toBeGreaterThan(20 * Math.max(1, count.destroy));
  });
});

describe('what is foolish', () => {
  const isFoolish = (table: Position, action: Parameters<NonNullable<typeof bot.foolish>>[2]) =>
    bot.foolish?.(table.game, 0, action);

  test('is to take down what works, unless an idle worker keeps the peace', () => {
    expect(isFoolish(position(), { type: 'destroy', card: 'warriors' })).toBe(true);
    expect(isFoolish(position(), { type: 'destroy', card: 'bronze' })).toBe(true);
    const unruly = position().has(0, { yellow: 10, workers: 0 });
    expect(isFoolish(unruly, { type: 'destroy', card: 'bronze' })).toBe(false);
  });

  test('is to take down the only Warriors or Philosophy of the first ages, even for peace', () => {
    const unruly = (warriors: number) => position().has(0, { yellow: 5, workers: 0, on: { warriors } });
    expect(isFoolish(unruly(1), { type: 'destroy', card: 'warriors' })).toBe(true);
    expect(isFoolish(unruly(1), { type: 'destroy', card: 'philosophy' })).toBe(true);
    expect(isFoolish(unruly(2), { type: 'destroy', card: 'warriors' })).toBe(false);
    const grown = unruly(1);
    grown.game.age = 2;
    expect(isFoolish(grown, { type: 'destroy', card: 'warriors' })).toBe(false);
  });

  test('is not to make a farmer of a miner where nobody has time and nobody can be born', () => {
    const stuck = position().has(0, { workers: 0, yellow: 13, on: { agriculture: 1, bronze: 3, religion: 1 } });
    expect(isFoolish(stuck, { type: 'destroy', card: 'bronze' })).toBe(false);
    expect(isFoolish(stuck, { type: 'destroy', card: 'philosophy' })).toBe(true);
    const fed = position().has(0, { workers: 0, yellow: 13, on: { agriculture: 2, bronze: 3, religion: 1 } });
    expect(isFoolish(fed, { type: 'destroy', card: 'bronze' })).toBe(true);
  });

  test('is a tactic that makes nobody stronger', () => {
    const legion = { type: 'tactic', card: 'legion-i' } as const;
    expect(isFoolish(position(), legion)).toBe(true);
    expect(isFoolish(position().has(0, { on: { warriors: 3 } }), legion)).toBe(false);
    const armed = position().has(0, { on: { warriors: 3 }, tactic: { card: 'legion-i', bonus: 0 } });
    armed.game.commonTactics = [
      { card: 'phalanx-i', bonus: 0 },
      { card: 'legion-i', bonus: 0 },
    ];
    expect([0, 1].map((at) => isFoolish(armed, { type: 'copy', at }))).toEqual([true, true]);
  });
});
