/** Which leaders and wonders take part (TA 17.4, 17.8). */

import type { Card, FamousKind } from '../../content/model.ts';
import { cardOf } from '../../queries/cards.ts';
import { famousCards } from '../../queries/decks.ts';
import type { AgesTable } from '../../questions.ts';
import type { AgesOptions } from '../../vocabulary.ts';
import { MIX } from '../content/mixes.ts';
import { placeholderId } from '../content/placeholders.ts';

/** The name of the box on its cards. */
export const BOX = 'leaders-and-wonders';

/** A leader or wonder that no card of the base game corresponds to. */
export const isNew = ({ box }: Card): boolean => box === BOX;

/** Is the game one of those in which leaders and wonders stand on boards? */
export const isOpenMix = ({ leaders }: AgesOptions): boolean =>
  leaders === 'open-mix' || leaders === 'hidden-future' || leaders === 'open-draft';

/** Do the players choose leaders and wonders themselves? */
export const isDraft = ({ leaders }: AgesOptions): boolean => leaders === 'draft' || leaders === 'open-draft';

/** Does everybody know from the start what takes part at that level? */
export const isAnnounced = ({ leaders }: AgesOptions, level: number): boolean =>
  leaders === 'open-mix' || leaders === 'open-draft' || (leaders === 'hidden-future' && level < 2);

/** Old (base or adjusted) or new leaders or wonders of one level. */
export function famousFrom(table: AgesTable, level: number, kind: FamousKind, from: 'old' | 'new'): string[] {
  return famousCards(table, level, kind).filter((card) => isNew(cardOf(card)) === (from === 'new'));
}

/** Have the players agreed on that one? An adjusted card stands for the one it replaces. */
function isAgreed({ options }: AgesTable, id: string): boolean {
  return options.agreed.includes(cardOf(id).replaces ?? id);
}

/** Every leader or wonder of one level that could come up. */
export function famousPool(table: AgesTable, level: number, kind: FamousKind): string[] {
  if (table.options.leaders === 'agreed')
    return famousCards(table, level, kind).filter((card) => isAgreed(table, card));
  const fresh = famousFrom(table, level, kind, 'new');
  return table.options.leaders === 'expansion' ? fresh : [...fresh, ...famousFrom(table, level, kind, 'old')];
}

/** How many leaders or wonders of each age a mix has: one more with 3 or 4 players (TA 17.4). */
export function mixSize(kind: FamousKind, seats: number): number {
  return (kind === 'leader' ? MIX.leaders : MIX.wonders) + (seats > 2 ? 1 : 0);
}

/** The placeholders of one level for so many leaders and wonders (TA 17.9). */
export function placeholders(level: number, leaders: number, wonders: number): string[] {
  const numbered = (kind: FamousKind, count: number) =>
    Array.from({ length: count }, (_, at) => placeholderId({ level, kind, number: at + 1 }));
  return [...numbered('leader', leaders), ...numbered('wonder', wonders)];
}
