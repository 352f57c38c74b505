/**
 * The worker that hosts a table of this browser: it holds the match, lets the bots think and saves every move. The coach
 * thinks in another one of its kind, whatever table is shown, a record is looked over in a third, and what a bot wants to
 * try in several worlds is tried by others still.
 */

import {
  type Advice,
  advise,
  type BotSpec,
  type Choice,
  type Contest,
  consider,
  isContest,
  type Plan,
  type Review,
  review,
  tryOut,
  winner,
} from '@tabularium/bots';
import { loadGame } from '@tabularium/catalogue';
import {
  type AnyAction,
  type AnyFact,
  type AnyGame,
  awaited,
  clone,
  factsFor,
  isOver,
  type Match,
  type MatchFile,
  mayUndo,
  newMatch,
  play,
  type Refusal,
  type Result,
  record,
  recordAgain,
  replay,
  resultOf,
  type Seat,
  type Sight,
  seedFrom,
  sight,
  undo,
  unknowns,
  type Viewer,
  view,
} from '@tabularium/kernel';
import { expose } from 'comlink';
import type { LogEntry } from './session.ts';
import { type SavedTable, saveTable } from './store.ts';
import { botOf } from './strength.ts';

/** What the host reports after every move. */
export interface Report {
  readonly viewer: Viewer;
  readonly sight: Sight;
  readonly moves: number;
  readonly round: number;
  readonly mayUndo: boolean;
  readonly result: Result | undefined;
  /** Whether somebody who sits at this screen sees what the others may not. */
  readonly secrets: boolean;
  /** What the last move told; after an undo or at the beginning, the whole log. */
  readonly log: readonly LogEntry[];
  readonly whole: boolean;
}

/** Who advises, and how long it may think. */
const COACH = { level: 3, milliseconds: 400 } as const;

/** While a record is looked over, every so many moves it is told how far it is. */
const TOLD_EVERY = 10;

/** One table being hosted. */
class TableHost {
  #saved: SavedTable | undefined;
  #match: Match<AnyGame> | undefined;
  #rounds: number[] = [];
  /** What each bot means to do in the rest of its turn. */
  #plans: (Plan | undefined)[] = [];
  #viewer: Viewer = null;
  #report: (report: Report) => void = () => {};
  #tryElsewhere: TryOut = (...trial) => this.tryOut(...trial);

  /** What a bot would do with this view of a game, and what else could be done. */
  async advise(game: string, seen: object, actions: readonly AnyAction[]): Promise<Advice | undefined> {
    return advise(await loadGame(game), seen, actions, COACH.level, {
      clock: () => performance.now(),
      milliseconds: COACH.milliseconds,
    });
  }

  /** How far ahead each turn of a bot's contest leaves it in the world of that seed. */
  async tryOut(game: string, seen: object, spec: BotSpec, contest: Contest, world: string): Promise<number[]> {
    return tryOut(await loadGame(game), seen, spec, contest, world);
  }

  /** Look a finished game over; told now and then how far it is, from 0 to 1. */
  async review(file: MatchFile, told: (share: number) => void): Promise<Review> {
    const game = await loadGame(file.game);
    const { start, moves } = replay(game, file);
    return review(game, start, moves, (move) => {
      if (move % TOLD_EVERY === 0) told(move / moves.length);
    });
  }

  /** Open the table where it stands and let it go on; `tryElsewhere` has a world tried by whoever is free. */
  async open(saved: SavedTable, report: (report: Report) => void, tryElsewhere: TryOut): Promise<void> {
    const game = await loadGame(saved.game);
    const match: Match<AnyGame> = newMatch(game, saved.start);
    if (saved.position !== undefined) {
      match.state = clone(saved.position) as typeof match.state;
      match.log[0] = []; // of another beginning than the one this goes on from
    }
    this.#rounds = [game.round(match.state)];
    recordAgain(match, saved.moves, () => this.#rounds.push(game.round(match.state)));
    this.#match = match;
    this.#saved = saved;
    this.#report = report;
    this.#tryElsewhere = tryElsewhere;
    await saveTable(saved);
    this.#tell(match, true);
    this.#letBotsPlay(match).catch(reportError);
  }

  /** Try an action of the person at the table. */
  async act(seat: Seat, action: unknown): Promise<Refusal | null> {
    const match = this.#match;
    if (match === undefined) return { reason: 'not-legal' };
    const attempt = play(match, seat, action);
    if ('refusal' in attempt) return attempt.refusal;
    await this.#moved(match);
    await this.#save(match);
    this.#letBotsPlay(match).catch(reportError);
    return null;
  }

  /** Take the last move back. */
  async undo(seat: Seat): Promise<void> {
    const match = this.#match;
    if (match === undefined || !undo(match, seat)) return;
    this.#rounds.pop();
    this.#tell(match, true);
    await this.#save(match);
  }

  /** One bot after the other, with a breath between them so that people are heard. Their choices repeat, so one save does. */
  async #letBotsPlay(match: Match<AnyGame>): Promise<void> {
    for (;;) {
      const seat = awaited(match.state).find((one) => this.#saved?.seats[one]?.kind === 'bot');
      if (seat === undefined) break;
      const place = this.#saved?.seats[seat];
      const spec = botOf(place?.kind === 'bot' ? place.strength : 3);
      const { length: moves } = match.moves;
      const seed = seedFrom(`${this.#saved?.id} ${moves} ${seat}`);
      const seen = view(match.game, match.state, seat);
      const { action, plan } = await this.#choice(match.game, seen, spec, seed, this.#plans[seat]);
      // a person may have answered meanwhile: then somebody else lets the bots play, or they think again
      if (match.moves.length !== moves) continue;
      this.#plans[seat] = plan;
      record(match, seat, action);
      await this.#moved(match);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await this.#save(match);
  }

  async #choice(game: AnyGame, seen: object, spec: BotSpec, seed: string, plan: Plan | undefined): Promise<Choice> {
    const thought = consider(game, seen, spec, seed, () => performance.now(), plan);
    if (!isContest(thought)) return thought;
    const [own = '', ...others] = thought.worlds;
    // the others are asked first: they try while this one does
    const elsewhere = others.map((world) =>
      this.#tryElsewhere(game.id, seen, spec, thought, world).catch(() => tryOut(game, seen, spec, thought, world)),
    );
    const here = tryOut(game, seen, spec, thought, own);
    return winner(thought, [here, ...(await Promise.all(elsewhere))]);
  }

  /** Tell of the move; the last one is on the shelf before anybody can ask for the replay. */
  async #moved(match: Match<AnyGame>): Promise<void> {
    this.#rounds.push(match.game.round(match.state));
    if (isOver(match.state)) await this.#save(match);
    this.#tell(match, false);
  }

  async #save(match: Match<AnyGame>): Promise<void> {
    if (this.#saved === undefined) return;
    this.#saved = {
      ...this.#saved,
      moves: [...match.moves],
      round: match.game.round(match.state),
      result: resultOf(match) ?? null,
      changed: Date.now(),
    };
    await saveTable(this.#saved);
  }

  #tell(match: Match<AnyGame>, whole: boolean): void {
    const viewer = this.#chooseViewer(match);
    const first = whole ? 0 : match.log.length - 1;
    this.#report({
      viewer,
      sight: sight(match.game, match.state, viewer),
      moves: match.moves.length,
      round: match.game.round(match.state),
      mayUndo: viewer !== null && mayUndo(match, viewer),
      result: resultOf(match),
      secrets: this.#people().some((seat) => knowsMore(match, seat)),
      log: match.log.slice(first).map((facts, at) => this.#entry(facts, first + at, viewer)),
      whole,
    });
  }

  #entry(facts: AnyFact[], move: number, viewer: Viewer): LogEntry {
    return { move, round: this.#rounds[Math.max(0, move - 1)] ?? 1, facts: factsFor(facts, viewer) };
  }

  #people(): Seat[] {
    return (this.#saved?.seats ?? []).flatMap((place, seat) => (place.kind === 'human' ? [seat] : []));
  }

  /** The person asked looks at the table; while bots play, whoever looked before keeps looking. */
  #chooseViewer(match: Match<AnyGame>): Viewer {
    const people = this.#people();
    const asked = awaited(match.state).find((seat) => people.includes(seat));
    this.#viewer = asked ?? this.#viewer ?? people[0] ?? null;
    return this.#viewer;
  }
}

/** Has a world tried. */
export type TryOut = TableHost['tryOut'];

/** Does that seat see more than a spectator? */
function knowsMore({ game, state }: Match<AnyGame>, seat: Seat): boolean {
  return unknowns(view(game, state, seat)) < unknowns(view(game, state, null));
}

/** What the page may ask of the worker. */
export type Host = Pick<TableHost, 'open' | 'act' | 'undo' | 'advise' | 'review' | 'tryOut'>;

expose(new TableHost());
