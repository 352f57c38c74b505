/** The new-game dialog: which game, where, who, and with which options. */

import { botWords } from '@tabularium/bots';
import type { AnyGame } from '@tabularium/kernel';
import type { Clock } from '@tabularium/protocol';

import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useWords } from '../words/index.ts';
import { usePeopleWords } from '../words/people.ts';
import '../design/new-game.css';
import { focusDialog } from '../design/focus.ts';
import { SeatShape } from '../design/shapes.tsx';

import { useGame } from '../games.ts';
import { firstPlans, layTable, type SeatPlan } from '../session/lay-table.ts';

import { openServerTable, useServer } from '../session/server.ts';
import { levelOf, STRENGTHS, USUAL } from '../session/strength.ts';
import { prefer, useSettings } from '../settings.ts';
import { type Box, boxOf, SHELF, useShelfText } from '../shelf.ts';
import { Segments } from '../table/settings-dialog.tsx';
import { ClockForm } from './clock-form.tsx';
import { fitted } from './fitted-options.ts';
import { Demanded, OptionsForm } from './options-form.tsx';
import { PresetChoice } from './preset-choice.tsx';

/** The dialog over the first page. */
export default function NewGame() {
  const say = useWords();
  const [, go] = useLocation();
  const { game } = useParams();
  const [chosen, setChosen] = useState(boxOf(game).id);
  const box = boxOf(chosen);
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
          <Plan key={chosen} box={box} game={useGame(box.game)} choose={setChosen} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Plan({ box, game, choose }: { box: Box; game: AnyGame; choose: (box: string) => void }) {
  const say = usePeopleWords();
  const [, go] = useLocation();
  const { name } = useSettings();
  const server = useServer();
  const [place, setPlace] = useState<'here' | 'server'>('here');
  const [count, setCount] = useState(Math.min(4, box.seats.max));
  const [plans, setPlans] = useState(() => firstPlans(box.seats.max, name === '' ? say.create.meName : name));
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [listed, setListed] = useState(true);
  const [clock, setClock] = useState<Clock | null>(null);
  const [rated, setRated] = useState(true);
  const [delayed, setDelayed] = useState(false);
  const [coach, setCoach] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const seats = plans.slice(0, count);
  const begin = async () => {
    const own = seats.find((seat) => seat.kind === 'me')?.name ?? '';
    if (own !== say.create.meName) prefer({ name: own });
    try {
      const wanted = { ...fitted(game, options, count), ...game.demands?.(count), ...box.options };
      if (place === 'here') go(`/play/${await layTable(game.id, seats, wanted)}`);
      else go(`/table/${await openServerTable(game.id, seats, wanted, { listed, clock, rated, delayed, coach })}`);
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
            <GameChoice key={id} id={id} seats={seats} chosen={id === box.id} choose={choose} />
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
        values={range(box.seats.min, box.seats.max)}
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
              account={server.person?.guest === false ? server.person.name : undefined}
              change={(change) => setPlans(plans.map((one, at) => (at === seat ? { ...one, ...change } : one)))}
            />
          ))}
        </div>
      </fieldset>
      <PresetChoice game={game} box={box.id} chosen={options} choose={setOptions} />
      <Demanded game={game} settled={box.settled} seats={count} />
      <OptionsForm
        game={game}
        settled={box.settled}
        seats={seats.map((plan) => plan.name)}
        chosen={options}
        choose={setOptions}
      />
      {place === 'server' && <ClockForm clock={clock} choose={setClock} />}
      {place === 'server' && (
        <label className="switch">
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
          {say.create.listed}
        </label>
      )}
      {place === 'server' && (
        <label className="switch">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
          <span>
            {say.people.ratedChoice} <span className="help">{say.people.ratedHelp}</span>
          </span>
        </label>
      )}
      {place === 'server' && (
        <label className="switch" title={say.atTable.spectatorsHelp}>
          <input type="checkbox" checked={delayed} onChange={(event) => setDelayed(event.target.checked)} />
          {say.atTable.spectators}
        </label>
      )}
      {place === 'server' && (
        <label className="switch">
          <input type="checkbox" checked={coach} onChange={(event) => setCoach(event.target.checked)} />
          <span>
            {say.atTable.coach} <span className="help">{say.atTable.coachHelp}</span>
          </span>
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
  /** What the server calls whoever has an account there. */
  account: string | undefined;
  change: (change: Partial<SeatPlan>) => void;
}) {
  const say = useWords();
  const { levels } = botWords[useSettings().language];
  const { seat, plan, change } = props;
  const kinds = props.online ? (['me', 'human', 'open', 'bot'] as const) : (['me', 'human', 'bot'] as const);
  const kind = plan.kind === 'open' && !props.online ? 'bot' : plan.kind;
  const known = props.online && kind === 'me' ? props.account : undefined;
  return (
    <div className="seat-row">
      <SeatShape seat={seat} size={20} />
      <input
        className="input"
        aria-label={`${say.create.seat(seat + 1)}: ${say.create.name}`}
        value={kind === 'open' ? '' : (known ?? plan.name)}
        placeholder={kind === 'open' ? say.lobby.free : say.create.name}
        disabled={kind === 'open' || known !== undefined}
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
          value={levelOf(plan.strength)}
          title={levels[levelOf(plan.strength)].says}
          onChange={(event) => {
            change({ strength: STRENGTHS.find((one) => String(one) === event.target.value) ?? USUAL });
          }}
        >
          {STRENGTHS.map((one) => (
            <option key={one} value={one} title={levels[one].says}>
              {levels[one].name}
            </option>
          ))}
        </select>
      ) : (
        <span />
      )}
    </div>
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
