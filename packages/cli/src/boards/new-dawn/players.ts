/** The players: focus row with slots and trade tokens, tech dial, pieces left, resources, cards; and the race to win. */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnKnown } from '@tabularium/new-dawn';
import { agendaOf, agendasOn, DIAL_MARKS, focusCard, RESOURCES } from '@tabularium/new-dawn/content';
import { asks, citiesOf, controlledWonders, heldWonders } from '@tabularium/new-dawn/queries';
import {
  bold,
  faint,
  flow,
  good,
  hung,
  inSeatColour,
  pad,
  shortNames,
  table,
  thing,
  widthOf,
  wrap,
} from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';
import { RESOURCE_SIGN, SIGN } from './signs.ts';

const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV'];

/** The room for a player's name above the progress. */
const NAME = 12;

/** A figure that is not on the map. */
export const ON_CARD = -1;

/** Everybody's progress towards every agenda; what it asks for stands beside it, or under it where there is little room. */
export function goalLines(game: NewDawnKnown, labels: Labels, width: number): string[] {
  const say = labels.own;
  const goals = game.victoryCards.flatMap((card, n) =>
    agendasOn(card).map((id, at) => {
      const { goal, progress } = agendaOf(id);
      const counts = game.players.map(({ agendas }, seat) =>
        agendas.includes(id) ? good('✓') : inSeatColour(seat, `${progress(game, seat)}/${goal}`),
      );
      return { cells: [at === 0 ? `${n + 1}` : '', ...counts, thing(nameOf(labels, 'agenda', id))], id };
    }),
  );
  const names = shortNames(
    labels.names.map((name, seat) => `${seat + 1} ${name}`),
    room(width, game.players.length),
  ).map((name, seat) => inSeatColour(seat, name));
  const title = `${bold(say.goals)} · ${say.needed(asks(game).cardsToWin(game), game.victoryCards.length)}`;
  const [head = '', ...rows] = table([['', ...names, ''], ...goals.map(({ cells }) => cells)], 'right');
  const indent = Math.max(...rows.map(widthOf)) + 2;
  const beside = width - indent >= TEXT;
  const lines = goals.flatMap(({ id }, at) => {
    const texts = wrap(textOf(labels, id), 0, beside ? width - indent : width - 4);
    if (!beside) return [rows[at] ?? '', ...texts.map((line) => `    ${faint(line)}`)];
    return texts.map((line, n) => pad(n === 0 ? (rows[at] ?? '') : '', indent) + line);
  });
  return [...hung(title, 2, width), head, ...lines];
}

/** The room for a player's name above the progress. */
const room = (width: number, players: number): number => Math.min(NAME, Math.floor((width - 30) / players) - 2);

/** A column for what an agenda asks for is worth having from this width on. */
const TEXT = 30;

const textOf = ({ text }: Labels, agenda: string): string => text.things['agenda']?.(agenda).text ?? '';

/** One player. */
export function playerLines(game: NewDawnKnown, labels: Labels, seat: Seat, width: number): string[] {
  const own = (parts: readonly string[]) =>
    parts.length === 0 ? [] : flow(parts, width - 2, ' · ').map((line) => `  ${line}`);
  const { leader = 'rome' } = game.players[seat] ?? {};
  const head = `${inSeatColour(seat, `${seat + 1} ${labels.names[seat] ?? ''}`)} ${thing(nameOf(labels, 'leader', leader))}`;
  return [
    ...flow([head, ...supplies(game, labels, seat)], width, ' · '),
    ...flow(focusRow(game, labels, seat), width - 2, '  ').map((line) => `  ${line}`),
    ...own(possessions(game, labels, seat)),
  ];
}

/** What the player has left and how far the pointer is. */
function supplies(game: NewDawnKnown, labels: Labels, seat: Seat): string[] {
  const say = labels.own;
  const player = game.players[seat];
  if (player === undefined) return [];
  const { dial, cities, tokens, caravans, resources } = player;
  const next = Object.entries(DIAL_MARKS).find(([at]) => Number(at) > dial);
  const built = citiesOf(game, seat).length;
  const held = RESOURCES.filter((id) => resources[id] > 0).map((id) => `${RESOURCE_SIGN[id]}${resources[id]}`);
  return [
    `${say.dial} ${dial}${next === undefined ? '' : faint(` (${say.nextCard(next[1], Number(next[0]))})`)}`,
    `${say.cities} ${built}/${built + cities}`,
    `${say.tokens} ${tokens}`,
    `${say.caravans} ${caravans.filter((at) => at === ON_CARD).length}`,
    ...labels.expansions.flatMap((expansion) => expansion.supplies?.(game, labels, seat) ?? []),
    ...(held.length === 0 ? [] : [held.join(' ')]),
  ];
}

/** The cards with the numbers of their slots, their level and the trade tokens on them. */
function focusRow(game: NewDawnKnown, labels: Labels, seat: Seat): string[] {
  const { places } = asks(game);
  return (game.players[seat]?.row ?? []).map(({ card, trade }, at) => {
    const { level } = focusCard(card);
    const stationed = (game.players[seat]?.stationed ?? []).filter(({ card: on }) => on === card);
    const marks = [
      trade > 0 ? bold('•'.repeat(trade)) : '',
      ...labels.expansions.flatMap((expansion) => expansion.cardMarks?.(game, labels, seat, card) ?? []),
      ...stationed.map(({ wonder }) => faint(`(${nameOf(labels, 'natural-wonder', wonder)})`)),
    ];
    const label = [
      `${thing(nameOf(labels, 'focus', card))} ${faint(ROMAN[level] ?? '')}`,
      ...marks.filter((mark) => mark !== ''),
    ];
    return `${bold(`${places[at] ?? at + 1}`)} ${label.join(' ')}`;
  });
}

/** Wonders, natural wonders and cards of others. */
function possessions(game: NewDawnKnown, labels: Labels, seat: Seat): string[] {
  const say = labels.own;
  const player = game.players[seat];
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${faint(`${title}:`)} ${names.join(', ')}`];
  const where = (id: string) => game.wonders.find(({ wonder }) => wonder === id)?.space ?? '';
  const diplomacy = (player?.diplomacy ?? []).map(
    ({ card, from }) => `${thing(nameOf(labels, 'diplomacy', card))} ${say.takenFrom(labels.names[from] ?? '')}`,
  );
  return [
    ...list(
      `${SIGN.wonder} ${say.wonder}`,
      controlledWonders(game, seat).map((id) => `${thing(nameOf(labels, 'wonder', id))} ${where(id)}`),
    ),
    ...list(
      say.naturalWonders,
      heldWonders(game, seat).map((id) => thing(nameOf(labels, 'natural-wonder', id))),
    ),
    ...list(say.diplomacy, [
      ...diplomacy,
      ...(player?.cityStateCards ?? []).map((id) => thing(nameOf(labels, 'city-state', id))),
    ]),
  ];
}
