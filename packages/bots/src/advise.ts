/**
 * Advice for people: what a bot of some level would do in their place, what else there is, and why, in terms of the
 * features that positions are judged by. It is made from the seat's own view, like every choice of a bot.
 */

import {
  type AnyAction,
  type AnyGame,
  equal,
  fingerprint,
  imagine,
  type Language,
  luckFrom,
  type Seat,
  seedFrom,
} from '@tabularium/kernel';
import type { Clock, Level } from './bot.ts';
import { choose } from './choose.ts';
import { consequence, outcome } from './greedy.ts';
import { finishTurn } from './onwards.ts';
import { words } from './words.ts';
import { copyOf } from './worlds.ts';
import { leads, worths } from './worth.ts';

/** Something that speaks for an action, or against it. */
export interface Reason {
  /** One of the game's features, or what the best rival has of it all (`rivals`). */
  readonly feature: string;
  /** By how many points this is better, or worse if below 0. */
  readonly difference: number;
}

/** An action, and what is to be said of it. */
export interface Considered {
  readonly action: AnyAction;
  /** How many steps of advantage it is better than the advised one, which has 0; the others are mostly below. */
  readonly gain: number;
  /** What it has over the best other action or, for an alternative, over the advised one; what weighs most comes first. */
  readonly reasons: readonly Reason[];
}

/** What to do, and what else could be done, the best first. */
export interface Advice {
  readonly choice: Considered;
  readonly alternatives: readonly Considered[];
}

/** On how many imagined states actions are compared. */
const WORLDS = 3;
/** So many others are looked at closely, and so many alternatives told. */
const GLANCES = 5;
const ALTERNATIVES = 3;
/** Differences of less than this share of a step of advantage are no reasons, and no more than so many are told. */
const TELLING = 0.05;
const MOST_REASONS = 4;

/**
 * What a bot of that level would do with one of these legal actions, and why. The same view gives the same advice. With a
 * clock, it takes about as long as the level's own thought and no longer than `milliseconds`.
 */
export function advise(
  game: AnyGame,
  view: object,
  legal: readonly AnyAction[],
  level: Level = 4,
  limit?: { readonly clock: Clock; readonly milliseconds: number },
): Advice | undefined {
  const { viewer: seat } = view as { viewer: Seat | null };
  if (seat === null || legal.length === 0) return undefined;
  const seed = seedFrom(`advice ${fingerprint(view)}`);
  const spec = { kind: 'level', level, ...(limit === undefined ? {} : { milliseconds: limit.milliseconds }) } as const;
  const { action: chosen } = choose(game, view, spec, seed, limit?.clock);
  const looks = lookAt(game, view, seat, worthALook(game, view, seat, legal, chosen, seed), seed);
  const [best] = looks;
  if (best === undefined) return undefined;
  const others = looks
    .filter((look) => look !== best)
    .toSorted((one, other) => other.ahead - one.ahead)
    .slice(0, ALTERNATIVES);
  const consider = (look: Look, beside: Look | undefined): Considered => ({
    action: look.action,
    gain: (look.ahead - best.ahead) / game.bot.spread,
    reasons: beside === undefined ? [] : reasonsFor(game, look, beside),
  });
  return { choice: consider(best, others[0]), alternatives: others.map((look) => consider(look, best)) };
}

/** The reasons in a sentence or two; nothing where there are none. */
export function reasonWords(game: AnyGame, language: Language, reasons: readonly Reason[]): string {
  const { forIt, againstIt, rivals } = words[language].advice;
  const names = (some: readonly Reason[]) =>
    some.map(({ feature }) =>
      feature === RIVALS ? rivals : (game.text[language].features?.[feature]?.name ?? feature),
    );
  const good = names(reasons.filter(({ difference }) => difference > 0));
  const bad = names(reasons.filter(({ difference }) => difference < 0));
  return [good.length === 0 ? '' : forIt(good), bad.length === 0 ? '' : againstIt(bad)].filter(Boolean).join(' ');
}

/** What an action leads to, on average over the imagined states. */
export interface Look {
  readonly action: AnyAction;
  readonly ahead: number;
  readonly parts: readonly number[];
  readonly rival: number;
}

const RIVALS = 'rivals';

/** The chosen action and the likeliest others, each looked at: where turns are planned, to the end of the turn. */
export function lookAt(game: AnyGame, view: object, seat: Seat, actions: readonly AnyAction[], seed: string): Look[] {
  const luck = luckFrom(seed);
  const worlds = Array.from({ length: WORLDS }, () => imagine(game, view, luck) as object);
  return actions.map((action) => {
    const ends = worlds.map((world) => endOf(game, world, seat, action));
    return { action, ...averaged(ends.map((end) => measured(game, end, seat))) };
  });
}

/** The chosen action, and those that look best at a glance. */
function worthALook(
  game: AnyGame,
  view: object,
  seat: Seat,
  legal: readonly AnyAction[],
  chosen: AnyAction,
  seed: string,
): AnyAction[] {
  const world: object = imagine(game, view, luckFrom(seed));
  const glances = legal
    .filter((action) => !equal(action, chosen))
    .map((action) => ({ action, ahead: consequence(game, world, seat, action) }))
    .sort((one, other) => other.ahead - one.ahead);
  return [chosen, ...glances.slice(0, GLANCES).map(({ action }) => action)];
}

function endOf(game: AnyGame, world: object, seat: Seat, action: AnyAction): object {
  const { state } = outcome(game, world, seat, action);
  if (game.bot.search !== 'plan') return state;
  const end = copyOf(game, state);
  finishTurn(game, end, seat);
  return end;
}

function measured(game: AnyGame, state: object, seat: Seat): Omit<Look, 'action'> {
  const worth = worths(game, state);
  const ahead = leads(worth)[seat] ?? 0;
  const { judgement } = game.bot;
  const parts = judgement?.parts(state, seat, judgement.book.weights) ?? [];
  return { ahead, parts, rival: (worth[seat] ?? 0) - ahead };
}

function averaged(looks: readonly Omit<Look, 'action'>[]): Omit<Look, 'action'> {
  const mean = (of: (look: Omit<Look, 'action'>) => number) =>
    looks.reduce((sum, look) => sum + of(look), 0) / Math.max(1, looks.length);
  return {
    ahead: mean(({ ahead }) => ahead),
    rival: mean(({ rival }) => rival),
    parts: (looks[0]?.parts ?? []).map((_, at) => mean(({ parts }) => parts[at] ?? 0)),
  };
}

/** What one has over the other, feature by feature. */
export function reasonsFor(game: AnyGame, one: Look, other: Look): Reason[] {
  const features = game.bot.judgement?.features ?? [];
  const reasons = features.map((feature, at) => ({
    feature,
    difference: (one.parts[at] ?? 0) - (other.parts[at] ?? 0),
  }));
  return [...reasons, { feature: RIVALS, difference: other.rival - one.rival }]
    .filter(({ difference }) => Math.abs(difference) >= TELLING * game.bot.spread)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_REASONS);
}
