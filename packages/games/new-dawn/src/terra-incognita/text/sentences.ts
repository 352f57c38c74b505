/** Which sentences of a text book the expansion brings. */

import type { TextBook } from '@tabularium/kernel';
import type { NewDawn } from '../../vocabulary.ts';
import type { TerraActions, TerraFact, TerraReason } from '../vocabulary.ts';

type Book = TextBook<NewDawn>;

type TerraActionType = Exclude<TerraActions[keyof TerraActions]['type'], BaseActionType> | 'settle';

/** Actions of the expansion's steps for which the base game has the words. */
type BaseActionType =
  | 'done'
  | 'spend'
  | 'take-diplomacy'
  | 'swap'
  | 'gain'
  | 'take-back'
  | 'place'
  | 'reinforce'
  | 'build-city'
  | 'conquer'
  | 'convert';

/** The expansion's part of a text book. */
export interface TerraText {
  readonly options: Pick<Book['options'], 'module' | 'peaceful' | 'handicap' | 'handicapTokens'>;
  readonly prompts: Pick<Book['prompts'], keyof TerraActions>;
  readonly actions: Pick<Book['actions'], TerraActionType>;
  readonly facts: Pick<Book['facts'], TerraFact['fact']>;
  readonly reasons: Readonly<Record<TerraReason, string>>;
  readonly parts: Readonly<Record<string, string>>;
}
