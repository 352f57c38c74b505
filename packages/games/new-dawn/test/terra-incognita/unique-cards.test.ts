/** The unique focus card of each leader (TI 14). Space numbers are those of `homeland`. */

import { describe, expect, test } from 'vitest';
import type { FocusId } from '../../src/content/focus-cards.ts';
import { heldWonders } from '../../src/queries/control.ts';
import { focusCard } from '../../src/queries/things.ts';
import { controlledWonders } from '../../src/queries/wonders.ts';
import { UNIQUE_CARDS } from '../../src/terra-incognita/content/focus-cards.ts';
import { armyDefence } from '../../src/terra-incognita/queries/combat.ts';
import { fightOn, homeland, type RealmTable } from './realm.ts';

test('TI 14.1, TI 14.2 leader, type, level and numbers of every unique card', () => {
  const rows = Object.entries(UNIQUE_CARDS).map(([leader, id]) => {
    const card = focusCard(id);
    const figures = card.type === 'economy' ? ` ${card.caravans} caravans ${card.steps}` : '';
    const march =
      'armies' in card ? ` ${card.armies} armies ${card.steps} +${card.bonus}/${card.againstBarbarians}` : '';
    const water = 'water' in card && card.water ? ' water' : '';
    const place = card.type === 'culture' ? ` place ${card.place}` : '';
    const range = card.type === 'industry' ? ` range ${card.range}${card.overWater ? ' water' : ''}` : '';
    return `${leader}: ${id}, ${card.type} ${card.level}${figures}${march}${water}${place}${range}`;
  });
  expect(rows).toEqual([
    'america: radio, culture 4 place 3',
    'aztec: mysticism, growth 1',
    'china: writing, science 1',
    'egypt: wheel, economy 1 1 caravans 4',
    'england: natural-history, science 3',
    'france: humanism, culture 3 place 2',
    'georgia: siege-tactics, military 3 2 armies 5 +2/2 water',
    'japan: industrialization, industry 3 range 4 water',
    'inca: state-workforce, culture 2 place 2',
    'indonesia: shipbuilding, economy 2 2 caravans 4 water',
    'netherlands: cartography, economy 3 2 caravans 6 water',
    'nubia: construction, industry 2 range 3',
    'ottoman: banking, economy 3 2 caravans 6 water',
    'poland: astronomy, science 2',
    'rome: military-engineering, growth 2',
    'scythia: horseback-riding, military 1 1 armies 6 +0/0',
    'sumeria: craftsmanship, industry 1 range 2',
    'zulu: scorched-earth, military 2 2 armies 4 +0/0',
  ]);
});

const card = (id: FocusId, place = 6, t = homeland()): RealmTable => t.card(0, id, place);

/** A caravan of seat 0 goes from one space to the next and stops there. */
const goes = (from: number, to: number) => [
  { type: 'caravan', caravan: 0, from },
  { type: 'step', space: to },
  { type: 'stop' },
];

describe('Radio', () => {
  test('in the fifth slot a rival city within 4 spaces of a friendly one is replaced, with what goes with it', () => {
    const t = card('radio').city(1, 0, 17).wonder('oracle', 0).caravan(1, 0).resolves(0, 'radio', 6).done();
    expect([t.step, t.spaces('seize')]).toEqual(['seize-city', [0]]);
    t.does({ type: 'seize', space: 0 });
    expect([t.piece(0), controlledWonders(t.game, 0), t.player(1).caravans]).toEqual(['city of 0', ['oracle'], [0]]);
    expect(t.facts('army-attack')).toEqual([]);
  });

  test('not in another slot, not with an army there, not without an unused city', () => {
    expect(card('radio').city(1, 0).resolves(0, 'radio', 5).done().step).toBe('choose-focus');
    expect(card('radio').city(1, 0).army(1, 0).resolves(0, 'radio', 6).done().step).toBe('choose-focus');
    const none = card('radio').city(1, 0);
    none.player(0).cities = 0;
    expect(none.resolves(0, 'radio', 6).done().step).toBe('choose-focus');
  });

  test('TI 9.4 the fifth slot counts after shifts; three tokens are placed', () => {
    const t = card('radio').city(1, 0).govern(0, 'radio').resolves(0, 'radio', 4);
    expect(t.game.frames.at(-1)).toMatchObject({ step: 'place-tokens', left: 3, limit: 5 });
    expect(t.done().step).toBe('seize-city');
  });
});

describe('Mysticism', () => {
  const replaced = (lay: (t: RealmTable) => RealmTable) =>
    lay(card('mysticism'))
      .resolves(0, 'mysticism', 6)
      .does({ type: 'grow', by: 'district' }, { type: 'district', district: 'campus', space: 33 });

  test('the replaced token may be placed next to the new district, on any terrain but no fort', () => {
    const t = replaced((table) => table.reinforced(0, 33));
    expect([t.step, t.spaces('place')]).toEqual(['place-among', [34, 38, 39, 40]]);
    t.does({ type: 'place', space: 40 });
    expect([t.piece(33), t.piece(40), t.player(0).tokens]).toEqual(['token of 0', 'token of 0', 33]);
  });

  test('nothing is placed where no token or another district was replaced', () => {
    expect(replaced((table) => table).step).toBe('choose-focus');
    const t = replaced((table) => table.district(0, 'encampment', 33));
    expect([t.step, t.districtAt(0, 'encampment')]).toEqual(['choose-focus', -1]);
  });
});

test('Writing: one more space of the dial with a wonder', () => {
  for (const [wonders, dial] of [
    [0, 2],
    [1, 3],
  ] as const) {
    const t = card('writing', 3);
    if (wonders > 0) t.wonder('oracle', 32);
    t.resolves(0, 'writing', 3).does({ type: 'advance' });
    expect(t.player(0).dial).toBe(dial);
  }
});

test('Wheel: a resource for every arrival beside the usual reward', () => {
  const t = card('wheel')
    .caravan(0, 8)
    .resolves(0, 'wheel', 6)
    .does(...goes(8, 9), { type: 'take-city-state-card' });
  expect([t.tradeOn(0, 'military'), t.step]).toEqual([2, 'take-resource']);
  t.does({ type: 'take-resource', resource: 'marble' });
  expect(t.player(0).resources.marble).toBe(1);
  const plain = card('foreign-trade').caravan(0, 8).resolves(0, 'foreign-trade', 6);
  plain.does(...goes(8, 9), { type: 'take-city-state-card' });
  expect(plain.step).toBe('choose-caravan');
});

test('Natural History: one more space for each kind of resource held, natural wonders included', () => {
  const t = card('natural-history', 2).resources(0, { marble: 2, oil: 1 });
  t.token(0, t.grows(18, 'B'));
  expect(heldWonders(t.game, 0)).toEqual(['mato-tipila']);
  t.resolves(0, 'natural-history', 2);
  expect(t.game.frames.at(-1)).toMatchObject({ step: 'advance-dial', left: 1 + 3 });
});

test('Humanism: tokens next to any friendly space, then a trade token for each mature city', () => {
  const t = card('humanism').token(0, 33, 34, 37, 38).resolves(0, 'humanism', 6);
  expect(t.spaces('place')).toContain(40);
  t.does({ type: 'place', space: 40 }, { type: 'place', space: 4 });
  expect([t.step, t.game.frames.at(-1)]).toMatchObject(['put-trade', { left: 1 }]);
});

test('Siege Tactics: reinforced tokens count 1 less for those its owner attacks', () => {
  const t = homeland().reinforced(1, 0, 5);
  const defence = () => armyDefence(t.game, fightOn(0));
  expect(defence()).toBe(3);
  card('siege-tactics', 6, t);
  expect(defence()).toBe(1);
  t.leads(1, 'china');
  expect(defence()).toBe(3);
  t.card(1, 'siege-tactics', 6).leads(0, 'rome');
  expect(defence()).toBe(5);
});

test('Industrialization: one more production for each district on the map', () => {
  const t = card('industrialization', 2).offer('jebel-barkal');
  const buys = () => {
    t.game.frames.length = 0;
    return t.resolves(0, 'industrialization', 2).offers({ type: 'wonder', wonder: 'jebel-barkal' });
  };
  t.district(0, 'campus', 0).district(0, 'encampment', 5).district(0, 'theater-square', 8);
  t.district(0, 'commercial-hub', 16).district(0, 'industrial-zone', 17);
  expect(buys()).toBe(false);
  t.trade(0, 'industry', 1);
  expect(buys()).toBe(true);
  t.token(0, 17);
  expect(buys()).toBe(false);
});

test('State Workforce: in the fifth slot a token on a mountain next to a friendly space', () => {
  const t = card('state-workforce').token(0, 8, 40).resolves(0, 'state-workforce', 6).done();
  expect([t.step, t.spaces('place')]).toEqual(['place-among', [1, 41]]);
  t.does({ type: 'place', space: 1 });
  expect(t.piece(1)).toBe('token of 0');
  expect(card('state-workforce').token(0, 8).resolves(0, 'state-workforce', 5).done().step).toBe('choose-focus');
});

describe('Shipbuilding', () => {
  const explores = (from: number) =>
    card('shipbuilding')
      .caravan(0, from, -1)
      .resolves(0, 'shipbuilding', 6)
      .does({ type: 'caravan', caravan: 0, from }, { type: 'explore' });

  test('TI 19.10 once before a caravan explores a water token may be laid next to it; it counts for the tile', () => {
    const t = explores(34);
    expect(t.step).toBe('lay-water');
    const [token] = t.legal().filter(({ type }) => type === 'lay-water');
    const { size, waterTokens } = t.board;
    t.does(token ?? {});
    expect([t.board.water[size], t.board.tile[size], t.board.waterTokens]).toEqual([true, -1, waterTokens + 1]);
    expect(t.around(34)).toContain(size);
    expect(t.step).toBe('take-tile');
    const other = card('steam-power').caravan(0, 34, -1).resolves(0, 'steam-power', 6);
    other.does({ type: 'caravan', caravan: 0, from: 34 }, { type: 'explore' });
    expect(other.step).toBe('take-tile');
  });

  test('TI 19.10 only once per resolution, but declined it may be laid before the next exploration', () => {
    const next = (choice: 'done' | 'lay-water') => {
      const t = card('shipbuilding').caravan(0, 38, 34).resolves(0, 'shipbuilding', 6);
      t.does({ type: 'caravan', caravan: 0, from: 38 }, { type: 'explore' });
      t.does(t.legal().find(({ type }) => type === choice) ?? {});
      while (t.step !== 'move-caravan') t.does(t.legal()[0] ?? {});
      return t.does({ type: 'stop' }, { type: 'caravan', caravan: 1, from: 34 }, { type: 'explore' });
    };
    expect([next('done').step, next('lay-water').step]).toEqual(['lay-water', 'take-tile']);
    const t = next('lay-water');
    t.game.frames.length = 0;
    t.frames({ step: 'resolve', seat: 0, card: 'shipbuilding', as: 6 });
    t.does({ type: 'caravan', caravan: 1, from: 34 }, { type: 'explore' });
    expect(t.step).toBe('lay-water');
  });

  /** A ring of single hexes around (30, 0), but for its last hex, lies beside the map. */
  const RING = ['22A0(31,0)', '22A0(31,-1)', '22A0(30,-1)', '22A0(29,0)', '22A0(29,1)'];

  test('TI 6.8 a water token that would enclose more than the tokens left is not offered', () => {
    const offered = (tokens: number) => {
      const t = homeland();
      const water = Array.from({ length: tokens }, (_, at) => `23A0(${2 * at - 16},-20)`);
      t.lies([t.game.map, ...RING, ...water].join(' '), 32, 22);
      const from = t.board.hexes.findIndex(({ q, r }) => q === 31 && r === 0);
      t.frames({ step: 'lay-water', seat: 0, from });
      return t.legal().some((action) => 'q' in action && action.q === 30 && 'r' in action && action.r === 1);
    };
    expect([offered(14), offered(15), offered(16)]).toEqual([true, false, false]);
  });
});

describe('Cartography', () => {
  test('eight spaces from the capital a city may be founded within 2 spaces of the rival city that was reached, once', () => {
    const t = card('cartography').caravan(0, 27, -1).resolves(0, 'cartography', 6);
    expect(t.distance(32, 22)).toBe(8);
    t.does(...goes(27, 22));
    while (t.step === 'put-trade') t.does({ type: 'put-trade', slot: 1 });
    t.done();
    expect([t.step, t.spaces('build-city')]).toEqual(['found-city', [29, 30]]);
    t.does({ type: 'build-city', space: 30 });
    expect(t.piece(30)).toBe('city of 0');
    t.frames({ step: 'after-arrival', seat: 0, card: 'cartography', space: 22 });
    expect(t.step).toBe('choose-caravan');
  });

  test('declined it may be used at the next arrival', () => {
    const t = card('cartography').frames({ step: 'after-arrival', seat: 0, card: 'cartography', space: 22 }).done();
    t.frames({ step: 'after-arrival', seat: 0, card: 'cartography', space: 22 });
    expect(t.step).toBe('found-city');
  });

  test('not seven spaces or fewer from the capital', () => {
    const t = card('cartography').city(1, 16);
    expect(t.distance(32, 16)).toBe(7);
    t.frames({ step: 'after-arrival', seat: 0, card: 'cartography', space: 16 });
    expect(t.step).toBe('over');
  });
});

test('Construction: each resource gives 3 production', () => {
  const t = card('construction', 2).resources(0, { oil: 2 }).offer('jebel-barkal').resolves(0, 'construction', 2);
  t.does(
    { type: 'wonder', wonder: 'jebel-barkal' },
    { type: 'pay', resource: 'oil' },
    { type: 'pay', resource: 'oil' },
  );
  t.does({ type: 'raise-wonder', space: 32 });
  expect(controlledWonders(t.game, 0)).toEqual(['jebel-barkal']);
  const plain = card('pottery', 2).resources(0, { oil: 2 }).offer('jebel-barkal').resolves(0, 'pottery', 2);
  expect(plain.offers({ type: 'wonder', wonder: 'jebel-barkal' })).toBe(false);
});

test('Banking: a resource at the capital of whoever holds Ibrahim', () => {
  const arrives = (ibrahim: number, space: number) => {
    const t = card('banking', 6, homeland().leads(0, 'ottoman')).city(1, 17);
    t.terra.ibrahim = ibrahim;
    return t.frames({ step: 'after-arrival', seat: 0, card: 'banking', space }).step;
  };
  expect([arrives(1, 22), arrives(1, 17), arrives(-1, 22)]).toEqual(['take-resource', 'over', 'over']);
});

describe('Astronomy', () => {
  const looks = (stack = [1, 2, 3]) => {
    const t = card('astronomy');
    t.terra.stack = stack;
    return t.resolves(0, 'astronomy', 6);
  };

  const look = { type: 'look' };

  test('TI 14.1 up to two tiles from the bottom are looked at, one by one, or one, or none', () => {
    const t = looks().does(look);
    expect([t.terra.looked, t.offers(look)]).toEqual([{ seat: 0, tiles: [3] }, true]);
    expect(t.does(look).offers(look)).toBe(false);
    const one = looks().does(look, { type: 'return-tile', tile: 3, to: 'top' });
    expect([one.step, one.terra.stack, one.terra.looked]).toEqual(['advance-dial', [3, 1, 2], { seat: -1, tiles: [] }]);
    const laid = looks().does(look, { type: 'survey', tile: 3, space: 34 });
    expect([laid.step, laid.terra.stack]).toEqual(['take-tile', [1, 2]]);
    expect([laid.facts('tile-chosen'), laid.facts('tile-looked-at')]).toMatchObject([[{ tile: 3 }], [{ seat: 0 }]]);
    expect(looks([1]).does(look).offers(look)).toBe(false);
  });

  test('one of two may be laid from the edge of one’s own capital’s tile', () => {
    const t = looks().does(look, look);
    expect([t.terra.looked, t.terra.stack]).toEqual([{ seat: 0, tiles: [3, 2] }, [1]]);
    const surveys = t.legal().flatMap((action) => ('space' in action ? [Number(action.space)] : []));
    expect([...new Set(surveys)].sort((a, b) => a - b)).toEqual([33, 34, 35, 37, 38, 39, 40, 41]);
    t.does({ type: 'return-tile', tile: 3, to: 'top' }, { type: 'survey', tile: 2, space: 34 });
    while (t.step !== 'advance-dial') t.does(t.legal()[0] ?? {});
    expect([t.game.map.includes(' 2'), t.terra.stack, t.terra.looked.tiles]).toEqual([true, [3, 1], []]);
  });

  test('the others go back to the top or the bottom in any order; then the dial advances', () => {
    const t = looks().does(look, look, { type: 'return-tile', tile: 3, to: 'bottom' });
    expect(t.offers(look)).toBe(false);
    t.does({ type: 'return-tile', tile: 2, to: 'bottom' });
    expect([t.terra.stack, t.terra.looked]).toEqual([[1, 3, 2], { seat: -1, tiles: [] }]);
    t.does({ type: 'advance' }).done();
    expect(t.player(0).dial).toBe(5);
  });

  test('looking is optional, and impossible without tiles', () => {
    expect(looks().done().step).toBe('advance-dial');
    expect(looks([]).legal()).toEqual([{ type: 'done' }]);
  });
});

test('Military Engineering: a district, armies from the card to own cities, then tokens in and next to armies reinforced', () => {
  const t = card('military-engineering').city(0, 17).token(0, 18, 33, 39, 10).army(0, -1, 10);
  t.resolves(0, 'military-engineering', 6).does({ type: 'district', district: 'encampment', space: 16 });
  expect(t.legal().map((action) => ('space' in action ? action.space : -1))).toEqual([-1, 17, 32]);
  t.does({ type: 'deploy', army: 0, space: 17 });
  const tokens = [10, 16, 18, 33, 39].map((space) => t.piece(space).split(' ')[0]);
  expect(tokens).toEqual(['reinforced', 'reinforced', 'reinforced', 'token', 'token']);
  expect([t.realm(0).armies, t.step]).toEqual([[17, 10], 'choose-focus']);
});

test('TI 15.2 Military Engineering puts no army into Antananarivo', () => {
  const t = card('military-engineering');
  t.grows(21, 'A');
  t.player(0).cityStateCards.push('antananarivo');
  t.resolves(0, 'military-engineering', 6).done();
  expect([t.terra.lent >= 0, t.spaces('deploy')]).toEqual([true, [32]]);
});

test('Horseback Riding: an army may move six spaces', () => {
  const march = (id: FocusId) => {
    const t = card(id).army(0, 32).resolves(0, id, 6).does({ type: 'army', army: 0, from: 32 });
    return t.game.frames.at(-1);
  };
  expect([march('horseback-riding'), march('masonry-ti')]).toMatchObject([{ left: 6 }, { left: 3 }]);
});

test('TI 16.5 Craftsmanship: the dial advances by 1 unless a city was built, even if no wonder was', () => {
  const t = card('craftsmanship').resolves(0, 'craftsmanship', 6).done();
  expect(t.player(0).dial).toBe(1);
  const wonder = card('craftsmanship').trade(0, 'industry', 3).offer('jebel-barkal').resolves(0, 'craftsmanship', 6);
  wonder.does({ type: 'wonder', wonder: 'jebel-barkal' });
  while (wonder.step === 'pay-wonder') wonder.does(wonder.legal()[0] ?? {});
  expect([wonder.player(0).dial, controlledWonders(wonder.game, 0)]).toEqual([1, ['jebel-barkal']]);
  const city = card('craftsmanship').resolves(0, 'craftsmanship', 6).does({ type: 'build-city', space: 39 });
  expect(city.player(0).dial).toBe(0);
});

describe('Scorched Earth', () => {
  test('TI 19.15 a beaten token is removed with the figures there, and the army makes its whole move again', () => {
    const t = homeland().leads(0, 'zulu').district(1, 'campus', 0).caravan(1, 0);
    t.strikes(5, 0, [6, 1], 'scorched-earth').does({ type: 'target', target: 'token', owner: 1 }, { type: 'scorch' });
    expect([t.piece(0), t.districtAt(1, 'campus'), t.player(1).caravans]).toEqual(['nothing', -1, [-1]]);
    expect(t.game.frames.at(-1)).toMatchObject({ step: 'move-army', left: 4, at: 0 });
  });

  test('once per turn, and it may be left', () => {
    const t = homeland().leads(0, 'zulu').token(1, 0, 1).strikes(5, 0, [6, 1], 'scorched-earth');
    t.does({ type: 'scorch' }).dice('dice', 6, 1).does({ type: 'march', space: 1 });
    while (t.step === 'fight-on') t.done();
    expect([t.piece(0), t.piece(1), t.step]).toEqual(['nothing', 'token of 0', 'choose-army']);
    const left = homeland().leads(0, 'zulu').token(1, 0).strikes(5, 0, [6, 1], 'scorched-earth').done();
    expect([left.piece(0), left.realm(0).armies]).toEqual(['token of 0', [0]]);
  });
});
