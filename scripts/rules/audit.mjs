// @ts-check
/** Compares the numbered paragraphs of the rules with the tests that name them. Knows nothing of files. */

/**
 * The rules of one game or module.
 * @typedef {object} Book
 * @property {string} name   its file's name, e.g. `stone-age`
 * @property {boolean} implemented   must every paragraph have a test?
 * @property {string} english
 * @property {string | undefined} german
 */

/**
 * A test, by its full title.
 * @typedef {object} Test
 * @property {string} title
 * @property {string} file
 */

/**
 * A file that may cite rules.
 * @typedef {object} Source
 * @property {string} file
 * @property {string} text
 */

/**
 * What an audit found.
 * @typedef {object} Audit
 * @property {{ book: Book, paragraphs: { number: string, tests: Test[] }[] }[]} books
 * @property {string[]} failures
 */

/** Two letters for the book, then chapter and paragraph: `SA 4.1`, `ND 6.3a`, `TA 12.III4`. */
const NUMBER = String.raw`[A-Z]{2} \d+(?:\.[0-9A-Z]+)*[a-z]?`;
const NAMED = new RegExp(String.raw`\b${NUMBER}(?![0-9A-Za-z])`, 'g');
const PARAGRAPH = new RegExp(String.raw`^- \*\*(${NUMBER})\*\* `, 'gm');
const CHAPTER = new RegExp(String.raw`^##+ (${NUMBER})\b`, 'gm');

/**
 * The rule numbers in a title.
 * @param {string} title
 */
export const namedIn = (title) => [...new Set(title.match(NAMED))];

/**
 * The numbers of a book's paragraphs, in order.
 * @param {string} markdown
 */
export const paragraphsOf = (markdown) => [...markdown.matchAll(PARAGRAPH)].map(([, number = '']) => number);

/**
 * The numbers of its chapters: a title may name one, but proves nothing by that.
 * @param {string} markdown
 */
const chaptersOf = (markdown) => [...markdown.matchAll(CHAPTER)].map(([, number = '']) => number);

/**
 * The lettered items of its paragraphs: `  - a. …` under `TI 3.3` is `TI 3.3a`.
 * @param {string} markdown
 */
function itemsOf(markdown) {
  let paragraph = '';
  return markdown.split('\n').flatMap((line) => {
    const [number] = paragraphsOf(line);
    if (number !== undefined) paragraph = number;
    const [, letter] = /^ {2}- ([a-z])\. /.exec(line) ?? [];
    return letter === undefined ? [] : [`${paragraph}${letter}`];
  });
}

/**
 * Every paragraph with its tests, and everything that is wrong, each as a sentence.
 * @param {readonly Book[]} books
 * @param {readonly Test[]} tests
 * @param {readonly string[]} [games]   the games of the catalogue: each needs a book of its own
 * @param {readonly Source[]} [sources]   what must not cite a rule that does not exist
 * @returns {Audit}
 */
export function audit(books, tests, games = [], sources = []) {
  const proofs = proofsByNumber(tests);
  const covered = books.map((book) => ({
    book,
    paragraphs: paragraphsOf(book.english).map((number) => ({ number, tests: proofs.get(number) ?? [] })),
  }));
  const known = new Set(
    books.flatMap(({ english }) => [...paragraphsOf(english), ...chaptersOf(english), ...itemsOf(english)]),
  );
  const failures = [
    ...games
      .filter((game) => !books.some(({ name }) => name === game))
      .map((game) => `${game} is in the catalogue but has no rulebook docs/rules/${game}.md.`),
    ...books.flatMap(flawsOf),
    ...covered
      .filter(({ book }) => book.implemented)
      .flatMap(({ paragraphs }) => paragraphs.filter((one) => one.tests.length === 0))
      .map(({ number }) => `${number} has no test.`),
    ...tests.flatMap(({ title, file }) =>
      namedIn(title)
        .filter((number) => !known.has(number))
        .map((number) => `${file}: "${title}" names ${number}, which does not exist.`),
    ),
    ...sources.flatMap((source) => wrongCitations(source, known)),
  ];
  return { books: covered, failures };
}

/**
 * The rules a file cites that its book does not have; what no book begins with is no citation.
 * @param {Source} source
 * @param {ReadonlySet<string>} known
 */
function wrongCitations({ file, text }, known) {
  const letters = new Set([...known].map((number) => number.slice(0, 2)));
  return text.split('\n').flatMap((line, at) =>
    namedIn(line)
      .filter((number) => letters.has(number.slice(0, 2)) && !known.has(number))
      .map((number) => `${file}:${at + 1} cites ${number}, which does not exist.`),
  );
}

/**
 * @param {readonly Test[]} tests
 * @returns {Map<string, Test[]>}
 */
function proofsByNumber(tests) {
  const proofs = new Map();
  for (const test of tests) {
    for (const number of namedIn(test.title)) proofs.set(number, [...(proofs.get(number) ?? []), test]);
  }
  return proofs;
}

/**
 * What is wrong with a book itself.
 * @param {Book} book
 */
function flawsOf({ name, implemented, english, german }) {
  const numbers = paragraphsOf(english);
  const flaws = numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `${name}.md has ${number} twice.`);
  if (numbers.length === 0) flaws.push(`${name}.md has no numbered paragraph.`);
  if (german === undefined) return implemented ? [...flaws, `${name}.de.md is missing.`] : flaws;
  const translated = paragraphsOf(german);
  return [
    ...flaws,
    ...numbers.filter((one) => !translated.includes(one)).map((number) => `${name}.de.md lacks ${number}.`),
    ...translated.filter((one) => !numbers.includes(one)).map((number) => `${name}.md lacks ${number}.`),
    ...translated.filter((one, at) => translated.indexOf(one) !== at).map((one) => `${name}.de.md has ${one} twice.`),
  ];
}

/**
 * The audit as lines to print.
 * @param {Audit} found
 * @param {boolean} summary   only the counts and the failures
 */
export function printed({ books, failures }, summary) {
  const lines = summary
    ? []
    : books
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ number, tests }) => [number, ...tests.map(({ title, file }) => `    ${file}: ${title}`)]);
  const width = Math.max(0, ...books.map(({ book }) => book.name.length));
  for (const { book, paragraphs } of books) {
    const tested = paragraphs.filter(({ tests }) => tests.length > 0).length;
    const count = new Set(paragraphs.flatMap(({ tests }) => tests)).size;
    const state = book.implemented ? '' : ', not implemented yet';
    lines.push(`${book.name.padEnd(width)}  ${tested} of ${paragraphs.length} rules tested by ${count} tests${state}`);
  }
  return [...lines, ...failures.map((failure) => `✗ ${failure}`)];
}
