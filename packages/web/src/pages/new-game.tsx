/** The new-game dialog: which game, where, who, and with which options. */

import { type AnyGame, type AnyOption, isSeed } from '@tabularium/kernel';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useWords } from '../words/index.ts';
import '../design/new-game.css';
import { focusDialog } from '../design/focus.ts';
import { SeatShape } from '../design/shapes.tsx';
import { useGame, useText } from '../games.ts';
import { botName } from '../session/bot-names.ts';
import { openServerTable, useServer } from '../session/server.ts';
import { type LocalSeat, type SavedTable, saveTable } from '../session/store.ts';
import { STRENGTHS, type Strength } from '../session/strength.ts';
import { prefer, useSettings } from '../settings.ts';
import { FIRST_GAME, SHELF, useShelfText } from '../shelf.ts';
import { Segments } from '../table/settings-dialog.tsx';

/** What a seat is to be. */
interface SeatPlan {
  kind: 'me' | 'human' | 'bot' | 'open';
  name: string;
  strength: Strength;
}

/** The dialog over the first page. */
export default function NewGame() {
  const say = useWords();
  const [, go] = useLocation();
  const { game } = useParams();
  const [chosen, setChosen] = useState(SHELF.find(({ id }) => id === game)?.id ?? FIRST_GAME);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && go('/')}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog" aria-describedby={undefined} onOpenAutoFocus={focusDialog}>
          <header>
            <Dialog.Title asChild>
              <h2>{say.create.title}</h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{say.nav.close}</Dialog.Close>
          </header>
          <Plan key={chosen} game={useGame(chosen)} choose={setChosen} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Plan({ game, choose }: { game: AnyGame; choose: (game: string) => void }) {
  const say = useWords();
  const [, go] = useLocation();
  const { name } = useSettings();
  const server = useServer();
  const [place, setPlace] = useState<'here' | 'server'>('here');
  const [count, setCount] = useState(Math.min(4, game.seats.max));
  const [plans, setPlans] = useState<SeatPlan[]>(() => firstPlans(game, name === '' ? say.create.meName : name));
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [listed, setListed] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const seats = plans.slice(0, count);
  const begin = async () => {
    const own = seats.find((seat) => seat.kind === 'me')?.name ?? '';
    if (own !== say.create.meName) prefer({ name: own });
    try {
      const wanted = { ...fitted(game, options, count), ...game.demands?.(count) };
      if (place === 'here') go(`/play/${await layTable(game, seats, wanted)}`);
      else go(`/table/${await openServerTable(game.id, seats, wanted, listed)}`);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="create"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <fieldset className="field">
        <legend>{say.create.game}</legend>
        <div className="game-choice">
          {SHELF.map(({ id, seats }) => (
            <GameChoice key={id} id={id} seats={seats} chosen={id === game.id} choose={choose} />
          ))}
        </div>
      </fieldset>
      <fieldset className="field">
        <legend>{say.create.where}</legend>
        <div className="game-choice">
          <Choice
            name="where"
            title={say.create.here}
            help={say.create.hereHelp}
            checked={place === 'here'}
            choose={() => setPlace('here')}
          />
          <Choice
            name="where"
            title={say.create.server}
            help={server.reachable ? say.create.serverHelp : say.create.serverMissing}
            checked={place === 'server'}
            disabled={!server.reachable}
            choose={() => setPlace('server')}
          />
        </div>
      </fieldset>
      <Segments
        legend={say.create.players}
        values={range(game.seats.min, game.seats.max)}
        value={count}
        name={String}
        choose={setCount}
      />
      <fieldset className="field">
        <legend>{say.create.seats}</legend>
        <div className="seat-rows">
          {seats.map((plan, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={seat}
              seat={seat}
              plan={plan}
              online={place === 'server'}
              change={(change) => setPlans(plans.map((one, at) => (at === seat ? { ...one, ...change } : one)))}
            />
          ))}
        </div>
      </fieldset>
      <Demanded game={game} seats={count} />
      <OptionsForm game={game} seats={seats.map((plan) => plan.name)} chosen={options} choose={setOptions} />
      {place === 'server' && (
        <label className="switch">
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
          {say.create.listed}
        </label>
      )}
      {wrong !== undefined && (
        <p role="alert" className="refusal">
          {wrong}
        </p>
      )}
      <footer>
        <button type="submit" className="button primary big">
          {place === 'here' ? say.create.begin : say.create.beginServer}
        </button>
      </footer>
    </form>
  );
}

function GameChoice(props: {
  id: string;
  seats: { min: number; max: number };
  chosen: boolean;
  choose: (id: string) => void;
}) {
  const say = useWords();
  const { min, max } = props.seats;
  return (
    <Choice
      name="game"
      title={useShelfText(props.id).title}
      help={min === max ? `${min} ${say.create.players}` : say.home.players(min, max)}
      checked={props.chosen}
      choose={() => props.choose(props.id)}
    />
  );
}

function Choice(props: {
  name: string;
  title: string;
  help: string;
  checked: boolean;
  disabled?: boolean;
  choose: () => void;
}) {
  return (
    <label className="choice-card">
      <input type="radio" name={props.name} checked={props.checked} disabled={props.disabled} onChange={props.choose} />
      <span>
        <strong>{props.title}</strong>
        <span className="help">{props.help}</span>
      </span>
    </label>
  );
}

function SeatRow(props: {
  seat: number;
  plan: SeatPlan;
  online: boolean;
  change: (change: Partial<SeatPlan>) => void;
}) {
  const say = useWords();
  const { seat, plan, change } = props;
  const kinds = props.online ? (['me', 'human', 'open', 'bot'] as const) : (['me', 'human', 'bot'] as const);
  const kind = plan.kind === 'open' && !props.online ? 'bot' : plan.kind;
  return (
    <div className="seat-row">
      <SeatShape seat={seat} size={20} />
      <input
        className="input"
        aria-label={`${say.create.seat(seat + 1)}: ${say.create.name}`}
        value={kind === 'open' ? '' : plan.name}
        placeholder={kind === 'open' ? say.lobby.free : say.create.name}
        disabled={kind === 'open'}
        maxLength={24}
        required={kind !== 'open'}
        onChange={(event) => change({ name: event.target.value })}
      />
      <select
        className="select"
        aria-label={say.create.seat(seat + 1)}
        value={kind}
        onChange={(event) => change({ kind: kinds.find((one) => one === event.target.value) ?? 'bot' })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {say.create[one]}
          </option>
        ))}
      </select>
      {kind === 'bot' ? (
        <select
          className="select"
          aria-label={`${say.create.seat(seat + 1)}: ${say.create.strength}`}
          value={plan.strength}
          onChange={(event) => change({ strength: STRENGTHS.find((one) => one === event.target.value) ?? 'medium' })}
        >
          {STRENGTHS.map((one) => (
            <option key={one} value={one}>
              {say.create[one]}
            </option>
          ))}
        </select>
      ) : (
        <span />
      )}
    </div>
  );
}

/** What so many players leave no choice about, said where the number is chosen. */
function Demanded({ game, seats }: { game: AnyGame; seats: number }) {
  const say = useWords();
  const text = useText(game);
  return Object.entries(game.demands?.(seats) ?? {}).map(([name, value]) => (
    <p key={name} role="status" className="notice">
      {say.create.demanded(seats)} <strong>{text.options[name]?.name}:</strong>{' '}
      {text.options[name]?.values?.[String(value)] ?? text.options[name]?.help}
    </p>
  ));
}

function OptionsForm(props: {
  game: AnyGame;
  seats: readonly string[];
  chosen: Record<string, unknown>;
  choose: (options: Record<string, unknown>) => void;
}) {
  const say = useWords();
  const demanded = props.game.demands?.(props.seats.length) ?? {};
  const entries = Object.entries(props.game.options).filter(([key]) => !(key in demanded));
  if (entries.length === 0) return <p className="help">{say.create.noOptions}</p>;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start' })}>
      <summary>{say.create.options}</summary>
      <div className="options-list">
        {entries.map(([key, option]) => (
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
      </div>
    </details>
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
      {words?.help} {props.option.rule !== undefined && `(${props.option.rule})`}
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
  const values = props.option.values ?? [];
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

/** The chosen options for so many seats: numbers for seats that are no longer there are left out. */
function fitted(game: AnyGame, options: Record<string, unknown>, seats: number): Record<string, unknown> {
  const fit = (name: string, value: unknown) =>
    game.options[name]?.kind === 'per-seat' && Array.isArray(value) ? value.slice(0, seats) : value;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, fit(name, value)]));
}

function firstPlans(game: AnyGame, me: string): SeatPlan[] {
  return range(0, game.seats.max - 1).map((seat) =>
    seat === 0
      ? { kind: 'me', name: me, strength: 'medium' }
      : { kind: 'bot', name: botName(seat), strength: 'medium' },
  );
}

async function layTable(game: AnyGame, plans: readonly SeatPlan[], options: object): Promise<string> {
  const seats = plans.map(
    (plan): LocalSeat =>
      plan.kind === 'me' || plan.kind === 'human'
        ? { kind: 'human', name: plan.name }
        : { kind: 'bot', name: plan.name, strength: plan.strength },
  );
  const now = Date.now();
  const table: SavedTable = {
    id: crypto.randomUUID(),
    game: game.id,
    start: { seats: seats.length, seed: freshSeed(), options },
    seats,
    moves: [],
    round: 1,
    result: null,
    created: now,
    changed: now,
  };
  await saveTable(table);
  return table.id;
}

function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!isSeed(seed)) throw new Error('The browser gave no chance to begin with.');
  return seed;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
