/** A turn in five pictures, drawn with a few strokes each. */

/** Paths on a field of 48 by 48. */
const PICTURES: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  'stone-age': [
    'M24 8a5 5 0 1 1 0 10a5 5 0 1 1 0-10M14 40c0-14 4-20 10-20s10 6 10 20z',
    'M6 24h30M28 14l10 10l-10 10',
    'M10 10h28v28h-28zM17 17h.1M31 17h.1M24 24h.1M17 31h.1M31 31h.1',
    'M8 24l16-14l16 14M12 22v18h24v-18M20 40v-10h8v10',
    'M8 26h32c0 9-7 14-16 14s-16-5-16-14M18 20c0-4 4-4 4-8M28 20c0-4 4-4 4-8',
  ],
  'through-the-ages': [
    'M6 14h10v20h-10zM20 14h10v20h-10zM34 14h10v20h-10zM30 42h-14M20 38l-4 4l4 4',
    'M10 40v-30M10 10h26l-6 8l6 8h-26',
    'M14 24a10 10 0 1 0 20 0a10 10 0 1 0-20 0M24 19v10M19 24h10',
    'M24 6l16 6v12c0 9-7 15-16 18c-9-3-16-9-16-18v-12z',
    'M24 42v-26M24 24c-8 0-10-4-10-10c8 0 10 4 10 10M24 20c8 0 10-4 10-10c-8 0-10 4-10 10',
  ],
  'new-dawn': [
    'M4 16h8v18h-8zM14 16h8v18h-8zM24 16h8v18h-8zM34 8h10v26h-10z',
    'M8 40v-6M16 40v-11M24 40v-16M32 40v-21M40 40v-27',
    'M24 6l16 9v18l-16 9l-16-9v-18zM24 17v14M17 24h14',
    'M40 16h-30M18 8l-8 8l8 8M10 34h30',
    'M24 8a16 16 0 1 1 0 32a16 16 0 1 1 0-32M24 24v-12M24 24l9 5',
  ],
  'fame-and-fortune': [
    'M8 40v-18l8-6v-6h6v6l10 6v18zM16 40v-8h6v8',
    'M10 20h24l-6-6M38 28h-24l6 6',
    'M8 40h32M12 40v-22l12-8l12 8v22M20 40v-12h8v12',
    'M12 42v-34l24 8l-24 8',
    'M24 8l8 12h-16zM14 24h20l6 14h-32z',
  ],
};

/** The pictures of that game, each with its sentence. */
export function TurnPictures({ game, words }: { game: string; words: readonly string[] }) {
  const pictures = PICTURES[game];
  if (pictures === undefined) return null;
  return (
    <ol className="moment-pictures">
      {pictures.map((path, at) => (
        <li key={path}>
          <svg
            viewBox="0 0 48 48"
            width="56"
            height="56"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          <span className="small">{words[at]}</span>
        </li>
      ))}
    </ol>
  );
}
