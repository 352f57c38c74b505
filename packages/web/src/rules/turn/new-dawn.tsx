/** A turn of A New Dawn in five pictures, and what Terra Incognita changes about it. */

import { Arrow, Disc, Figure, Hex, PaperCard, Piece, Sign, TINT, type TurnPicture } from './parts.tsx';

const TYPES = [
  { tint: TINT.plum, icon: 'lyre' },
  { tint: TINT.blue, icon: 'erlenmeyer' },
  { tint: '#9a6c10', icon: 'old-wagon' },
  { tint: TINT.green, icon: 'gears' },
  { tint: TINT.red, icon: 'crossed-swords' },
] as const;

/** Five cards over their numbers; one of them may be lifted. */
function Row({ lifted = -1, y = 52 }: { lifted?: number; y?: number }) {
  return TYPES.map(({ tint, icon }, at) => (
    <g key={icon}>
      <PaperCard x={28 + at * 36} y={at === lifted ? y - 12 : y} tint={tint} icon={icon} width={30} />
      <Figure x={28 + at * 36} y={y + 38} words={String(at + 1)} size={15} />
    </g>
  ));
}

const choose: TurnPicture = {
  rule: 'ND 6.3',
  title: { en: 'Choose a card', de: 'Karte wählen' },
  words: {
    en: 'Each turn you choose one of the five focus cards that lie in front of you, and carry it out.',
    de: 'In jedem Zug wählst du eine der fünf Fokuskarten vor dir und handelst sie ab.',
  },
  drawing: (
    <>
      <Row lifted={3} y={56} />
      <Arrow d="M136 10V14" head="M130 8 136 15 142 8" />
    </>
  ),
};

const strength: TurnPicture = {
  rule: 'ND 5.8',
  title: { en: 'Its slot is its strength', de: 'Der Platz ist die Stärke' },
  words: {
    en: 'The number beneath the card says how much it does and how difficult the ground may be: 5 reaches mountains.',
    de: 'Die Zahl unter der Karte sagt, wie viel sie bewirkt und wie schwierig das Gelände sein darf: 5 reicht bis ins Gebirge.',
  },
  drawing: (
    <>
      {[TINT.grass, TINT.hill, TINT.wood, TINT.sand, TINT.rock].map((tint, at) => (
        <g key={tint}>
          <Hex x={26 + at * 37} y={50} tint={tint} />
          <Figure x={26 + at * 37} y={92} words={String(at + 1)} size={16} />
        </g>
      ))}
      <path d="M166 56 172 42 177 50 181 46 188 56Z" fill={TINT.paper} stroke={TINT.ink} strokeOpacity="0.6" />
    </>
  ),
};

const resolve: TurnPicture = {
  rule: 'ND 9.1',
  title: { en: 'Do what it says', de: 'Abhandeln' },
  words: {
    en: 'Culture spreads tokens, science turns your dial, economy sends caravans, industry builds, the military fights.',
    de: 'Kultur legt Marker, Wissenschaft dreht deine Scheibe, Wirtschaft schickt Wagen, Industrie baut, Militär kämpft.',
  },
  drawing: (
    <>
      <Hex x={70} y={40} tint={TINT.grass} radius={22} />
      <Hex x={108} y={40} tint={TINT.hill} radius={22} />
      <Hex x={51} y={73} tint={TINT.water} radius={22} />
      <Hex x={89} y={73} tint={TINT.wood} radius={22} />
      <Hex x={127} y={73} tint={TINT.grass} radius={22} />
      <path d="M96 50V34L104 27 108 31 112 22 120 34V50Z" fill="var(--player-0)" stroke={TINT.ink} />
      <Disc x={70} y={40} tint={TINT.paper} radius={11} />
      <Piece x={70} y={40} seat={0} size={0.62} />
      <Sign x={128} y={72} icon="old-wagon" size={24} tint="var(--player-0)" />
      <Arrow d="M98 78C104 88 110 86 116 80" head="M108 78 116 80 116 88" />
      <Sign x={168} y={54} icon="crossed-swords" size={30} tint={TINT.red} />
      <Sign x={22} y={36} icon="lyre" size={26} tint={TINT.plum} />
    </>
  ),
};

const reset: TurnPicture = {
  rule: 'ND 6.3',
  title: { en: 'Put it back to 1', de: 'Zurück auf Platz 1' },
  words: {
    en: 'The used card starts again at slot 1; the cards it passes move one to the right and grow stronger.',
    de: 'Die benutzte Karte fängt auf Platz 1 wieder an; was links davon lag, rückt nach rechts und wird stärker.',
  },
  drawing: (
    <>
      <Row y={58} />
      <Arrow d="M136 28C110 2 56 2 30 30" head="M30 20 30 30 40 28" />
      <Arrow d="M38 112H60" head="M54 107 60 112 54 117" tint={TINT.green} />
      <Arrow d="M74 112H96" head="M90 107 96 112 90 117" tint={TINT.green} />
      <Arrow d="M110 112H132" head="M126 107 132 112 126 117" tint={TINT.green} />
    </>
  ),
};

const dial = (
  <>
    <circle cx="64" cy="58" r="42" fill={TINT.paper} stroke={TINT.line} strokeWidth="2" />
    {[0, 72, 144, 216, 288].map((angle) => (
      <path key={angle} d="M64 58V16" stroke={TINT.line} transform={`rotate(${angle} 64 58)`} />
    ))}
    <Sign x={82} y={38} icon="barbarian" size={20} tint={TINT.ink} />
    <Sign x={46} y={38} icon="two-coins" size={20} tint={TINT.gold} />
    <path d="M60 58 64 24 68 58Z" fill={TINT.red} transform="rotate(36 64 58)" />
    <Arrow d="M96 22C110 34 114 50 110 68" head="M103 60 110 69 117 61" />
  </>
);

const round: TurnPicture = {
  rule: 'ND 6.2',
  title: { en: 'The round ends', de: 'Die Runde endet' },
  words: {
    en: 'After everybody’s turn the event dial moves on: barbarians, trade. Who then has an agenda done on every victory card wins.',
    de: 'Nach allen Zügen dreht sich die Ereignisscheibe: Barbaren, Handel. Wer dann auf jeder Siegkarte eine Agenda erfüllt hat, gewinnt.',
  },
  drawing: (
    <>
      {dial}
      <PaperCard x={142} y={60} tint={TINT.gold} icon="laurel-crown" width={34} turn={-6} />
      <PaperCard x={174} y={60} tint={TINT.gold} icon="laurel-crown" width={34} turn={6} />
    </>
  ),
};

/** Choosing, strength, carrying out, resetting, the end of the round. */
export const NEW_DAWN: readonly TurnPicture[] = [choose, strength, resolve, reset, round];

/** The same turn with six cards, a map that grows, armies and governments. */
export const TERRA_INCOGNITA: readonly TurnPicture[] = [
  {
    rule: 'TI 4.3',
    title: { en: 'Six cards, 1 twice', de: 'Sechs Karten, zweimal die 1' },
    words: {
      en: 'You choose one card a turn as before; growth is the sixth kind, and the two left places both count as 1.',
      de: 'Wie zuvor wählst du je Zug eine Karte; Wachstum ist die sechste Art, und die zwei Plätze links zählen beide 1.',
    },
    drawing: [...TYPES, { tint: '#6b7a1e', icon: 'village' } as const].map(({ tint, icon }, at) => (
      <g key={icon}>
        <PaperCard x={20 + at * 32} y={50} tint={tint} icon={icon} width={27} />
        <Figure x={20 + at * 32} y={90} words={String(Math.max(1, at))} size={15} />
      </g>
    )),
  },
  {
    rule: 'TI 6.1',
    title: { en: 'Explore', de: 'Erkunden' },
    words: {
      en: 'A figure at the edge of a capital’s tile gives up one step, and a new tile is laid there.',
      de: 'Eine Figur am Rand eines Hauptstadt-Teils gibt einen Schritt her, und dort wird ein neuer Teil gelegt.',
    },
    drawing: (
      <>
        <Hex x={44} y={44} tint={TINT.grass} radius={22} />
        <Hex x={63} y={77} tint={TINT.hill} radius={22} />
        <Hex x={82} y={44} tint={TINT.wood} radius={22} />
        <g strokeDasharray="4 4" className="turn-unknown">
          <Hex x={132} y={44} tint="transparent" radius={22} />
          <Hex x={151} y={77} tint="transparent" radius={22} />
          <Hex x={170} y={44} tint="transparent" radius={22} />
        </g>
        <Sign x={82} y={44} icon="old-wagon" size={26} tint="var(--player-0)" />
        <Arrow d="M98 34C106 26 114 26 122 34" head="M113 34 122 34 122 25" />
        <Figure x={151} y={56} words="?" size={30} />
      </>
    ),
  },
  {
    rule: 'TI 5.1',
    title: { en: 'Lead armies', de: 'Heere führen' },
    words: {
      en: 'Armies march over the map and fight where they arrive; the combat value is die, slot and what supports them.',
      de: 'Armeen ziehen über die Karte und kämpfen, wo sie ankommen; es zählen Würfel, Platz und was ihnen hilft.',
    },
    drawing: (
      <>
        <Hex x={38} y={60} tint={TINT.grass} radius={26} />
        <Hex x={84} y={60} tint={TINT.sand} radius={26} />
        <Hex x={130} y={60} tint={TINT.wood} radius={26} />
        <Sign x={38} y={60} icon="flying-flag" size={32} tint="var(--player-0)" />
        <Arrow d="M54 50C74 32 96 32 114 48" head="M104 48 114 48 114 38" />
        <Disc x={130} y={62} tint={TINT.paper} radius={13} />
        <Piece x={130} y={62} seat={1} size={0.75} />
        <Sign x={174} y={60} icon="crossed-swords" size={30} tint={TINT.red} />
      </>
    ),
  },
  {
    rule: 'TI 8.4',
    title: { en: 'Govern', de: 'Regieren' },
    words: {
      en: 'A government token lets its card count one or two places farther right; districts pay when the event dial says so.',
      de: 'Mit dem Regierungsform-Marker zählt eine Karte ein oder zwei Plätze weiter rechts; Bezirke geben etwas, wenn die Ereignisscheibe sie zeigt.',
    },
    drawing: (
      <>
        <PaperCard x={46} y={58} tint={TINT.plum} icon="capitol" width={46} />
        <Arrow d="M76 58H98" head="M90 50 98 58 90 66" />
        <PaperCard x={126} y={58} tint={TINT.red} icon="crossed-swords" width={40} />
        <Disc x={140} y={80} tint={TINT.plum} icon="capitol" radius={11} />
        <Hex x={176} y={58} tint={TINT.grass} radius={20} />
        <Disc x={176} y={58} tint="var(--player-0)" icon="granary" radius={12} />
      </>
    ),
  },
  {
    rule: 'TI 4.1',
    title: { en: 'The round ends', de: 'Die Runde endet' },
    words: {
      en: 'First it is checked who has agendas done on four of the five victory cards and wins; then the event dial turns.',
      de: 'Zuerst wird geprüft, wer auf vier der fünf Siegkarten eine Agenda erfüllt hat und gewinnt; dann dreht sich die Ereignisscheibe.',
    },
    drawing: (
      <g transform="translate(80 0)">
        {dial}
        {[0, 1, 2, 3].map((at) => (
          <PaperCard
            key={at}
            x={-60 + at * 20}
            y={58}
            tint={TINT.gold}
            icon="laurel-crown"
            width={30}
            turn={at * 4 - 6}
          />
        ))}
      </g>
    ),
  },
];
