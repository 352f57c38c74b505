/** What a space is: terrain, difficulty, owner, what stands there and how strongly it is defended. */

import type { Seat } from '@tabularium/kernel';
import { useTableTop } from '../../table/context.ts';
import { SeatName } from '../../table/sentence.tsx';
import {
  barbarianLetters,
  isCity,
  isCityState,
  isNaturalWonder,
  isTarget,
  matureCities,
  PRINTED_TOKEN,
  pieceOwner,
} from './content.ts';
import { defenceOf } from './fight.ts';
import { useEffectName, useNames } from './names.ts';
import { Slot } from './slot.tsx';
import { Row, StrengthSums } from './sums.tsx';
import { type NewDawnTable, useNewDawn } from './table.ts';

/** The numbers of a space. */
export function SpaceDetails({ space }: { space: number }) {
  const table = useNewDawn();
  const { view, board, words } = table;
  const { names } = useTableTop();
  const name = useNames();
  const piece = view.pieces[space] ?? 0;
  const owner = pieceOwner(piece);
  const printed = board.printed[space] ?? null;
  const barbarian = barbarianLetters()[view.barbarians.indexOf(space)];
  const caravans = view.players.flatMap((player, seat) => (player.caravans.includes(space) ? [seat] : []));
  const wonders = view.wonders.filter((built) => built.space === space);
  const home = barbarianLetters().find((letter) => letter === printed);
  const named = printed !== null && isCityState(printed);
  return (
    <>
      <dl className="sums numbers">
        {named && <Row name={words.terrainPart} value={name('terrain', board.terrain[space] ?? 'water')} />}
        <Row name={words.difficulty} value={board.difficulty[space] ?? 0} />
        {owner >= 0 && <Row name={words.owner} value={<SeatName seat={owner} name={names[owner] ?? ''} />} />}
        {isCity(piece) && matureCities(view, owner).includes(space) && <Row name={words.matureCity} value="✓" />}
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
      <Slot name="space-words" space={space} />
      <Slot name="defence" space={space}>
        <Defence space={space} table={table} />
      </Slot>
    </>
  );
}

const isNamed = (printed: string): boolean => printed !== 'capital' && printed.length > 1;

const kindOf = (printed: string): string =>
  isCityState(printed) ? 'city-state' : isNaturalWonder(printed) ? 'natural-wonder' : 'resource';

function kindWord({ words }: NewDawnTable, printed: string): string {
  return isCityState(printed) ? words.cityStatePart : isNaturalWonder(printed) ? words.naturalWonder : words.resource;
}

function Defence({ space, table }: { space: number; table: NewDawnTable }) {
  const nameEffect = useEffectName();
  const { view, words, own } = table;
  const owner = pieceOwner(view.pieces[space]);
  if (owner < 0 && !isTarget(view, own, space)) return null;
  const strength =
    owner === own ? defenceOf(view, space, words, nameEffect) : defenceOf(view, space, words, nameEffect, own);
  return <StrengthSums strength={strength} title={words.defence} suffix={words.dice} />;
}
