/** Stone Age in the terminal: the places with their people, cards and buildings with price and effect, the player boards. */

import { HIDDEN } from '@tabularium/kernel';
import type { StoneAgeLabels, StoneAgeView } from '@tabularium/stone-age';
import { DIVISOR, PLACES, type Place, RESOURCES, VALUE } from '@tabularium/stone-age/content';
import { villagePlaces } from '@tabularium/stone-age/queries';
import { bold, faint, fitted, flow, inSeatColour, pad, shortNames, table, thing, widthOf, wrap } from '../../screen.ts';
import type { Labels as LabelsOf } from '../picture.ts';
import { bottomOf, worthOf } from './choices.ts';

type Labels = LabelsOf<StoneAgeLabels>;

/** A ring as large as the hunting grounds is no limit worth showing. */
const MANY_RINGS = 10;

/** The room for a player's name. */
const NAME = 10;

/** The whole table. */
export function stoneAgeBoard(view: StoneAgeView, labels: Labels): string[] {
  const starter = inSeatColour(view.startPlayer, labels.names[view.startPlayer] ?? '');
  return [
    ...wrap(bold(labels.own.head(view.round, starter, view.pile.length)), 0, labels.width),
    '',
    ...placeTable(view, labels),
    '',
    ...playerTable(view, labels),
    ...ownCards(view, labels),
  ];
}

/** All places: who stands there comes after what lies there, or under it where there is little room. */
function placeTable(view: StoneAgeView, labels: Labels): string[] {
  const rows = PLACES.flatMap((place, index) => placeRow(view, labels, place, index));
  const wide = Math.max(...rows.map(({ name }) => widthOf(name)));
  const lies = Math.max(...rows.map(({ content }) => widthOf(content)));
  const crowd = Math.max(...rows.map(({ people }) => widthOf(people.join('  '))));
  const fits = wide + lies + crowd + 4 <= labels.width;
  return rows.flatMap(({ name, content, people }) => {
    const first = `${pad(name, wide)}  ${fits && people.length > 0 ? pad(content, lies) : content}`.trimEnd();
    const [one = first, ...others] =
      content === '' && people.length > 0
        ? [`${pad(name, wide)}  ${people[0]}`, ...people.slice(1)]
        : [first, ...people];
    return flow([one, ...others], labels.width, '  ', wide + 2).map((line) => line.trimEnd());
  });
}

/** One place: its name, what lies there, who stands there. */
interface PlaceRow {
  readonly name: string;
  readonly content: string;
  readonly people: readonly string[];
}

/** The place, if it is in play. */
function placeRow(view: StoneAgeView, labels: Labels, place: Place, index: number): PlaceRow[] {
  const name = labels.text.things['place']?.(place.id).name ?? place.id;
  const names = shortNames(labels.names, NAME);
  const people = view.players.flatMap(({ placed }, seat) => {
    const persons = placed[index] ?? 0;
    return persons === 0 ? [] : [inSeatColour(seat, `${'●'.repeat(persons)} ${names[seat] ?? ''}`)];
  });
  const taken = view.players.reduce((sum, { placed }) => sum + (placed[index] ?? 0), 0);
  const content = contentOf(view, labels, place, taken);
  return content === undefined ? [] : [{ name, content, people }];
}

/** What lies on the place; nothing if it is not in play. */
function contentOf(view: StoneAgeView, labels: Labels, place: Place, taken: number): string | undefined {
  const { text, own } = labels;
  const { does } = place;
  if (does.kind === 'gather') return gatheringOf(labels, place, taken);
  if (does.kind === 'card') {
    const card = view.cards[does.space];
    return card
      ? `${thing(text.things['card']?.(card).name ?? card)} ${faint(`· ${bottomOf(labels, card)}`)}`
      : faint('–');
  }
  if (does.kind !== 'building') return isClosed(view, place, taken) ? faint(own.closed) : '';
  const tile = view.buildings[does.stack];
  if (tile === undefined) return undefined;
  if (tile === null) return faint(own.emptyStack);
  const notes = [...worthOf(labels, 'building', tile), own.tilesBelow(view.stacks[does.stack]?.length ?? 0)];
  return `${thing(text.things['building']?.(tile).name ?? tile)} ${faint(notes.map((note) => `· ${note}`).join(' '))}`;
}

/** The free rings of a place where something is gathered, by what the roll is divided, and what it is worth. */
function gatheringOf({ text, own }: Labels, { does, rings }: Place, taken: number): string {
  if (does.kind !== 'gather') return '';
  const free = rings < MANY_RINGS ? `${'○'.repeat(rings - taken)} ` : '';
  const { yields } = does;
  const name = text.things[yields === 'food' ? 'piece' : 'resource']?.(yields).name ?? yields;
  const value = yields === 'food' ? '' : ` · ${own.worth(VALUE[yields])}`;
  return faint(`${free}${name} ${own.divided(DIVISOR[yields])}${value}`);
}

/** With two or three players a free place of the village is closed once two others are taken (SA 11.1). */
function isClosed(view: StoneAgeView, { village }: Place, taken: number): boolean {
  if (!village || taken > 0) return false;
  const occupied = PLACES.filter((one, at) => one.village && view.players.some(({ placed }) => (placed[at] ?? 0) > 0));
  return occupied.length >= villagePlaces(view.seats);
}

/** The players' rows, in short where there is little room, and at last a column for each. */
function playerTable(view: StoneAgeView, { names, text, own, width }: Labels): string[] {
  const short = shortNames(names, NAME);
  const goods = RESOURCES.map((resource) => text.things['resource']?.(resource).name ?? resource);
  const food = text.things['piece']?.('food').name ?? '';
  const rows = (titles: StoneAgeLabels['columns'], people: (home: number, persons: number) => string): string[][] => [
    ['', titles.points, titles.people, food, titles.field, ...goods, titles.tools, titles.buildings, titles.cards].map(
      faint,
    ),
    ...view.players.map((player, seat) => {
      const home = player.persons - player.placed.reduce((sum, persons) => sum + persons, 0);
      return [
        inSeatColour(seat, short[seat] ?? ''),
        bold(String(player.score)),
        home === player.persons ? String(home) : people(home, player.persons),
        String(player.food),
        String(player.field),
        ...RESOURCES.map((resource) => String(player.resources[resource] || faint('·'))),
        toolsOf(player),
        String(player.built.length),
        String(player.cards.length + player.kept.length + player.extra.length),
      ];
    }),
  ];
  const whole = table(rows(own.columns, (home, persons) => `${persons} (${own.home(home)})`));
  if (whole.every((line) => widthOf(line) <= width)) return whole;
  return fitted(
    rows(own.briefly, (home, persons) => `${home}/${persons}`),
    width,
  );
}

function toolsOf({ tools, used }: StoneAgeView['players'][number]): string {
  const marks = tools.flatMap((value, at) => (value === 0 ? [] : [toolMark(value, used[at] === true)]));
  return marks.join(' ') || faint('·');
}

const toolMark = (value: number, used: boolean): string => (used ? faint(`(${value})`) : String(value));

/** The cards the viewer has taken, which the others do not see. */
function ownCards(view: StoneAgeView, labels: Labels): string[] {
  const { text, own, width } = labels;
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  const ends = [...(player?.cards ?? []), ...(player?.extra ?? [])].flatMap((card) =>
    card === HIDDEN ? [] : [bottomOf(labels, card)],
  );
  const kept = (player?.kept ?? []).map(
    (card) => `${thing(text.things['card']?.(card).name ?? card)} (${bottomOf(labels, card)})`,
  );
  const all = [...kept, ...ends.sort()];
  return all.length === 0 ? [] : ['', ...flow([`${faint(`${own.ownCards}:`)} ${all.join(', ')}`], width)];
}
