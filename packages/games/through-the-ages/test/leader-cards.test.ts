/** Leaders at the exact moment and within the exact limits of their texts (TA 10, 14, 15, 17, 18). */

import { expect, test } from 'vitest';
import { buildCost, developCost, takeCost } from '../src/queries/costs.ts';
import { mineProduction, productionBonus, stored } from '../src/queries/counts.ts';
import {
  buildingOutput,
  civilActions,
  cultureRating,
  happiness,
  militaryActions,
  scienceRating,
  strengthRating,
} from '../src/queries/ratings.ts';
import { removeLeader } from '../src/rules/leaders.ts';
import { atTurnBegin, position } from './position.ts';

const end = { type: 'end-turn' } as const;
const play = (card: string) => ({ type: 'play', card }) as const;

test('TA 15.1 Aristotle: science for technologies of every colour, not for leaders and action cards', () => {
  const scores = (card: string) =>
    position().has(0, { leader: 'aristotle' }).row(1, card).does(0, { type: 'take', space: 0 }).player(0).science;
  expect(['monarchy', 'code-of-laws', 'knights', 'drama', 'irrigation'].map(scores)).toEqual([1, 1, 1, 1, 1]);
  expect(['genghis-khan', 'frugality-a', 'pyramids'].map(scores)).toEqual([0, 0, 0]);
});

test('TA 3.6 TA 15.1 Hammurabi: leaders cost one less, down to nothing; the military action is spent', () => {
  const table = position().has(0, { leader: 'hammurabi', civil: 0 }).row(1, 'genghis-khan').row(2, 'iron');
  expect([takeCost(table.game, 0, 0), takeCost(table.game, 0, 1)]).toEqual([0, 1]);
  table.does(0, { type: 'take', space: 0 }, { type: 'convert' }, { type: 'take', space: 1 });
  expect(table.player(0)).toMatchObject({ civilHand: ['genghis-khan', 'iron'], civil: 0, military: 1 });
  expect(table.does(0, end).player(0).militaryHand).toHaveLength(1);
});

test('TA 10.10 TA 18.A7 the action that Hammurabi converts is no part of a revolution', () => {
  const table = position().has(0, {
    leader: 'hammurabi-adjusted',
    civilHand: ['monarchy'],
    science: 2,
    tokensOn: { agriculture: 2 },
  });
  table.does(0, { type: 'convert' }, { type: 'revolution', card: 'monarchy' });
  expect(table.player(0).civil).toBe(0);
  expect(table.does(0, { type: 'population' }).player(0)).toMatchObject({ civil: 0, workers: 2 });
});

test('TA 15.1 TA 13.5 Homer: a resource for units, and one source with the wonder above him', () => {
  const table = position()
    .has(0, { civilHand: ['homer'], tokensOn: { bronze: 1 } })
    .does(0, { type: 'leader', card: 'homer' }, { type: 'build', card: 'warriors' });
  expect([table.player(0).blue, happiness(table.game, 0)]).toEqual([16, 1]);
  const smiles = (card: string) => {
    const { game } = position().has(0, {
      wonders: [
        { card: 'st-peter-s-basilica', ravaged: false, under: '', tokens: 0 },
        { card, ravaged: false, under: 'homer', tokens: 0 },
      ],
    });
    return happiness(game, 0) - 1;
  };
  expect([smiles('pyramids'), smiles('great-wall')]).toEqual([2, 3]);
});

test('TA 10.6 TA 15.7 Homer may also just go: then the civil action comes back', () => {
  const table = position()
    .has(0, { leader: 'homer', built: ['colossus'], civilHand: ['genghis-khan'], civil: 2 })
    .does(0, { type: 'leader', card: 'genghis-khan' }, { type: 'done' });
  expect(table.player(0)).toMatchObject({ civil: 2, leader: 'genghis-khan' });
  expect(happiness(table.game, 0)).toBe(0);
});

test('TA 14.6 Genghis Khan: one of the two strongest of three, ties count for him', () => {
  const culture = (own: number, first: number, second: number) =>
    position(3)
      .bare(0)
      .has(0, { leader: 'genghis-khan', on: { warriors: own } })
      .has(1, { on: { warriors: first } })
      .has(2, { on: { warriors: second } })
      .does(0, end)
      .player(0).culture;
  expect([culture(2, 3, 1), culture(2, 3, 2), culture(2, 3, 3)]).toEqual([3, 3, 0]);
});

test('TA 15.1 Barbarossa: as often as there are military actions, neither price below nothing', () => {
  const table = position()
    .has(0, { leader: 'frederick-barbarossa', tokensOn: { agriculture: 2, bronze: 2 }, workers: 0 })
    .does(0, { type: 'recruit', card: 'warriors' }, { type: 'recruit', card: 'warriors' });
  expect(table.player(0)).toMatchObject({ yellow: 16, workers: 0, military: 0, blue: 16, civil: 4 });
  expect(table.whyNot(0, { type: 'recruit', card: 'warriors' })).toBe('no-military-actions TA 11.2');
});

test('TA 15.5 Joan of Arc and Michelangelo count the faces that St. Peter’s adds; unhappy ones cost nothing', () => {
  const faith = { built: ['st-peter-s-basilica'], on: { religion: 2, drama: 1, 'bread-and-circuses': 1 } };
  const led = (leader: string, government: string) =>
    position()
      .bare(0)
      .has(0, { ...faith, leader, government }).game;
  expect(strengthRating(led('joan-of-arc', 'theocracy'), 0)).toBe(1 + 1 + 2 * 2 + 2);
  expect(strengthRating(led('joan-of-arc', 'communism'), 0)).toBe(1 + 2 * 2);
  const own = 2 + 2 + 2;
  expect(cultureRating(led('michelangelo', 'despotism'), 0)).toBe(own + 2 * 2 + 2 + 1);
  expect(cultureRating(led('michelangelo-adjusted', 'despotism'), 0)).toBe(own + 2 * 2 + 2 + 3 + 1);
});

test('TA 15.1 Napoleon: strength for each type of unit, air forces too', () => {
  const napoleon = (on: Record<string, number>) =>
    strengthRating(position().bare(0).has(0, { leader: 'napoleon-bonaparte', on }).game, 0);
  expect(napoleon({ warriors: 1, swordsmen: 1 })).toBe(3 + 2);
  expect(napoleon({ warriors: 1, knights: 1, cannon: 1, 'air-forces': 1 })).toBe(1 + 2 + 3 + 5 + 8);
  expect(militaryActions(position().has(0, { leader: 'napoleon-bonaparte' }).game, 0)).toBe(4);
});

test.each([
  ['william-shakespeare', 1, 1],
  ['william-shakespeare-adjusted', 2, 3],
])('TA 10.14 TA 10.15 %s: %i resources and %i science less, each with the other building in place', (leader, r, s) => {
  const costs = (on: Record<string, number>) => {
    const { game } = position().has(0, { leader, on: { opera: 0, journalism: 0, ...on } });
    return ['opera', 'journalism'].map((card) => [buildCost(game, 0, card), developCost(game, 0, card)]);
  };
  expect(costs({ drama: 0, 'printing-press': 0 })).toEqual([
    [8, 7],
    [8, 6],
  ]);
  expect(costs({ 'printing-press': 1 })).toEqual([
    [8 - r, 7 - s],
    [8, 6],
  ]);
  expect(costs({ drama: 1 })).toEqual([
    [8, 7],
    [8 - r, 6 - s],
  ]);
});

test('TA 10.4 TA 10.17 Bach: once per turn any urban building becomes a theater of its level or higher, within the limit', () => {
  const bach = (patch: object) =>
    position().has(0, { leader: 'johann-sebastian-bach', tokensOn: { bronze: 5 }, ...patch });
  const table = bach({ on: { drama: 0, opera: 0, theology: 2, 'scientific-method': 1 } });
  expect(table.can(0, { type: 'upgrade', from: 'scientific-method', to: 'drama' })).toBe(false);
  expect(table.can(0, { type: 'upgrade', from: 'scientific-method', to: 'opera' })).toBe(true);
  table.does(0, { type: 'upgrade', from: 'theology', to: 'opera' });
  expect(table.player(0)).toMatchObject({ civil: 3, blue: 14 });
  expect(table.list(0, 'upgrade')).not.toContainEqual({ type: 'upgrade', from: 'theology', to: 'opera' });
  expect(bach({ on: { drama: 2, theology: 1 } }).whyNot(0, { type: 'upgrade', from: 'theology', to: 'drama' })).toBe(
    'urban-limit TA 10.3',
  );
  const ordered = bach({ on: { drama: 0, theology: 1 }, civilHand: ['efficient-upgrade-ii'] });
  ordered.does(0, play('efficient-upgrade-ii'), { type: 'upgrade', from: 'theology', to: 'drama' });
  expect([ordered.player(0).civil, cultureRating(ordered.game, 0)]).toEqual([3, 3]);
});

test('TA 10.10 Robespierre: a revolution takes the military actions, new ones too, and leaves the civil ones', () => {
  const robespierre = (military: number) =>
    position().has(0, {
      leader: 'maximilien-robespierre',
      civilHand: ['monarchy'],
      science: 2,
      civil: 1,
      military,
    });
  expect(robespierre(2).whyNot(0, { type: 'revolution', card: 'monarchy' })).toBe(
    'revolution-needs-all-actions TA 10.10',
  );
  const table = robespierre(3).does(0, { type: 'revolution', card: 'monarchy' });
  expect(table.player(0)).toMatchObject({ civil: 2, military: 0, culture: 3, science: 0 });
});

test('TA 15.1 Newton gives a spent action back, never more than there are', () => {
  const newton = (civil: number) =>
    position()
      .has(0, { leader: 'isaac-newton', civilHand: ['alchemy'], science: 4, civil })
      .does(0, { type: 'develop', card: 'alchemy' })
      .player(0).civil;
  expect([newton(4), newton(2)]).toEqual([4, 2]);
});

test('TA 15.7 Bill Gates scores the levels of his labs when he leaves, once; his tokens stay', () => {
  const table = position()
    .bare(0)
    .has(0, { leader: 'bill-gates', on: { computers: 2, alchemy: 1 }, tokensOn: { computers: 1 } });
  removeLeader(table.game, 0);
  expect([table.player(0).culture, stored(table.player(0), 'resources')]).toEqual([7, 3]);
  expect(mineProduction(table.game, 0)).toBe(0);
});

test('TA 17.6 Churchill: culture, or science and resources for units only', () => {
  const culture = position()
    .has(0, { leader: 'winston-churchill' })
    .does(0, { type: 'turn-choice', option: 'culture' });
  expect(culture.player(0).culture).toBe(3);
  expect(culture.whyNot(0, { type: 'turn-choice', option: 'arms' })).toBe('power-used TA 2.4');
  expect(culture.does(0, end).player(0).culture).toBe(3);
  const arms = position().has(0, { leader: 'winston-churchill', civilHand: ['swordsmen', 'iron'], science: 4 });
  arms.does(0, { type: 'turn-choice', option: 'arms' }, { type: 'develop', card: 'swordsmen' });
  expect([arms.player(0).science, arms.game.turn.unitScience]).toEqual([3, 0]);
  arms.does(0, { type: 'build', card: 'swordsmen' });
  expect([arms.player(0).blue, arms.game.turn.units]).toEqual([16, 0]);
  expect(arms.whyNot(0, { type: 'develop', card: 'iron' })).toBe('not-enough-science TA 10.15');
});

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

test('TA 17.5 the production bonuses of Isabella and the adjusted Communism', () => {
  const bonus = (patch: object) => {
    const { game } = position().has(0, patch);
    return [productionBonus(game, 0, 'food'), productionBonus(game, 0, 'resources')];
  };
  expect(bonus({ leader: 'isabella-of-castile' })).toEqual([0, 1]);
  expect(bonus({ government: 'communism-adjusted' })).toEqual([0, 1]);
  expect(bonus({ government: 'communism' })).toEqual([0, 0]);
});

test.each([
  ['charles-darwin', { alchemy: 2, 'printing-press': 1, drama: 1 }, [3 + 2 + 1, 5, 0]],
  ['pierre-de-coubertin', { 'bread-and-circuses': 2 }, [4, 0, 2]],
  ['ian-fleming', { journalism: 2, drama: 1 }, [6 + 2 + 1, 4, 0]],
  ['leonardo-da-vinci', { alchemy: 1, 'printing-press': 1 }, [1, 3 + 1, 0]],
  ['albert-einstein', { computers: 2, multimedia: 1 }, [3, 13 + 3, 0]],
  ['johann-sebastian-bach', { drama: 2, opera: 1 }, [7 + 3, 0, 0]],
  ['charlie-chaplin', { drama: 1, opera: 2 }, [8 + 3, 0, 0]],
  ['sid-meier', { philosophy: 1, 'scientific-method': 2 }, [4, 7 - 3, 0]],
  ['william-shakespeare', { drama: 2, journalism: 1 }, [6 + 2, 2, 0]],
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
