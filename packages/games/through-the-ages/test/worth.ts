/** What cards are worth: the numbers before and after. */

import { buildCost, developCost } from '../src/queries/costs.ts';
import { stored } from '../src/queries/counts.ts';
import { civilActions, happiness, militaryActions, strengthRating } from '../src/queries/ratings.ts';
import { colonize } from '../src/rules/colonization.ts';
import { position } from './position.ts';

/** What a colony changes for who takes it: the numbers that are not as before. */
export function broughtBy(card: string): Record<string, number> {
  const table = position(2);
  const { game } = table;
  const player = table.player(0);
  const count = () => ({
    yellow: player.yellow + player.workers,
    blue: player.blue + player.technologies.reduce((sum, { tokens }) => sum + tokens, 0),
    population: player.workers,
    food: stored(player, 'food'),
    resources: stored(player, 'resources'),
    science: player.science,
    culture: player.culture,
    cards: player.militaryHand.length,
    strength: strengthRating(game, 0),
    happy: happiness(game, 0),
    civil: civilActions(game, 0),
    military: militaryActions(game, 0),
  });
  const before = count();
  colonize(game, 0, card, 1);
  const after = count();
  return Object.fromEntries(
    Object.entries(after)
      .map(([what, now]) => [what, now - before[what as keyof typeof before]] as const)
      .filter(([, change]) => change !== 0),
  );
}

/** What Opera and Journalism cost under that leader with these workers, each in resources and in science. */
export function stageCosts(leader: string, on: Record<string, number>): [number, number][] {
  const { game } = position().has(0, { leader, on: { opera: 0, journalism: 0, ...on } });
  return ['opera', 'journalism'].map((card) => [buildCost(game, 0, card), developCost(game, 0, card)]);
}
