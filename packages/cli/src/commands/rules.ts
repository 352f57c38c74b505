/** `tabularium rules`: the numbered rules of a game, whole or one paragraph. */

import type { Language } from '@tabularium/kernel';
import type { Command } from 'commander';
import { languageFlag } from '../arguments.ts';
import { Misuse } from '../complaint.ts';
import { page } from '../pager.ts';
import { passageLines } from '../passages.ts';
import { bookOf, chapters, passagesAsked, rulebook, rulebooks, titleOf } from '../rulebook.ts';
import { bold, hung, show, table } from '../screen.ts';

/** Add the command. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .argument('[game]', 'the game, or the letters of its rules, such as TI; without it the books are listed')
    .argument('[number...]', 'a paragraph or chapter, such as 4.1 or SA 4, or words to look for')
    .description('read the rules')
    .option('--contents', 'only the chapters')
    .option('--no-pager', 'print at once, however long it is; otherwise PAGER (less) is used in a terminal')
    .addOption(languageFlag())
    .action((game: string | undefined, number: string[], { lang, contents, pager }: Flags) => {
      const lines =
        game === undefined
          ? books(lang)
          : contents
            ? chapters(bookNamed(game, lang), lang).flatMap((line) => hung(line, 4))
            : read(bookNamed(game, lang), number.join(' '), lang);
      if (pager) page(lines);
      else show(lines);
    });
}

interface Flags {
  readonly lang: Language;
  readonly contents?: boolean;
  readonly pager: boolean;
}

/** The rulebooks with the letters of their paragraphs. */
function books(lang: Language): string[] {
  return table(
    rulebooks().map((book) => [bold(book), rulebook(book, lang)[0]?.number.split(' ')[0] ?? '', titleOf(book, lang)]),
    'right',
  );
}

/** The rulebook of that name, or with those letters. */
function bookNamed(game: string, lang: Language): string {
  const book = rulebooks().includes(game) ? game : /^[A-Za-z]{2,3}$/.test(game) ? bookOf(game, lang) : undefined;
  if (book === undefined) throw new Misuse(`There are no rules of "${game}"; there are ${rulebooks().join(', ')}.`);
  return book;
}

function read(game: string, number: string, lang: Language): string[] {
  const passages = rulebook(game, lang);
  const chosen = number === '' ? passages : passagesAsked(game, number, lang);
  if (chosen.length === 0) {
    const [first, last] = [passages[0]?.number, passages.at(-1)?.number];
    throw new Misuse(`The rules of ${game} have no paragraph "${number}"; they go from ${first} to ${last}.`);
  }
  return chosen.flatMap((passage) => passageLines(passage));
}
