/** The options of tables at which nobody knows yet who sits where: what is said of single seats is left out. */

import type { AnyGame, AnyOption } from '@tabularium/kernel';
import { Suspense } from 'react';
import '../design/new-game.css';
import { useGame } from '../games.ts';
import { Demanded, OptionsForm } from '../pages/options-form.tsx';
import { PresetChoice } from '../pages/preset-choice.tsx';

type Options = Record<string, unknown>;

interface TableOptionsProps {
  readonly game: string;
  readonly players: number;
  readonly chosen: Options;
  readonly choose: (options: Options) => void;
}

/** The choice of options, as for any table. */
export function TableOptions(props: TableOptionsProps) {
  return (
    <Suspense fallback={null}>
      <Choice {...props} />
    </Suspense>
  );
}

function Choice({ game: id, players, chosen, choose }: TableOptionsProps) {
  const game = useGame(id);
  const settled = Object.keys(game.options).filter((name) => isOfSeats(game, name));
  const settle = (options: Options) =>
    choose(Object.fromEntries(Object.entries(options).filter(([name]) => !settled.includes(name))));
  const seats = Array.from({ length: players }, (_, seat) => String(seat + 1));
  return (
    <div className="stack">
      <PresetChoice game={game} box={id} chosen={chosen} choose={settle} />
      <Demanded game={game} settled={settled} seats={players} />
      <OptionsForm game={game} settled={settled} seats={seats} chosen={chosen} choose={settle} />
    </div>
  );
}

/** Does the option say something of single seats? */
function isOfSeats({ options }: AnyGame, name: string): boolean {
  const { kind, values = [] }: AnyOption = options[name] ?? { kind: 'switch', default: false };
  return kind === 'per-seat' || values.some((value) => /^seat-\d+$/.test(String(value)));
}
