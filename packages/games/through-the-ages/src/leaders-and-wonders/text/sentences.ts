/** What single cards of the box need words for beside their names. */

import type { BoxBook } from '@tabularium/kernel';
import type { BoxChoices } from '../../text/card-texts.ts';
import type { ThroughTheAges } from '../../vocabulary.ts';

type Book = BoxBook<ThroughTheAges, 'leadersAndWonders'>;

/** The prompts, actions and facts of single cards, and what numbered choices stand for. */
export interface CardSentences {
  readonly prompts: Omit<Book['prompts'], 'draft'>;
  readonly actions: Omit<Book['actions'], 'draft'>;
  readonly facts: Book['facts'];
  readonly choices: BoxChoices;
}
