/** The box of 2010: the base game, complete by itself. */

import type { Base } from '@tabularium/kernel';
import { bot } from '../bot/index.ts';
import {
  CIVILIZATIONS,
  CULTURE_EVENTS,
  DISASTERS,
  GOVERNMENTS,
  GOVERNMENTS_2013,
  HUTS,
  LAYOUTS,
  MARKERS,
  TECHNOLOGIES,
  TILES,
  VILLAGES,
  WONDERS,
} from '../content/index.ts';
import { LOOT } from '../content/limits.ts';
import { determinize } from '../determinize.ts';
import { baseOperations, baseScales, isPermission } from '../effects/index.ts';
import { invariants } from '../invariants/index.ts';
import { figures } from '../queries/standing.ts';
import { tally } from '../queries/tally.ts';
import { beforehand } from '../rules/beforehand.ts';
import { setUp } from '../rules/set-up.ts';
import { standingAnswers } from '../rules/standing-answers.ts';
import { result } from '../rules/victory.ts';

import type { FameAndFortune, FameOptions } from '../state.ts';
import { baseEntries } from '../text/box.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { glossary } from '../text/glossary.ts';
import { visibility } from '../visibility.ts';
import { entries } from '../vocabulary/entries.ts';
import { boxes } from '../vocabulary/library.ts';
import { operations } from '../vocabulary/operations.ts';
import { asks, type FameQuestions } from '../vocabulary/questions.ts';
import { steps } from './steps.ts';

/** The bans that a table plays with (FF 23.9). */
const inForce = (options: FameOptions, ban: string | undefined): boolean => {
  if (ban === 'democracy-peace') return options.democracyPeace;
  return ban === 'communism-no-arts' ? options.communismNoArts : true;
};

/** The government cards of a table. */
function governmentsOf(options: FameOptions) {
  const set = options.governmentCards === '2013' ? GOVERNMENTS_2013 : GOVERNMENTS;
  return Object.fromEntries(
    Object.entries(set).map(([id, government]) => [
      id,
      { ...government, effects: government.effects.filter(({ option }) => inForce(options, option)) },
    ]),
  );
}

/** The base game. */
export const base: Base<FameAndFortune, FameQuestions> = {
  id: 'fame-and-fortune',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options: {
    civilizations: { kind: 'choice', values: ['random', 'pick', 'two-keep-one'], default: 'random', rule: 'FF 23.11' },
    governmentCards: { kind: 'choice', values: ['2010', '2013'], default: '2010', rule: 'FF 23.2' },
    democracyPeace: { kind: 'switch', default: true, rule: 'FF 23.9' },
    communismNoArts: { kind: 'switch', default: true, rule: 'FF 23.9' },
    lootCultureCard: { kind: 'choice', values: ['look', 'backs'], default: 'look', rule: 'FF 23.6' },
    codeOfLawsScouts: { kind: 'switch', default: true, rule: 'FF 23.8' },
    tieBreak: { kind: 'choice', values: ['immediate', 'end-of-turn'], default: 'immediate', rule: 'FF 23.4' },
    offersPerTurn: { kind: 'choice', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: 3, rule: 'FF 23.12' },
    scoutsFollowArmies: { kind: 'switch', default: false, rule: 'FF 23.16' },
    turnLimit: {
      kind: 'choice',
      values: ['none', '5', '8', '12', '16', '20', '30', '50'],
      default: 'none',
      rule: 'FF 23.13',
    },
    firstGame: { kind: 'switch', default: false, rule: 'FF 23.14' },
    openUnits: { kind: 'switch', default: false, rule: 'FF 23.15' },
    openEvents: { kind: 'switch', default: false, rule: 'FF 23.15' },
  },
  streams: ['start', 'map', 'markers', 'units', 'events', 'wonders', 'people', 'fate'],
  asks,
  answers: {
    lootPoints: (_game, _loser, city) => (city ? LOOT.cityResources : LOOT.resource),
    disbands: () => false,
    drawsCards: () => false,
  },
  shelves: [
    boxes.part({
      contents: {
        base: {
          used: () => true,
          permits: isPermission,
          technologies: TECHNOLOGIES,
          civilizations: CIVILIZATIONS,
          wonders: WONDERS,
          events: CULTURE_EVENTS,
          tiles: TILES,
          markers: MARKERS,
          markerCounts: { hut: HUTS, village: VILLAGES },
          layouts: LAYOUTS,
          supply: { dry: DISASTERS.count },
          replacements: (options) => ({ governments: governmentsOf(options) }),
        },
      },
    }),
    operations.part({ rules: baseOperations, scales: baseScales }),
    entries.part({ start: {} }),
    glossary.en.part(baseEntries.en),
    glossary.de.part(baseEntries.de),
  ],
  setup: setUp,
  steps,
  anytime: standingAnswers,
  beforehand,
  visibility,
  determinize,
  result,
  round: (game) => Math.max(1, game.turn),
  invariants,
  figures,
  tally,
  things: Object.entries(baseEntries.en).flatMap(([kind, things]) => Object.keys(things).map((id) => `${kind}:${id}`)),
  text: { en, de },
  bot,
};
