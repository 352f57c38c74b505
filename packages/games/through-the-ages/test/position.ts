/** Positions in two lines: `position(3).has(0, { leader: 'moses' }).acting(0)`. */

import type { ActionIn } from '@tabularium/kernel';
import { act, check, legal, seedFrom, start } from '@tabularium/kernel';
import { throughTheAges } from '@tabularium/through-the-ages';
import type { AgesOptions, AgesState } from '../src/index.ts';
import { stored } from '../src/queries/counts.ts';
import type { Player } from '../src/state.ts';

type Action = ActionIn<typeof throughTheAges>;
type Patch = Partial<Player> & {
  /** Workers on technologies, which come into play if they are not. */
  on?: Readonly<Record<string, number>>;
  /** Blue tokens on technologies; the bank pays for them. */
  tokensOn?: Readonly<Record<string, number>>;
  /** Completed wonders by card. */
  built?: readonly string[];
};

/** Options as they may be wished for: a set also by the name of a preset. */
export type Chosen = {
  readonly [K in keyof AgesOptions]?: AgesOptions[K] extends readonly string[]
    ? AgesOptions[K] | string
    : AgesOptions[K];
};

/** A game in the middle, everybody with a fresh board and full actions. */
export class Position {
  readonly game: AgesState;

  constructor(seats: number, options: Partial<AgesOptions>, seed = 'position') {
    this.game = start(throughTheAges, { seats, seed: seedFrom(seed), options });
    Object.assign(this.game, { round: 5, age: 1, current: 0, starting: 0, facts: null });
    for (const player of this.game.players) Object.assign(player, { civil: 4, military: 2 });
    this.acting(0);
  }

  /** Change what a civilization has. */
  has(seat: number, { on = {}, tokensOn = {}, built, ...patch }: Patch): this {
    const player = this.player(seat);
    Object.assign(player, patch);
    for (const [card, workers] of Object.entries(on)) this.technology(seat, card).workers = workers;
    for (const [card, tokens] of Object.entries(tokensOn)) {
      player.blue -= tokens;
      this.technology(seat, card).tokens = tokens;
    }
    if (built !== undefined) player.wonders = built.map((card) => ({ card, ravaged: false, under: '', tokens: 0 }));
    return this;
  }

  /** No workers anywhere but where they are put next. */
  bare(seat: number): this {
    for (const technology of this.player(seat).technologies) technology.workers = 0;
    return this;
  }

  /** In the Action Phase of that seat. */
  acting(seat: number): this {
    this.game.current = seat;
    this.game.frames = [
      { step: 'end-of-turn', seat },
      { step: 'act', seat },
    ];
    return this;
  }

  /** In the Politics Phase of that seat, the Action Phase to follow. */
  politicking(seat: number): this {
    this.acting(seat);
    this.game.frames.push({ step: 'politics', seat, left: 1, begun: false });
    return this;
  }

  /** That event is revealed next by whoever prepares something now. */
  revealing(seat: number, card: string): this {
    this.acting(seat);
    this.game.currentEvents.cards.push(card);
    this.game.frames.push({ step: 'reveal', seat });
    return this.run();
  }

  /** Run procedures until somebody decides. */
  run(): this {
    const { frames } = this.game;
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      const step =
        frame && (throughTheAges.steps as Record<string, { run?(game: AgesState, frame: object): void }>)[frame.step];
      if (step?.run === undefined) return this;
      frames.pop();
      step.run(this.game, frame as object);
    }
    return this;
  }

  /** The card on that space of the row, counted from 1. */
  row(space: number, card: string): this {
    this.game.row[space - 1] = card;
    return this;
  }

  /** Do these actions in order; each must be legal. */
  does(seat: number, ...actions: readonly Action[]): this {
    for (const action of actions) {
      const checked = check(throughTheAges, this.game, seat, action);
      if ('refusal' in checked) {
        throw new Error(
          `${JSON.stringify(action)}: ${checked.refusal.reason} in ${JSON.stringify(this.game.frames.at(-1))}`,
        );
      }
      act(throughTheAges, this.game, seat, checked.action);
    }
    return this;
  }

  /** Is that action legal? */
  can(seat: number, action: Action): boolean {
    return 'action' in check(throughTheAges, this.game, seat, action);
  }

  /** The reason and rule why that is refused. */
  whyNot(seat: number, action: Action): string {
    const checked = check(throughTheAges, this.game, seat, action);
    return 'refusal' in checked ? `${checked.refusal.reason} ${checked.refusal.rule ?? ''}`.trim() : 'legal';
  }

  /** The types of all legal actions. */
  types(seat: number): string[] {
    return [...new Set(legal(throughTheAges, this.game, seat).map(({ type }) => type))];
  }

  /** Legal actions of one type. */
  list(seat: number, type: string): Action[] {
    return legal(throughTheAges, this.game, seat).filter((action) => action.type === type);
  }

  player(seat: number): Player {
    const player = this.game.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  /** The step the game waits in. */
  get step(): string {
    return this.game.frames.at(-1)?.step ?? 'over';
  }

  private technology(seat: number, card: string) {
    const { technologies } = this.player(seat);
    let found = technologies.find((one) => one.card === card);
    if (found === undefined) {
      found = { card, workers: 0, tokens: 0 };
      technologies.push(found);
    }
    return found;
  }
}

/** A fresh position for that many players. */
export function position(seats = 2, options: Partial<AgesOptions> = {}, seed = 'position'): Position {
  return new Position(seats, options, seed);
}

/** The first player, so equipped, at the beginning of a turn, its effects just done. */
export function atTurnBegin(patch: Parameters<Position['has']>[1]): Position {
  const table = position().has(0, patch);
  table.game.frames = [
    { step: 'act', seat: 0 },
    { step: 'turn-effects', seat: 0 },
  ];
  return table.run();
}

/** Civilizations with that many Warriors, seat by seat. */
export function strong(...warriors: readonly number[]): Position {
  const table = position(warriors.length);
  for (const [seat, count] of warriors.entries()) table.has(seat, { on: { warriors: count } });
  return table;
}

/** What every civilization has of that, seat by seat. */
export function each(
  { game }: Position,
  what: 'science' | 'culture' | 'workers' | 'yellow' | 'blue' | 'civil',
): number[] {
  return game.players.map((player) => player[what]);
}

/** The food or resources every civilization has in store, seat by seat. */
export function storedBy({ game }: Position, goods: 'food' | 'resources'): number[] {
  return game.players.map((player) => stored(player, goods));
}
