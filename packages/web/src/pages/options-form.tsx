/** The options of a new game as a form. */

import { type AnyGame, type AnyOption, counts } from '@tabularium/kernel';
import { useText } from '../games.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { hasSeat } from './fitted-options.ts';
import { groupOf, OPTION_GROUPS } from './option-groups.ts';
import { OptionSet } from './option-set.tsx';

/** What so many players leave no choice about, said where the number is chosen. */
export function Demanded({ game, settled, seats }: { game: AnyGame; settled: readonly string[]; seats: number }) {
  const say = useWords();
  const text = useText(game);
  const demanded = Object.entries(game.demands?.(seats) ?? {}).filter(([name]) => !settled.includes(name));
  return demanded.map(([name, value]) => (
    <p key={name} role="status" className="notice">
      {say.create.demanded(seats)} <strong>{text.options[name]?.name}:</strong>{' '}
      {text.options[name]?.values?.[String(value)] ?? text.options[name]?.help}
    </p>
  ));
}

/** The options that can be chosen, each with its explanation. */
export function OptionsForm(props: {
  game: AnyGame;
  /** Options that the box has settled. */
  settled: readonly string[];
  seats: readonly string[];
  chosen: Record<string, unknown>;
  choose: (options: Record<string, unknown>) => void;
}) {
  const say = useWords();
  const demanded = props.game.demands?.(props.seats.length) ?? {};
  const standing = Object.entries(props.game.options).map(([key, { default: usual }]) => [
    key,
    props.chosen[key] ?? usual,
  ]);
  const others: Record<string, unknown> = { ...Object.fromEntries(standing), ...demanded };
  const entries = Object.entries(props.game.options).filter(
    ([key, option]) => !(key in demanded) && !props.settled.includes(key) && counts(option, others),
  );
  if (entries.length === 0) return <p className="help">{say.create.noOptions}</p>;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start' })}>
      <summary>{say.create.options}</summary>
      <Presets {...props} seats={props.seats.length} />
      {OPTION_GROUPS.map((group) => {
        const members = entries.filter(([key]) => groupOf(key) === group);
        return (
          members.length > 0 && (
            <fieldset key={group} className="options-list">
              <legend>{say.create.groups[group]}</legend>
              {members.map(([key, option]) => (
                <OptionField
                  key={key}
                  game={props.game}
                  name={key}
                  seats={props.seats}
                  option={option}
                  value={props.chosen[key] ?? option.default}
                  choose={(value) => props.choose({ ...props.chosen, [key]: value })}
                />
              ))}
            </fieldset>
          )
        );
      })}
    </details>
  );
}

/** Tables worth laying again, each with its explanation; choosing one sets its options and the rest as usual. */
function Presets(props: {
  game: AnyGame;
  settled: readonly string[];
  seats: number;
  chosen: Record<string, unknown>;
  choose: (options: Record<string, unknown>) => void;
}) {
  const { language } = useSettings();
  const presets = Object.entries(props.game.presets ?? {}).filter(
    ([, { options, seats = props.seats }]) =>
      seats === props.seats && !Object.keys(options).some((name) => props.settled.includes(name)),
  );
  if (presets.length === 0) return null;
  const standing = JSON.stringify(props.chosen);
  return (
    <ul className="presets">
      {presets.map(([id, { options, words }]) => (
        <li key={id}>
          <button
            type="button"
            className="button"
            aria-pressed={standing === JSON.stringify(options)}
            onClick={() => props.choose({ ...options })}
          >
            {words[language].name}
          </button>
          <span className="help">{words[language].help}</span>
        </li>
      ))}
    </ul>
  );
}

function OptionField(props: {
  game: AnyGame;
  name: string;
  seats: readonly string[];
  option: AnyOption;
  value: unknown;
  choose: (value: unknown) => void;
}) {
  const words = useText(props.game).options[props.name];
  const help = (
    <span className="help">
      {words?.help} {props.option.rule !== undefined && `(${props.option.rule.replaceAll(' ', '\u00a0')})`}
    </span>
  );
  if (props.option.kind === 'switch') {
    return (
      <label className="switch">
        <input
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => props.choose(event.target.checked)}
        />
        <span>
          <strong>{words?.name}</strong>
          <br />
          {help}
        </span>
      </label>
    );
  }
  if (props.option.kind === 'per-seat') {
    return (
      <fieldset className="field">
        <legend>{words?.name}</legend>
        <SeatNumbers seats={props.seats} option={props.option} value={props.value} choose={props.choose} />
        {help}
      </fieldset>
    );
  }
  if (props.option.kind === 'set') {
    return (
      <fieldset className="field wide">
        <legend>{words?.name}</legend>
        {help}
        <OptionSet {...props} />
      </fieldset>
    );
  }
  const values = (props.option.values ?? []).filter((one) => hasSeat(one, props.seats.length));
  return (
    <label className="field">
      <strong>{words?.name}</strong>
      <select
        className="select"
        value={String(props.value)}
        onChange={(event) => props.choose(values.find((one) => String(one) === event.target.value))}
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {words?.values?.[String(one)] ?? String(one)}
          </option>
        ))}
      </select>
      {help}
    </label>
  );
}

/** A number for each seat. */
function SeatNumbers(props: {
  seats: readonly string[];
  option: AnyOption;
  value: unknown;
  choose: (value: unknown) => void;
}) {
  const say = useWords();
  const { min = 0, max = 0 } = props.option;
  const given = Array.isArray(props.value) ? props.value : [];
  const numbers = props.seats.map((_, seat) => Number(given[seat] ?? min));
  return (
    <div className="seat-numbers">
      {props.seats.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <label key={seat}>
          <span>{name === '' ? say.create.seat(seat + 1) : name}</span>
          <input
            className="input"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={numbers[seat]}
            onChange={(event) => {
              const typed = Math.round(Number(event.target.value));
              const number = Math.min(max, Math.max(min, Number.isNaN(typed) ? min : typed));
              props.choose(numbers.map((one, at) => (at === seat ? number : one)));
            }}
          />
        </label>
      ))}
    </div>
  );
}
