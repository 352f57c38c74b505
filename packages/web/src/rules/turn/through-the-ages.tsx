/** A turn of Through the Ages in five pictures. */

import { Arrow, Cube, Disc, Figure, PaperCard, Sign, TINT, type TurnPicture } from './parts.tsx';

const WHITE = TINT.white;

/** The row, politics, civil actions, military, the end of the turn. */
export const THROUGH_THE_AGES: readonly TurnPicture[] = [
  {
    rule: 'TA 3.1',
    title: { en: 'The row moves on', de: 'Die Leiste rückt' },
    words: {
      en: 'The oldest cards drop out, the others slide left and become cheaper, new ones come from the deck.',
      de: 'Die ältesten Karten fallen heraus, die anderen rücken nach links und werden billiger, neue kommen nach.',
    },
    drawing: (
      <>
        <rect x="34" y="22" width="62" height="60" rx="5" fill={TINT.grass} opacity="0.55" />
        <rect x="98" y="22" width="48" height="60" rx="5" fill={TINT.sand} opacity="0.55" />
        <rect x="148" y="22" width="48" height="60" rx="5" fill={TINT.hill} opacity="0.55" />
        <PaperCard x={16} y={62} tint={TINT.rock} width={22} turn={-24} />
        {[50, 78, 112, 134, 162, 184].map((x, at) => (
          <PaperCard
            key={x}
            x={x}
            y={52}
            tint={[TINT.brown, TINT.blue, TINT.plum, TINT.green, TINT.red, TINT.gold][at] ?? ''}
            width={20}
          />
        ))}
        <Arrow d="M190 98H40" head="M50 90 40 98 50 106" />
        <Disc x={65} y={20} tint={WHITE} radius={6} />
        <Disc x={116} y={20} tint={WHITE} radius={6} />
        <Disc x={130} y={20} tint={WHITE} radius={6} />
        <Disc x={160} y={20} tint={WHITE} radius={6} />
        <Disc x={173} y={20} tint={WHITE} radius={6} />
        <Disc x={186} y={20} tint={WHITE} radius={6} />
      </>
    ),
  },
  {
    rule: 'TA 4.1',
    title: { en: 'Politics', de: 'Politik' },
    words: {
      en: 'At most one political action: prepare an event, attack a rival, declare a war, offer a pact.',
      de: 'Höchstens eine Politikaktion: ein Ereignis vorbereiten, einen Rivalen angreifen, Krieg erklären, einen Pakt anbieten.',
    },
    drawing: (
      <>
        <PaperCard x={32} y={56} tint={TINT.green} icon="scroll-unfurled" width={38} />
        <PaperCard x={78} y={56} tint={TINT.red} icon="crossed-swords" width={38} />
        <PaperCard x={124} y={56} tint={TINT.ink} icon="battle-gear" width={38} />
        <PaperCard x={170} y={56} tint={TINT.blue} icon="shaking-hands" width={38} />
        <Figure x={100} y={102} words="1 ×" size={16} />
      </>
    ),
  },
  {
    rule: 'TA 2.3',
    title: { en: 'Civil actions', de: 'Zivilaktionen' },
    words: {
      en: 'White tokens pay for taking cards, a new worker, building and upgrading, a leader, a wonder’s next stage.',
      de: 'Weiße Spielsteine bezahlen Karten, einen neuen Arbeiter, Bauen und Ausbauen, einen Anführer, die nächste Stufe eines Wunders.',
    },
    drawing: (
      <>
        {[0, 1, 2, 3].map((n) => (
          <Disc key={n} x={18 + n * 18} y={24} tint={WHITE} radius={8} />
        ))}
        <PaperCard x={38} y={72} tint={TINT.brown} icon="wheat" width={38} />
        <Disc x={52} y={94} tint={TINT.gold} radius={8} />
        <Arrow d="M66 72H84" head="M77 64 84 72 77 80" />
        <PaperCard x={110} y={72} tint={TINT.brown} icon="granary" width={38} />
        <Disc x={124} y={94} tint={TINT.gold} radius={8} />
        <path d="M146 98 166 54 186 98Z" fill={TINT.sand} stroke={TINT.ink} strokeOpacity="0.5" />
        <path d="M152 84H180M159 70H173" stroke={TINT.ink} strokeOpacity="0.5" />
        <Cube x={166} y={92} tint={TINT.blue} size={10} />
      </>
    ),
  },
  {
    rule: 'TA 11.1',
    title: { en: 'Military actions', de: 'Militäraktionen' },
    words: {
      en: 'Red tokens pay for units and tactics. Whoever is weak invites aggressions; units in formation count more.',
      de: 'Rote Spielsteine bezahlen Einheiten und Taktiken. Wer schwach ist, lädt zu Angriffen ein; Einheiten in Formation zählen mehr.',
    },
    drawing: (
      <>
        {[0, 1].map((n) => (
          <Disc key={n} x={18 + n * 18} y={24} tint={TINT.red} radius={8} />
        ))}
        <Sign x={46} y={72} icon="spears" size={36} tint={TINT.red} />
        <Figure x={76} y={72} words="+" size={20} />
        <Sign x={106} y={72} icon="horse-head" size={36} tint={TINT.red} />
        <Figure x={136} y={72} words="=" size={20} />
        <path d="M154 44H192V92L173 100 154 92Z" fill={TINT.red} stroke={TINT.ink} strokeOpacity="0.5" />
        <Figure x={173} y={72} words="+2" size={20} tint={WHITE} />
      </>
    ),
  },
  {
    rule: 'TA 14.3',
    title: { en: 'The turn ends', de: 'Der Zug endet' },
    words: {
      en: 'Culture and science are scored, corruption takes its share, farms and mines produce, people eat. The most culture wins.',
      de: 'Kultur und Wissenschaft zählen, Korruption nimmt sich ihren Teil, Felder und Minen liefern, das Volk isst. Die meiste Kultur gewinnt.',
    },
    drawing: (
      <>
        <Disc x={28} y={48} tint={TINT.plum} icon="lyre" radius={17} />
        <Disc x={76} y={48} tint={TINT.blue} icon="light-bulb" radius={17} />
        <Disc x={124} y={48} tint={TINT.gold} icon="wheat" radius={17} />
        <Disc x={172} y={48} tint={TINT.rock} icon="anvil" radius={17} />
        {[28, 76, 124, 172].map((x, at) => (
          <Figure key={x} x={x} y={86} words={['+6', '+4', '+3', '+5'][at] ?? ''} size={16} />
        ))}
      </>
    ),
  },
];
