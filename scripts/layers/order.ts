/**
 * The order inside a game: content, state, queries, rules, effects, then texts, bots and lessons beside each other,
 * challenges on top of them, then the base box, what all boxes have together, the index and the doors for clients. Each
 * floor imports the values of lower ones only. An expansion is a folder of the same order beside the base's rooms.
 */

import type { Import, Module, Repository } from './repository.ts';

/** The floors from the ground up, with the files and folders that stand on each. */
const FLOORS: readonly (readonly string[])[] = [
  ['content'],
  ['state', 'vocabulary', 'labels', 'questions'],
  ['queries'],
  ['rules'],
  ['effects'],
  ['visibility', 'determinize', 'invariants'],
  ['text', 'bot', 'lessons'],
  ['challenges'],
  ['answers', 'box'],
  ['modules'],
  ['index'],
  ['public'],
];

/** Rooms that lie beside each other: they share their floor and nothing else. */
const APART = FLOORS.findIndex((rooms) => rooms.includes('text'));

/** The floor on which boxes are laid out together, whence the index takes them. */
const TOGETHER = FLOORS.findIndex((rooms) => rooms.includes('modules'));

/** Where a file of a game stands: in the base game or the folder of a box, on a floor, in a room of it. */
interface Place {
  readonly game: string;
  readonly box: string | null;
  readonly room: string;
  readonly floor: number;
}

/** Every import inside a game that leads upwards, sideways or from the base into a box, each as a sentence. */
export function strayedGames({ modules }: Repository): string[] {
  return modules.flatMap((module) => {
    const home = placeOf(module.path);
    if (home === null) return [];
    if (home.floor < 0) return [`${module.path} has no place in the order of a game`];
    return module.imports.flatMap((one) => complaint(module, home, one) ?? []);
  });
}

function complaint({ path }: Module, home: Place, { path: target, onlyTypes }: Import): string | null {
  const there = target === null ? null : placeOf(target);
  if (target === null || there === null || there.game !== home.game) return null;
  if (home.box === null && there.box !== null) {
    return composes(home) ? null : `${path} names the box ${there.box} (${target})`;
  }
  if (onlyTypes || there.floor < home.floor || there.room === home.room) return null;
  if (there.floor > home.floor) return `${path} imports ${target}, which stands above it`;
  return home.floor === APART ? `${path} imports ${target}, which stands beside it` : null;
}

/** Only the index, and what lays the boxes out for it, know which boxes there are; a box may build on another. */
function composes({ floor }: Place): boolean {
  return floor >= TOGETHER;
}

function placeOf(path: string): Place | null {
  const [, game, inside = ''] = /^packages\/games\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  if (game === undefined || game === 'catalogue') return null;
  const rooms = inside.replace(/\.ts$/, '').split('/');
  const isBox = rooms.length > 1 && floorOf(rooms[0]) < 0;
  const [room = ''] = isBox ? rooms.slice(1) : rooms;
  return { game, box: isBox ? (rooms[0] ?? null) : null, room, floor: floorOf(room) };
}

function floorOf(room: string | undefined): number {
  return FLOORS.findIndex((rooms) => room !== undefined && rooms.includes(room));
}
