/** Stone Age in the terminal: the places with their people, cards and buildings with price and effect, the player boards. */

import { HIDDEN } from '@tabularium/kernel';
import type { StoneAgeLabels, StoneAgeView } from '@tabularium/stone-age';
import { cardOf, PLACES, type Place, RESOURCES } from '@tabularium/stone-age/content';
import { bold, clip, faint, flow, inSeatColour, table, thing, widthOf } from '../../screen.ts';
import type { Labels as LabelsOf } from '../picture.ts';

type Labels = LabelsOf<StoneAgeLabels>;

/** A ring as large as the hunting grounds is no limit worth showing. */
const MANY_RINGS = 10;

/** The room for a player's name, and where there is little. */
const NAME = 10;
const BEGINNING = 3;

/** The whole table. */
export function stoneAgeBoard(view: StoneAgeView, labels: Labels): string[] {
  const starter = inSeatColour(view.startPlayer, labels.names[view.startPlayer] ?? '');
  return [
    bold(labels.own.head(view.round, starter, view.pile.length)),
    '',
    ...placeTable(view, labels),
    '',
    ...playerTable(view, labels),
    ...ownCards(view, labels),
  ];
}

/** All places; with the beginnings of names only where a crowd would not fit. */
function placeTable(view: StoneAgeView, labels: Labels): string[] {
  const [wide = [], narrow = []] = [NAME, BEGINNING].map((room) =>
    table(
      PLACES.flatMap((place, index) => placeRow(view, labels, place, index, room)),
      'right',
    ),
  );
  return wide.every((line) => widthOf(line) <= labels.width) ? wide : narrow;
}

/** One place: its name, what lies there, who stands there. */
function placeRow(view: StoneAgeView, labels: Labels, place: Place, index: number, room: number): string[][] {
  const { text } = labels;
  const name = text.things['place']?.(place.id).name ?? place.id;
  const people = view.players.flatMap(({ placed }, seat) => {
    const persons = placed[index] ?? 0;
    return persons === 0 ? [] : [inSeatColour(seat, `${'●'.repeat(persons)} ${clip(labels.names[seat] ?? '', room)}`)];
  });
  const taken = view.players.reduce((sum, { placed }) => sum + (placed[index] ?? 0), 0);
  const lies = content(view, labels, place, taken);
  return lies === undefined ? [] : [[name, lies, people.join('  ')]];
}

/** What lies on the place; nothing if it is not in play. */
function content(view: StoneAgeView, { text, own }: Labels, place: Place, taken: number): string | undefined {
  const { does, rings, shared } = place;
  const { tilesBelow, emptyStack } = own;
  if (does.kind === 'card') {
    const card = view.cards[does.space];
    return card
      ? `${thing(text.things['card']?.(card).name ?? card)} ${faint(`· ${bottomOf(card, text)}`)}`
      : faint('–');
  }
  if (does.kind !== 'building') return faint(shared && rings < MANY_RINGS ? '○'.repeat(rings - taken) : '');
  const tile = view.buildings[does.stack];
  if (tile === undefined) return undefined;
  if (tile === null) return faint(emptyStack);
  const below = faint(`· ${tilesBelow(view.stacks[does.stack]?.length ?? 0)}`);
  return `${thing(text.things['building']?.(tile).name ?? tile)} ${below}`;
}

/** What a card counts for at the end. */
function bottomOf(card: string, text: Labels['text']): string {
  const { bottom } = cardOf(card);
  if (bottom.background === 'green') return text.things['symbol']?.(bottom.symbol).name ?? bottom.symbol;
  return `${bottom.people} × ${text.things['calling']?.(bottom.calling).name ?? bottom.calling}`;
}

/** The players' rows, closer together where there is little room. */
function playerTable(view: StoneAgeView, { names, text, own, width }: Labels): string[] {
  const rows = view.players.map((player, seat) => {
    const home = player.persons - player.placed.reduce((sum, persons) => sum + persons, 0);
    const people = home === player.persons ? String(home) : `${player.persons} (${own.home(home)})`;
    const tools = player.tools.flatMap((value, at) => (value === 0 ? [] : [toolMark(value, player.used[at] === true)]));
    return [
      inSeatColour(seat, clip(names[seat] ?? '', NAME)),
      bold(String(player.score)),
      people,
      String(player.food),
      String(player.field),
      ...RESOURCES.map((resource) => String(player.resources[resource] || faint('·'))),
      tools.join(' ') || faint('·'),
      String(player.built.length),
      String(player.cards.length + player.kept.length + player.extra.length),
    ];
  });
  const { points, people, field, tools, buildings, cards } = own.columns;
  const goods = RESOURCES.map((resource) => text.things['resource']?.(resource).name ?? resource);
  const food = text.things['piece']?.('food').name ?? '';
  const all = [['', points, people, food, field, ...goods, tools, buildings, cards].map(faint), ...rows];
  const wide = table(all);
  return wide.every((line) => widthOf(line) <= width) ? wide : table(all, 'left', 1);
}

const toolMark = (value: number, used: boolean): string => (used ? faint(`(${value})`) : String(value));

/** The cards the viewer has taken, which the others do not see. */
function ownCards(view: StoneAgeView, { text, own, width }: Labels): string[] {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  const ends = [...(player?.cards ?? []), ...(player?.extra ?? [])].flatMap((card) =>
    card === HIDDEN ? [] : [bottomOf(card, text)],
  );
  const kept = (player?.kept ?? []).map(
    (card) => `${thing(text.things['card']?.(card).name ?? card)} (${bottomOf(card, text)})`,
  );
  const all = [...kept, ...ends.sort()];
  return all.length === 0 ? [] : ['', ...flow([`${faint(`${own.ownCards}:`)} ${all.join(', ')}`], width)];
}
