/** The new-game dialog: which game, where, who, and with which options. */

import { type AnyGame, isSeed } from '@tabularium/kernel';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useWords } from '../words/index.ts';
import '../design/new-game.css';
import { focusDialog } from '../design/focus.ts';
import { SeatShape } from '../design/shapes.tsx';
import { useGame } from '../games.ts';
import { botName } from '../session/bot-names.ts';
import { openServerTable, useServer } from '../session/server.ts';
import { type LocalSeat, type SavedTable, saveTable } from '../session/store.ts';
import { STRENGTHS, type Strength } from '../session/strength.ts';
import { prefer, useSettings } from '../settings.ts';
import { FIRST_GAME, SHELF, useShelfText } from '../shelf.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { Demanded, fitted, OptionsForm } from './options-form.tsx';

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
