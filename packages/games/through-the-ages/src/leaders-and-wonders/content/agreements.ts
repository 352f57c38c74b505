/** The leaders and wonders that players can agree on (TA 17.4). */

import { LEADERS as OLD_LEADERS } from '../../content/leaders.ts';
import type { Cards, Leader, Wonder } from '../../content/model.ts';
import { WONDERS as OLD_WONDERS } from '../../content/wonders.ts';
import { LEADERS } from './leaders.ts';
import { WONDERS } from './wonders.ts';

const ofLevel = (level: number, ...lists: readonly Cards<Leader | Wonder>[]): string[] =>
  lists.flatMap((list) => Object.keys(list).filter((id) => list[id]?.level === level));

/** All of them, leaders and wonders of each age. */
export const FAMOUS: { readonly [group: string]: readonly string[] } = Object.fromEntries(
  [0, 1, 2, 3].flatMap((level) => [
    [`leaders-${level}`, ofLevel(level, OLD_LEADERS, LEADERS)],
    [`wonders-${level}`, ofLevel(level, OLD_WONDERS, WONDERS)],
  ]),
);

const inOrder = (...lists: readonly object[]): string[] =>
  Object.values(FAMOUS)
    .flat()
    .filter((id) => lists.some((list) => Object.hasOwn(list, id)));

/** What can be agreed on by name. */
export const AGREEMENTS = {
  base: inOrder(OLD_LEADERS, OLD_WONDERS),
  expansion: inOrder(LEADERS, WONDERS),
  all: Object.values(FAMOUS).flat(),
};
