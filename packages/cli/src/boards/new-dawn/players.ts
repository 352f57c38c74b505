/** The players: focus row with slots and trade tokens, tech dial, pieces left, resources, cards; and the race to win. */

import type { Seat } from '@tabularium/kernel';
import type { NewDawnKnown } from '@tabularium/new-dawn';
import { agendaOf, agendasOn, DIAL_MARKS, focusCard, RESOURCES } from '@tabularium/new-dawn/content';
import { asks, citiesOf, controlledWonders, heldWonders } from '@tabularium/new-dawn/queries';
import { bold, clip, faint, flow, good, inSeatColour, table, thing, widthOf } from '../../screen.ts';
import { nameOf } from '../picture.ts';
import type { Labels } from './labels.ts';
import { RESOURCE_SIGN, SIGN } from './signs.ts';

const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV'];

/** The room for a player's name above the progress. */
const NAME = 12;

/** A figure that is not on the map. */
export const ON_CARD = -1;

/** Everybody's progress towards every agenda. */
export function goalLines(game: NewDawnKnown, labels: Labels, width: number): string[] {
  const say = labels.own;
  const rows = game.victoryCards.flatMap((card, n) =>
    agendasOn(card).map((id, at) => {
      const { goal, progress } = agendaOf(id);
      const counts = game.players.map(({ agendas }, seat) =>
        agendas.includes(id) ? good('✓') : inSeatColour(seat, `${progress(game, seat)}/${goal}`),
      );
      return [at === 0 ? `${n + 1}` : '', ...counts, thing(nameOf(labels, 'agenda', id)), textOf(labels, id)];
    }),
  );
  const names = labels.names.map((name, seat) => inSeatColour(seat, clip(`${seat + 1} ${name}`, NAME)));
  const title = `${bold(say.goals)} · ${say.needed(asks(game).cardsToWin(game), game.victoryCards.length)}`;
  return [title, ...table([['', ...names, '', ''], ...rows], 'right').map((line) => cut(line, width))];
}

const textOf = ({ text }: Labels, agenda: string): string => text.things['agenda']?.(agenda).text ?? '';

/** The line without what would not fit. */
function cut(line: string, width: number): string {
  const words = line.split(' ');
  while (words.length > 1 && widthOf(words.join(' ')) > width - 2) words.pop();
  const short = words.join(' ');
  return short === line ? line : `${short} …`;
}

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
