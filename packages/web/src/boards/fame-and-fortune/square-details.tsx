/** What a square says when it is pointed at: icons, whose it is and why it counts, what a move or a building would change. */

import { BUILDINGS } from '@tabularium/fame-and-fortune/content';
import {
  founders,
  isBuilding,
  isRevealed,
  mayHaveMoreCities,
  outskirtsOf,
  type SiteProblem,
  siteProblem,
  terrainAt,
} from '@tabularium/fame-and-fortune/queries';
import { reachFrom, reachOnTheWay } from './reach.ts';
import { Amount, YIELDS } from './signs.tsx';
import { belonging, yieldsAt } from './squares.ts';
import { useFame, useFameTop } from './table.ts';
import { useYieldNames } from './yields.tsx';

/** The details of a square. */
export function SquareDetails({ square }: { square: number }) {
  const fame = useFame();
  const label = useYieldNames();
  const { game, words, frame } = fame;
  if (!isRevealed(game, square)) return null;
  const yields = yieldsAt(game, square);
  return (
    <div className="ff-details">
      {yields.length > 0 && (
        <p className="ff-amounts">
          {yields.map(([of, amount]) => (
            <Amount key={of} of={of} amount={amount} label={label[of]} />
          ))}
        </p>
      )}
      <p className="small">{belonging(fame, square)}</p>
      <AsCity square={square} />
      {game.map.locked.includes(square) && <p className="small refusal">{words.locked}</p>}
      {frame?.step === 'produce-where' && <Built square={square} item={frame.order.item} />}
      {frame?.step === 'move-step' && <Way square={square} />}
      {frame?.step === 'choose-mover' && <Reach square={square} />}
    </div>
  );
}

/** What the outskirts of a city here would bring, where one may stand; what speaks against one that is thought of. */
function AsCity({ square }: { square: number }) {
  const { game, say } = useFame();
  const { text } = useFameTop();
  const label = useYieldNames();
  const problem = useSiteProblem(square);
  if (problem === undefined) return null;
  if (problem !== 'none') {
    return (
      <p className="small">
        {say.noCity} {text.reasons[problem]}
      </p>
    );
  }
  const around = outskirtsOf(game, { centre: [square] }).flatMap((one) => yieldsAt(game, one));
  const sums = YIELDS.map(
    (of) => [of, around.reduce((sum, [name, amount]) => sum + (name === of ? amount : 0), 0)] as const,
  );
  return (
    <p className="ff-amounts">
      {say.asCity}
      {sums.flatMap(([of, sum]) => (sum === 0 ? [] : <Amount key={of} of={of} amount={sum} label={label[of]} />))}
    </p>
  );
}

/** Why no city can stand here, `none` if one can; nothing where nobody thinks of one: no founder is there or on its way. */
function useSiteProblem(square: number): SiteProblem | 'city-limit' | 'none' | undefined {
  const { game, own, frame } = useFame();
  const { table } = useFameTop();
  const maySettle = table.sight.actions.some(
    (action) =>
      (action.type === 'settle' && action.centre.includes(square)) ||
      (action.type === 'found' && action.square === square),
  );
  if (maySettle) return 'none';
  const kinds: readonly string[] = founders(game, own);
  const figures = game.players[own]?.figures ?? [];
  const standsHere = figures.some((one) => one.square === square && kinds.includes(one.kind));
  const isHome = frame?.step === 'start-of-turn' || frame?.step === 'choose-mover';
  const isOnItsWay =
    frame?.step === 'move-step' && frame.figures.some((number) => kinds.includes(figures[number]?.kind ?? ''));
  if (!(isOnItsWay || (standsHere && isHome)) || terrainAt(game, square) === 'water') return undefined;
  if (!mayHaveMoreCities(game, own)) return standsHere ? 'city-limit' : undefined;
  return siteProblem(game, own, square) ?? 'none';
}

/** The icons of the square with the building that is to be placed: before and after. */
function Built({ square, item }: { square: number; item: string }) {
  const { game, say, name } = useFame();
  const label = useYieldNames();
  if (!isBuilding(item)) return null;
  const before = Object.fromEntries(yieldsAt(game, square));
  const after = BUILDINGS[item].icons;
  const changed = YIELDS.filter((of) => (before[of] ?? 0) !== (after[of] ?? 0));
  const piece = game.map.pieces[square];
  return (
    <>
      <h4>{name('building', item)}</h4>
      <ul className="ff-before-after">
        {changed.map((of) => (
          <li key={of}>
            <span>{label[of]}</span>
            <strong className="numbers">{say.becomes(before[of] ?? 0, after[of] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      {piece && <p className="small">{say.overbuilds(name(piece.kind, piece.id))}</p>}
    </>
  );
}

/** How far it is for the group on its way, and what waits there. */
function Way({ square }: { square: number }) {
  const fame = useFame();
  const reached = reachOnTheWay(fame)?.get(square);
  if (reached === undefined) return null;
  return (
    <p className="small">
      <strong>{fame.say.reach(reached.way.length)}</strong>
      {reached.danger !== undefined && `: ${fame.say.dangers[reached.danger]}`}
    </p>
  );
}

/** What the figures here can come upon. */
function Reach({ square }: { square: number }) {
  const { game, own, say } = useFame();
  const dangers = [...reachFrom(game, own, square).values()].flatMap(({ danger }) => danger ?? []);
  if (dangers.length === 0) return null;
  return <p className="small">{say.comesUpon([...new Set(dangers)].map((danger) => say.dangers[danger]))}</p>;
}
