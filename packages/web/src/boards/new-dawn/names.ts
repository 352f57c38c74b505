/** What things, effects and spaces are called at this table. */

import { useTableTop } from '../../table/context.ts';
import { isCapital, isCity, isCityState, isNaturalWonder, isReinforced, pieceOwner } from './content.ts';
import { answerOf } from './expansion.ts';
import { type NewDawnTable, useNewDawn } from './table.ts';

/** Names a thing of the game's text book. */
export function useNames(): (kind: string, id: string) => string {
  const { text } = useTableTop();
  return (kind, id) => text.things[kind]?.(id).name ?? id;
}

/** Names whatever has an effect: a leader, wonder, city-state, diplomacy card or focus card. */
export function useEffectName(): (id: string) => string {
  const { text } = useTableTop();
  return (id) => {
    for (const kind of ['leader', 'wonder', 'city-state', 'diplomacy', 'focus']) {
      const name = text.things[kind]?.(id).name ?? id;
      if (name !== id) return name;
    }
    return id;
  };
}

/** A space in one line: what a screen reader says and what heads the panel. */
export function useSpaceTitle(): (space: number) => string {
  const table = useNewDawn();
  const name = useNames();
  const { names } = useTableTop();
  return (space) => {
    const { view, words } = table;
    const ground = groundName(table, space, name);
    const piece = view.pieces[space] ?? 0;
    const owner = pieceOwner(piece);
    if (owner < 0) return ground;
    const wall = isReinforced(piece) ? `, ${words.reinforced}` : '';
    return `${ground} · ${pieceName(table, space, name)} ${words.of} ${names[owner] ?? ''}${wall}`;
  };
}

/** What the ground of a space is called, whoever holds it. */
export function useGroundName(): (space: number) => string {
  const table = useNewDawn();
  const name = useNames();
  return (space) => groundName(table, space, name);
}

type NameThing = (kind: string, id: string) => string;

/** What the ground is called: what is printed on it if that has a name, else its terrain. */
function groundName(table: NewDawnTable, space: number, name: NameThing): string {
  const { printed: prints, terrain: terrains } = table.board;
  const added = answerOf(table, ({ groundAt }) => groundAt?.(table, space));
  if (added !== undefined) return capitalised(name(added.kind, added.id));
  const printed = prints[space] ?? null;
  if (printed !== null && isCityState(printed)) return name('city-state', printed);
  return printed !== null && isNaturalWonder(printed)
    ? name('natural-wonder', printed)
    : name('terrain', terrains[space] ?? 'water');
}

/** What kind of piece a player has there. */
function pieceName(table: NewDawnTable, space: number, name: NameThing): string {
  const { view, words } = table;
  const piece = view.pieces[space] ?? 0;
  if (isCity(piece)) return isCapital(piece) ? words.capital : words.city;
  const added = answerOf(table, ({ pieceAt }) => pieceAt?.(table, space));
  return added === undefined ? words.controlToken : capitalised(name(added.kind, added.id));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
