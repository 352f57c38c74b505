/** Worked examples of set-up: capitals, start bonuses, decks and pools (FF 2, FF 3). */

import { type FameView, fameAndFortune } from '@tabularium/fame-and-fortune';
import { view } from '@tabularium/kernel';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { CENTRE_SQUARES } from '../../src/content/tiles.ts';
import { around, geometryOf, printedPlace } from '../../src/queries/geometry.ts';
import { resourcesOf, yieldOf } from '../../src/queries/icons.ts';
import { statOf } from '../../src/queries/sources.ts';
import { outskirtsOf } from '../../src/queries/squares.ts';
import { type Table, table } from '../table.ts';
import { type Answers, type Loose, onMap } from './board.ts';

const counted = (cards: readonly string[]) => {
  const sum: Record<string, number> = {};
  for (const card of cards) sum[card] = (sum[card] ?? 0) + 1;
  return sum;
};

/** The strengths of a deck, as it is before anybody draws. */
function deckOf(type: 'infantry' | 'aircraft') {
  const { game } = table(['china', 'rome']);
  const cards = [
    ...game.units[type].down,
    ...game.players.flatMap(({ forces }) => forces.filter((card) => card.startsWith(type))),
  ];
  return { strength: counted(cards.map((card) => card.split('-')[1] ?? '')), size: cards.length };
}

function poolOf(kind: 'hut' | 'village') {
  const { game } = table(['china', 'rome']);
  const ids = [
    ...game.pools[kind],
    ...game.map.markers.flatMap((marker) => (marker?.kind === kind ? [marker.id] : [])),
  ];
  return { ...counted(ids), total: ids.length };
}

function wonderDeck({ egypt }: Loose) {
  const bent = table([egypt ? 'egypt' : 'china', 'rome']);
  const seen = view(fameAndFortune, bent.game, 0) as FameView;
  const era = (id: string) =>
    ['stonehenge', 'hanging-gardens', 'oracle', 'colossus', 'chichen-itza', 'great-wall', 'pyramids'].includes(id)
      ? 'ancient'
      : 'medieval';
  return {
    market: counted(seen.wonders.open.map(era)),
    deck: counted(seen.wonders.deck.map((back) => back.era)),
  };
}

const onMapOf = (bent: Table, kind: string) =>
  bent.player(0).figures.filter((figure) => figure.kind === kind && figure.square >= 0).length;

const totalOf = (bent: Table, kind: string) => bent.player(0).figures.filter((figure) => figure.kind === kind).length;

/** May three figures of that civilization stand in one square at set-up? */
function stacked({ civ, figures_same_square }: Loose) {
  const bent = table([civ, 'rome']);
  return { legal: statOf(bent.game, 0, 'stacking-limit') >= figures_same_square };
}

/** The capital of a civilization at that place of its printed home tile. */
function capitalAt(civ: string, places: readonly Loose[]): Table {
  const bent = table([civ, civ === 'rome' ? 'germany' : 'rome']);
  const { slots } = geometryOf(2);
  const { rotation } = bent.game.map.tiles[0] ?? { rotation: 0 };
  bent.cleared();
  bent.game.map.pieces.fill(null);
  bent.capital(0).centre = places.map(([row, column]: number[]) => {
    const printed = (row ?? 0) * 4 + (column ?? 0);
    return (slots[0] ?? []).find((_, place) => printedPlace(place, rotation) === printed) ?? -1;
  });
  return bent;
}

function sums(bent: Table) {
  const capital = bent.capital(0);
  return {
    ...yieldOf(bent.game, 0, capital),
    resources: resourcesOf(bent.game, 0, capital).toSorted(),
    outskirts: outskirtsOf(bent.game, capital).length,
  };
}

/** The answers. */
export const setUp: Answers = {
  'wonder-deck': wonderDeck,
  'spain-stack': stacked,
  'russia-stack': stacked,
  'setup-arabia': ({ civ, players }) => {
    const bent = table([civ, 'rome', 'china', 'germany'].slice(0, players));
    const { resources, ranks } = bent.player(0);
    return { own: resources, market: bent.game.market, artillery_rank: ranks.artillery };
  },
  'setup-greece': ({ civ }) => {
    const { government, governments, ranks } = table([civ, 'rome']).player(0);
    return { government, unlocked: governments, infantry_rank: ranks.infantry };
  },
  'setup-spain': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return {
      armies: onMapOf(bent, 'army'),
      scouts: onMapOf(bent, 'scout'),
      stacking_limit: statOf(bent.game, 0, 'stacking-limit'),
      scouts_total: totalOf(bent, 'scout'),
    };
  },
  'setup-russia': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return {
      armies: onMapOf(bent, 'army'),
      scouts: onMapOf(bent, 'scout'),
      stacking_limit: statOf(bent.game, 0, 'stacking-limit'),
      armies_total: totalOf(bent, 'army'),
      government: bent.player(0).government,
    };
  },
  'setup-germany-units': ({ civ }) =>
    counted(
      table([civ, 'rome'])
        .player(0)
        .forces.map((card) => card.split('-')[0] ?? ''),
    ),
  'arabia-forces-investments': ({ civilizations }) => ({
    investments: table(civilizations, { investments: false }).game.options.investments,
  }),
  'america-deck': ({ civ }) => {
    const bent = table([civ, 'rome']);
    return { draws_card: bent.player(0).people.length === 1, marker_on_map: onMap(bent, 'person').length === 1 };
  },
  'market-tokens-5p': ({ players }) => ({
    per_kind: table(['china', 'rome', 'egypt', 'germany', 'russia'].slice(0, players)).game.market.iron,
  }),
  'unit-deck-land': () => {
    const { strength, size } = deckOf('infantry');
    return { strength_rank1: strength, size };
  },
  'unit-deck-air': () => deckOf('aircraft'),
  'hut-pool': () => poolOf('hut'),
  'village-pool': () => poolOf('village'),
  'basic-': ({ building }) => ({ basic: !(BUILDINGS[building as keyof typeof BUILDINGS] as Loose).upgraded }),
  'capital-sums-': ({ civ, options }) => ({ sums: options.map((centre: Loose) => sums(capitalAt(civ, centre))) }),
  'start-trade-': ({ civ, capital_square, extra_markers }, expected) => {
    const bent = capitalAt(civ, [capital_square]);
    const { slots } = geometryOf(2);
    const { rotation } = bent.game.map.tiles[0] ?? { rotation: 0 };
    for (const { 'great-person': person, square } of extra_markers) {
      const printed = square[0] * 4 + square[1];
      const place = (slots[0] ?? []).find((_, one) => printedPlace(one, rotation) === printed) ?? -1;
      bent.piece(place, 'person', person, 0);
    }
    const found = yieldOf(bent.game, 0, bent.capital(0));
    const dial = { trade_dial: found.trade };
    return expected.outskirts_production === undefined ? dial : { ...dial, outskirts_production: found.production };
  },
  'setup-india': () => {
    const bent = table(['india', 'rome']);
    const [capital] = bent.player(0).cities;
    bent.has(0, { cities: [] });
    bent.waits({ step: 'end-turn' }, { step: 'choose-capital', seat: 0 });
    const centres = bent.actions('settle').map(({ centre }) => centre);
    const diagonal = centres.some(([one = 0, other = 0]) => ![1, 16].includes(Math.abs(one - other)));
    const outskirts = centres.map((centre) => around(geometryOf(2), centre).length);
    return {
      city: capital?.centre.length === 2 && CENTRE_SQUARES.length === 4 ? 'metropolis' : 'capital',
      positions: centres.length,
      diagonal,
      outskirts: Math.max(...outskirts),
    };
  },
};
