/** What the expansion adds to the explanation of a space: forts, districts, armies, and how each would defend itself. */

import { plainWords, type Seat } from '@tabularium/kernel';
import { RuleLink } from '../../../rules/citation.tsx';
import { useTableTop } from '../../../table/context.ts';
import { SeatName } from '../../../table/sentence.tsx';
import { StrengthSums } from '../sums.tsx';
import { useNewDawn } from '../table.ts';
import { useSumWords } from './army-fight.tsx';
import { type Aim, aimsAt, districtAt, isCapital, isCity, pieceOwner } from './content.ts';
import { armyDefenceIn, duel } from './strength.ts';
import { useTerraWords } from './words.ts';

/** The rules that say what a piece is. */
const RULES = { army: 'TI 5.2', fort: 'TI 11.1', district: 'TI 7.6' } as const;

/** Armies, fort and district on the space, in words. */
export function TerraParts({ space }: { space: number }) {
  const { view, board } = useNewDawn();
  const { names } = useTableTop();
  const words = useTerraWords();
  if (view.terra === null) return null;
  const armies = view.terra.realms.flatMap((realm, seat) =>
    realm.armies.flatMap((at, army) => (at === space ? [{ seat, key: `${seat} ${army}` }] : [])),
  );
  const district = districtAt(view, space);
  return (
    <>
      {armies.length > 0 && (
        <dl className="sums numbers">
          {armies.map(({ seat, key }) => (
            <ArmyRow key={key} seat={seat} name={names[seat] ?? ''} word={words.army} />
          ))}
        </dl>
      )}
      {district !== null && <About thing={`district:${district}`} rule={RULES.district} />}
      {board.printed[space] === 'fort' && <About thing="component:fort" rule={RULES.fort} />}
      {armies.length > 0 && <About thing="component:army" rule={RULES.army} />}
    </>
  );
}

function ArmyRow({ seat, name, word }: { seat: Seat; name: string; word: string }) {
  return (
    <>
      <dt>{word}</dt>
      <dd>
        <SeatName seat={seat} name={name} />
      </dd>
    </>
  );
}

function About({ thing, rule }: { thing: string; rule: string }) {
  const { text } = useTableTop();
  const [kind = '', id = ''] = thing.split(':');
  const about = text.things[kind]?.(id);
  return (
    <p className="small ti-about">
      <strong className="ti-capital">{about?.name}</strong>: {about?.text} <RuleLink rule={rule} />
    </p>
  );
}

/** How strongly what is there would defend itself against an army. */
export function ArmyDefence({ space }: { space: number }) {
  const { view, own, words } = useNewDawn();
  const { text, names, table } = useTableTop();
  const sums = useSumWords();
  const aims = [...ownAim(view.pieces[space], own), ...aimsAt(view, own, space)];
  const name = (aim: Aim) =>
    plainWords(text.actions['target']?.({ type: 'target', ...aim }, table.sight.view) ?? '', names);
  return aims.map((aim) => (
    <StrengthSums
      key={`${aim.target} ${aim.owner}`}
      strength={armyDefenceIn(
        view,
        duel({ seat: aim.owner === own ? -1 : own, card: 'masonry-ti', slot: 0 }, space, aim),
        sums,
      )}
      title={aims.length > 1 ? `${words.defence}: ${name(aim)}` : words.defence}
      suffix={words.dice}
    />
  ));
}

/** The player's own piece, as a rival would see it. */
function ownAim(piece: number | undefined, own: Seat): Aim[] {
  if (pieceOwner(piece) !== own) return [];
  return [{ target: isCapital(piece) ? 'capital' : isCity(piece) ? 'city' : 'token', owner: own }];
}
