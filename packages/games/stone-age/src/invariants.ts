/** What must hold after every action: nothing is lost, nothing is doubled, nobody has what nobody can have. */

import { BUILDING_IDS } from './content/buildings.ts';
import { CARD_IDS } from './content/cards.ts';
import { PIECES, RESOURCES } from './content/goods.ts';
import { MOST } from './content/limits.ts';
import { PLACES } from './content/places.ts';
import { personsOn, playersPerResourcePlace, villagePlaces } from './queries/places.ts';
import { unplaced } from './queries/players.ts';
import type { Player, StoneAgeState } from './state.ts';

/** Every broken law as a sentence. */
export function invariants(game: StoneAgeState): string[] {
  return [...cardsAndTiles(game), ...game.players.flatMap(playerLaws), ...placeLaws(game), ...supplyLaws(game)];
}

function cardsAndTiles(game: StoneAgeState): string[] {
  const owned = game.players.flatMap(({ cards, kept, extra }) => [...cards, ...kept, ...extra]);
  const tiles = [
    ...game.buildings,
    ...game.stacks.flat(),
    ...game.boxed,
    ...game.players.flatMap(({ built }) => built),
  ];
  const broken: string[] = [];
  if (!isComplete([...game.cards, ...game.pile, ...owned], CARD_IDS))
    broken.push('a civilization card was lost or doubled');
  if (!isComplete(tiles, BUILDING_IDS)) broken.push('a building tile was lost or doubled');
  return broken;
}

function isComplete(zone: readonly (string | null)[], all: readonly string[]): boolean {
  const present = zone.filter((id) => id !== null);
  return present.length === all.length && new Set(present).size === all.length;
}

function playerLaws(player: Player, seat: number): string[] {
  const broken: string[] = [];
  const outside = (value: number, most: number) => !Number.isInteger(value) || value < 0 || value > most;
  if (outside(player.persons, MOST.persons) || unplaced(player) < 0) broken.push(`seat ${seat} has impossible people`);
  if (outside(player.field, MOST.field)) broken.push(`seat ${seat} has left the field track`);
  if (player.tools.some((tool) => outside(tool, MOST.toolValue))) broken.push(`seat ${seat} has an impossible tool`);
  if (Math.max(...player.tools) - Math.min(...player.tools) > 1) broken.push(`seat ${seat}'s tools grow unevenly`);
  const stores = [player.food, ...RESOURCES.map((resource) => player.resources[resource])];
  if (stores.some((store) => outside(store, Number.MAX_SAFE_INTEGER))) broken.push(`seat ${seat} has a negative store`);
  return broken;
}

function placeLaws(game: StoneAgeState): string[] {
  const broken: string[] = [];
  let village = 0;
  for (const [index, place] of PLACES.entries()) {
    const there = game.players.map((player) => personsOn(player, index));
    const persons = there.reduce((sum, number) => sum + number, 0);
    const players = there.filter((number) => number > 0).length;
    if (persons > place.rings) broken.push(`${place.id} is overcrowded`);
    if (!place.shared && players > 1) broken.push(`${place.id} has two owners`);
    if (place.limited && players > playersPerResourcePlace(game.seats)) broken.push(`too many players on ${place.id}`);
    if (place.village && players > 0) village++;
  }
  if (village > villagePlaces(game.seats)) broken.push('too many village places are taken');
  return broken;
}

function supplyLaws(game: StoneAgeState): string[] {
  if (!game.options.limitedSupply) return [];
  return RESOURCES.filter(
    (resource) => game.players.reduce((sum, player) => sum + player.resources[resource], 0) > PIECES[resource],
  ).map((resource) => `more ${resource} than pieces in the box`);
}
