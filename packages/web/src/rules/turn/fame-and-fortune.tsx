/** A turn of Civilization with Fame and Fortune in five pictures: its five phases. */

import { Arrow, Disc, Figure, PaperCard, Sign, TINT, type TurnPicture } from './parts.tsx';

/** Three by three squares of land around a city. */
function Outskirts({ x, y, side = 24 }: { x: number; y: number; side?: number }) {
  const land = [TINT.grass, TINT.wood, TINT.rock, TINT.sand, TINT.hill, TINT.water, TINT.grass, TINT.sand, TINT.wood];
  return (
    <>
      {land.map((tint, at) => {
        const key = `${at} ${tint}`;
        const [column, row] = [(at % 3) - 1, Math.floor(at / 3) - 1];
        return (
          <rect
            key={key}
            x={x + column * side - side / 2}
            y={y + row * side - side / 2}
            width={side}
            height={side}
            fill={tint}
            stroke={TINT.ink}
            strokeOpacity="0.35"
          />
        );
      })}
      <Sign x={x} y={y} icon="castle" size={side * 0.95} tint="var(--player-0)" />
    </>
  );
}

/** Start of turn, trade, city management, movement, research. */
export const FAME_AND_FORTUNE: readonly TurnPicture[] = [
  {
    rule: 'FF 5.3',
    title: { en: 'Start of turn', de: 'Rundenbeginn' },
    words: {
      en: 'A scout founds a city where the land around it is free; governments change, great people find their place.',
      de: 'Ein Pionier gründet eine Stadt, wo das Land ringsum frei ist; Regierungen wechseln, große Persönlichkeiten finden ihren Platz.',
    },
    drawing: (
      <>
        <Sign x={32} y={60} icon="old-wagon" size={40} tint="var(--player-0)" />
        <Arrow d="M60 60H86" head="M78 52 86 60 78 68" />
        <Outskirts x={140} y={60} side={30} />
      </>
    ),
  },
  {
    rule: 'FF 6.1',
    title: { en: 'Trade', de: 'Handel' },
    words: {
      en: 'The trade of your outskirts goes onto your dial, up to 27. Then everybody may bargain.',
      de: 'Der Handel eurer Randbezirke kommt auf eure Scheibe, höchstens 27. Danach darf gefeilscht werden.',
    },
    drawing: (
      <>
        <circle cx="56" cy="60" r="42" fill={TINT.paper} stroke={TINT.line} strokeWidth="2" />
        <path d="M56 60 84 34" stroke={TINT.red} strokeWidth="5" strokeLinecap="round" />
        <circle cx="56" cy="60" r="6" fill={TINT.ink} />
        <Figure x={56} y={88} words="27" size={13} tint={TINT.ink} />
        <Sign x={148} y={52} icon="shaking-hands" size={56} />
        <Disc x={124} y={94} tint={TINT.gold} icon="two-coins" radius={11} />
        <Disc x={172} y={94} tint={TINT.plum} icon="lyre" radius={11} />
      </>
    ),
  },
  {
    rule: 'FF 7.1',
    title: { en: 'City management', de: 'Städteverwaltung' },
    words: {
      en: 'Every city does one thing: produce with its hammers, devote itself to the arts, or harvest a resource.',
      de: 'Jede Stadt tut eines: mit ihren Hämmern produzieren, sich den Künsten widmen oder eine Ressource ernten.',
    },
    drawing: (
      <>
        <Sign x={100} y={32} icon="castle" size={40} tint="var(--player-0)" />
        <Arrow d="M84 48 48 66" head="M58 68 48 66 52 56" />
        <Arrow d="M100 56V66" head="M94 60 100 67 106 60" />
        <Arrow d="M116 48 152 66" head="M142 68 152 66 148 56" />
        <Disc x={38} y={88} tint={TINT.brown} icon="anvil" radius={18} />
        <Disc x={100} y={90} tint={TINT.plum} icon="lyre" radius={18} />
        <Disc x={162} y={88} tint={TINT.green} icon="wheat" radius={18} />
      </>
    ),
  },
  {
    rule: 'FF 8.1',
    title: { en: 'Movement', de: 'Bewegung' },
    words: {
      en: 'Figures move square by square, reveal new land, take huts and fight: a battle is played with your unit cards.',
      de: 'Figuren ziehen Feld um Feld, decken Land auf, nehmen Hütten und kämpfen: Eine Schlacht spielt ihr mit euren Einheitenkarten.',
    },
    drawing: (
      <>
        {[0, 1, 2].map((column) =>
          [0, 1].map((row) => (
            <rect
              key={`${column} ${row}`}
              x={10 + column * 34}
              y={28 + row * 34}
              width="34"
              height="34"
              fill={[TINT.grass, TINT.sand, TINT.wood, TINT.hill, TINT.grass, TINT.rock][column * 2 + row]}
              stroke={TINT.ink}
              strokeOpacity="0.35"
            />
          )),
        )}
        <Sign x={27} y={79} icon="flying-flag" size={26} tint="var(--player-0)" />
        <Arrow d="M27 62V45H88" head="M80 37 88 45 80 53" />
        <PaperCard x={138} y={60} tint={TINT.red} icon="spears" width={36} turn={-6} />
        <PaperCard x={174} y={60} tint={TINT.blue} icon="mounted-knight" width={36} turn={6} />
      </>
    ),
  },
  {
    rule: 'FF 10.1',
    title: { en: 'Research', de: 'Forschung' },
    words: {
      en: 'All trade together pays for one technology; each rests on two below it. The top of the pyramid wins, as do culture, coins and conquest.',
      de: 'Der ganze Handel bezahlt eine Technologie; jede ruht auf zweien darunter. Die Spitze der Pyramide gewinnt, ebenso Kultur, Münzen und Eroberung.',
    },
    drawing: (
      <>
        {[
          [60, 84],
          [100, 84],
          [140, 84],
          [80, 56],
          [120, 56],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 18} y={y - 12} width="36" height="24" rx="3" fill={TINT.paper} stroke={TINT.line} />
            <Sign x={x} y={y} icon="erlenmeyer" size={16} tint={TINT.blue} />
          </g>
        ))}
        <rect x="82" y="16" width="36" height="24" rx="3" fill={TINT.gold} stroke={TINT.ink} strokeDasharray="4 3" />
        <Sign x={100} y={28} icon="gears" size={16} tint={TINT.ink} />
        <Disc x={24} y={40} tint={TINT.gold} sign="16" radius={15} />
        <Arrow d="M42 36C54 28 64 26 76 28" head="M68 21 77 28 69 35" />
      </>
    ),
  },
];
