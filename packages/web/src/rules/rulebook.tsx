/** A rulebook to read and to search. */

import { Fragment, type ReactNode, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { type Chapter, openBook, type Paragraph, searchBook } from './book.ts';

/** The rulebook of that game, opened at a paragraph if one is named. */
export function Rulebook({ game, at }: { game: string; at: string | undefined }) {
  const say = useWords();
  const { language } = useSettings();
  const book = use(openBook(game, language));
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const chapters = sought.trim() === '' ? book : searchBook(book, sought);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    setQuery('');
    top.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  if (book.length === 0) return <p className="soft">{say.help.missing}</p>;
  const count = chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0);
  return (
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
          {sought.trim() !== '' && (count === 0 ? say.help.none : say.help.found(count))}
        </p>
      </div>
      {chapters.map((chapter) => (
        <ChapterView key={chapter.title} chapter={chapter} at={at} />
      ))}
    </div>
  );
}

function ChapterView({ chapter, at }: { chapter: Chapter; at: string | undefined }) {
  return (
    <section>
      <h3>{chapter.title.replace(/^[A-Z]+ \d+ /, '')}</h3>
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

/** Bold, italic and code of Markdown; everything else as it stands. */
function inline(words: string): ReactNode {
  return words
    .replaceAll(/\n\s*- /g, ' • ')
    .split(/(\*\*[^*]+\*\*|_[^_]+_|`[^`]+`)/)
    .map((part, at) => {
      const key = `${at} ${part}`;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      if (part.startsWith('_') && part.endsWith('_') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
      return <Fragment key={key}>{part}</Fragment>;
    });
}
