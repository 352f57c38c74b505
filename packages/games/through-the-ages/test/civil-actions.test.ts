import { expect, test } from 'vitest';
import { buildCost, developCost, upgradeCost } from '../src/queries/costs.ts';
import { militaryActions } from '../src/queries/ratings.ts';
import { position } from './position.ts';

const rich = (patch = {}) => position().has(0, { tokensOn: { bronze: 10 }, workers: 3, ...patch });

const workers = (table: ReturnType<typeof position>, card: string, seat = 0) =>
  table.player(seat).technologies.find((one) => one.card === card)?.workers;

test('TA 10.2 population: 1 civil action and food by the yellow bank, impossible with an empty one', () => {
  const table = position().has(0, { tokensOn: { agriculture: 2 } });
  table.does(0, { type: 'population' });
  expect(table.player(0)).toMatchObject({ workers: 2, yellow: 17, civil: 3, blue: 16 });
  expect(table.whyNot(0, { type: 'population' })).toBe('not-enough-food TA 10.2');
  expect(table.has(0, { yellow: 0 }).whyNot(0, { type: 'population' })).toBe('bank-empty TA 10.2');
});

test('TA 10.3 building: an unused worker, resources, the urban limit', () => {
  const table = rich().does(0, { type: 'build', card: 'bronze' }, { type: 'build', card: 'philosophy' });
  expect([workers(table, 'bronze'), workers(table, 'philosophy'), table.player(0).civil]).toEqual([3, 2, 2]);
  expect(table.whyNot(0, { type: 'build', card: 'philosophy' })).toBe('urban-limit TA 10.3');
  expect(table.has(0, { workers: 0 }).whyNot(0, { type: 'build', card: 'religion' })).toBe('no-unused-worker TA 10.3');
  expect(position().whyNot(0, { type: 'build', card: 'bronze' })).toBe('not-enough-resources TA 10.14');
  expect(buildCost(position().has(0, { specials: ['engineering'], on: { computers: 0 } }).game, 0, 'computers')).toBe(
    8,
  );
});

test.each([
  ['philosophy', 'alchemy', ['masonry'], '', 2],
  ['alchemy', 'scientific-method', ['architecture'], '', 1],
  ['scientific-method', 'computers', ['engineering'], '', 2],
])('TA 10.4 TA 18.II6 TA 19.5 TA 19.6 %s to %s with %o %s costs %i', (from, to, specials, leader, cost) => {
  const table = position().has(0, { specials: [...specials], leader, on: { [from]: 1, [to]: 0 } });
  expect(upgradeCost(table.game, 0, from, to)).toBe(cost);
});

test('TA 10.4 the worker moves up, levels may be skipped, the limit does not matter', () => {
  const table = rich().has(0, { on: { philosophy: 2, computers: 0 } });
  expect(table.can(0, { type: 'upgrade', from: 'philosophy', to: 'computers' })).toBe(true);
  table.does(0, { type: 'upgrade', from: 'philosophy', to: 'computers' });
  expect([workers(table, 'philosophy'), workers(table, 'computers'), table.player(0).blue]).toEqual([1, 1, 14]);
  expect(table.can(0, { type: 'upgrade', from: 'computers', to: 'philosophy' })).toBe(false);
});

test('TA 10.5 destroying makes the worker unused and pays nothing back', () => {
  const table = position().does(0, { type: 'destroy', card: 'bronze' });
  expect(table.player(0)).toMatchObject({ workers: 2, civil: 3, blue: 16 });
});

test('TA 10.6 TA 15.2 TA 15.7 a leader costs an action; replacing gives one back; removal does not', () => {
  const table = position().has(0, { civilHand: ['moses', 'genghis-khan'] });
  table.does(0, { type: 'leader', card: 'moses' });
  expect(table.player(0).civil).toBe(3);
  table.does(0, { type: 'leader', card: 'genghis-khan' });
  expect(table.player(0)).toMatchObject({ leader: 'genghis-khan', civil: 3 });
  expect(table.game.gone).toContain('moses');
  expect(table.game.turn.replacedLeader).toBe(true);
  const removed = position().has(1, { leader: 'moses', civil: 3 }).revealing(0, 'iconoclasm-ii');
  expect(removed.player(1)).toMatchObject({ leader: '', civil: 3 });
});

test('TA 10.6 a leader may be played in the turn he was taken; replacing gives back spent actions only', () => {
  const table = position()
    .has(0, { leader: 'moses' })
    .row(1, 'genghis-khan')
    .does(0, { type: 'take', space: 0 }, { type: 'leader', card: 'genghis-khan' });
  expect(table.player(0)).toMatchObject({ leader: 'genghis-khan', civil: 3 });
  const converted = position()
    .has(0, { leader: 'hammurabi', civilHand: ['genghis-khan'] })
    .does(0, { type: 'convert' }, { type: 'leader', card: 'genghis-khan' });
  expect(converted.player(0)).toMatchObject({ civil: 4, military: 1 });
  const broke = position().has(0, { leader: 'moses', civilHand: ['genghis-khan'], civil: 0 });
  expect(broke.whyNot(0, { type: 'leader', card: 'genghis-khan' })).toBe('no-civil-actions TA 2.4');
});

test('TA 10.7 with an empty bank a stage that costs nothing is covered from a card, the only one without asking', () => {
  const table = position()
    .has(0, { building: 'great-wall', civilHand: ['engineering-genius-a'], tokensOn: { coal: 1 } })
    .has(0, { blue: 0 })
    .does(0, { type: 'play', card: 'engineering-genius-a' });
  const tokens = table.player(0).technologies.filter((one) => one.tokens > 0);
  expect([table.step, table.player(0).stages, tokens]).toEqual(['act', 1, []]);
  const bare = position().has(0, { building: 'great-wall', civilHand: ['engineering-genius-a'], blue: 0 });
  expect(bare.whyNot(0, { type: 'play', card: 'engineering-genius-a' })).toBe('order-impossible TA 10.17');
});

test('TA 10.8 TA 10.16 developing: science, into play at once, still needing workers', () => {
  const table = position()
    .has(0, { civilHand: ['alchemy'], science: 5 })
    .does(0, { type: 'develop', card: 'alchemy' });
  expect(table.player(0)).toMatchObject({ science: 1, civil: 3, civilHand: [] });
  expect(workers(table, 'alchemy')).toBe(0);
  expect(table.game.turn.developed).toBe(1);
  expect(
    position()
      .has(0, { civilHand: ['alchemy'] })
      .whyNot(0, { type: 'develop', card: 'alchemy' }),
  ).toBe('not-enough-science TA 10.15');
});

test('TA 10.9 one special technology of each kind, the higher stays', () => {
  const table = position().has(0, {
    civilHand: ['strategy', 'warfare'],
    science: 20,
    specials: ['military-theory'],
    military: 5,
  });
  table.does(0, { type: 'develop', card: 'strategy' });
  expect(table.player(0).specials).toEqual(['military-theory']);
  table.has(0, { specials: ['warfare'], civilHand: ['strategy'] }).does(0, { type: 'develop', card: 'strategy' });
  expect(table.player(0).specials).toEqual(['strategy']);
  expect(table.game.turn.developed).toBe(2);
});

test('TA 10.10 TA 2.6 peaceful change and revolution', () => {
  const peaceful = position()
    .has(0, { civilHand: ['monarchy'], science: 8 })
    .does(0, { type: 'develop', card: 'monarchy' });
  expect(peaceful.player(0)).toMatchObject({ government: 'monarchy', science: 0, civil: 4, military: 3 });
  const revolution = position()
    .has(0, { civilHand: ['monarchy'], science: 2, military: 1 })
    .does(0, { type: 'revolution', card: 'monarchy' });
  expect(revolution.player(0)).toMatchObject({ government: 'monarchy', science: 0, civil: 0, military: 2 });
  const spent = position().has(0, { civilHand: ['monarchy'], science: 2, civil: 3 });
  expect(spent.whyNot(0, { type: 'revolution', card: 'monarchy' })).toBe('revolution-needs-all-actions TA 10.10');
});

test('TA 10.10 an action that came back is no obstacle, one that was added is; any government replaces any other', () => {
  const back = position()
    .has(0, { leader: 'moses', civilHand: ['genghis-khan', 'monarchy'], science: 2 })
    .does(0, { type: 'leader', card: 'genghis-khan' }, { type: 'revolution', card: 'monarchy' });
  expect(back.player(0)).toMatchObject({ government: 'monarchy', civil: 0 });
  const added = position().has(0, { civilHand: ['code-of-laws', 'monarchy'], science: 8 });
  added.does(0, { type: 'develop', card: 'code-of-laws' });
  expect(added.player(0).civil).toBe(4);
  expect(added.whyNot(0, { type: 'revolution', card: 'monarchy' })).toBe('revolution-needs-all-actions TA 10.10');
  const lower = position()
    .has(0, { government: 'communism', civilHand: ['republic'], science: 3, civil: 7, military: 4 })
    .does(0, { type: 'revolution', card: 'republic' });
  expect(lower.player(0)).toMatchObject({ government: 'republic', civil: 0, military: 2 });
  expect(lower.game.gone).toContain('communism');
});

test('TA 10.10 Hammurabi: a military action used as a civil one leaves all civil actions available', () => {
  const table = position()
    .has(0, { leader: 'hammurabi', civilHand: ['monarchy'], science: 2, tokensOn: { agriculture: 2 } })
    .does(0, { type: 'convert' }, { type: 'population' });
  expect(table.does(0, { type: 'revolution', card: 'monarchy' }).player(0)).toMatchObject({ civil: 0, military: 2 });
});

test('TA 2.6 lost actions: spent ones go first', () => {
  const table = position()
    .has(0, { built: ['pyramids'], civil: 3 })
    .revealing(0, 'ravages-of-time-ii')
    .does(0, { type: 'ravage', card: 'pyramids' });
  expect(table.player(0).civil).toBe(3);
  const full = position()
    .has(0, { built: ['pyramids'], civil: 5 })
    .revealing(0, 'ravages-of-time-ii')
    .does(0, { type: 'ravage', card: 'pyramids' });
  expect(full.player(0).civil).toBe(4);
});

test('TA 10.11 action cards: not in the phase they were taken, the ordered action costs no more', () => {
  const table = rich().row(1, 'rich-land-a').does(0, { type: 'take', space: 0 });
  expect(table.whyNot(0, { type: 'play', card: 'rich-land-a' })).toBe('card-taken-this-turn TA 10.11');
  table.game.turn.taken = [];
  table.does(0, { type: 'play', card: 'rich-land-a' }, { type: 'build', card: 'bronze' });
  expect(table.player(0)).toMatchObject({ civil: 2, blue: 7 });
  expect(table.game.gone).toContain('rich-land-a');
  const frugal = position()
    .has(0, { civilHand: ['frugality-ii'], tokensOn: { agriculture: 2 } })
    .does(0, { type: 'play', card: 'frugality-ii' });
  expect(frugal.player(0)).toMatchObject({ workers: 2, civil: 3, blue: 13 });
});

test('TA 10.11 an older copy of a card taken now may be played, the new one may not', () => {
  const table = position()
    .has(0, { civilHand: ['cultural-heritage-a'] })
    .row(1, 'cultural-heritage-a')
    .does(0, { type: 'take', space: 0 }, { type: 'play', card: 'cultural-heritage-a' });
  expect(table.whyNot(0, { type: 'play', card: 'cultural-heritage-a' })).toBe('card-taken-this-turn TA 10.11');
});

test('TA 10.12 Breakthrough for a revolution: no other action spent, all are used up, then science', () => {
  const table = position().has(0, { civilHand: ['breakthrough-i', 'monarchy'], science: 2 });
  table.does(0, { type: 'play', card: 'breakthrough-i' }, { type: 'revolution', card: 'monarchy' });
  expect(table.player(0)).toMatchObject({ civil: 0, science: 2, government: 'monarchy' });
  const late = position().has(0, { civilHand: ['breakthrough-i', 'monarchy'], science: 2, civil: 3 });
  expect(late.whyNot(0, { type: 'play', card: 'breakthrough-i' })).toBe('order-impossible TA 10.17');
  const robespierre = position().has(0, {
    civilHand: ['breakthrough-i', 'monarchy'],
    science: 2,
    civil: 2,
    military: 3,
    leader: 'maximilien-robespierre',
  });
  robespierre.does(0, { type: 'play', card: 'breakthrough-i' }, { type: 'revolution', card: 'monarchy' });
  expect(robespierre.player(0)).toMatchObject({ civil: 2, military: 0, culture: 3 });
});

test('TA 10.13 civil cards cannot be discarded', () => {
  const table = position().has(0, { civilHand: ['iron', 'moses', 'rich-land-a'] });
  expect(table.types(0)).not.toContain('discard');
});

test('TA 10.14 discounts add up, temporary resources pay first', () => {
  const card = position().has(0, { civilHand: ['urban-growth-i'], specials: ['masonry'], on: { alchemy: 0 } });
  card.does(0, { type: 'play', card: 'urban-growth-i' }, { type: 'upgrade', from: 'philosophy', to: 'alchemy' });
  expect(card.player(0).blue).toBe(16);
  const units = rich();
  units.game.turn.units = 1;
  units.does(0, { type: 'build', card: 'warriors' });
  expect([units.player(0).blue, units.game.turn.units]).toEqual([7, 0]);
});

test.each([[{ leader: 'johann-sebastian-bach' }, 'opera', false, 5]])(
  'TA 10.15 TA 19.23 with %o %s (revolution %o) costs %i science',
  (patch, card, revolution, science) => {
    expect(developCost(position().has(0, patch).game, 0, card, revolution)).toBe(science);
  },
);

test('TA 10.15 Scientific Cooperation: 2 less, the partner pays 1 or nothing can be developed', () => {
  const table = position(3).has(0, {
    treaty: { card: 'scientific-cooperation-ii', a: 0, b: 1 },
    civilHand: ['alchemy'],
    science: 2,
  });
  expect(table.whyNot(0, { type: 'develop', card: 'alchemy' })).toBe('partner-has-no-science TA 10.15');
  table.has(1, { science: 1 }).does(0, { type: 'develop', card: 'alchemy' });
  expect([table.player(0).science, table.player(1).science]).toEqual([0, 0]);
});

test('TA 10.16 an event that lets develop counts as developing, spoils of a war do not', () => {
  const event = position()
    .has(0, { leader: 'albert-einstein', civilHand: ['alchemy'], science: 3 })
    .revealing(0, 'development-of-civilization-a')
    .does(0, { type: 'develop', card: 'alchemy' });
  expect(event.player(0)).toMatchObject({ culture: 3, civil: 4, science: 0 });
  expect(event.game.turn.developed).toBe(1);
  const war = position()
    .has(0, { leader: 'albert-einstein' })
    .has(1, { specials: ['masonry'] });
  war.game.frames.push({ step: 'spoils', seat: 0, from: 1, left: 5 });
  war.does(0, { type: 'take-card', card: 'masonry' });
  expect([war.player(0).specials, war.player(0).culture, war.game.turn.developed]).toEqual([['masonry'], 0, 0]);
});

test('TA 10.17 what a card orders must be possible; a card that only gives can always be played', () => {
  expect(
    position()
      .has(0, { civilHand: ['rich-land-a'] })
      .whyNot(0, { type: 'play', card: 'rich-land-a' }),
  ).toBe('order-impossible TA 10.17');
  const genius = rich({ building: 'great-wall', specials: ['masonry'], civilHand: ['engineering-genius-a'] });
  genius.does(0, { type: 'play', card: 'engineering-genius-a' });
  expect(genius.player(0)).toMatchObject({ stages: 1, blue: 5 });
  expect(
    position()
      .has(0, { civilHand: ['endowment-for-the-arts-iii'] })
      .can(0, { type: 'play', card: 'endowment-for-the-arts-iii' }),
  ).toBe(true);
});

test('TA 10.18 a hand above the limit is kept, nothing more can be taken', () => {
  const table = position()
    .has(0, { civilHand: Array(6).fill('frugality-a') })
    .row(1, 'iron');
  expect(table.whyNot(0, { type: 'take', space: 0 })).toBe('hand-full TA 3.4');
  expect(table.player(0).civilHand).toHaveLength(6);
  const fallen = position()
    .has(0, { built: ['pyramids'], civilHand: Array(5).fill('frugality-a') })
    .revealing(0, 'ravages-of-time-ii')
    .does(0, { type: 'ravage', card: 'pyramids' })
    .acting(0);
  expect(fallen.player(0).civilHand).toHaveLength(5);
  expect(fallen.row(1, 'iron').whyNot(0, { type: 'take', space: 0 })).toBe('hand-full TA 3.4');
});

test('TA 10.19 every civil action can be repeated', () => {
  const table = rich({ tokensOn: { agriculture: 4, bronze: 4 } });
  table.does(
    0,
    { type: 'population' },
    { type: 'population' },
    { type: 'build', card: 'bronze' },
    { type: 'build', card: 'bronze' },
  );
  expect(table.player(0).civil).toBe(0);
  expect(table.whyNot(0, { type: 'population' })).toBe('no-civil-actions TA 2.4');
});

test('action cards: reserves, heritage, patriotism, nationalism, efficient upgrade', () => {
  const reserves = position()
    .has(0, { civilHand: ['reserves-ii'] })
    .does(0, { type: 'play', card: 'reserves-ii' }, { type: 'choose', option: 1 });
  expect(reserves.player(0).blue).toBe(13);
  const heritage = position()
    .has(0, { civilHand: ['cultural-heritage-a'] })
    .does(0, { type: 'play', card: 'cultural-heritage-a' });
  expect(heritage.player(0)).toMatchObject({ science: 1, culture: 4 });
  const patriot = position()
    .has(0, { civilHand: ['patriotism-i'] })
    .does(0, { type: 'play', card: 'patriotism-i' });
  expect([patriot.game.turn.units, patriot.player(0).military, militaryActions(patriot.game, 0)]).toEqual([2, 3, 2]);
  const wave = position(3)
    .has(0, { civilHand: ['wave-of-nationalism-ii'] })
    .has(1, { on: { warriors: 4 } })
    .does(0, { type: 'play', card: 'wave-of-nationalism-ii' });
  expect(wave.game.turn.units).toBe(3);
});
