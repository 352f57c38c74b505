/** The rulebooks of a game, to read and to search. */

import { Fragment, type ReactNode, type RefObject, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { type Book, type Chapter, openBooks, type Paragraph, placeOf, searchBook } from './book.ts';
import { Cited, OpenRule } from './citation.tsx';
import { TurnPictures } from './turn/turn-pictures.tsx';
import { TURNS } from './turn/turns.ts';

/** These books, opened at a paragraph if one is named. */
export function Rulebook({ books: names, at }: { books: readonly string[]; at: string | undefined }) {
  const say = useWords();
  const { language } = useSettings();
  const books = use(openBooks(names, language));
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query).trim();
  const { reading, place, open } = useReading(books, at, () => setQuery(''));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(top, place), [place]);
  if (reading === undefined) return <p className="soft">{say.help.missing}</p>;
  const shown = sought === '' ? [reading] : books.map((book) => ({ ...book, chapters: searchBook(book, sought) }));
  const found = shown.flatMap(({ chapters }) => chapters).reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <OpenRule value={open}>
      <div ref={top} className="rulebook">
        <div className="rule-search">
          <input
            type="search"
            className="input"
            value={query}
            aria-label={say.help.search}
            placeholder={say.help.search}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p className="soft tiny" role="status">
            {sought !== '' && (found === 0 ? say.help.none : say.help.found(found))}
          </p>
          {books.length > 1 && sought === '' && <Shelf books={books} reading={reading} open={open} />}
          {sought === '' && <Contents book={reading} open={open} />}
        </div>
        {sought === '' && TURNS[reading.name] !== undefined && (
          <details className="rule-turn" open={place === undefined}>
            <summary>{say.help.turn}</summary>
            <TurnPictures game={reading.name} />
          </details>
        )}
        {shown.map((book) => (
          <Fragment key={book.name}>
            {books.length > 1 && book.chapters.length > 0 && <h2 className="book-title">{book.title}</h2>}
            {book.chapters.map((chapter) => (
              <ChapterView key={chapter.number} chapter={chapter} at={place} />
            ))}
          </Fragment>
        ))}
      </div>
    </OpenRule>
  );
}

/** Which book lies open, and at which number. */
function useReading(books: readonly Book[], at: string | undefined, turned: () => void) {
  const [asked, setAsked] = useState(at);
  const [before, setBefore] = useState(at);
  if (at !== before) {
    setBefore(at);
    setAsked(at);
    turned();
  }
  const place = asked === undefined ? undefined : placeOf(books, asked);
  const open = (rule: string) => {
    setAsked(rule);
    turned();
  };
  return { reading: place?.book ?? books[0], place: place?.number, open };
}

function scrollTo({ current }: RefObject<HTMLElement | null>, place: string | undefined): void {
  if (place === undefined) return;
  current?.querySelector(`[data-rule="${CSS.escape(place)}"]`)?.scrollIntoView({ block: 'center' });
}

/** The books to choose from. */
function Shelf({ books, reading, open }: { books: readonly Book[]; reading: Book; open: (rule: string) => void }) {
  return (
    <div className="row rule-books">
      {books.map((book) => (
        <button
          key={book.name}
          type="button"
          className="button"
          aria-pressed={book === reading}
          onClick={() => open(book.chapters[0]?.number ?? '')}
        >
          {book.title}
        </button>
      ))}
    </div>
  );
}

/** The chapters, to jump to. */
function Contents({ book, open }: { book: Book; open: (rule: string) => void }) {
  const say = useWords();
  return (
    <details className="rule-contents">
      <summary>{say.help.contents}</summary>
      <ol>
        {book.chapters.map(({ number, title }) => (
          <li key={number}>
            <button type="button" className="rule-link" onClick={() => open(number)}>
              {number}
            </button>{' '}
            {title}
          </li>
        ))}
      </ol>
    </details>
  );
}

function ChapterView({ chapter, at }: { chapter: Chapter; at: string | undefined }) {
  return (
    <section>
      <h3 data-rule={chapter.number}>{chapter.title}</h3>
      {chapter.paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.number} paragraph={paragraph} open={paragraph.number === at} />
      ))}
    </section>
  );
}

function ParagraphView({ paragraph, open }: { paragraph: Paragraph; open: boolean }) {
  const [first = '', ...rest] = paragraph.words.split(/\n\s*\n/);
  return (
    <div className="rule" data-rule={paragraph.number} data-open={open || undefined}>
      <span className="rule-number">{paragraph.number}</span>
      <div>
        <p>{inline(first)}</p>
        {rest.map((block) => (
          <Block key={block} words={block} />
        ))}
      </div>
    </div>
  );
}

function Block({ words }: { words: string }) {
  const lines = words.trim().split('\n');
  if (!lines[0]?.trim().startsWith('|')) return <p>{inline(words)}</p>;
  const [head, , ...rows] = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="rule-table" tabIndex={0} aria-label={head?.[0] ?? ''}>
      <table>
        <thead>
          <tr>
            {head?.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={at}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Bold, italic and code of Markdown, and citations that can be opened; everything else as it stands. */
function inline(words: string): ReactNode {
  return words
    .replaceAll(/\n\s*- /g, ' • ')
    .split(/(\*\*[^*]+\*\*|_[^_]+_|`[^`]+`)/)
    .map((part, at) => {
      const key = `${at} ${part}`;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      if (part.startsWith('_') && part.endsWith('_') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
      return <Cited key={key} words={part} />;
    });
}
