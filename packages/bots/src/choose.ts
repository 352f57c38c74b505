/** The choice of any bot: a level becomes its recipe, and the recipe's way of choosing is asked. */

import { type AnyAction, type AnyGame, type Luck, luckFrom, reweighed, type Seat } from '@tabularium/kernel';
import type { Bot, BotSpec, Choice, Clock } from './bot.ts';
import { type Contest, isContest, type Thought, trial, winner } from './contest.ts';
import { chooseGreedy } from './greedy.ts';
import { isJourney } from './journey.ts';
import { recipeFor } from './levels.ts';
import { chooseByTreeSearch } from './mcts.ts';
import { follow, type Plan, type Planning, planJourney, planTurn } from './plan.ts';
import { chooseRandom } from './random.ts';
import { chooseByResting } from './rest.ts';

/** How long mcts thinks when neither the spec nor the game says, and how many positions a planner judges in a turn. */
const ITERATIONS = 1000;
const POSITIONS = 1200;

/** The choice of the bot that the spec names, and what it means to do next. */
export const choose: Bot = (game, view, spec, seed, clock, plan) => {
  const end = spec.milliseconds === undefined || clock === undefined ? undefined : clock() + spec.milliseconds;
  const thought = consider(game, view, spec, seed, clock, plan);
  if (!isContest(thought)) return thought;
  const trials: number[][] = [];
  for (const world of thought.worlds) {
    if (trials.length > 0 && end !== undefined && clock !== undefined && clock() >= end) break;
    trials.push(tryOut(game, view, spec, thought, world));
  }
  return winner(thought, trials);
};

/** What the bot comes to by itself; if that is a contest, its worlds can be tried wherever there is time. */
export function consider(...[game, view, spec, seed, clock, plan]: Parameters<Bot>): Thought {
  const { viewer } = view as { viewer: Seat | null };
  if (viewer === null) throw new Error('A spectator has nothing to choose.');
  const recipe = recipeFor(game, spec);
  return CHOOSE[recipe.kind]({
    game: weighed(game, recipe),
    view,
    seat: viewer,
    luck: luckFrom(seed),
    recipe,
    clock,
    plan,
  });
}

/** How far ahead each turn of the contest leaves the bot in the world of that seed. */
export const tryOut = (game: AnyGame, view: object, spec: BotSpec, contest: Contest, world: string): number[] =>
  trial(weighed(game, recipeFor(game, spec)), view, contest, world);

/** The choice of the bot that the spec names. */
export const chooseAction = (game: AnyGame, view: object, spec: BotSpec, seed: string, clock?: Clock): AnyAction =>
  choose(game, view, spec, seed, clock).action;

/** What a way of choosing is given. */
interface Question {
  readonly game: AnyGame;
  readonly view: object;
  readonly seat: Seat;
  readonly luck: Luck;
  readonly recipe: BotSpec;
  readonly clock: Clock | undefined;
  readonly plan: Plan | undefined;
}

/** Every way of choosing; levels have become one of the others. */
const CHOOSE: Readonly<Record<BotSpec['kind'], (question: Question) => Thought>> = {
  random: ({ game, view, seat, luck }) => ({ action: chooseRandom(game, view, seat, luck) }),
  greedy,
  mcts: searched,
  plan: (question) => planned(question, false),
  reply: (question) => planned(question, true),
  level: () => {
    throw new Error('A level is a recipe by now.');
  },
};

function greedy({ game, view, seat, luck, recipe, plan }: Question, worlds = recipe.iterations): Choice {
  const onTheWay = follow(view, plan) ?? planJourney(game, view, seat, luck);
  if (onTheWay !== undefined) return onTheWay;
  return {
    action: chooseGreedy(game, view, seat, luck, { worlds, misjudge: misjudging(game, recipe, luck) }),
  };
}

/** A tree of moves is searched; where the game can rest, only what became of each action when the round is over. */
function searched(question: Question): Choice {
  const { game, view, seat, luck, recipe, clock } = question;
  const most =
    recipe.iterations ?? (recipe.milliseconds === undefined ? (game.bot.iterations ?? ITERATIONS) : undefined);
  const budget = budgetOf(most, recipe, clock);
  const { rest } = game.bot;
  if (rest === undefined) return { action: chooseByTreeSearch(game, view, seat, luck, budget) };
  const rounds = rest.rounds[stepIn(view)];
  return rounds === undefined ? greedy(question) : { action: chooseByResting(game, view, seat, luck, rounds, budget) };
}

/** What is asked in this view. */
function stepIn(view: object): string {
  const { frames } = view as { frames: readonly { readonly step: string }[] };
  return frames.at(-1)?.step ?? '';
}

/** Turns are planned where the game says so; elsewhere a look at every action in a few worlds is enough. */
function planned(question: Question, replies: boolean): Thought {
  const { game, view, seat, luck, recipe, clock, plan } = question;
  const step = stepIn(view);
  const foreseen = follow(view, plan);
  if (foreseen !== undefined) return foreseen;
  const { iterations = POSITIONS } = recipe;
  const width = Math.max(WIDTH.least, Math.min(WIDTH.most, Math.round(iterations / WIDTH.positions)));
  if (!(game.bot.plansAt?.includes(step) ?? !isJourney(game, view))) return greedy(question, width);
  const planning: Planning = {
    width,
    replies: replies ? width : 0,
    budget: budgetOf(game.bot.plansTurns ? undefined : iterations, recipe, clock),
    misjudge: misjudging(game, recipe, luck),
  };
  return planTurn(game, view, seat, luck, planning, plan);
}

/** How many ways to play a planner keeps, and in how many worlds it looks at what is no plan: one for so many positions. */
const WIDTH = { least: 3, most: 40, positions: 200 };

/** A draw that is added to what an action seems worth: nothing for who sees well. */
function misjudging({ bot }: AnyGame, { noise = 0 }: BotSpec, luck: Luck): () => number {
  if (noise === 0) return () => 0;
  return () => -noise * bot.spread * Math.log(-Math.log((luck(999_999) + 1) / 1_000_001));
}

/** The game as it is judged by the weights of that name, or by those of that way of choosing. */
function weighed(game: AnyGame, { kind, weights }: BotSpec): AnyGame {
  const book = game.bot.judgement?.book;
  if (weights === undefined) {
    return kind === 'mcts' && book?.rested !== undefined ? { ...game, bot: reweighed(game.bot, book.rested) } : game;
  }
  const kept = book?.earlier[weights];
  if (kept === undefined) throw new Error(`${game.id} has no weights "${weights}".`);
  return { ...game, bot: reweighed(game.bot, kept.weights) };
}

/** The same bot, but it thinks no longer than so many milliseconds. */
export function within(spec: BotSpec, milliseconds: number): BotSpec {
  if (spec.kind === 'random' || spec.kind === 'greedy') return spec;
  const asked = spec.milliseconds === undefined && spec.kind === 'mcts' ? { iterations: ITERATIONS, ...spec } : spec;
  return { ...asked, milliseconds: Math.min(milliseconds, asked.milliseconds ?? milliseconds) };
}

/** How many tries may still follow after so many; both limits hold, if both are given. */
function budgetOf(most: number | undefined, { milliseconds }: BotSpec, clock: Clock | undefined) {
  const left = (done: number) => (most ?? Number.POSITIVE_INFINITY) - done;
  if (milliseconds === undefined) return left;
  if (clock === undefined) throw new Error('A bot that thinks by time needs a clock.');
  const end = clock() + milliseconds;
  return (done: number) => (clock() < end ? left(done) : 0);
}
