import { expect, test } from 'vitest';
import { attackStrength } from '../../src/queries/combat.ts';
import { ownerAt, tokenOf } from '../../src/queries/pieces.ts';
import { ANYONE } from '../../src/queries/players.ts';
import { spacesWithin } from '../../src/queries/reach.ts';
import { destroy } from '../../src/rules/control.ts';
import { marchingWays } from '../../src/terra-incognita/queries/armies.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import type { ArmyFight } from '../../src/terra-incognita/vocabulary.ts';
import { fightOn, homelandForThree, realm } from './realm.ts';

const fight = ({ space = 0, ...more }: Partial<ArmyFight>): ArmyFight => fightOn(space, more);

test('TI 5.7, TI 5.8, TI 5.30 what attackers and defenders are worth', () => {
  const t = realm();
  const [space = 0, next = 0] = t.way(2);
  const difficulty = t.board.difficulty[space] ?? 0;
  t.reinforced(1, next).token(1, space);
  expect(attackStrength(t.game, fight({ space }))).toBe(3);
  expect(armyDefence(t.game, fight({ space }))).toBe(difficulty + 1);
  expect(armyDefence(t.game, fight({ space, attacker: ANYONE }))).toBe(difficulty + 1);
  expect(armyDefence(t.game, fight({ space, target: 'caravan' }))).toBe(difficulty);
  expect(armyDefence(t.game, fight({ space, target: 'city' }))).toBe(2 * difficulty + 1);
  t.army(1, space, space);
  expect(armyDefence(t.game, fight({ space }))).toBe(difficulty + 3);
  expect(armyDefence(t.game, fight({ space, target: 'army' }))).toBe(difficulty + 2);
  expect(armyDefence(t.game, fight({ space, target: 'fort', defender: null }))).toBe(6);
  expect(armyDefence(t.game, fight({ space, target: 'city-state', defender: null }))).toBe(8);
  expect(armyDefence(t.game, fight({ space, target: 'barbarian', defender: null }))).toBe(difficulty);
});

test('TI 20.3 Kremlin compares with the player who defends, in a space that is a rival’s', () => {
  const t = homelandForThree().wonder('kremlin', 33).reinforced(0, 38).token(1, 17).reinforced(1, 0, 1).token(0, 37);
  const bonus = (more: Partial<ArmyFight>) => attackStrength(t.game, fight(more)) - 3;
  expect(bonus({ space: 17 })).toBe(0);
  expect(bonus({ space: 17, target: 'caravan', defender: 2 })).toBe(4);
  expect(bonus({ space: 37, target: 'caravan', defender: 2 })).toBe(0);
  expect(bonus({ space: 16, target: 'army', defender: 2 })).toBe(0);
});

test('TI 5.10, TI 5.12, TI 5.13 a beaten control token is replaced and the army stays', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.token(1, to).strikes(from, to, [6, 1]);
  expect([t.piece(to), t.realm(0).armies]).toEqual(['token of 0', [to]]);
});

test('TI 5.11, TI 5.28 a beaten army goes back to its card and rests', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.token(1, to).army(1, to).strikes(from, to, [1, 6]);
  t.does({ type: 'target', target: 'token', owner: 1 });
  expect([t.realm(0).armies, t.terra.turn.rested, t.legal()]).toEqual([[-1], [0], [{ type: 'done' }]]);
});

test('TI 5.6, TI 5.23, TI 21.6 of several rival pieces the attacker chooses; beating the army leaves the city, the attacker goes back', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.city(1, to).army(1, to).strikes(from, to, [6, 1]);
  expect(t.step).toBe('choose-target');
  t.does({ type: 'target', target: 'army', owner: 1 });
  expect([t.piece(to), t.realm(1).armies, t.realm(0).armies]).toEqual(['city of 1', [-1], [from]]);
});

test('TI 21.33 a beaten capital stays, its figures are defeated and the army goes back', () => {
  const t = realm();
  const capital = t.capital(1);
  const from = t.around(capital).find((space) => t.isPlain(space)) ?? -1;
  t.army(1, capital).caravan(1, capital).leads(0, 'scythia').trade(0, 'military', 3);
  t.army(0, from).resolves(0, 'flight-ti', 6).dice('dice', 6, 1);
  t.does(
    { type: 'army', army: 0, from },
    { type: 'march', space: capital },
    { type: 'target', target: 'capital', owner: 1 },
  );
  while (t.step !== 'choose-army') t.done();
  expect(t.facts('attack-won')).toHaveLength(1);
  expect([t.piece(capital), t.realm(1).armies, t.player(1).caravans]).toEqual(['capital of 1', [-1], [-1]]);
  expect(t.realm(0).armies).toEqual([from]);
});

test('TI 5.1 the military card says how many armies there are', () => {
  const t = realm().frames({ step: 'gain-card', seat: 0, level: 2 });
  const slot = t.player(0).row.findIndex(({ card }) => card === 'masonry-ti') + 1;
  t.does({ type: 'gain', card: 'iron-working-ti', slot });
  expect(t.realm(0).armies).toEqual([-1, -1]);
});

test('TI 5.2, TI 5.29, TI 19.6 an army sets out from the capital and may stay where it is', () => {
  const t = realm().resolves(0, 'masonry-ti', 6);
  expect(t.legal()).toContainEqual({ type: 'army', army: 0, from: t.capital(0) });
  t.does({ type: 'army', army: 0, from: t.capital(0) }, { type: 'halt' });
  expect([t.realm(0).armies, t.legal()]).toEqual([[-1], [{ type: 'done' }]]);
});

test('TI 5.2 armies on the card are alike: each city is offered once', () => {
  const t = realm().army(0, -1, -1).resolves(0, 'masonry-ti', 6);
  expect(t.legal()).toEqual([{ type: 'done' }, { type: 'army', army: 0, from: t.capital(0) }]);
});

test('TI 5.13, TI 12.8 an army enters nothing from which its steps do not lead to a place where it may end', () => {
  const t = homelandForThree();
  t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 });
  const [at = -1] = t.wild();
  for (const space of [at, ...spacesWithin(t.game, at, 2)]) t.game.pieces[space] = tokenOf(1);
  const campaign = { seat: 0, card: 'flight-ti', slot: 5 } as const;
  expect(marchingWays(t.game, campaign, at, 2)).toEqual([]);
  expect(marchingWays(t.game, campaign, at, 3)).not.toEqual([]);
});

test('TI 5.3 the number of the slot limits the terrain', () => {
  const t = realm();
  const hard = t.game.pieces.findIndex((_, space) => t.isPlain(space) && (t.board.difficulty[space] ?? 0) > 1);
  const from = t.around(hard).find((space) => t.isPlain(space)) ?? -1;
  t.army(0, from).resolves(0, 'masonry-ti', 1).does({ type: 'army', army: 0, from });
  expect(t.refusal({ type: 'march', space: hard })).toEqual({ reason: 'too-difficult', rule: 'TI 5.3' });
});

test('TI 5.17, TI 11.2 no control token where a rival army stands or on a fort', () => {
  const t = realm();
  const city = t.capital(0);
  const [space = -1] = t.around(city).filter((next) => t.isPlain(next));
  t.army(1, space).resolves(0, 'early-empire', 6);
  expect(t.refusal({ type: 'place', space })).toEqual({ reason: 'rival-army', rule: 'TI 5.17' });
  expect(t.refusal({ type: 'place', space: t.forts[0] ?? -1 })).toEqual({ reason: 'fort', rule: 'TI 11.2' });
});

test('TI 5.21, TI 10.1, TI 20.4 armies keep a barbarian off a city and are defeated', () => {
  const t = realm();
  const [start = 0] = t.wild();
  const direction = (t.board.towards[start] ?? []).findIndex((next) => next >= 0 && t.isPlain(next));
  const to = t.board.towards[start]?.[direction] ?? -1;
  t.city(1, to).army(1, to).barbarian('A', start);
  t.frames({ step: 'move-barbarians', direction, next: 0 });
  expect([t.piece(to), t.realm(1).armies, t.where('A')]).toEqual(['city of 1', [-1], start]);
});

test('TI 11.3, TI 11.4, TI 13.4, TI 13.9, TI 21.4, TI 21.27 a taken fort gives its agenda, a lost one takes it away', () => {
  const t = realm();
  const [one = 0, two = 0] = t.forts;
  t.city(0, one, two);
  expect(t.player(0).agendas).toEqual(['fortified', 'expeditionary']);
  const from = t.around(two).find((space) => t.isPlain(space)) ?? -1;
  t.barbarian('A', from);
  t.frames({ step: 'move-barbarians', direction: (t.board.towards[from] ?? []).indexOf(two), next: 0 });
  expect([t.piece(two), t.player(0).agendas]).toEqual(['nothing', ['fortified']]);
});

test('TI 2.5, TI 11.3 a free fort defends with 6 and gets a city of the winner', () => {
  const t = realm();
  const [fort = 0] = t.forts;
  const from = t.around(fort).find((space) => t.isPlain(space)) ?? -1;
  t.strikes(from, fort, [6, 1]);
  expect([t.piece(fort), t.realm(0).armies, t.facts('attack-won')[0]?.defence]).toEqual(['city of 0', [fort], 7]);
});

test('TI 5.20, TI 10.2, TI 21.20 a barbarian that returns defeats the army on its symbol', () => {
  const t = realm();
  const letter = t.board.homes.findIndex((space) => space >= 0);
  const home = t.board.homes[letter] ?? -1;
  t.army(1, home).frames({ step: 'dial-event', event: 'spawn' });
  expect([t.game.barbarians[letter], t.realm(1).armies]).toEqual([home, [-1]]);
});

test('TI 21.36 a capital with an army loses no trade tokens to a barbarian', () => {
  const t = realm().trade(1, 'science', 3);
  const capital = t.capital(1);
  const from = t.around(capital).find((space) => t.isPlain(space)) ?? -1;
  t.army(1, capital).barbarian('A', from);
  t.frames({ step: 'move-barbarians', direction: (t.board.towards[from] ?? []).indexOf(capital), next: 0 });
  expect([t.realm(1).armies, t.tradeOn(1, 'science'), t.where('A')]).toEqual([[-1], 3, from]);
});

test('TI 4.7, TI 5.9, TI 21.18 a trade token is 1 combat value or a new throw of one’s own die', () => {
  const t = realm();
  const [fort = 0] = t.forts;
  const from = t.around(fort).find((space) => t.isPlain(space)) ?? -1;
  t.trade(0, 'military', 2).army(0, from).resolves(0, 'masonry-ti', 4).dice('dice', 2, 1, 3);
  t.does({ type: 'army', army: 0, from }, { type: 'march', space: fort }, { type: 're-roll', token: 'trade' });
  // With the last token spent nobody is asked once more.
  t.does({ type: 'spend', token: 'trade' });
  expect(t.facts('attack-lost')).toMatchObject([{ attack: 7, defence: 7 }]);
  expect([t.piece(fort), t.realm(0).armies]).toEqual(['nothing', [-1]]);
});

test('TI 5.4, TI 5.5, TI 5.27 an army passes own pieces and stops at the first rival piece, which it must attack', () => {
  const t = realm();
  const [from = 0, own = 0, rival = 0] = t.way(3);
  t.token(0, own).token(1, rival).army(0, from).resolves(0, 'masonry-ti', 6).dice('dice', 6, 1);
  t.does({ type: 'army', army: 0, from }, { type: 'march', space: own });
  expect(t.step).toBe('move-army');
  t.does({ type: 'march', space: rival });
  expect(t.facts('army-attack')).toMatchObject([{ target: 'token', owner: 1, space: rival }]);
});

test('TI 5.14 a barbarian is attacked first; the rival caravan under it sends the winner back', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.caravan(1, to).barbarian('A', to).strikes(from, to, [6, 1]);
  expect([t.where('A'), t.player(1).caravans, t.facts('army-attack')[0]?.target]).toEqual([-1, [to], 'barbarian']);
  while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
  expect(t.realm(0).armies).toEqual([from]);
});

test('TI 5.16, TI 16.4 no city where a rival army stands, one where an own army stands', () => {
  const t = realm();
  const [space = -1] = t.wild();
  t.army(1, space).frames({ step: 'found-city', seat: 0, spaces: [space], by: 'industrial-zone' });
  expect(t.spaces('build-city')).toEqual([]);
  t.army(1, -1).army(0, space);
  expect(t.spaces('build-city')).toEqual([space]);
});

test('TI 5.18, TI 19.4 a caravan may enter a space with a rival army and stay there', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.army(1, to).caravan(0, from).resolves(0, 'foreign-trade', 6);
  t.does({ type: 'caravan', caravan: 0, from }, { type: 'step', space: to }, { type: 'stop' });
  expect([t.player(0).caravans, t.realm(1).armies]).toEqual([[to], [to]]);
});

test('TI 5.19 what removes or replaces pieces spares a space with an army', () => {
  const t = realm();
  const [own = 0, rival = 0] = t.way(2);
  t.token(0, own).token(1, rival).frames({ step: 'convert-token', seat: 0 });
  expect(t.spaces('convert')).toEqual([rival]);
  t.army(1, rival);
  expect(t.spaces('convert')).toEqual([]);
});

test('TI 5.22, TI 19.2 an army makes no space friendly and stays when the token under it goes', () => {
  const t = realm();
  const [space = 0] = t.wild();
  t.token(1, space).army(0, space);
  expect(ownerAt(t.game, space)).toBe(1);
  destroy(t.game, space);
  expect([t.piece(space), ownerAt(t.game, space), t.realm(0).armies]).toEqual(['nothing', -1, [space]]);
});

test('TI 5.26, TI 12.6 attacking a lone caravan returns that rival’s diplomacy cards', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
  t.caravan(1, to).strikes(from, to, [6, 1]);
  expect([t.player(0).diplomacy, t.player(1).caravans, t.realm(0).armies]).toEqual([[], [-1], [to]]);
});

test('TI 12.8 an army may not enter a space where it would have to break a pact', () => {
  const t = realm();
  const [from = 0, to = 0] = t.way(2);
  t.player(0).diplomacy.push({ card: 'non-aggression-pact', from: 1 });
  t.token(1, to).army(0, from).resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from });
  expect(t.refusal({ type: 'march', space: to })).toEqual({ reason: 'pact', rule: 'TI 12.8' });
});

test('TI 15.1, TI 21.21 with Akkad an army passes a rival control token; ending there it attacks', () => {
  const t = realm();
  const [from = 0, rival = 0, beyond = 0] = t.way(3);
  t.player(0).cityStateCards.push('akkad');
  t.token(1, rival).army(0, from).resolves(0, 'masonry-ti', 6);
  t.does({ type: 'army', army: 0, from }, { type: 'march', space: rival });
  expect([t.step, t.offers({ type: 'march', space: beyond })]).toEqual(['move-army', true]);
  t.does({ type: 'halt' });
  expect(t.facts('army-attack')).toHaveLength(1);
});

test('TI 13.11, TI 21.19 a won attack of 16 completes Devastating', () => {
  const t = realm().victory('defensive-devastating').trade(0, 'military', 3);
  const [from = 0, to = 0] = t.way(2);
  t.token(1, to).army(0, from).resolves(0, 'flight-ti', 6).dice('dice', 6, 1);
  t.does({ type: 'army', army: 0, from }, { type: 'march', space: to }, { type: 'halt' });
  t.does({ type: 'spend', token: 'trade' }, { type: 'spend', token: 'trade' }).done();
  expect([t.facts('attack-won')[0]?.attack, t.player(0).agendas]).toEqual([16, ['devastating']]);
});

test('TI 11.7, TI 21.32 a caravan on a free fort may be attacked instead of the fort; then the army goes back', () => {
  const t = realm();
  const [fort = 0] = t.forts;
  const from = t.around(fort).find((space) => t.isPlain(space)) ?? -1;
  t.caravan(1, fort).strikes(from, fort, [6, 1]);
  t.does({ type: 'target', target: 'caravan', owner: 1 });
  expect([t.player(1).caravans, t.piece(fort), t.realm(0).armies]).toEqual([[-1], 'nothing', [from]]);
});

test('TI 11.6 without an unused city a beaten fort stays uncontrolled and the army goes back', () => {
  const t = realm();
  const [fort = 0] = t.forts;
  const from = t.around(fort).find((space) => t.isPlain(space)) ?? -1;
  t.player(0).cities = 0;
  t.strikes(from, fort, [6, 1]);
  expect([t.piece(fort), t.realm(0).armies]).toEqual(['nothing', [from]]);
});
