/** Worked examples of City Management: production, buildings, wonders, arts, markers (FF 7, FF 18, FF 19). */

import { artsOf, productionOf } from '../../src/queries/cities.ts';
import { iconsAt, resourceAt } from '../../src/queries/squares.ts';
import type { Table } from '../table.ts';
import {
  type Answers,
  armiesOf,
  at,
  board,
  chosen,
  closed,
  during,
  employs,
  go,
  HOME,
  hut,
  type Loose,
  manages,
  moves,
  onMap,
  step,
  wonder,
} from './board.ts';

const act = { type: 'act', city: HOME[0] } as const;
const make = (item: string) => ({ type: 'make', item }) as const;

/** The capital of seat 0 has so much production to spend, its figures and units aside. */
function producing(amount: number, bent = board()): Table {
  bent.capital(0).extra = 0;
  bent.capital(0).extra = amount - productionOf(bent.game, 0, bent.capital(0));
  return manages(bent).does(act, { type: 'produce' });
}

/** A city rich enough to build anything. */
const rich = (bent = board()) => producing(60, bent);

const may = (bent: Table, item: string, square: number): boolean => {
  if (!bent.allows(make(item))) return false;
  bent.does(make(item));
  return bent.allows({ type: 'place', square });
};

/** May the item be placed on a square around the capital where an enemy army stands? */
function blockaded({ place }: Loose): Loose {
  const bent = board().knows(0, 'currency');
  const square = bent.near(0);
  bent.figure(1, 'army', square);
  if (place === 'great-person') {
    bent.has(0, { reserve: ['artist'] });
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    return { legal: bent.allows({ type: 'place-person', person: 'artist', square }) };
  }
  bent.game.wonders.open = ['stonehenge', '', '', ''];
  const item = { building: 'market', wonder: 'stonehenge', scout: 'scout', army: 'army' }[place as string] ?? '';
  const legal = may(rich(bent), item, square);
  if (place !== 'army') return { legal };
  bent.does({ type: 'place', square });
  during(bent, 'respond');
  const [battle] = bent.facts('battle');
  return { legal, battle: battle !== undefined, attacker: battle?.seat === 0 ? 'placing_player' : '' };
}

/** Seat 0 finds a marker. */
function finds(id: string): Table {
  const bent = board();
  bent.game.map.markers[at(8, 3)] = { kind: 'hut', id, seenBy: [] };
  bent.figure(0, 'army', at(7, 3));
  return moves(bent).does(go(at(7, 3)), step(at(8, 3)));
}

const spent = (bent: Table) => (bent.game.spent.length > 0 ? 'box' : '');

export const cities: Answers = {
  caravan: ({ production }) => {
    const bent = board()
      .knows(0, 'navigation')
      .terrain(HOME[0] + 1, 'water');
    bent.capital(0).marker = 'caravan';
    producing(production, bent);
    const withIt = bent.allows({ type: 'make', item: 'harbor', caravan: true }) && !bent.allows(make('harbor'));
    return { production: withIt ? production + 2 : production };
  },
  'fort-defence': () => {
    const bent = board().has(1, { forces: ['infantry-3'] });
    bent.capital(1).marker = 'fortification';
    bent.figure(0, 'army', HOME[1] - 1);
    moves(bent).does(go(HOME[1] - 1), step(HOME[1]));
    during(bent, 'battle-turn');
    return { fortification: bent.capital(1).marker === 'fortification' };
  },
  'rush-america': ({ civ, production, trade, need }) => rushed(board([civ, 'rome']), production, trade, need),
  rush: ({ production, trade, need }) => rushed(board(), production, trade, need),
  'america-rush-6': ({ civ, trade }) => {
    const bent = board([civ, 'rome']).has(0, { trade });
    bent.game.wonders.open = ['stonehenge', '', '', ''];
    for (let production = 0; production < 10; production++) {
      if (producing(production, bent).allows(make('stonehenge'))) return { production: 10 - production };
    }
    return {};
  },
  'wonder-culture-medieval': ({ wonders }) => arts(wonders[0], false),
  'wonder-culture-obsolete': ({ wonders, obsolete }) => arts(wonders[0], obsolete),
  'obsolete-in-market': () => {
    const bent = board()
      .knows(0, 'monarchy')
      .has(0, { resources: { incense: 0, iron: 0, silk: 1, wheat: 0 } });
    bent.game.wonders.open = ['colossus', '', '', ''];
    bent.game.wonders.deck = ['louvre'];
    manages(bent).does({ type: 'use', source: 'technology:monarchy', effect: 0 });
    while (bent.step === 'declare') bent.does(bent.actions('choose')[0] ?? { type: 'pass' });
    const gone = bent.game.wonders.gone.includes('colossus') ? 'box' : '';
    return { card: gone, marker: gone, market_refilled: bent.game.wonders.open[0] === 'louvre' };
  },
  'replace-wonder': ({ new: item }) => {
    const bent = wonder(board().knows(0, 'philosophy'), 0, 'colossus', 0);
    const legal = may(rich(bent), item, bent.near(0));
    bent.does({ type: 'place', square: bent.near(0) });
    return { wonder: bent.game.wonders.gone.includes('colossus') ? 'box' : '', legal_if_terrain_ok: legal };
  },
  'replace-great-person': ({ new: item }) => {
    const bent = board().knows(0, 'writing');
    bent.piece(bent.near(0), 'person', 'artist', 0);
    may(rich(bent), item, bent.near(0));
    bent.does({ type: 'place', square: bent.near(0) });
    return { 'great-person': bent.player(0).reserve.includes('artist') ? 'reserve' : '' };
  },
  'replace-foreign': () => {
    const bent = board().knows(0, 'writing');
    const foreign = bent.near(1);
    bent.piece(foreign, 'building', 'library', 1);
    return { legal: may(rich(bent), 'library', foreign) };
  },
  'limited-second': ({ city_has, build }) => {
    const bent = board().knows(0, 'philosophy');
    bent.piece(bent.near(0), 'building', city_has[0], 0);
    return { legal: may(rich(bent), build, bent.near(0, 1)) };
  },
  'limited-replace': ({ city_has, build }) => {
    const bent = board().knows(0, 'philosophy');
    bent.piece(bent.near(0), 'building', city_has[0], 0);
    return { legal: may(rich(bent), build, bent.near(0)) };
  },
  'limited-plus-wonder': ({ city_has }) => {
    const bent = board();
    bent.piece(bent.near(0), 'building', city_has[0], 0);
    bent.game.wonders.open = ['stonehenge', '', '', ''];
    return { legal: may(rich(bent), 'stonehenge', bent.near(0, 1)) };
  },
  'second-wonder': () => {
    const bent = wonder(board(), 0, 'colossus', 0);
    bent.game.wonders.open = ['stonehenge', '', '', ''];
    return { legal: may(rich(bent), 'stonehenge', bent.near(0, 1)) };
  },
  'upgrade-flip': ({ buildings, learn }) => {
    const bent = board().knows(0, 'pottery').has(0, { trade: 27 });
    bent.player(0).rows[0]?.push('writing', 'currency');
    for (const [near, id] of buildings.entries()) bent.piece(bent.near(0, near), 'building', id, 0);
    bent.waits({ step: 'end-turn' }, { step: 'research' });
    bent.as(0).does({ type: 'research', technology: learn });
    bent.as(1).does({ type: 'research', technology: '' });
    const flipped = onMap(bent, 'building');
    rich(bent);
    return {
      buildings: flipped,
      can_build: bent.allows(make('aqueduct')) ? ['aqueduct'] : [],
      cannot_build: bent.allows(make('granary')) ? [] : ['granary'],
    };
  },
  'blockaded-place-': blockaded,
  'communism-production': ({ outskirts, government }) => {
    const bent = board().has(0, { government });
    for (let n = 0; n < outskirts / 2; n++) bent.terrain(bent.near(0, n), 'forest');
    return { production: productionOf(bent.game, 0, bent.capital(0)) };
  },
  'hut-resource-spent': () => {
    const bent = board()
      .knows(0, 'construction')
      .has(0, { markers: [hut('wheat', 0)] });
    const before = bent.game.market.wheat;
    manages(bent).does({ type: 'use', source: 'technology:construction', effect: 0 });
    return { goes_to: spent(bent), market_wheat_change: bent.game.market.wheat - before };
  },
  'city-destroyed': () => {
    const bent = board().has(0, { forces: ['infantry-3', 'infantry-3', 'infantry-3'] });
    bent.city(1, at(8, 3));
    const before = bent.game.buildings['library'] ?? 0;
    bent
      .piece(at(9, 3), 'building', 'library', 1)
      .piece(at(9, 2), 'wonder', 'colossus', 1)
      .piece(at(9, 4), 'person', 'artist', 1);
    const [markers, artists] = [bent.player(1).cityMarkers, bent.game.greatPeople['artist']];
    bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3)), step(at(8, 3)));
    during(bent, 'battle-turn');
    const kept = bent.player(1).reserve.includes('artist') || bent.game.greatPeople['artist'] !== artists;
    return {
      library: bent.game.buildings['library'] === before + 1 ? 'market' : '',
      wonder: bent.game.wonders.gone.includes('colossus') ? 'box' : '',
      artist: onMap(bent, 'person').includes('artist') || kept ? '' : 'box',
      city_marker: bent.player(1).cityMarkers === markers + 1 ? 'owner' : '',
    };
  },
  'friendly-workers': ({ city_production }) => {
    const bent = board().has(0, { markers: [hut('friendly-workers', 0)] });
    bent.capital(0).extra = city_production;
    manages(bent).does({ type: 'use', source: 'marker:friendly-workers', effect: 0 });
    return { city_production: productionOf(bent.game, 0, bent.capital(0)), marker: spent(bent) };
  },
  'native-art-hut': ({ marker }) => {
    const bent = finds(marker);
    return { culture: bent.player(0).culture, marker: spent(bent) };
  },
  'native-art-village': ({ marker }) => {
    const bent = finds(marker);
    return { culture: bent.player(0).culture, marker: spent(bent) };
  },
  wealth: ({ marker }) => {
    const bent = finds(marker);
    return { coin_tokens_on_sheet: bent.player(0).coins['sheet'], marker: spent(bent) };
  },
  'teacher-': ({ tech_level }) => {
    const bent = board().has(0, { markers: [hut('teacher', 0)] });
    bent.player(0).rows[0]?.push('pottery', 'currency');
    bent.waits({ step: 'end-turn' }, { step: 'start-of-turn', seat: 0 });
    bent.does({ type: 'use', source: 'marker:teacher', effect: 0 });
    const wanted = tech_level === 1 ? 'writing' : 'sailing';
    return { legal: chosen(bent, 'technology').includes(wanted) };
  },
  'friendly-barbarian-full': ({ stack_in_square }) => {
    const bent = board();
    bent.game.map.markers[at(8, 3)] = { kind: 'hut', id: 'friendly-barbarian', seenBy: [] };
    for (let n = 0; n < stack_in_square; n++) bent.figure(0, 'army', at(7, 3));
    moves(bent).does(go(at(7, 3), stack_in_square), step(at(8, 3)));
    const items = chosen(bent, 'item');
    const units = items.length > 0 && !items.includes('army') && !items.includes('scout');
    return { choices: units ? ['unit'] : items };
  },
  // Whoever knows Engineering builds an aqueduct where the examples say granary: three more for the same row of icons.
  'engineering-split': ({ production, items: [first] }) => {
    const bent = producing(production, board().knows(0, 'engineering', 'pottery'));
    bent.does(make(first), { type: 'place', square: bent.near(0) });
    const legal = bent.allows(make('aqueduct'));
    bent.does(make('aqueduct'), { type: 'place', square: bent.near(0, 1) });
    const built = onMap(bent, 'building').length === 1 && armiesOf(bent, 0) === 1;
    return { legal, spent: built ? 4 + 8 - 3 : 0 };
  },
  'engineering-new-icons': ({ production }, { note }) => {
    const bent = producing(production + 3, board().knows(0, 'engineering', 'pottery'));
    bent.does(make('aqueduct'), { type: 'place', square: bent.near(0) });
    return { legal: bent.step === 'produce-item' && bent.allows(make('army')), note };
  },
  'wonder-deck-empty': () => {
    const bent = board();
    bent.game.wonders.open = ['stonehenge', 'colossus', 'oracle', 'pyramids'];
    bent.game.wonders.deck = [];
    rich(bent).does(make('stonehenge'), { type: 'place', square: bent.near(0) });
    return { open_slots: bent.game.wonders.open.filter((id) => id !== '').length };
  },
  'cancelled-caravan': () => {
    const bent = board()
      .knows(1, 'writing')
      .has(1, { markers: [hut('spy', 1)] });
    bent.capital(0).marker = 'caravan';
    producing(3, bent).does({ type: 'make', item: 'army', caravan: true }, { type: 'place', square: bent.near(0) });
    bent.as(1).does({ type: 'respond', source: 'technology:writing', effect: 0 });
    during(bent, 'respond');
    return { caravan: bent.capital(0).marker === '' && armiesOf(bent, 0) === 0 ? 'discarded' : '' };
  },
  michelangelo: ({ wonder: id, knows }) => {
    const bent = board().knows(0, ...knows);
    employs(bent, 0, 'artist', closed('michelangelo'));
    return { cost: priceOf(bent, id, 'michelangelo') };
  },
  'wonder-discount': ({ wonder: id, knows }) => ({ cost: priceOf(board(['rome', 'china']).knows(0, ...knows), id) }),
  'wonder-full': ({ wonder: id, knows }) => ({ cost: priceOf(board(['rome', 'china']).knows(0, ...knows), id) }),
  'military-science-7': ({ coins }) => {
    const bent = board().has(0, { coins: { sheet: coins } });
    const before = productionOf(bent.game, 0, bent.capital(0));
    return { extra_per_city: productionOf(bent.knows(0, 'military-science').game, 0, bent.capital(0)) - before };
  },
  'anarchy-capital': ({ government }) => ({ action: manages(board().has(0, { government })).allows(act) }),
  'anarchy-lovelace': ({ government }) => {
    const bent = employs(board().has(0, { government }), 0, 'engineer', closed('lovelace'));
    manages(bent).does({ type: 'use', source: 'person:lovelace', effect: 0 });
    return { action: bent.allows(act) };
  },
  'resource-once': ({ ability }) => {
    const bent = board()
      .knows(0, ability)
      .has(0, { resources: { incense: 0, iron: 0, silk: 0, wheat: 2 } });
    const use = { type: 'use', source: `technology:${ability}`, effect: 0 } as const;
    manages(bent).does(use);
    return { legal_second: bent.allows(use) };
  },
  'nuke-capital': () => {
    const bent = board()
      .knows(0, 'atomic-theory')
      .has(0, { markers: [hut('uranium', 0)] });
    bent.capital(1).centre = [HOME[1], HOME[1] + 1];
    return { legal: moves(bent).actions('use').length > 0 };
  },
  'india-arts': ({ culture_icons, resource_squares }) => {
    const bent = board(['india', 'rome']);
    bent.capital(0).centre = [HOME[0], HOME[0] + 1];
    bent.piece(at(1, 1), 'building', 'library', 0);
    bent.game.map.disasters.fill('');
    for (const square of [
      at(1, 1),
      at(2, 1),
      at(3, 1),
      at(4, 1),
      at(1, 2),
      at(4, 2),
      at(1, 3),
      at(2, 3),
      at(3, 3),
      at(4, 3),
    ])
      bent.terrain(square, 'grassland');
    const home = bent.game.map.tiles[0];
    if (home !== undefined) home.rotation = 0;
    const wanted = resourceSquare(bent);
    bent.terrain(wanted, '');
    manages(bent).does({ type: 'act', city: HOME[0] }, { type: 'arts' });
    return { culture: culture_icons === 1 && resource_squares === 1 ? bent.player(0).culture : -1 };
  },
};

/** A square around the capital of seat 0 that shows a resource when nothing covers it. */
function resourceSquare(bent: Table): number {
  const bare = structuredClone(bent.game);
  bare.map.disasters.fill('');
  const squares = [at(2, 1), at(3, 1), at(4, 1), at(1, 2), at(4, 2), at(1, 3), at(2, 3), at(3, 3), at(4, 3)];
  const plain = (square: number) => (iconsAt(bare, square).culture ?? 0) === 0;
  return squares.find((square) => resourceAt(bare, square) !== '' && plain(square)) ?? -1;
}

function rushed(bent: Table, production: number, trade: number, need: number) {
  bent.has(0, { trade }).knows(0, 'currency');
  producing(production, bent);
  if (need !== 7 || !bent.allows(make('market'))) return { legal: false, trade_after: trade };
  bent.does(make('market'), { type: 'place', square: bent.near(0) });
  return { legal: true, trade_after: bent.player(0).trade };
}

function arts(era: string, obsolete: boolean): Loose {
  const bent = board();
  const id = { ancient: 'stonehenge', medieval: 'louvre', modern: 'panama-canal' }[era] ?? '';
  wonder(bent, 0, id, 0);
  const piece = bent.game.map.pieces[bent.near(0)];
  if (piece) piece.obsolete = obsolete;
  const culture = artsOf(bent.game, 0, bent.capital(0));
  if (!obsolete) return { culture };
  bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
  return { culture, ability: bent.player(0).culture > 0 };
}

/** The least production with which the wonder can be built without any trade. */
function priceOf(bent: Table, id: string, person = ''): number {
  bent.game.wonders.open = [id, '', '', ''];
  for (let production = 4; production < 30; production++) {
    const way = person === '' ? make(id) : { type: 'make' as const, item: id, person };
    if (producing(production, bent).allows(way)) return production;
  }
  return -1;
}
