/** The players: everybody's numbers, then one's own pyramid, cities and hand. */

import type { FameState, FameView } from '@tabularium/fame-and-fortune';
import { artsOf, coinsOf, productionOf, readable, technologiesOf, yieldOf } from '@tabularium/fame-and-fortune/queries';
import { HIDDEN } from '@tabularium/kernel';
import { bold, clip, fitted, flow, inSeatColour, thing } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';
import { placeWords } from './square.ts';

/** The room for a player's name. */
const NAME = 12;

/** What is counted for everybody, one row for each player. */
export function playerTable(game: FameState, labels: Labels): string[] {
  const { own, names } = labels;
  const head = [
    '',
    own.civilization,
    own.government,
    own.trade,
    own.cultureTokens,
    own.track,
    own.coins,
    own.technologies,
    own.units,
    own.eventsHeld,
    own.people,
    own.markers,
  ];
  const rows = game.players.map((player, seat) => [
    inSeatColour(seat, `${seat + 1} ${clip(names[seat] ?? '', NAME)}`),
    player.civilization === '' ? '–' : nameOf(labels, 'civilization', player.civilization),
    nameOf(labels, 'government', player.government),
    `${player.trade}`,
    `${player.culture}`,
    `${player.space}/21`,
    `${coinsOf(game, seat)}/15`,
    `${technologiesOf(player).length}`,
    `${player.forces.length}`,
    `${player.events.length}`,
    `${player.people.length + player.reserve.length}`,
    `${player.markers.length}`,
  ]);
  return fitted([head, ...rows], labels.width);
}

/** The names of several things, equal ones counted. */
function listed(labels: Labels, kind: string, ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => `${count > 1 ? `${count} × ` : ''}${thing(nameOf(labels, kind, id))}`);
}

/** A line of things under a title; nothing if there are none. */
function titled(title: string, parts: readonly string[], width: number): string[] {
  return parts.length === 0 ? [] : flow([`${bold(title)} ${parts[0] ?? ''}`, ...parts.slice(1)], width, ', ', 4);
}

const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V'];

/** A unit card: its type and its strength at rank 1. */
const unitWords = (labels: Labels, card: string): string => {
  const at = card.lastIndexOf('-');
  return `${nameOf(labels, 'unit', card.slice(0, at))} ${card.slice(at + 1)}`;
};

/** One's own civilization. */
export function ownLines(game: FameState, view: FameView, labels: Labels, seat: number): string[] {
  const { own, width } = labels;
  const player = game.players[seat];
  const seen = view.players[seat];
  if (player === undefined || seen === undefined) return [];
  const rows = player.rows.flatMap((row, level) =>
    row.length === 0
      ? []
      : titled(
          `  ${ROMAN[level] ?? ''}`,
          row.map((id) => (id === '' ? own.blank : thing(nameOf(labels, 'technology', id)))),
          width,
        ),
  );
  const cities = player.cities.map((city) => {
    const { trade, coin } = yieldOf(game, seat, city);
    const extras = [...(city.walls ? [own.walls] : []), ...(city.marker === '' ? [] : [own[city.marker]])];
    const line = own.cityLine(
      placeWords(game, labels, city.centre[0] ?? 0),
      productionOf(game, seat, city),
      trade,
      artsOf(game, seat, city),
      coin,
    );
    return `  ${[line, ...extras].join(', ')}`;
  });
  const resources = Object.entries(player.resources).flatMap(([id, count]) =>
    count > 0 ? [`${count} ${nameOf(labels, 'resource', id)}`] : [],
  );
  const invested = Object.entries(player.investments).flatMap(([id, count]) =>
    count > 0 ? [`${nameOf(labels, 'investment', id)} ${count}`] : [],
  );
  return [
    bold(own.pyramid),
    ...rows,
    bold(own.cities),
    ...cities.flatMap((line) => flow([line], width)),
    ...titled(
      own.forces,
      known(seen.forces).map((card) => unitWords(labels, card)),
      width,
    ),
    ...titled(
      own.resources,
      [...resources, ...listed(labels, 'marker', known(seen.markers.map((marker) => marker?.id ?? HIDDEN)))],
      width,
    ),
    ...titled(
      own.eventsHeld,
      listed(
        labels,
        'event',
        seen.events.filter((card) => typeof card === 'string'),
      ),
      width,
    ),
    ...titled(own.people, listed(labels, 'person', known(seen.people.map(({ id }) => id))), width),
    ...titled(own.reserve, listed(labels, 'great-person', player.reserve), width),
    ...titled(own.investments, invested, width),
  ];
}

const known = (ids: readonly string[]): string[] => ids.filter((id) => id !== HIDDEN);

/** The fronts of a battle. */
export function battleLines(view: FameView, labels: Labels): string[] {
  const { battle } = view;
  if (battle === null) return [];
  const { own, names, width } = labels;
  const unit = (one: { card: string; wounds: number } | null) =>
    one === null ? '–' : `${unitWords(labels, one.card)}${one.wounds > 0 ? ` (${own.wounds(one.wounds)})` : ''}`;
  const fronts = battle.fronts.map((front, at) => `  ${own.front(at + 1)}: ${unit(front[0])} | ${unit(front[1])}`);
  const sides = battle.seats.map(
    (seat, side) =>
      `${inSeatColour(seat, names[seat] ?? '')}: ${own.inHand(battle.hands[side]?.length ?? 0, battle.bonus[side] ?? 0)}`,
  );
  return [
    '',
    ...flow([bold(own.battle(placeWords(readable(view), labels, battle.square))), ...sides], width, ' · '),
    ...fronts.flatMap((line) => flow([line], width)),
  ];
}
