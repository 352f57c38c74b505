/** The covers of the boxes, drawn by us: a few flat colours each, as on an old poster. */

import type { ReactNode } from 'react';

/** The cover of that box; a plain die for one that has none. */
export function Cover({ of }: { of: string }) {
  return (
    <svg className="cover" viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {COVERS[of] ?? PLAIN}
    </svg>
  );
}

const PLAIN = (
  <>
    <rect width="240" height="150" fill="#7d6b55" />
    <rect x="90" y="45" width="60" height="60" rx="10" fill="#f4ecdb" />
    <path d="M105 60h.1M135 90h.1M120 75h.1" stroke="#2b2118" strokeWidth="11" strokeLinecap="round" />
  </>
);

/** A valley at dawn: hills, a river, huts and a fire. */
const STONE_AGE = (
  <>
    <rect width="240" height="150" fill="#f2cf8f" />
    <circle cx="178" cy="52" r="24" fill="#d9603b" />
    <path d="M0 78 40 50 78 74 122 42 168 76 206 58 240 74V150H0Z" fill="#b98a4e" />
    <path d="M0 98C40 82 84 92 122 84S206 78 240 92V150H0Z" fill="#8f7a3a" />
    <path d="M132 90C112 100 152 108 128 120S84 138 96 150H168C140 138 176 124 158 112S150 98 146 90Z" fill="#7fb0b8" />
    <path d="M0 118C36 108 70 116 98 128S60 150 60 150H0Z" fill="#5f5a2c" />
    <path d="M240 112C210 106 186 116 172 130S190 150 190 150H240Z" fill="#5f5a2c" />
    <path d="M22 122 42 88 62 122Z" fill="#e9d6ae" />
    <path d="M37 122 42 106 47 122Z" fill="#3a2a1f" />
    <path d="M36 92 42 82 48 92" fill="none" stroke="#3a2a1f" strokeWidth="2" />
    <path d="M196 126 210 100 224 126Z" fill="#dcc392" />
    <path d="M207 126 210 114 213 126Z" fill="#3a2a1f" />
    <path d="M84 122c-8-8 0-14 2-22 6 6 12 14 4 22Z" fill="#d9603b" />
    <path d="M85 122c-4-4 0-7 1-11 3 3 5 8 2 11Z" fill="#f6d57a" />
    <path d="M76 124 96 118M76 118 96 124" stroke="#3a2a1f" strokeWidth="3" strokeLinecap="round" />
  </>
);

/** Hexes of land under a rising sun, a city with its wall in the middle. */
const HEX = 'M0-22 19-11V11L0 22-19 11V-11Z';
const hexes = (places: readonly (readonly [number, number, string])[]): ReactNode =>
  places.map(([x, y, fill]) => (
    <path
      key={`${x} ${y}`}
      d={HEX}
      transform={`translate(${x} ${y})`}
      fill={fill}
      stroke="#2b2118"
      strokeOpacity="0.35"
    />
  ));

const NEW_DAWN = (
  <>
    <rect width="240" height="150" fill="#1f3d5c" />
    <g stroke="#f0b64a" strokeOpacity="0.5" strokeWidth="5">
      <path d="M120 84 20 10M120 84 66 0M120 84 120-6M120 84 174 0M120 84 220 10M120 84-6 60M120 84 246 60" />
    </g>
    <circle cx="120" cy="84" r="40" fill="#f0b64a" />
    {hexes([
      [25, 95, '#6fa3bd'],
      [63, 95, '#c9b26a'],
      [101, 95, '#8fae5a'],
      [139, 95, '#8fae5a'],
      [177, 95, '#a99a8c'],
      [215, 95, '#6fa3bd'],
      [6, 128, '#6fa3bd'],
      [44, 128, '#8fae5a'],
      [82, 128, '#4f7d4f'],
      [120, 128, '#c9b26a'],
      [158, 128, '#4f7d4f'],
      [196, 128, '#c9b26a'],
      [234, 128, '#6fa3bd'],
    ])}
    <path d="M98 104V74h8v6h6V66h6v-8l2-4 2 4v8h6v14h6v-6h8v30Z" fill="#fffaf0" stroke="#2b2118" strokeWidth="1.5" />
    <path d="M116 104V92a4 4 0 0 1 8 0v12Z" fill="#2b2118" />
  </>
);

/** A compass over a map of which half is still blank. */
const TERRA_INCOGNITA = (
  <>
    <rect width="240" height="150" fill="#e7d7b0" />
    {hexes([
      [25, 30, '#8fae5a'],
      [63, 30, '#4f7d4f'],
      [6, 63, '#6fa3bd'],
      [44, 63, '#c9b26a'],
      [25, 96, '#6fa3bd'],
      [63, 96, '#a99a8c'],
      [44, 129, '#8fae5a'],
      [82, 129, '#6fa3bd'],
    ])}
    <g fill="none" stroke="#8a7550" strokeDasharray="3 4">
      <path d={HEX} transform="translate(101 96)" />
      <path d={HEX} transform="translate(215 30)" />
      <path d={HEX} transform="translate(196 129)" />
      <path d={HEX} transform="translate(234 63)" />
      <path d="M82 63C120 20 150 120 228 96" />
    </g>
    <circle cx="148" cy="72" r="46" fill="#fbf6ea" stroke="#5b3a1c" strokeWidth="4" />
    <circle cx="148" cy="72" r="38" fill="none" stroke="#5b3a1c" strokeDasharray="1 6" strokeWidth="5" />
    <path d="M148 36 156 72 148 108 140 72Z" fill="#5b3a1c" />
    <path d="M112 72 148 64 184 72 148 80Z" fill="#c9a96b" />
    <path d="M148 36 156 72H140Z" fill="#b3402e" />
    <circle cx="148" cy="72" r="4" fill="#fbf6ea" />
  </>
);

/** A tower that grows through the ages: pyramid, dome, iron, rocket. */
const THROUGH_THE_AGES = (
  <>
    <rect width="240" height="150" fill="#4a2c4f" />
    <g fill="#5d3b62">
      <path d="M0 0H240V18H0ZM0 36H240V54H0ZM0 72H240V90H0Z" />
    </g>
    <circle cx="120" cy="74" r="62" fill="#e0a94f" />
    <path d="M0 128H240V150H0Z" fill="#2b1a2e" />
    <path d="M12 128 50 76 88 128Z" fill="#f6e3b4" />
    <path d="M50 76 88 128H58Z" fill="#d9bd83" />
    <path d="M84 128V100h6V88c0-14 12-22 20-26 8 4 20 12 20 26v12h6v28Z" fill="#fbf1d8" />
    <path d="M109 62V50h2v12ZM92 128V108h8v20ZM106 128V108h8v20ZM120 128V108h8v20Z" fill="#a4794a" />
    <path d="M140 128C152 108 156 82 158 48h4c2 34 6 60 18 80h-12c-4-8-12-8-16 0Z" fill="#2b1a2e" />
    <path d="M152 96h16M148 110h24" stroke="#e0a94f" strokeWidth="3" />
    <path d="M198 128V74c0-16 8-26 12-30 4 4 12 14 12 30v54Z" fill="#fffaf0" />
    <path d="M198 104 188 128H198ZM222 104 232 128H222Z" fill="#b3402e" />
    <circle cx="210" cy="78" r="5" fill="#1d5599" />
  </>
);

/** Square land, a galley, coins and a laurel. */
const FAME_AND_FORTUNE = (
  <>
    <rect width="240" height="150" fill="#1f5a5e" />
    <g stroke="#1a4043">
      <path d="M0 90H36V150H0ZM36 114H72V150H36Z" fill="#7f9d4e" />
      <path d="M168 102H204V150H168ZM204 78H240V150H204Z" fill="#c8a55a" />
    </g>
    <path d="M72 118c10 6 20-6 32 0s20-6 32 0 20-6 32 0v32H72Z" fill="#2f7f86" />
    <path d="M84 104H158C154 122 142 126 120 126S90 120 84 104Z" fill="#6b3d1c" />
    <path d="M119 104V42" stroke="#2b2118" strokeWidth="4" />
    <path d="M92 50H146C152 66 152 80 144 94H94C100 80 100 64 92 50Z" fill="#fbf1d8" />
    <path d="M112 62h18v20h-18Z" fill="#b3402e" />
    <g fill="#e9bf45" stroke="#7d5c10" strokeWidth="2">
      <circle cx="196" cy="40" r="15" />
      <circle cx="214" cy="52" r="15" />
      <circle cx="192" cy="62" r="15" />
    </g>
    <g fill="none" stroke="#e8d9a0" strokeWidth="4" strokeLinecap="round" transform="translate(3 11)">
      <path d="M26 74C6 54 12 24 34 14M50 74C70 54 64 24 42 14" />
      <path d="M14 60 6 58M12 46 4 42M16 32 10 26M62 60 70 58M64 46 72 42M60 32 66 26" />
    </g>
  </>
);

/** Three medals on their ribbons, the golden one in the middle and in front. */
const medal = (x: number, y: number, fill: string): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-19-96H-5L9-22H-5ZM5-96H19L5-22H-9Z" fill="#fff4dc" />
    <path d="M-14-96H-10L4-22H0ZM10-96H14L0-22H-4Z" fill="#b3402e" />
    <circle r="26" fill={fill} stroke="#2b2118" strokeOpacity="0.45" strokeWidth="2" />
    <circle r="20" fill="none" stroke="#fff4dc" strokeOpacity="0.55" strokeWidth="2" />
    <path d="M0-14 4-5 14-4 7 3 9 13 0 8-9 13-7 3-14-4-4-5Z" fill="#fff4dc" />
  </g>
);

const CHALLENGES = (
  <>
    <rect width="240" height="150" fill="#2f4a3a" />
    <path d="M0 150V104L240 60V150Z" fill="#3b5c48" />
    {medal(62, 100, '#a9683a')}
    {medal(178, 100, '#9aa3a8')}
    {medal(120, 108, '#d2992c')}
  </>
);

const COVERS: Readonly<Record<string, ReactNode>> = {
  'stone-age': STONE_AGE,
  'new-dawn': NEW_DAWN,
  'terra-incognita': TERRA_INCOGNITA,
  'through-the-ages': THROUGH_THE_AGES,
  'fame-and-fortune': FAME_AND_FORTUNE,
  challenges: CHALLENGES,
};
