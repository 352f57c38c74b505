/** The picture on the first page: a river valley in the morning, drawn in a few quiet layers. */

/** Hills, river, firs, huts and a fire. Decoration only. */
export function ValleyPicture() {
  return (
    <svg className="valley-picture" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1200" height="420" className="v-sky" />
      <circle cx="930" cy="150" r="54" className="v-sun" />
      <path
        d="M0 250 150 150 240 205 380 96 520 220 640 150 790 236 930 140 1080 226 1200 170V420H0Z"
        className="v-far"
      />
      <path
        d="M352 118 380 96 410 122 394 132 380 120 366 134ZM905 157 930 140 958 156 944 166 930 157 918 168Z"
        className="v-snow"
      />
      <path d="M0 290C160 236 300 262 440 274S720 230 860 256 1100 236 1200 262V420H0Z" className="v-mid" />
      <path
        d="M560 262C600 292 520 306 566 330S760 356 700 420H930C920 360 690 340 640 318S640 282 588 262Z"
        className="v-river"
      />
      <path
        d="M0 330C180 290 330 318 470 336 560 348 640 372 690 420H0ZM1200 310C1080 286 960 312 890 340 830 364 880 396 940 420H1200Z"
        className="v-near"
      />
      {FIRS.map(([x, y, size]) => (
        <path key={x} d={fir(x, y, size)} className="v-fir" />
      ))}
      {HUTS.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cx="0" cy="30" rx="42" ry="7" className="v-shadow" />
          <path d="M-36 30C-34-8-16-26 0-34 16-26 34-8 36 30Z" className="v-hut" />
          <path d="M-9 30C-9 10-4 4 0 2 4 4 9 10 9 30Z" className="v-door" />
          <path d="M-6-30 6-42M6-30-6-42" className="v-line" />
        </g>
      ))}
      <path d="M1020 396q-12-18 0-34 2 11 9 13 9 9 0 21Z" className="v-fire" />
    </svg>
  );
}

const FIRS = [
  [60, 330, 46],
  [105, 344, 58],
  [160, 322, 40],
  [210, 350, 54],
  [300, 336, 38],
  [1130, 326, 46],
  [1175, 346, 60],
] as const;

const HUTS = [
  [980, 338],
  [1062, 352],
] as const;

function fir(x: number, y: number, size: number): string {
  const w = size * 0.36;
  return `M${x} ${y - size}l${w} ${size * 0.42}h-${w * 0.4}l${w * 0.8} ${size * 0.42}h-${w * 2.8}l${w * 0.8}-${size * 0.42}h-${w * 0.4}ZM${x - 3} ${y - size * 0.16}h6v${size * 0.18}h-6Z`;
}
