import { expect, test } from 'vitest';
import { buildCost, developCost } from '../../src/queries/costs.ts';
import { stored } from '../../src/queries/counts.ts';
import { buildingOutput, civilActions, scienceRating, strengthRating } from '../../src/queries/ratings.ts';
import { removeLeader } from '../../src/rules/leaders.ts';
import { atTurnBegin, position } from '../position.ts';

const end = { type: 'end-turn' } as const;

test('TA 18.A1 Confucius: science for each event and when he leaves, any military card is one', () => {
  const table = position()
    .has(0, { leader: 'confucius', militaryHand: ['legion-i'] })
    .politicking(0);
  table.game.currentEvents.cards.push('development-of-agriculture-a');
  table.does(0, { type: 'prepare', card: 'legion-i' });
  expect(table.player(0)).toMatchObject({ science: 1, culture: 1 });
  removeLeader(table.game, 0);
  expect(table.player(0).science).toBe(2);
});

test('TA 18.A7 Cleopatra pays for stages and urban buildings, not for farms and units, also in her first turn', () => {
  const table = position()
    .has(0, { civilHand: ['cleopatra'], tokensOn: { bronze: 1 }, workers: 2 })
    .does(0, { type: 'leader', card: 'cleopatra' });
  expect(table.whyNot(0, { type: 'build', card: 'bronze' })).toBe('not-enough-resources TA 10.14');
  expect(table.whyNot(0, { type: 'build', card: 'warriors' })).toBe('not-enough-resources TA 10.14');
  table.has(0, { tokensOn: { bronze: 2 } }).does(0, { type: 'build', card: 'religion' });
  expect([stored(table.player(0), 'resources'), table.game.turn.construction]).toEqual([0, 0]);
});

test('TA 18.A7 Boudica with three players: two are weak, a tie counts for her', () => {
  const weak = (own: number, first: number, second: number) => {
    const table = position(3)
      .bare(0)
      .has(0, { leader: 'boudica', on: { warriors: own } })
      .has(1, { on: { warriors: first } })
      .has(2, { on: { warriors: second } });
    table.game.frames = [
      { step: 'act', seat: 0 },
      { step: 'turn-effects', seat: 0 },
    ];
    return table.run().game.turn.units;
  };
  expect([weak(2, 3, 1), weak(3, 3, 1), weak(3, 3, 3)]).toEqual([2, 0, 0]);
});

test('TA 18.A7 Boudica as the stronger: one food, one resource or one science', () => {
  const chosen = [0, 1, 2].map((option) => {
    const table = atTurnBegin({ leader: 'boudica', on: { warriors: 3 } }).does(0, { type: 'choose', option });
    const player = table.player(0);
    return [stored(player, 'food'), stored(player, 'resources'), player.science];
  });
  expect(chosen).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

test('TA 18.I5 Eleanor: three spent actions come back, not four', () => {
  const table = position()
    .has(0, { leader: 'eleanor-of-aquitaine', government: 'monarchy', civilHand: ['isaac-newton'], civil: 1 })
    .does(0, { type: 'leader', card: 'isaac-newton' });
  expect(table.player(0).civil).toBe(3);
});

test('TA 18.I1 Saladin gives nothing before his first choice, then strength or an action', () => {
  const saladin = (stance: number) => {
    const { game } = position().has(0, { leader: 'saladin', stance });
    return [strengthRating(game, 0), civilActions(game, 0)];
  };
  expect([-1, 0, 1].map(saladin)).toEqual([
    [1, 4],
    [3, 4],
    [1, 5],
  ]);
});

test('TA 18.I4 Gutenberg: one resource less for building and upgrading, labs and libraries only', () => {
  const table = position().has(0, { leader: 'johannes-gutenberg', on: { alchemy: 0 }, tokensOn: { bronze: 2 } });
  expect(table.can(0, { type: 'build', card: 'religion', extra: true })).toBe(false);
  expect(table.can(0, { type: 'upgrade', from: 'philosophy', to: 'alchemy' })).toBe(false);
  table.does(0, { type: 'upgrade', from: 'philosophy', to: 'alchemy', extra: true });
  expect(table.player(0)).toMatchObject({ civil: 4, culture: 2, blue: 16 });
});

test('TA 18.II4 Maria Theresa: one resource for units as the stronger, none in the turn she comes', () => {
  const table = position().has(0, { leader: 'maria-theresa', on: { warriors: 2 } });
  table.game.frames = [{ step: 'action-phase', seat: 0 }];
  expect(table.run().game.turn.units).toBe(1);
  const fresh = position().has(0, { civilHand: ['maria-theresa'] });
  expect(fresh.does(0, { type: 'leader', card: 'maria-theresa' }).game.turn.units).toBe(0);
});

test('TA 18.II6 Watt: nothing off for Ages A and I, two and four for II and III', () => {
  const { game } = position().has(0, { leader: 'james-watt' });
  expect(['bronze', 'iron', 'coal', 'oil'].map((card) => buildCost(game, 0, card))).toEqual([2, 5, 6, 7]);
  expect(
    ['irrigation', 'selective-breeding', 'mechanized-agriculture'].map((card) => developCost(game, 0, card)),
  ).toEqual([3, 3, 3]);
  expect([buildCost(game, 0, 'scientific-method'), developCost(game, 0, 'cannon')]).toEqual([8, 6]);
});

test('TA 18.II1 one technology wins no Nobel Prize', () => {
  const table = position().has(0, { civilHand: ['alchemy'], science: 4 });
  table.game.prize = 'alfred-nobel';
  expect(table.does(0, { type: 'develop', card: 'alchemy' }, end).player(0).culture).toBe(0);
});

test('TA 18.II5 Catherine with two players takes one token from the weaker', () => {
  const table = position()
    .has(0, { leader: 'catherine-the-great', on: { warriors: 2 } })
    .politicking(0)
    .does(0, { type: 'leader-power' });
  expect([table.player(0).yellow, table.player(1).yellow]).toEqual([19, 17]);
});

test.each([
  ['charles-darwin', { alchemy: 2, 'printing-press': 1, drama: 1 }, [3 + 2 + 1, 5, 0]],
  ['pierre-de-coubertin', { 'bread-and-circuses': 2 }, [4, 0, 2]],
  ['ian-fleming', { journalism: 2, drama: 1 }, [6 + 2 + 1, 4, 0]],
  ['antoni-gaudi', { drama: 2, religion: 1, alchemy: 1 }, [5 + 3, 2, 0]],
  ['marlene-dietrich', { drama: 1, opera: 2 }, [8 + 2, 0, 0]],
  ['marie-curie-sklodowska', { computers: 1 }, [0, 5, 3]],
] as const)(
  'TA 15.1 TA 15.8 what %s makes of %o counts for the Internet',
  (leader, on, [culture, science, strength]) => {
    const { game } = position()
      .bare(0)
      .has(0, { leader, on: { ...on } });
    const urban = ['lab', 'temple', 'library', 'theater', 'arena'] as const;
    const output = (['culture', 'science', 'strength'] as const).map((which) => buildingOutput(game, 0, which, urban));
    expect(output).toEqual([culture, science, strength]);
    expect([scienceRating(game, 0), strengthRating(game, 0)]).toEqual([science, strength]);
  },
);
