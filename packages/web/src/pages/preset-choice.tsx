/** The presets of a box, to begin from. */

import type { AnyGame } from '@tabularium/kernel';
import { Segments } from '../table/settings-dialog.tsx';
import { useWords } from '../words/index.ts';
import { PRESET_NAMES, presetChosen, presetsOf } from './presets.ts';

/** One choice among the presets; what was chosen one by one is a set-up of one's own. */
export function PresetChoice(props: {
  game: AnyGame;
  box: string;
  chosen: Record<string, unknown>;
  choose: (options: Record<string, unknown>) => void;
}) {
  const say = useWords();
  const presets = presetsOf(props.box);
  const names = PRESET_NAMES.filter((name) => presets[name] !== undefined);
  if (names.length < 2) return null;
  const now = presetChosen(props.game, props.box, props.chosen) ?? 'own';
  return (
    <Segments
      legend={say.create.preset}
      values={now === 'own' ? [...names, 'own' as const] : names}
      value={now}
      name={(name) => say.create.presets[name]}
      choose={(name) => name !== 'own' && props.choose({ ...presets[name] })}
    />
  );
}
