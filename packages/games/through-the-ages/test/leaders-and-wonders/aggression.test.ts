import { expect, test } from 'vitest';
import { attackStrength, defenceStrength } from '../../src/queries/combat.ts';
import { position } from '../position.ts';

/** Seat 0 with that strength in Warriors, about to attack seat 1. */
const attack = (card: string, warriors = 6, seats = 2) =>
  position(seats)
    .has(0, { militaryHand: [card], on: { warriors }, military: 8 })
    .politicking(0);

const play = (card: string) => ({ type: 'aggress', card, rival: 1 }) as const;

test('TA 5.3 an attack-ending pact goes, running Games cost the aggressor 8 culture', () => {
  const table = attack('aggression-spy-ii', 6, 3).has(0, {
    culture: 10,
    treaty: { card: 'military-pact-iii', a: 0, b: 1 },
  });
  table.has(2, { used: ['pierre-de-coubertin'] });
  table.game.games = 2;
  table.does(0, play('aggression-spy-ii'));
  expect(table.player(0)).toMatchObject({ culture: 2, treaty: null });
});

test('TA 5.7 TA 18.I9 Himeji: the attacker names a unit first, the defender knows, the unit falls even in defeat', () => {
  const table = attack('aggression-spy-ii', 2)
    .has(0, { built: ['himeji-castle'], on: { warriors: 2 } })
    .has(1, { on: { warriors: 4 } });
  expect(table.whyNot(0, play('aggression-spy-ii'))).toBe('not-stronger TA 5.2');
  table.has(1, { militaryHand: ['military-bonus-iii'] });
  table.does(0, { ...play('aggression-spy-ii'), unit: 'warriors' });
  expect(table.player(0).culture).toBe(3);
  expect(table.game.frames.at(-1)).toMatchObject({ step: 'defend', unit: 'warriors', strength: 5 });
  table.does(1, { type: 'play-bonus', card: 'military-bonus-iii' }, { type: 'done' });
  expect(table.player(0).technologies.find(({ card }) => card === 'warriors')?.workers).toBe(1);
  expect(table.player(0).yellow).toBe(19);
  const games = attack('aggression-spy-ii', 2).has(0, { built: ['himeji-castle'], culture: 4 });
  games.has(1, { used: ['pierre-de-coubertin'] }).game.games = 1;
  games.does(0, { ...play('aggression-spy-ii'), unit: 'warriors' });
  expect(games.player(0).culture).toBe(0);
  const guard = attack('aggression-spy-ii', 4).has(1, { built: ['himeji-castle'], science: 5 });
  guard.does(0, play('aggression-spy-ii')).does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  expect(guard.player(1)).toMatchObject({ science: 5, yellow: 19 });
});

test('TA 5.7 a unit that is sacrificed cannot be the population lost as well', () => {
  const table = attack('aggression-enslave-i', 12)
    .has(1, { built: ['himeji-castle'], workers: 0 })
    .does(0, play('aggression-enslave-i'))
    .does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  const cards = table.list(1, 'lose-worker').map((action) => 'card' in action && action.card);
  expect(cards).toEqual(['agriculture', 'bronze', 'philosophy']);
  expect(table.does(1, { type: 'lose-worker', card: 'bronze' }).player(1).yellow).toBe(20);
  const alone = attack('aggression-enslave-i', 12)
    .bare(1)
    .has(1, { built: ['himeji-castle'], workers: 0, on: { warriors: 1 } });
  alone.does(0, play('aggression-enslave-i')).does(1, { type: 'sacrifice', card: 'warriors' }, { type: 'done' });
  expect([alone.step, alone.player(1).yellow]).toEqual(['act', 19]);
});

test('TA 5.8 pact strength that ends is left out, the shelter of the rival counts, an empty haul is legal', () => {
  const table = attack('aggression-spy-ii', 2, 3).has(1, { treaty: { card: 'military-pact-iii', a: 0, b: 1 } });
  expect([attackStrength(table.game, 0, 1), defenceStrength(table.game, 1, 0)]).toEqual([2, 1]);
  expect(table.can(0, play('aggression-spy-ii'))).toBe(true);
  table.has(1, { leader: 'nostradamus' });
  expect(defenceStrength(table.game, 1, 0)).toBe(4);
});
