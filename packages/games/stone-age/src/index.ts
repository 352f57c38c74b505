/** Stone Age for two to four players, with its civilization cards and buildings. */

import type { Game } from '@tabularium/kernel';
import { bot } from './bot/index.ts';
import { BUILDING_IDS } from './content/buildings.ts';
import { CALLINGS, CARD_IDS, SYMBOLS } from './content/cards.ts';
import { RESOURCES } from './content/goods.ts';
import { PLACES } from './content/places.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { figures } from './queries/figures.ts';
import { buyBuilding } from './rules/buildings.ts';
import { buyCard, cashIn, chooseTwo } from './rules/cards.ts';
import { diceRow, latePick, pickDie } from './rules/dice-row.ts';
import { feed, feeding } from './rules/feeding.ts';
import { gather } from './rules/gathering.ts';
import { place, placing } from './rules/placing.ts';
import { finish, round, roundEnd, setup } from './rules/rounds.ts';
import { result } from './rules/scoring.ts';
import { raiseTool } from './rules/tools.ts';
import { use, using } from './rules/using.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { visibility } from './visibility.ts';
import type { StoneAge } from './vocabulary.ts';

export type * from './labels.ts';
export type * from './state.ts';
export type * from './vocabulary.ts';

/** Stone Age. */
export const stoneAge: Game<StoneAge> = {
  id: 'stone-age',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    startPlayer: {
      kind: 'choice',
      values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'],
      default: 'random',
      rule: 'SA 2.4',
    },
    openCards: { kind: 'switch', default: false, rule: 'SA 14.4' },
    lateDicePicks: { kind: 'switch', default: false, rule: 'SA 16.1' },
    twoResourcesAtOnce: { kind: 'switch', default: false, rule: 'SA 16.1' },
    huntAgain: { kind: 'switch', default: false, rule: 'SA 16.1' },
    limitedSupply: { kind: 'switch', default: false, rule: 'SA 16.2' },
  },
  streams: ['cards', 'buildings', 'dice', 'start'],
  setup,
  steps: {
    round,
    placing,
    place,
    using,
    use,
    gather,
    'buy-card': buyCard,
    'buy-building': buyBuilding,
    'raise-tool': raiseTool,
    'dice-row': diceRow,
    'pick-die': pickDie,
    'late-pick': latePick,
    'choose-two': chooseTwo,
    feeding,
    feed,
    'round-end': roundEnd,
    finish,
  },
  anytime: cashIn,
  visibility,
  determinize,
  result,
  round: (game) => game.round,
  invariants,
  figures,
  things: [
    ...PLACES.map(({ id }) => `place:${id}`),
    ...CARD_IDS.map((id) => `card:${id}`),
    ...BUILDING_IDS.map((id) => `building:${id}`),
    ...RESOURCES.map((id) => `resource:${id}`),
    ...SYMBOLS.map((id) => `symbol:${id}`),
    ...CALLINGS.map((id) => `calling:${id}`),
    ...['food', 'tool', 'field', 'person'].map((id) => `piece:${id}`),
  ],
  text: { en, de },
  bot,
};
