/** A round of Stone Age in five pictures. */

import { Arrow, Cube, Die, Disc, Figure, Gap, PaperCard, Person, Sign, TINT, type TurnPicture } from './parts.tsx';

/** Placing, gathering, the village, buying, feeding. */
export const STONE_AGE: readonly TurnPicture[] = [
  {
    rule: 'SA 4.1',
    title: { en: 'Place', de: 'Setzen' },
    words: {
      en: 'In turn, everybody sends people to one place, until nobody has any left. You cannot come back to a place.',
      de: 'Reihum schickt jeder Personen an einen Ort, bis niemand mehr welche hat. Wiederkommen geht nicht.',
    },
    drawing: (
      <>
        <ellipse cx="142" cy="66" rx="46" ry="34" fill={TINT.grass} />
        <Sign x={142} y={48} icon="wood-pile" tint={TINT.brown} size={30} />
        <Person x={128} y={76} seat={0} />
        <Person x={152} y={78} seat={0} />
        <Person x={26} y={50} seat={0} />
        <Person x={26} y={84} seat={1} />
        <Arrow d="M44 52C62 34 80 38 98 56" head="M88 56 98 56 98 46" />
      </>
    ),
  },
  {
    rule: 'SA 7.1',
    title: { en: 'Gather', de: 'Sammeln' },
    words: {
      en: 'A die for each person: wood costs 3 pips, clay 4, stone 5, gold 6, food\u00a02. Tools add to the roll.',
      de: 'Ein Würfel je Person: Holz kostet 3 Augen, Lehm 4, Stein 5, Gold 6, Nahrung\u00a02. Werkzeug zählt dazu.',
    },
    drawing: (
      <>
        <Die x={28} y={46} turn={-12} />
        <Die x={56} y={66} turn={9} />
        <Figure x={82} y={54} words="+" size={20} />
        <Sign x={104} y={56} icon="stone-axe" size={28} />
        <Figure x={130} y={54} words="=" size={20} />
        <Cube x={152} y={48} tint={TINT.brown} size={18} />
        <Cube x={174} y={48} tint={TINT.brown} size={18} />
        <Cube x={163} y={72} tint={TINT.brown} size={18} />
        <Figure x={42} y={98} words="10 + 1" size={13} />
        <Figure x={163} y={98} words="11 ÷ 3 → 3" size={13} />
      </>
    ),
  },
  {
    rule: 'SA 6.1',
    title: { en: 'The village', de: 'Das Dorf' },
    words: {
      en: 'The tool maker gives a tool, two people in the hut a third one, the field a step of food for good.',
      de: 'Der Werkzeugmacher gibt ein Werkzeug, zwei in der Hütte eine dritte Person, der Acker dauerhaft Nahrung.',
    },
    drawing: (
      <>
        <Sign x={36} y={44} icon="stone-axe" size={36} />
        <Sign x={100} y={42} icon="hut" size={42} tint={TINT.brown} />
        <Sign x={164} y={44} icon="wheat" size={36} tint={TINT.gold} />
        <Person x={36} y={88} seat={0} />
        <Person x={88} y={88} seat={0} />
        <Person x={112} y={88} seat={0} />
        <Person x={164} y={88} seat={0} />
      </>
    ),
  },
  {
    rule: 'SA 8.1',
    title: { en: 'Buy', de: 'Kaufen' },
    words: {
      en: 'Cards and buildings are paid for with goods. Buildings score at once, cards now and at the end.',
      de: 'Karten und Gebäude werden mit Rohstoffen bezahlt. Gebäude zählen sofort, Karten jetzt und am Ende.',
    },
    drawing: (
      <g transform="translate(-6 0)">
        <Cube x={26} y={52} tint={TINT.brown} size={18} />
        <Cube x={46} y={52} tint={TINT.red} size={18} />
        <Cube x={36} y={74} tint={TINT.rock} size={18} />
        <Arrow d="M62 60H92" head="M84 52 92 60 84 68" />
        <PaperCard x={124} y={58} tint={TINT.green} icon="pan-flute" width={40} />
        <path d="M156 44 176 28 196 44V84H156Z" fill={TINT.hill} stroke={TINT.ink} strokeOpacity="0.5" />
        <Figure x={176} y={62} words="12" size={18} tint={TINT.ink} />
      </g>
    ),
  },
  {
    rule: 'SA 12.1',
    title: { en: 'Feed', de: 'Ernähren' },
    words: {
      en: 'Everybody eats one food; fields give some each round. Who goes hungry pays goods or loses 10 points.',
      de: 'Jede Person isst eine Nahrung, Äcker geben jede Runde welche. Hunger kostet Rohstoffe oder 10 Punkte.',
    },
    drawing: (
      <>
        {[0, 1, 2, 3, 4].map((n) => (
          <g key={n}>
            <Person x={28 + n * 36} y={76} seat={0} size={26} />
            {n < 4 ? <Disc x={28 + n * 36} y={40} tint={TINT.gold} icon="meat" /> : <Gap x={28 + n * 36} y={40} />}
          </g>
        ))}
        <Figure x={172} y={40} words="?" size={15} />
      </>
    ),
  },
];
