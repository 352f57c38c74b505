/** Bots for any game: they see what their seat may see, and think on states imagined from it. */

export { type Advice, advise, type Considered, type Reason, reasonWords } from './advise.ts';
export { BOTS, type Bot, type BotKind, type BotSpec, type Choice, type Clock, LEVELS, type Level } from './bot.ts';
export { choose, chooseAction, consider, tryOut, within } from './choose.ts';
export { companion } from './companion.ts';
export { type Contest, isContest, type Thought, winner } from './contest.ts';
export { recipeFor } from './levels.ts';
export type { Plan } from './plan.ts';
export { chancesIn, type Moment, type Review, review, type Turning, type Verdict } from './review.ts';
export { parseSpec, printSpec } from './spec.ts';
export { turningWords, verdictWords } from './telling.ts';
export { type BotWords, words as botWords } from './words.ts';
