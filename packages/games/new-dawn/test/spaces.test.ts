import { act, decider, legal, luckFrom, seedFrom, start } from '@tabularium/kernel';
import { boardOf, type NewDawnState, newDawn } from '@tabularium/new-dawn';
import { expect, test } from 'vitest';
import { FOCUS_CARDS, type IndustryCard, type MilitaryCard } from '../src/content/focus-cards.ts';
import { DIFFICULTY } from '../src/content/tiles.ts';
import { attackStrength, defenceStrength, fightAt } from '../src/queries/combat.ts';
import { matureCities } from '../src/queries/maturity.ts';
import {
  countsAsCity,
  isCapital,
  isCity,
  isEmpty,
  isReinforced,
  isToken,
  ownerAt,
  pieceOwner,
} from '../src/queries/pieces.ts';
import { attackTargets, citySites, spacesWithin } from '../src/queries/reach.ts';
import { difficultyFor } from '../src/queries/terrain.ts';
import { table } from './table.ts';

const PLACING = { during: 'culture', placing: true } as const;

test('ND 5.1, ND 5.3, ND 5.4 difficulties: five kinds of land, natural wonders 5, city-states grassland', () => {
  expect(DIFFICULTY).toEqual({
    grassland: 1,
    hill: 2,
    forest: 3,
    desert: 4,
    mountain: 5,
    water: 1,
    'natural-wonder': 5,
  });
  const t = table();
  const { difficulty, terrain } = boardOf(t.game.map);
  expect([difficulty[30], difficulty[43], terrain[43]]).toEqual([5, 1, 'grassland']);
  t.token(0, 30);
  expect(difficultyFor(t.game, 0, PLACING)(30)).toBe(5);
});

test('ND 11.7 the space of a city-state counts as a city once it is conquered', () => {
  const t = table();
  expect(countsAsCity(t.game, 43)).toBe(false);
  t.token(1, 43);
  expect(countsAsCity(t.game, 43)).toBe(true);
});

test('ND 5.2 water is closed to placing, building and counting', () => {
  const t = table();
  const { water } = boardOf(t.game.map);
  for (const slot of [1, 2, 3, 4, 5]) {
    expect(citySites(t.game, 1, FOCUS_CARDS.pottery, slot).some((space) => water[space])).toBe(false);
  }
});

test('ND 5.5 a city or control token makes a space friendly or rival, a caravan never does', () => {
  const t = table().token(0, 56).city(1, 36).caravan(0, 57);
  expect([56, 36, 57].map((space) => ownerAt(t.game, space))).toEqual([0, 1, -1]);
});

test('ND 5.6, ND 5.11 empty: no token and no figure of any kind, whatever is printed', () => {
  const t = table().barbarian('A', 57).caravan(1, 36).token(0, 56).wonder('petra', 37);
  expect([57, 36, 56, 37, 43, 55, 30].map((space) => isEmpty(t.game, space))).toEqual(Array(7).fill(false));
  expect([18, 7, 8].map((space) => isEmpty(t.game, space))).toEqual([true, true, true]);
});

test('ND 5.9 the edge: a side that faces no space', () => {
  const { edge, neighbours } = boardOf(table().game.map);
  for (const [space, on] of edge.entries()) expect(on).toBe((neighbours[space]?.length ?? 0) < 6);
});

test('ND 5.12 capitals lie in the middle of their tile, so never on the edge', () => {
  for (const seats of [2, 3, 4]) {
    const { capitals, edge, tile } = boardOf(table(seats).game.map);
    for (const space of capitals) {
      expect(edge[space]).toBe(false);
      expect(tile.indexOf(tile[space] ?? -1)).toBe(space);
    }
  }
});

test('ND 5.7, ND 5.10 plain distance counts every space of the map, the start at distance 0', () => {
  const t = table();
  const { neighbours } = boardOf(t.game.map);
  expect(spacesWithin(t.game, 0, 0)).toEqual([0]);
  expect(new Set(spacesWithin(t.game, 0, 1))).toEqual(new Set([0, ...(neighbours[0] ?? [])]));
  const two = new Set([0, ...(neighbours[0] ?? []).flatMap((space) => [space, ...(neighbours[space] ?? [])])]);
  expect(new Set(spacesWithin(t.game, 0, 2))).toEqual(two);
});

test('ND 5.8 Japan: deserts and mountains by the water or edge count 3 in its own turn', () => {
  const t = table().leads(0, 'japan');
  t.turn(0);
  const difficulty = difficultyFor(t.game, 0, PLACING);
  expect([54, 29, 31, 22, 30].map(difficulty)).toEqual([3, 3, 5, 4, 5]);
  t.turn(1);
  expect(difficultyFor(t.game, 0, PLACING)(54)).toBe(5);
});

/** A position in the middle of a random game. */
function midgame(number: number): NewDawnState {
  const seats = 2 + (number % 3);
  const options = { map: number % 2 === 0 ? 'random' : 'first-game' };
  const game = start(newDawn, { seats, seed: seedFrom(`mid${number}`), options });
  const luck = luckFrom(seedFrom(`mid${number}`));
  for (let moves = 0; moves < 150 + 90 * (number % 7) && game.frames.length > 0; moves++) {
    const actions = legal(newDawn, game, decider(game));
    act(newDawn, game, decider(game), actions[luck(actions.length)] as never);
  }
  return game;
}

const positions = Array.from({ length: 40 }, (_, number) => midgame(number)).filter((game) => game.frames.length > 0);
const near = (game: NewDawnState, space: number) => boardOf(game.map).neighbours[space] ?? [];
const all = (game: NewDawnState) => game.pieces.map((_, space) => space);
const holds = (game: NewDawnState, seat: number, wonder: string) =>
  game.wonders.some((built) => built.wonder === wonder && ownerAt(game, built.space) === seat);
const isCityStateSpace = (game: NewDawnState, space: number) =>
  boardOf(game.map).cityStates.some((site) => site.space === space);
const cityStateAt = (game: NewDawnState, space: number) =>
  boardOf(game.map).cityStates.some((site) => site.space === space) && ownerAt(game, space) < 0;

/** Every space on some path of at most `range` steps: spelled out path by path. */
function reach(from: number[], range: number, game: NewDawnState, through: (space: number) => boolean): Set<number> {
  let layer = new Set(from);
  const reached = new Set(from);
  for (let steps = 0; steps < range; steps++) {
    const next = new Set<number>();
    for (const space of layer) {
      if (!from.includes(space) && !through(space)) continue;
      for (const neighbour of near(game, space)) next.add(neighbour);
    }
    for (const space of next) reached.add(space);
    layer = next;
  }
  return reached;
}

test('ND 17.1, ND 17.2 maturity agrees with a slow version on random maps', () => {
  let mature = 0;
  for (const game of positions) {
    for (let seat = 0; seat < game.seats; seat++) {
      const counts = (space: number) => {
        if (boardOf(game.map).water[space]) return true;
        const owner = ownerAt(game, space);
        if (!isToken(game.pieces[space])) return false;
        const borders = game.players[seat]?.diplomacy.some(
          ({ card, from }) => card === 'open-borders' && from === owner,
        );
        return owner === seat || borders === true || holds(game, seat, 'sydney-opera-house');
      };
      const slow = all(game).filter(
        (space) => isCity(game.pieces[space]) && ownerAt(game, space) === seat && near(game, space).every(counts),
      );
      expect(matureCities(game, seat)).toEqual(slow);
      mature += slow.length;
    }
  }
  expect(mature).toBeGreaterThan(0);
});

test('ND 13.3, ND 13.3b attack reach agrees with a slow version on random maps', () => {
  const cards: MilitaryCard[] = [FOCUS_CARDS.masonry, FOCUS_CARDS['mass-production'], FOCUS_CARDS.flight];
  for (const game of positions) {
    for (let seat = 0; seat < game.seats; seat++) {
      for (const card of cards) {
        const target = (space: number) => {
          const owner = ownerAt(game, space);
          return (owner >= 0 && owner !== seat) || game.barbarians.includes(space) || cityStateAt(game, space);
        };
        const through = (space: number) => {
          if (boardOf(game.map).water[space]) return card.overWater;
          return card.overEverything || !target(space);
        };
        const from = all(game).filter((space) => ownerAt(game, space) === seat && !game.turn.gained.includes(space));
        const range = holds(game, seat, 'pentagon') ? 99 : card.range;
        const slow = [...reach(from, range, game, through)].filter(target);
        expect(attackTargets(game, seat, card).toSorted()).toEqual(slow.toSorted());
      }
    }
  }
});

test('ND 12.1, ND 12.1c, ND 12.1d city sites agree with a slow version on random maps', () => {
  const cards: IndustryCard[] = [FOCUS_CARDS.pottery, FOCUS_CARDS['animal-husbandry'], FOCUS_CARDS.urbanization];
  for (const game of positions) {
    for (let seat = 0; seat < game.seats; seat++) {
      for (const card of cards) {
        for (const slot of [1, 3, 5])
          expect(citySites(game, seat, card, slot).toSorted()).toEqual(slowSites(game, seat, card, slot));
      }
    }
  }
});

function slowSites(game: NewDawnState, seat: number, card: IndustryCard, slot: number): number[] {
  const { water, edge } = boardOf(game.map);
  const difficulty = difficultyFor(game, seat, { during: 'industry', placing: false });
  const own = (space: number) => ownerAt(game, space) === seat;
  const easy = (space: number) => difficulty(space) <= slot;
  const open = (space: number) => {
    if (water[space]) return card.overWater;
    const rival = ownerAt(game, space) >= 0 && !own(space);
    return easy(space) && !rival && !game.barbarians.includes(space);
  };
  const caravans = card.fromCaravans ? (game.players[seat]?.caravans ?? []).filter((space) => space >= 0) : [];
  const from = [...all(game).filter(own), ...caravans];
  const reached = new Set(from);
  let layer = from;
  for (let steps = 0; steps < card.range; steps++) {
    layer = layer.flatMap((space) => near(game, space)).filter((space) => open(space) && !reached.has(space));
    for (const space of layer) reached.add(space);
  }
  const lighthouse = holds(game, seat, 'great-lighthouse');
  return all(game)
    .filter((space) => {
      if (!reached.has(space) && !(lighthouse && edge[space] && isEmpty(game, space))) return false;
      if (water[space] || !easy(space) || game.barbarians.includes(space)) return false;
      const piece = game.pieces[space] ?? 0;
      if (piece !== 0 && !(isToken(piece) && pieceOwner(piece) === seat)) return false;
      return !near(game, space).some((next) => isCity(game.pieces[next]) || isCityStateSpace(game, next));
    })
    .toSorted();
}

test('ND 13.4, ND 13.5 combat values agree with a slow version where no card or leader helps', () => {
  let compared = 0;
  for (const game of positions) {
    for (const player of game.players) {
      player.leader = 'rome';
      player.diplomacy = [];
      player.cityStateCards = [];
    }
    game.wonders = [];
    for (const space of attackTargets(game, 0, FOCUS_CARDS.flight)) {
      const fight = fightAt(game, { attacker: 0, space, card: 'iron-working', slot: 4, attack: 0, defence: 0 });
      const barbarian = ownerAt(game, space) < 0 && game.barbarians.includes(space);
      expect(attackStrength(game, fight)).toBe(4 + (barbarian ? 3 : 1));
      expect(defenceStrength(game, fight)).toBe(slowDefence(game, space, barbarian));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

function slowDefence(game: NewDawnState, space: number, barbarian: boolean): number {
  const terrain = boardOf(game.map).terrain[space] ?? 'water';
  const owner = ownerAt(game, space);
  if (barbarian) return DIFFICULTY[terrain];
  if (owner < 0) return 8;
  const around = near(game, space).filter((next) => isReinforced(game.pieces[next]) && ownerAt(game, next) === owner);
  const piece = game.pieces[space];
  if (isCity(piece) || isCapital(piece)) return 2 * DIFFICULTY[terrain] + around.length;
  return DIFFICULTY[terrain] + (isReinforced(piece) ? 1 : 0) + around.length;
}
