/** An option that is a set: presets by name, and under them every member to tick, group by group. */

import { type AnyGame, type AnyOption, membersOf, presetOf } from '@tabularium/kernel';
import { useText } from '../games.ts';
import { ThingNote } from '../table/thing-note.tsx';
import { useWords } from '../words/index.ts';

interface SetProps {
  readonly game: AnyGame;
  readonly name: string;
  readonly option: AnyOption;
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}

/** The presets as a choice, then the groups. */
export function OptionSet({ game, name, option, value, choose }: SetProps) {
  const say = useWords();
  const words = useText(game).options[name];
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const preset = presetOf(option, chosen);
  const members = membersOf(option);
  return (
    <>
      <select
        className="select"
        aria-label={words?.name}
        value={preset ?? ''}
        onChange={(event) => choose(option.presets?.[event.target.value] ?? chosen)}
      >
        {Object.keys(option.presets ?? {}).map((one) => (
          <option key={one} value={one}>
            {words?.values?.[one] ?? one}
          </option>
        ))}
        {preset === undefined && <option value="">{say.create.ownChoice(chosen.length, members.length)}</option>}
      </select>
      <details className="set-members">
        <summary>
          {say.create.oneByOne} <span className="help">{say.create.chosenOf(chosen.length, members.length)}</span>
        </summary>
        {Object.entries(option.groups ?? {}).map(([group, part]) => (
          <fieldset key={group} className="set-group">
            <legend>{words?.groups?.[group] ?? group}</legend>
            {part.map((member) => (
              <Member
                key={member}
                game={game}
                of={option.of ?? ''}
                id={member}
                checked={chosen.includes(member)}
                tick={(on) => choose(members.filter((one) => (one === member ? on : chosen.includes(one))))}
              />
            ))}
          </fieldset>
        ))}
      </details>
    </>
  );
}

/** One thing with its name and, in one line, what it does. */
function Member(props: { game: AnyGame; of: string; id: string; checked: boolean; tick: (on: boolean) => void }) {
  const thing = useText(props.game).things[props.of]?.(props.id);
  return (
    <label className="switch">
      <input type="checkbox" checked={props.checked} onChange={(event) => props.tick(event.target.checked)} />
      <span>
        {thing?.name ?? props.id}
        <span className="help">
          {thing?.text} <ThingNote thing={thing} />
        </span>
      </span>
    </label>
  );
}
