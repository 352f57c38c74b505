import { expect, test } from 'vitest';
import { FOCUS_CARDS, type FocusId } from '../src/content/focus-cards.ts';
import { attackStrength, defenceStrength, fightAt, targetAt } from '../src/queries/combat.ts';
import { ANYONE } from '../src/queries/players.ts';
import { attackTargets } from '../src/queries/reach.ts';
import { spendable } from '../src/queries/trade.ts';
import { controlledWonders } from '../src/queries/wonders.ts';
import { attack, done, spendTrade, type Table, table } from './table.ts';

const { masonry, flight } = FOCUS_CARDS;
const massProduction = FOCUS_CARDS['mass-production'];
const iron = FOCUS_CARDS['iron-working'];
const reinforce = (space: number) => ({ type: 'reinforce', space });

/** Values without dice when seat 0 attacks that space. */
function values(t: Table, space: number, slot = 1, card: FocusId = 'masonry'): [number, number] {
  const fight = fightAt(t.game, { attacker: 0, space, card, slot, attack: 0, defence: 0 });
  return [attackStrength(t.game, fight), defenceStrength(t.game, fight)];
}

test('ND 13.1, ND 13.18, ND 21.11 reinforcing turns up to the slot’s number of own tokens', () => {
  const t = table().token(0, 51, 52, 53).reinforced(0, 56).resolves(0, 'military', 2);
  expect(t.spaces('reinforce')).toEqual([51, 52, 53]);
  expect(t.refusal(reinforce(56))).toEqual({ reason: 'all-reinforced', rule: 'ND 13.18' });
  t.does(reinforce(51), reinforce(53));
  expect([51, 52, 53].map((space) => t.piece(space))).toEqual(['reinforced of 0', 'token of 0', 'reinforced of 0']);
  expect(t.decider).toBe(1);
});

test('ND 13.2 a reinforced token gives 1 to itself and to friendly pieces around it in defence', () => {
  const t = table().token(1, 56).reinforced(1, 57).reinforced(1, 36);
  expect(values(t, 56)[1]).toBe(2 + 2);
  expect(values(t, 57)[1]).toBe(2 + 1 + 1);
  expect(values(t.reinforced(1, 91), 90)[1]).toBe(4 + 1);
});

test('ND 13.3, ND 13.3a, ND 5.7 targets within the card’s range: barbarian, city-state, rival city and token', () => {
  const t = table().barbarian('A', 52).token(1, 57).city(1, 37).token(0, 44);
  expect(attackTargets(t.game, 0, masonry)).toEqual(expect.arrayContaining([52, 57, 37, 43]));
  t.resolves(0, 'military', 1);
  expect(t.refusal(attack(50))).toEqual({ reason: 'own-piece', rule: 'ND 13.3a' });
  expect(t.refusal(attack(53))).toEqual({ reason: 'no-target', rule: 'ND 13.3a' });
  expect(t.refusal(attack(90))).toEqual({ reason: 'out-of-reach', rule: 'ND 13.3b' });
});

test('ND 13.3b not through water, rivals, city-states or barbarians, but through any terrain', () => {
  const t = table().token(1, 57, 35).barbarian('A', 37).token(1, 31);
  expect(attackTargets(t.game, 0, iron).toSorted()).toEqual([31, 35, 37, 57]);
  t.token(1, 36);
  expect(attackTargets(t.game, 0, iron).toSorted()).toEqual([36, 37, 57]);
  const water = table().token(1, 60, 64).token(0, 67);
  expect(attackTargets(water.game, 0, { ...massProduction, range: 3 })).toContain(64);
  expect(attackTargets(water.game, 0, { ...iron, range: 3 })).not.toContain(64);
  expect(attackTargets(t.game, 0, flight)).toEqual(expect.arrayContaining([31, 35, 36, 37, 57]));
});

test('ND 13.3c, ND 13.15 no attack from a space gained this turn, but it may be counted through', () => {
  const t = table().token(1, 57, 58).token(1, 59).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(57));
  expect(t.game.turn.gained).toEqual([57]);
  expect(t.spaces('attack')).toEqual([58]);
  const far = table().token(0, 57).token(1, 59);
  expect(attackTargets(far.game, 0, { ...masonry, range: 1 })).toEqual([59]);
  far.game.turn.gained.push(57);
  expect(attackTargets(far.game, 0, { ...masonry, range: 1 })).toEqual([]);
});

test('ND 13.3d after a failed attack the same target may be attacked again', () => {
  const t = table().token(1, 56).dice('dice', 1, 6).resolves(0, 'military', 1).does(attack(56));
  expect(t.facts('attack-lost')).toHaveLength(1);
  expect(t.spaces('attack')).toEqual([56]);
  t.dice('dice', 6, 1).does(attack(56));
  expect(t.piece(56)).toBe('token of 0');
});

test('ND 13.3e, ND 14.2f a barbarian on a city-state is fought before it', () => {
  const t = table().token(0, 44).barbarian('A', 43);
  expect(targetAt(t.game, 43)).toBe('barbarian');
  t.dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(43), { type: 'put-trade', slot: 1 });
  expect([t.where('A'), t.piece(43)]).toEqual([-1, 'its token']);
  expect(targetAt(t.game, 43)).toBe('city-state');
});

test('ND 13.4, ND 13.5, ND 21.13 combat values', () => {
  const mountain = table().city(1, 54);
  expect(values(mountain, 54)[1] + 1).toBe(11);
  expect(values(table(), 43)[1] + 6).toBe(14);
  const desert = table().barbarian('A', 22);
  expect(values(desert, 22)[1] + 2).toBe(6);
  expect(values(desert, 22, 3, 'iron-working')[0] + 4).toBe(10);
  expect(values(table().token(1, 56), 56, 3, 'iron-working')[0]).toBe(4);
});

test('ND 5.12 a capital defends with twice its terrain and never lies on the edge', () => {
  const t = table();
  expect(values(t, 90)[1]).toBe(4);
});

test('ND 13.4, ND 13.7, ND 21.12 the worked example: tokens decide, a tie goes to the defender', () => {
  const fightWith = (tokens: number) => {
    const t = table().row(0, 'astrology', 'iron-working', 'foreign-trade', 'early-empire', 'pottery');
    t.token(0, 57).reinforced(1, 51, 58, 59).trade(0, 'military', tokens).dice('dice', 5, 3);
    t.resolves(0, 'iron-working', 2).does(attack(51));
    return t;
  };
  const won = fightWith(2);
  expect(won.facts('dice-thrown')).toMatchObject([{ attack: 8, defence: 3 + 3 + 1 + 1 }]);
  won.does(spendTrade, spendTrade, done);
  expect(won.piece(51)).toBe('token of 0');
  const tie = fightWith(0);
  expect(tie.facts('attack-lost')).toMatchObject([{ attack: 8, defence: 8 }]);
  expect(tie.piece(51)).toBe('reinforced of 1');
});

test('ND 13.6, ND 13.16 first the attacker spends, then the defender, each once', () => {
  const t = table().token(1, 56).trade(0, 'military', 1).trade(1, 'military', 1).dice('dice', 3, 3);
  t.resolves(0, 'military', 1).does(attack(56));
  expect([t.decider, t.step]).toEqual([0, 'press-attack']);
  t.does(done);
  expect([t.decider, t.step]).toEqual([1, 'press-defence']);
  t.does(done);
  expect(t.tradeOn(0, 'military')).toBe(1);
  expect(t.decider).toBe(0);
});

test('ND 13.7 a beaten barbarian leaves and gives a trade token, a beaten token or city is replaced', () => {
  const t = table().barbarian('A', 56).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(56));
  t.does({ type: 'put-trade', slot: 3 });
  expect([t.where('A'), t.player(0).row[2]?.trade]).toEqual([-1, 1]);
  const c = table().city(1, 56).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(56));
  expect(c.piece(56)).toBe('city of 0');
  expect([c.player(0).cities, c.player(1).cities]).toEqual([6, 7]);
});

test('ND 13.7, ND 15.8 a conquered city-state: own city, its token on the focus card, its cards set aside', () => {
  const t = table().token(0, 44);
  t.player(1).cityStateCards.push('geneva');
  t.dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(43));
  expect(t.piece(43)).toBe('city of 0');
  expect(t.player(1).cityStateCards).toEqual([]);
  expect(spendable(t.game, 0, 'astrology')).toEqual(['geneva']);
});

test('ND 13.5 a space has the same defence against anyone as against somebody without cards', () => {
  const t = table().token(1, 56).reinforced(1, 57);
  const defence = (attacker: number, space: number) =>
    defenceStrength(t.game, fightAt(t.game, { attacker, space, card: 'masonry', slot: 0, attack: 0, defence: 0 }));
  expect([56, 57, 43].map((space) => defence(ANYONE, space))).toEqual([56, 57, 43].map((space) => defence(0, space)));
});

test('ND 13.9, ND 21.32 without an unused city a reinforced token stands for it', () => {
  const t = table().token(0, 44).dice('dice', 6, 1);
  t.player(0).cities = 0;
  t.resolves(0, 'military', 5).does(attack(43));
  expect(t.piece(43)).toBe('reinforced of 0');
  expect(spendable(t.game, 0, 'astrology')).toEqual(['geneva']);
  const fight = fightAt(t.game, { attacker: 1, space: 43, card: 'masonry', slot: 1, attack: 0, defence: 0 });
  expect(defenceStrength(t.game, fight)).toBe(2);
});

test('ND 13.9, ND 15.4 such a token beaten is replaced by a city when conquering', () => {
  const t = table().reinforced(1, 43).token(0, 44).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(43));
  t.does({ type: 'conquer' });
  expect(t.piece(43)).toBe('city of 0');
});

test('ND 13.10, ND 13.13 attacking returns the victim’s cards at once; the defender keeps the attacker’s', () => {
  const t = table(3).token(1, 56).dice('dice', 1, 6);
  t.player(0).diplomacy.push({ card: 'joint-war', from: 1 }, { card: 'joint-war', from: 2 });
  t.player(1).diplomacy.push({ card: 'defensive-pact', from: 0 });
  t.resolves(0, 'military', 1).does(attack(56));
  expect(t.player(0).diplomacy).toEqual([{ card: 'joint-war', from: 2 }]);
  expect(t.player(1).diplomacy).toHaveLength(1);
  expect(t.facts('dice-thrown')).toMatchObject([{ attack: 1 + 1 + 2, defence: 6 + 2 }]);
  const c = table().token(0, 44).dice('dice', 1, 6);
  c.player(0).cityStateCards.push('geneva', 'seoul');
  c.resolves(0, 'military', 1).does(attack(43));
  expect(c.player(0).cityStateCards).toEqual(['seoul']);
});

test('ND 13.11 without an unused control token one is taken back for the conquered space', () => {
  const t = table().token(0, 57).token(1, 56).dice('dice', 6, 1);
  t.player(0).tokens = 0;
  t.resolves(0, 'military', 5).does(attack(56));
  expect(t.step).toBe('free-token');
  t.does({ type: 'take-back', space: 57 });
  expect([t.piece(57), t.piece(56)]).toEqual(['nothing', 'token of 0']);
});

test('ND 13.12 caravans on the space are never affected by an attack', () => {
  const t = table().token(1, 56).caravan(1, 56).dice('dice', 6, 1).resolves(0, 'military', 5).does(attack(56));
  expect(t.player(1).caravans).toEqual([56]);
});

test('ND 13.14, ND 21.30 a beaten capital: up to two tokens are taken, what finds no room is lost', () => {
  const t = table()
    .token(0, 91)
    .trade(1, 'culture', 1)
    .trade(1, 'science', 1)
    .trade(0, 'industry', 3)
    .dice('dice', 6, 1);
  t.resolves(0, 'military', 5).does(attack(90));
  expect(t.step).toBe('plunder');
  const slot = (type: 'early-empire' | 'astrology') => t.player(1).row.findIndex(({ card }) => card === type) + 1;
  const industry = t.player(0).row.findIndex(({ card }) => card === 'pottery') + 1;
  t.does({ type: 'plunder', slot: slot('early-empire') }, { type: 'put-trade', slot: industry });
  t.does({ type: 'plunder', slot: slot('astrology') }, { type: 'put-trade', slot: 1 });
  expect([t.tradeOn(1, 'culture'), t.tradeOn(1, 'science'), t.tradeOn(0, 'industry')]).toEqual([0, 0, 3]);
  expect(t.facts('trade-lost')).toHaveLength(1);
  expect(t.piece(90)).toBe('capital of 1');
});

test('ND 13.17 a failed attack leaves reinforced tokens as they are, a won one brings an unreinforced token', () => {
  const t = table().reinforced(1, 56).dice('dice', 1, 6).resolves(0, 'military', 1).does(attack(56));
  expect(t.piece(56)).toBe('reinforced of 1');
  t.dice('dice', 6, 1).does(attack(56));
  expect(t.piece(56)).toBe('token of 0');
});

test('ND 13.19 levels I and II either reinforce or attack', () => {
  const t = table().token(0, 57).barbarian('A', 56).token(1, 36).dice('dice', 1, 6).resolves(0, 'military', 2);
  t.does(reinforce(57));
  expect(t.refusal(attack(56))).toEqual({ reason: 'either-or', rule: 'ND 13.19' });
  const a = table().token(0, 57).barbarian('A', 56).dice('dice', 1, 6).resolves(0, 'military', 2).does(attack(56));
  expect(a.refusal(reinforce(57))).toEqual({ reason: 'either-or', rule: 'ND 13.19' });
});

test('Mass Production reinforces afterwards, less the attacks made; Flight besides, before or after', () => {
  const m = table().token(0, 57, 51, 52, 53).barbarian('A', 56).card(0, 'mass-production', 3).dice('dice', 1, 6);
  m.resolves(0, 'mass-production', 3).does(attack(56), reinforce(57));
  expect(m.spaces('attack')).toEqual([]);
  m.does(reinforce(51));
  expect(m.decider).toBe(1);
  const before = table().token(0, 57, 51).barbarian('A', 56).card(0, 'flight', 1).dice('dice', 1, 6);
  before.resolves(0, 'flight', 1).does(reinforce(57), attack(56));
  expect(before.spaces('reinforce')).toEqual([]);
  expect(before.spaces('attack').length).toBeGreaterThan(0);
  const after = table().token(0, 57, 51).barbarian('A', 56).card(0, 'flight', 2).dice('dice', 1, 6);
  after.resolves(0, 'flight', 2).does(attack(56), reinforce(57));
  expect(after.spaces('attack')).toEqual([]);
  expect(after.spaces('reinforce')).toEqual([51]);
});

test('ND 15.4, ND 15.5, ND 15.6, ND 21.31 a rival city on a city-state may be conquered or liberated', () => {
  const t = table().city(1, 43).wonder('alhambra', 43).token(0, 44).dice('dice', 6, 1);
  t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
  t.resolves(0, 'military', 5).does(attack(43));
  expect(t.player(0).diplomacy).toEqual([]);
  // The liberator takes a card, no declining, while one is there.
  t.does({ type: 'liberate' });
  expect([t.piece(43), t.player(1).cities]).toEqual(['its token', 7]);
  expect(t.player(0).cityStateCards).toEqual(['geneva']);
  expect([controlledWonders(t.game, 0), controlledWonders(t.game, 1)]).toEqual([[], []]);
  expect(t.game.turn.won).toBe(true);
});

test('ND 15.6 a liberator who has the card already, or finds none left, takes none', () => {
  const freed = (...holders: number[]) => {
    const t = table(3).city(1, 43).token(0, 44).dice('dice', 6, 1).resolves(0, 'military', 5);
    for (const seat of holders) t.player(seat).cityStateCards.push('geneva');
    return t.does(attack(43), { type: 'liberate' });
  };
  expect(freed(2).player(0).cityStateCards).toEqual(['geneva']);
  expect(freed(1, 2).player(0).cityStateCards).toEqual([]);
});

test('ND 13.6 whoever has spent the last trade token of a fight is not asked once more', () => {
  const t = table().token(1, 56).trade(0, 'military', 1).trade(1, 'military', 2).dice('dice', 2, 1);
  t.resolves(0, 'military', 2).does(attack(56), spendTrade);
  expect([t.decider, t.step]).toEqual([1, 'press-defence']);
  t.does(spendTrade);
  expect([t.decider, t.step]).toEqual([1, 'press-defence']);
  t.does(spendTrade);
  expect(t.facts('attack-lost')).toMatchObject([{ attack: 5, defence: 5 }]);
});

test('ND 20.7 Japan’s difficulty 3 counts for what it attacks, in its own turn only', () => {
  const t = table().leads(0, 'japan').token(1, 54);
  t.turn(0);
  expect(values(t, 54)[1]).toBe(3);
  t.turn(1);
  expect(values(t, 54)[1]).toBe(5);
  const own = table().leads(1, 'japan').token(1, 54);
  own.turn(0);
  expect(values(own, 54)[1]).toBe(5);
});

test('ND 20.8 Joint War and Defensive Pact do not work against the card’s owner', () => {
  const t = table(3).token(1, 56).token(2, 57);
  t.player(0).diplomacy.push({ card: 'joint-war', from: 2 });
  expect([values(t, 56)[0], values(t, 57)[0]]).toEqual([3, 1]);
  t.player(1).diplomacy.push({ card: 'defensive-pact', from: 2 });
  t.player(2).diplomacy.push({ card: 'defensive-pact', from: 0 });
  expect([values(t, 56)[1], values(t, 57)[1]]).toEqual([4, 2]);
});

test('wonders in combat: Terracotta Army, Alhambra, Pentagon, Petra, Ruhr Valley, Big Ben, Kremlin', () => {
  const t = table()
    .city(0, 44, 36)
    .wonder('terracotta-army', 50)
    .wonder('alhambra', 36)
    .wonder('pentagon', 44)
    .token(1, 57);
  expect(values(t, 57)).toEqual([1 + 2 + 2 + 2, 2]);
  expect(attackTargets(t.game, 0, masonry)).toContain(84);
  const d = table().city(1, 97).wonder('petra', 90).wonder('ruhr-valley', 97).token(1, 56);
  expect(values(d, 56)[1]).toBe(2 + 2 + 5);
  const b = table().wonder('big-ben', 50).caravan(0, 57, 58).token(1, 56);
  expect(values(b, 56)).toEqual([1 + 2, 2]);
  const k = table().wonder('kremlin', 50).token(1, 56).barbarian('A', 52);
  expect(values(k, 56)[0]).toBe(1);
  k.reinforced(0, 53);
  expect([values(k, 56)[0], values(k, 52)[0]]).toEqual([5, 1]);
});

test('leaders and city-states in combat: Scythia, Kabul, Carthage', () => {
  const s = table().leads(0, 'scythia').token(1, 56).token(1, 51).token(1, 30);
  expect([56, 51, 30, 43].map((space) => values(s, space)[0])).toEqual([4, 1, 1, 4]);
  const k = table().city(1, 56).token(1, 51).barbarian('A', 52);
  k.player(0).cityStateCards.push('kabul');
  expect([56, 51, 52, 43].map((space) => values(k, space)[0])).toEqual([4, 1, 1, 4]);
  const c = table().city(0, 36).token(1, 56);
  c.player(0).cityStateCards.push('carthage');
  expect(values(c, 56)[0]).toBe(1 + 2);
  expect(values(c.city(0, 40), 43)[0]).toBe(1 + 2);
});
