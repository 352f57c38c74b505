import { newDawn } from '@tabularium/new-dawn';
import { describe, expect, test } from 'vitest';
import { answers as base } from '../../src/answers.ts';
import { attackStrength } from '../../src/queries/combat.ts';
import { coastalSpaces } from '../../src/queries/control.ts';
import { matureCities } from '../../src/queries/maturity.ts';
import { isEmpty, tokenOf } from '../../src/queries/pieces.ts';
import { mayPlace } from '../../src/queries/placing.ts';
import { spacesWithin } from '../../src/queries/reach.ts';
import { resolvedSlot } from '../../src/queries/trade.ts';
import { completedCards } from '../../src/queries/victory.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import { zoneSites } from '../../src/terra-incognita/queries/districts.ts';
import { mayExploreFrom } from '../../src/terra-incognita/queries/exploring.ts';
import { seizableNear } from '../../src/terra-incognita/queries/seizing.ts';
import { seizeCity } from '../../src/terra-incognita/rules/conquest.ts';
import type { ArmyFight } from '../../src/terra-incognita/vocabulary.ts';
import { FIVE_CARDS, fightOn, type RealmTable, realm, terraAnswers } from './realm.ts';

/** A space on the edge of the tile of seat 0's capital, with nothing on it. */
const homeEdge = (t: RealmTable): number =>
  t.game.pieces.findIndex(
    (_, at) => t.board.edge[at] === true && t.board.tile[at] === t.board.tile[t.capital(0)] && t.isPlain(at),
  );

/** Lay the drawn tile at the first place offered. */
function layIt(t: RealmTable): void {
  while (t.step === 'take-tile' || t.step === 'lay-tile') t.does(t.legal()[0] ?? {});
}

describe('growth cards', () => {
  test('TI 2.2, TI 7.4, TI 16.5 II: a token next to a district even if none was placed; III: district, then reinforcing', () => {
    const two = realm().resolves(0, 'engineering', 6).does({ type: 'grow', by: 'district' }).done();
    expect(two.step).toBe('place-tokens');
    const three = realm().resolves(0, 'sanitation', 6);
    expect(three.step).toBe('place-district');
    three.done();
    expect(three.step).toBe('reinforce');
  });

  test('TI 21.16 a commercial hub pays for mature cities or for deserts, not for both', () => {
    const t = realm();
    const [desert = -1] = t.game.pieces.flatMap((_, at) =>
      t.isPlain(at) && t.board.terrain[at] === 'desert' ? [at] : [],
    );
    t.district(0, 'commercial-hub', desert).event(2).does({ type: 'resolve-district', district: 'commercial-hub' });
    t.does({ type: 'ability', ability: 'deserts' });
    expect([t.tradeOn(0, 'economy'), t.step]).toEqual([1, 'choose-focus']);
  });
});

describe('slots', () => {
  test('TI 4.8, TI 9.2, TI 9.4 terrain and numbers follow the shifted slot', () => {
    const t = realm().govern(0, 'early-empire').resolves(0, 'early-empire', 3);
    expect(t.game.frames.at(-1)).toMatchObject({ step: 'place-tokens', limit: 4 });
  });

  test('TI 9.3, TI 19.12 shifts of several effects add up whatever their order, also for cards resolved by Capitalism', () => {
    const t = realm().govern(0, 'early-empire').leads(0, 'georgia').wonder('taj-mahal', realm().capital(0));
    t.player(0).cityStateCards.push('kumasi');
    expect(resolvedSlot(t.game, 0, 1, 'early-empire')).toBe(4);
  });

  test('TI 8.5 a defender’s government changes nothing in a fight', () => {
    const t = realm();
    const [space = 0] = t.wild();
    t.token(1, space);
    const before = armyDefence(t.game, fightOn(space));
    t.govern(1, 'masonry-ti');
    expect(armyDefence(t.game, fightOn(space))).toBe(before);
  });

  test('TI 4.2 start-of-turn effects come before the card, end-of-turn effects after the reset', () => {
    const t = realm().wonder('university-of-sankore', realm().capital(0)).resolves(0, 'astrology', 5);
    t.terra.turn.replaced = true;
    t.does({ type: 'advance' });
    while (t.step === 'gain-card') t.done();
    expect([t.step, t.player(0).row[0]?.card]).toEqual(['use-effect', 'astrology']);
  });
});

describe('armies', () => {
  test('TI 5.15 another army may attack the same target in the same turn', () => {
    const t = realm();
    const [from = 0, to = 0] = t.way(2);
    t.token(1, to).army(1, to, to).army(0, from, from).resolves(0, 'iron-working-ti', 6).dice('dice', 1, 6, 1, 6);
    for (const army of [0, 1]) {
      t.does({ type: 'army', army, from }, { type: 'march', space: to }, { type: 'target', target: 'token', owner: 1 });
    }
    expect([t.facts('attack-lost').length, t.realm(0).armies]).toEqual([2, [-1, -1]]);
  });

  test('TI 5.25 a card with fewer armies takes the surplus off', () => {
    const t = realm().card(0, 'iron-working-ti', 6).army(0, -1, -1).frames({ step: 'gain-card', seat: 0, level: 1 });
    const slot = t.player(0).row.findIndex(({ card }) => card === 'iron-working-ti') + 1;
    t.does({ type: 'gain', card: 'masonry-ti', slot });
    expect(t.step).toBe('drop-army');
    t.does({ type: 'drop-army', army: 0 });
    expect(t.realm(0).armies).toEqual([-1]);
  });

  test('TI 5.24, TI 16.3 a beaten city is replaced, all rival figures there go back to their cards', () => {
    const t = realm();
    const hasNext = (at: number) => t.around(at).some((next) => t.isPlain(next));
    const to = t.game.pieces.findIndex((_, at) => t.isPlain(at) && (t.board.difficulty[at] ?? 9) <= 3 && hasNext(at));
    const from = t.around(to).find((next) => t.isPlain(next)) ?? -1;
    t.city(1, to).army(1, to).caravan(1, to).strikes(from, to, [6, 1]);
    t.does({ type: 'target', target: 'city', owner: 1 });
    expect([t.piece(to), t.realm(1).armies, t.player(1).caravans]).toEqual(['city of 0', [-1], [-1]]);
    expect(t.realm(0).armies).toEqual([to]);
  });

  test('TI 19.5 an army need not attack rival caravans that came to its space', () => {
    const t = realm();
    const [from = 0] = t.wild();
    t.army(0, from)
      .caravan(1, from)
      .resolves(0, 'masonry-ti', 6)
      .does({ type: 'army', army: 0, from }, { type: 'halt' });
    expect([t.facts('army-attack').length, t.realm(0).armies]).toEqual([0, [from]]);
  });

  test('TI 21.28 a flying army that cannot stay goes back past a barbarian it flew over', () => {
    const t = realm();
    const capital = t.capital(1);
    const near = t.around(capital).find((at) => t.isPlain(at) && t.around(at).some((next) => t.isPlain(next))) ?? -1;
    const from = t.around(near).find((at) => t.isPlain(at)) ?? -1;
    t.barbarian('A', near).army(0, from).resolves(0, 'flight-ti', 6).dice('dice', 6, 1);
    t.does({ type: 'army', army: 0, from }, { type: 'march', space: near }, { type: 'march', space: capital });
    while (t.step !== 'choose-army') t.done();
    expect([t.facts('attack-won').length, t.realm(0).armies]).toEqual([1, [from]]);
  });

  test('TI 21.17 China’s reinforced tokens count 2, figures get nothing from them', () => {
    const t = realm().leads(1, 'china');
    const [space = 0, next = 0] = t.way(2);
    t.reinforced(1, space, next);
    const difficulty = t.board.difficulty[space] ?? 0;
    expect(armyDefence(t.game, fightOn(space))).toBe(difficulty + 4);
    expect(armyDefence(t.game, fightOn(space, { target: 'caravan' }))).toBe(difficulty);
  });

  test('TI 20.3 Kabul helps against cities and city-states, not against forts, tokens and figures', () => {
    const t = realm();
    t.player(0).cityStateCards.push('kabul');
    const worth = (target: ArmyFight['target']) => attackStrength(t.game, fightOn(0, { target }));
    expect([worth('city'), worth('city-state'), worth('fort'), worth('token'), worth('army')]).toEqual([6, 6, 3, 3, 3]);
  });
});

describe('exploration', () => {
  test('TI 2.4, TI 6.6, TI 21.7 the map grows; from the new tile, without a capital, nobody explores', () => {
    const t = realm();
    const from = homeEdge(t);
    const { size } = t.board;
    expect(mayExploreFrom(t.game, from)).toBe(true);
    t.frames({ step: 'explore', seat: 0, from });
    layIt(t);
    expect(t.board.size).toBeGreaterThan(size);
    for (let space = size; space < t.board.size; space++) expect(mayExploreFrom(t.game, space)).toBe(false);
  });

  test('TI 6.9, TI 12.2 a tile belongs to nobody; its city-state can be visited and has cards', () => {
    const t = realm();
    t.terra.stack = [20];
    t.frames({ step: 'explore', seat: 0, from: homeEdge(t) });
    layIt(t);
    const site = t.board.cityStates.find(({ id }) => id === 'auckland' || id === 'akkad');
    expect(t.piece(site?.space ?? -1)).toBe('its token');
    expect(t.terra.stack).toEqual([]);
    t.frames({ step: 'take-city-state-card', seat: 0, cityState: site?.id ?? 'akkad' });
    expect(t.offers({ type: 'take-city-state-card' })).toBe(true);
  });

  test('TI 6.5, TI 20.5 the edge of the map and the coast follow the map as it is', () => {
    const t = realm();
    const from = homeEdge(t);
    const sides = t.around(from).length;
    const before = coastalSpaces(t.game, 0);
    t.token(0, from).frames({ step: 'explore', seat: 0, from });
    expect(coastalSpaces(t.game, 0)).toBe(before + 1);
    layIt(t);
    expect(t.around(from).length).toBeGreaterThan(sides);
    const own = t.game.pieces.flatMap((piece, space) =>
      piece >> 2 === 1 && t.board.coast[space] === true ? [space] : [],
    );
    expect(coastalSpaces(t.game, 0)).toBe(own.length);
  });

  test('TI 6.10 a second resolution is a new movement, with another exploration', () => {
    const t = realm();
    const from = homeEdge(t);
    t.army(0, from).resolves(0, 'masonry-ti', 6).does({ type: 'army', army: 0, from }, { type: 'explore' });
    layIt(t);
    t.does({ type: 'halt' }).done();
    t.game.frames.length = 0;
    t.frames({ step: 'resolve', seat: 0, card: 'masonry-ti', as: 6 }).does({ type: 'army', army: 0, from });
    expect(t.offers({ type: 'explore' })).toBe(mayExploreFrom(t.game, from));
  });
});

describe('victory', () => {
  test('TI 13.3, TI 13.10 marks decide first, then wonders, then spaces, else the victory is shared', () => {
    const t = realm();
    t.game.victoryCards = [...FIVE_CARDS];
    for (const seat of [0, 1]) t.player(seat).agendas = ['fortified', 'expeditionary', 'explorer', 'civilized'];
    expect(newDawn.result(t.game)).toMatchObject({ winners: [0, 1], ending: 'shared' });
    t.game.pieces[t.wild()[0] ?? 0] = tokenOf(1);
    expect(newDawn.result(t.game)).toMatchObject({ winners: [1], ending: 'spaces' });
    t.wonder('oracle', t.capital(0));
    expect(newDawn.result(t.game)).toMatchObject({ winners: [0], ending: 'wonders' });
    t.player(1).agendas.push('aesthetic');
    expect(newDawn.result(t.game)).toMatchObject({ winners: [1], ending: 'agendas' });
  });

  test('TI 17.1 in a peaceful game ties are broken as in the base game: marks beyond the first do not count', () => {
    const t = realm(2, { peaceful: true });
    t.game.victoryCards = ['explorer-aesthetic', 'civilized-money-grubber', 'populous-preservationist'];
    for (const seat of [0, 1]) t.player(seat).agendas = ['explorer', 'civilized', 'populous'];
    t.player(1).agendas.push('aesthetic');
    expect(newDawn.result(t.game)).toMatchObject({ winners: [0, 1], ending: 'shared' });
    t.wonder('oracle', t.capital(0));
    expect(newDawn.result(t.game)).toMatchObject({ winners: [0], ending: 'wonders' });
  });

  test('TI 17.1 in a peaceful game victory is checked after the dial, as in the base game', () => {
    const ended = (peaceful: boolean) => {
      const t = realm(2, { peaceful });
      t.game.victoryCards = ['explorer-aesthetic'];
      t.player(0).agendas = ['explorer'];
      t.game.sector = 0;
      t.frames({ step: 'end-round' });
      while (t.step !== 'over' && t.step !== 'choose-focus') t.does(t.legal()[0] ?? {});
      return [t.step, t.game.sector];
    };
    expect(ended(true)).toEqual(['over', 1]);
    expect(ended(false)).toEqual(['over', 0]);
  });

  test('TI 13.7 with both fort cards two others are enough', () => {
    const t = realm();
    t.game.victoryCards = [...FIVE_CARDS];
    t.player(0).agendas = ['fortified', 'expeditionary', 'explorer', 'populous'];
    expect(completedCards(t.game, 0)).toBe(terraAnswers.cardsToWin(t.game));
  });

  test('TI 10.9, TI 21.31 the wonder symbol comes at the end of rounds 3 and 6', () => {
    const t = realm();
    const wonder = t.game.decks.culture.at(-1) ?? 'oracle';
    const seen: boolean[][] = [];
    for (let round = 1; round <= 6; round++) {
      t.game.frames.length = 0;
      t.frames({ step: 'turn-dial' });
      while (t.game.frames.length > 0 && t.step !== 'over') t.done();
      seen.push([t.terra.marked.includes(wonder), t.terra.removed.includes(wonder)]);
    }
    expect(seen.map((pair) => pair.map(Number).join(''))).toEqual(['00', '00', '10', '10', '10', '01']);
  });
});

describe('cities and cards', () => {
  test('TI 11.5, TI 12.4, TI 12.5 a city on a fort is an ordinary city: tokens next to it, a destination for caravans', () => {
    const t = realm();
    const [fort = 0] = t.forts;
    const near = t.around(fort).find((at) => t.isPlain(at)) ?? -1;
    t.city(1, fort).resolves(1, 'early-empire', 6);
    expect(t.offers({ type: 'place', space: near })).toBe(true);
    t.caravan(0, near).resolves(0, 'foreign-trade', 6).does({ type: 'caravan', caravan: 0, from: near });
    t.does({ type: 'step', space: fort }, { type: 'stop' });
    expect(t.facts('caravan-arrived')).toMatchObject([{ space: fort }]);
  });

  test('TI 11.8 no token moves onto a fort', () => {
    const t = realm();
    const [fort = 0] = t.forts;
    const near = t.around(fort).find((at) => t.isPlain(at)) ?? -1;
    t.token(0, near).frames({ step: 'move-token', seat: 0, from: near });
    expect([isEmpty(t.game, fort), mayPlace(t.game, 0, fort), t.spaces('put-down').includes(fort)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('TI 16.2, TI 19.13, TI 19.14 a city replaced by an effect is no attack: cards stay, nothing is captured', () => {
    const t = realm();
    const [space = 0] = t.wild();
    t.player(0).diplomacy.push({ card: 'embassy', from: 1 });
    t.city(1, space).wonder('apadana', space);
    expect(seizableNear(t.game, 0, [space], 0)).toEqual([space]);
    seizeCity(t.game, 0, space);
    expect([t.piece(space), t.player(0).diplomacy.length, t.game.frames.length]).toEqual(['city of 0', 1, 0]);
  });

  test('TI 19.15 a scorched token is removed without replacement and the army moves on', () => {
    const t = realm().leads(0, 'zulu');
    const [from = 0, to = 0] = t.way(2);
    t.token(1, to).strikes(from, to, [6, 1], 'scorched-earth').does({ type: 'scorch' });
    expect([t.piece(to), t.step, t.player(1).tokens]).toEqual(['nothing', 'move-army', 34]);
  });

  test('TI 19.8, TI 19.9 distances of effects go over any spaces; the zone’s city needs a legal space only', () => {
    const t = realm();
    const near = new Set(spacesWithin(t.game, t.capital(0), 2));
    for (const space of zoneSites(t.game, 0)) expect([near.has(space), t.board.water[space]]).toEqual([true, false]);
  });

  test('TI 19.10 a water token of Shipbuilding is a new space of the map and of no tile', () => {
    const t = realm();
    const { size, waterTokens } = t.board;
    t.frames({ step: 'lay-water', seat: 0, from: homeEdge(t) });
    t.does(t.legal().find(({ type }) => type === 'lay-water') ?? {});
    expect([t.board.water[size], t.board.tile[size], t.board.waterTokens > waterTokens]).toEqual([true, -1, true]);
  });

  test('TI 2.9, TI 1.8 unique cards are in the deck of their leader only, base military cards in nobody’s', () => {
    const t = realm().leads(0, 'zulu');
    expect(terraAnswers.cards(t.game, 0, 2, 'military')).toEqual(['iron-working-ti', 'scorched-earth']);
    expect(terraAnswers.cards(t.game, 1, 2, 'military')).toEqual(['iron-working-ti']);
    expect(base.cards(t.game, 0, 2, 'military')).toEqual(['iron-working']);
  });

  test('TI 19.3 a city destroyed by a barbarian takes the caravan there with it', () => {
    const t = realm();
    const [start = 0] = t.wild();
    const direction = (t.board.towards[start] ?? []).findIndex((next) => next >= 0 && t.isPlain(next));
    const to = t.board.towards[start]?.[direction] ?? -1;
    t.city(1, to).caravan(1, to).barbarian('A', start).frames({ step: 'move-barbarians', direction, next: 0 });
    expect([t.piece(to), t.player(1).caravans, t.where('A')]).toEqual(['nothing', [-1], to]);
  });

  test('TI 19.1, TI 19.11 own figures are untouched where a city comes to stand', () => {
    const t = realm();
    const [space = 0] = t.wild();
    t.army(0, space).frames({ step: 'found-city', seat: 0, spaces: [space], by: 'industrial-zone' });
    t.does({ type: 'build-city', space });
    expect([t.piece(space), t.realm(0).armies, matureCities(t.game, 0).includes(space)]).toEqual([
      'city of 0',
      [space],
      false,
    ]);
  });

  test('TI 16.1 what may be done may be left undone', () => {
    const t = realm().leads(0, 'ottoman').turn(0).does({ type: 'use', effect: 'ottoman' }).done();
    expect([t.step, t.terra.ibrahim]).toEqual(['choose-focus', -1]);
  });
});

test('TI 0.4 a space with an army is not empty', () => {
  const t = realm();
  const [space = 0] = t.wild();
  expect(isEmpty(t.game, space)).toBe(true);
  t.army(1, space);
  expect(isEmpty(t.game, space)).toBe(false);
});

test('TI 0.3 cards of the expansion are explained like any other', () => {
  for (const thing of ['focus:irrigation', 'wonder:colosseum', 'diplomacy:non-aggression-pact']) {
    expect(newDawn.things).toContain(thing);
  }
});
