/** Worked examples of the metropolis (FF 13). */

import { growthSquares } from '../../src/queries/cities.ts';
import { around, geometryOf } from '../../src/queries/geometry.ts';
import { isWater } from '../../src/queries/squares.ts';
import type { Table } from '../table.ts';
import { type Answers, at, board, HOME } from './board.ts';

/** The capital of seat 0, which is to grow, with this on the square to its right. */
function growing(change: (bent: Table, square: number) => void = () => {}): { bent: Table; square: number } {
  const bent = board();
  const square = HOME[0] + 1;
  change(bent, square);
  return { bent, square };
}

const grows = (bent: Table, square: number) => growthSquares(bent.game, 0).includes(square);

function growInto(bent: Table, square: number): Table {
  bent.has(0, { growing: true });
  bent.waits({ step: 'end-turn' }, { step: 'city-management', seat: 0 }, { step: 'growth-check', seat: 0 });
  if (bent.step === 'growth-square') bent.does({ type: 'place', square });
  return bent;
}

/** The answers. */
export const metropolis: Answers = {
  'metropolis-example': () => {
    const { bent, square: a } = growing((made) => {
      made.capital(0).centre = [at(2, 1)];
    });
    const [right, left, up, down] = [at(3, 1), at(1, 1), at(2, 0), at(2, 2)];
    bent.terrain(left, 'water').piece(left, 'building', 'harbor', 0);
    bent.figure(1, 'army', down);
    const names: Readonly<Record<number, string>> = { [right]: 'A', [left]: 'B', [up]: 'C', [down]: 'D' };
    const legal = growthSquares(bent.game, 0)
      .map((square) => names[square])
      .toSorted();
    const before = bent.game.buildings['harbor'] ?? 0;
    growInto(bent, left);
    const back = (bent.game.buildings['harbor'] ?? 0) - before;
    return { legal: a === at(3, 2) ? legal : [], choose_B: { returned_to_market: back === 1 ? 'harbor' : '' } };
  },
  'metropolis-outskirts': ({ centre }) => ({
    outskirts_count: around(
      geometryOf(2),
      centre.map(([x, y]: number[]) => at(x ?? 0, y ?? 0)),
    ).length,
  }),
  'metropolis-mandatory-later': () => {
    const { bent } = growing((made) => {
      for (const square of [HOME[0] + 1, HOME[0] - 1, HOME[0] + 16, HOME[0] - 16]) made.figure(1, 'army', square);
    });
    bent.waits(
      { step: 'end-turn' },
      { step: 'city-management', seat: 0 },
      {
        step: 'perform',
        seat: 0,
        source: 'technology:agriculture',
        effect: 0,
        option: -1,
        picks: [],
        paid: [],
        about: { square: -1, technology: '', other: -1, city: -1 },
      },
    );
    const now = bent.capital(0).centre.length > 1 ? 'now' : '';
    for (const figure of bent.player(1).figures) figure.square = -1;
    bent.waits({ step: 'end-turn' }, { step: 'start-rewards', seat: 0 });
    if (bent.step === 'growth-square') bent.does(bent.actions('place')[0] ?? { type: 'pass' });
    return { grows_at: now || (bent.capital(0).centre.length > 1 ? 'next_start_of_turn' : '') };
  },
  'metropolis-diagonal': () => ({ legal: grows(growing().bent, HOME[0] + 17) }),
  'metropolis-own-figures': () => {
    const { bent, square } = growing((made, here) => made.figure(0, 'scout', here));
    const legal = grows(bent, square);
    growInto(bent, square);
    const [to] = bent.actions('place');
    if (to !== undefined) bent.does(to);
    const near = geometryOf(2).near[square] ?? [];
    const moved = bent.player(0).figures.some((figure) => near.includes(figure.square));
    return { legal, moved_to: moved ? 'adjacent legal square' : '' };
  },
  'metropolis-wonder': () => {
    const { bent, square } = growing((made, here) => made.piece(here, 'wonder', 'colossus', 0));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, wonder: bent.game.wonders.gone.includes('colossus') ? 'box' : '' };
  },
  'metropolis-person': () => {
    const { bent, square } = growing((made, here) => made.piece(here, 'person', 'artist', 0));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, person: bent.player(0).reserve.includes('artist') ? 'reserve' : '' };
  },
  'metropolis-water': () => {
    const { bent, square } = growing((made, here) => made.terrain(here, 'water'));
    const legal = grows(bent, square);
    growInto(bent, square);
    return { legal, water_for_movement: isWater(bent.game, square) };
  },
  'metropolis-unexplored': () => {
    const bent = board();
    bent.capital(0).centre = [at(2, 2)];
    const tile = bent.game.map.tiles[geometryOf(2).slotOf[at(4, 2)] ?? -1];
    if (tile !== undefined) tile.revealed = false;
    return { legal: grows(bent, HOME[0] + 1) };
  },
  'metropolis-overlap': () => {
    const { bent, square } = growing((made) => made.city(1, at(5, 2)));
    return { legal: grows(bent, square) };
  },
};
