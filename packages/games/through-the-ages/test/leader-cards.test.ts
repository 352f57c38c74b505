/** Leaders at the exact moment and within the exact limits of their texts (TA 10, 14, 15, 17, 18). */

import { expect, test } from 'vitest';
import { takeCost } from '../src/queries/costs.ts';
import { mineProduction, stored } from '../src/queries/counts.ts';
import {
  buildingOutput,
  cultureRating,
  happiness,
  militaryActions,
  scienceRating,
  strengthRating,
} from '../src/queries/ratings.ts';
import { removeLeader } from '../src/rules/leaders.ts';
import { position } from './position.ts';
import { stageCosts } from './worth.ts';

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

test('TA 15.1 Napoleon: strength for each type of unit, air forces too', () => {
  const napoleon = (on: Record<string, number>) =>
    strengthRating(position().bare(0).has(0, { leader: 'napoleon-bonaparte', on }).game, 0);
  expect(napoleon({ warriors: 1, swordsmen: 1 })).toBe(3 + 2);
  expect(napoleon({ warriors: 1, knights: 1, cannon: 1, 'air-forces': 1 })).toBe(1 + 2 + 3 + 5 + 8);
  expect(militaryActions(position().has(0, { leader: 'napoleon-bonaparte' }).game, 0)).toBe(4);
});

test.each([['william-shakespeare', 1, 1]])(
  'TA 10.14 TA 10.15 %s: %i resources and %i science less, each with the other building in place',
  (leader, r, s) => {
    const costs = (on: Record<string, number>) => stageCosts(leader, on);
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
  },
);

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

test.each([
  ['leonardo-da-vinci', { alchemy: 1, 'printing-press': 1 }, [1, 3 + 1, 0]],
  ['albert-einstein', { computers: 2, multimedia: 1 }, [3, 13 + 3, 0]],
  ['johann-sebastian-bach', { drama: 2, opera: 1 }, [7 + 3, 0, 0]],
  ['charlie-chaplin', { drama: 1, opera: 2 }, [8 + 3, 0, 0]],
  ['sid-meier', { philosophy: 1, 'scientific-method': 2 }, [4, 7 - 3, 0]],
  ['william-shakespeare', { drama: 2, journalism: 1 }, [6 + 2, 2, 0]],
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
