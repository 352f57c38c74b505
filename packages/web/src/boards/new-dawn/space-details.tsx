/** What a space is: terrain, difficulty, owner, what stands there and how strongly it is defended. */

import type { Seat } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { SeatName } from '../../table/sentence.tsx';
import {
  ALL_LETTERS,
  districtAt,
  isCapital,
  isCity,
  isCityState,
  isNaturalWonder,
  isReinforced,
  isTarget,
  matureCities,
  PRINTED_TOKEN,
  pieceOwner,
} from './content.ts';
import { defenceOf, type Strength } from './fight.ts';
import { type NewDawnTable, useNewDawn } from './table.ts';
import { ArmyDefence, TerraParts } from './terra-incognita/space-parts.tsx';

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
    const { state, board, words } = table;
    const ground = groundName(board.printed[space] ?? null, board.terrain[space] ?? 'water', name);
    const piece = state.pieces[space] ?? 0;
    const owner = pieceOwner(piece);
    if (owner < 0) return ground;
    const wall = isReinforced(piece) ? `, ${words.reinforced}` : '';
    return `${ground} · ${pieceName(table, space, name)} ${names[owner] ?? ''}${wall}`;
  };
}

type NameThing = (kind: string, id: string) => string;

/** What the ground is called: what is printed on it if that has a name, else its terrain. */
function groundName(printed: string | null, terrain: string, name: NameThing): string {
  if (printed === 'fort') return capitalised(name('component', 'fort'));
  if (printed !== null && isCityState(printed)) return name('city-state', printed);
  return printed !== null && isNaturalWonder(printed) ? name('natural-wonder', printed) : name('terrain', terrain);
}

/** What kind of piece a player has there. */
function pieceName({ state, words }: NewDawnTable, space: number, name: NameThing): string {
  const piece = state.pieces[space] ?? 0;
  if (isCity(piece)) return isCapital(piece) ? words.capital : words.city;
  const district = state.terra === null ? null : districtAt(state, space);
  return district === null ? words.controlToken : capitalised(name('district', district));
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The numbers of a space. */
export function SpaceDetails({ space }: { space: number }) {
  const table = useNewDawn();
  const { state, board, words } = table;
  const { names } = useTableTop();
  const name = useNames();
  const piece = state.pieces[space] ?? 0;
  const owner = pieceOwner(piece);
  const printed = board.printed[space] ?? null;
  const barbarian = ALL_LETTERS[state.barbarians.indexOf(space)];
  const caravans = state.players.flatMap((player, seat) => (player.caravans.includes(space) ? [seat] : []));
  const wonders = state.wonders.filter((built) => built.space === space);
  const home = ALL_LETTERS.find((letter) => letter === printed);
  const named = printed !== null && isCityState(printed);
  return (
    <>
      <dl className="sums numbers">
        {named && <Row name={words.terrainPart} value={name('terrain', board.terrain[space] ?? 'water')} />}
        <Row name={words.difficulty} value={board.difficulty[space] ?? 0} />
        {owner >= 0 && <Row name={words.owner} value={<SeatName seat={owner} name={names[owner] ?? ''} />} />}
        {isCity(piece) && matureCities(state, owner).includes(space) && <Row name={words.matureCity} value="✓" />}
        {piece === PRINTED_TOKEN && printed !== null && isNamed(printed) && (
          <Row name={kindWord(table, printed)} value={name(kindOf(printed), printed)} />
        )}
        {wonders.map(({ wonder }) => (
          <Row key={wonder} name={words.wondersHeld} value={name('wonder', wonder)} />
        ))}
        {barbarian !== undefined && <Row name={words.barbarian} value={barbarian} />}
        {home !== undefined && barbarian !== home && <Row name={words.barbarianHome} value={home} />}
        {caravans.map((seat: Seat) => (
          <Row key={seat} name={words.caravanOf} value={<SeatName seat={seat} name={names[seat] ?? ''} />} />
        ))}
        {board.coast[space] === true && board.water[space] !== true && <Row name={words.coast} value="✓" />}
      </dl>
      <TerraParts space={space} />
      {state.terra === null ? <Defence space={space} table={table} /> : <ArmyDefence space={space} />}
    </>
  );
}

const isNamed = (printed: string): boolean => printed !== 'capital' && printed.length > 1;

const kindOf = (printed: string): string =>
  isCityState(printed) ? 'city-state' : isNaturalWonder(printed) ? 'natural-wonder' : 'resource';

function kindWord({ words }: NewDawnTable, printed: string): string {
  return isCityState(printed) ? words.cityStatePart : isNaturalWonder(printed) ? words.naturalWonder : words.resource;
}

function Row({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Defence({ space, table }: { space: number; table: NewDawnTable }) {
  const nameEffect = useEffectName();
  const { state, words, own } = table;
  const owner = pieceOwner(state.pieces[space]);
  if (owner < 0 && !isTarget(state, own, space)) return null;
  const strength =
    owner === own ? defenceOf(state, space, words, nameEffect) : defenceOf(state, space, words, nameEffect, own);
  return <StrengthSums strength={strength} title={words.defence} suffix={words.dice} />;
}

/** The parts of a combat value and their sum. */
export function StrengthSums({ strength, title, suffix }: { strength: Strength; title: string; suffix: string }) {
  return (
    <dl className="sums numbers nd-strength">
      {strength.parts.map(({ name, value }, at) => (
        <Row key={name} name={name} value={at === 0 ? value : value < 0 ? `−${-value}` : `+${value}`} />
      ))}
      <dt className="nd-sum">{title}</dt>
      <dd className="nd-sum">
        {strength.sum} {suffix}
      </dd>
    </dl>
  );
}
