/** What ordinary cards say on their faces, in German. */

import type { Gain } from '../content/model.ts';
import type { BriefTemplates } from './briefs.ts';

const WORDS: { readonly [G in keyof Gain]-?: string } = {
  food: 'Nahrung',
  resources: 'Ressourcen',
  science: 'Wissenschaft',
  culture: 'Kultur',
  population: 'Bevölkerung',
  militaryCards: 'Militärkarten',
  yellowTokens: 'gelbe Spielsteine',
  blueTokens: 'blaue Spielsteine',
  civilActions: 'Zivilaktionen',
};

const gain = (gains: Gain): string =>
  Object.entries(gains)
    .map(([what, amount]) => `${amount} ${WORDS[what as keyof Gain]}`)
    .join(', ');

/** The lines. */
export const briefly: BriefTemplates = {
  each: {
    farm: 'je Farm',
    mine: 'je Mine',
    lab: 'je Laboratorium',
    temple: 'je Tempel',
    library: 'je Bibliothek',
    theater: 'je Theater',
    arena: 'je Arena',
    infantry: 'je Infanterie',
    cavalry: 'je Kavallerie',
    artillery: 'je Artillerie',
    'air-force': 'je Einheit; verdoppelt eine Armee',
  },
  special: {
    law: () => 'mehr Zivilaktionen',
    warfare: () => 'mehr Militäraktionen und Stärke',
    exploration: () => 'Kolonisierung und Stärke',
    construction: (stages) => `Gebäude billiger, ${stages} Stufen je Aktion`,
  },
  government: 'Aktionen und Limit je Gebäudeart',
  wonder: 'sobald es vollendet ist',
  orders: {
    'build-or-upgrade': ({ of }) => `${of.includes('farm') ? 'Farm oder Mine' : 'Zivilgebäude'} bauen oder aufwerten`,
    upgrade: () => 'Farm, Mine oder Gebäude aufwerten',
    population: () => 'Bevölkerung vermehren, danach',
    stage: () => 'genau 1 Stufe deines Wunders bauen',
    develop: () => 'Technologie entwickeln, danach',
    gain: () => 'sofort',
    choose: () => 'wähle eines',
    boost: () => 'für Einheiten, nur diesen Spielzug',
    'per-stronger': () => 'je stärkere Zivilisation, für Einheiten',
    'per-more-culture': () => 'je Rivale mit mehr Kultur',
  },
  tactic: (strength, antiquated, addsLowestLevel) =>
    addsLowestLevel
      ? 'je Armee, dazu ihre niedrigste Stufe'
      : antiquated === strength
        ? 'je vollständige Armee'
        : `je vollständige Armee, veraltet +${antiquated}`,
  territory: (once) => (once === undefined ? 'sofort: eines von vier' : `sofort: ${gain(once)}`),
  assaults: {
    plunder: ({ amount }) => `nimm bis zu ${amount} Nahrung/Ressourcen`,
    take: ({ take }) => {
      const [what, ...others] = Object.keys(take);
      const one = what as keyof Gain;
      return others.length > 0 ? 'nimm bis zu 3 von allem' : `nimm bis zu ${take[one]} ${WORDS[one]}`;
    },
    enslave: ({ gain: gains }) => `−1 Bevölkerung; ${gain(gains)}`,
    raid: ({ levels }) => (levels.length > 1 ? 'zerstöre 2 Gebäude, halber Preis' : 'zerstöre 1 Gebäude, halber Preis'),
    kidnap: () => 'nimm eine Zivilkarte von der Hand',
    annex: () => 'nimm eine Kolonie des Rivalen',
    infiltrate: () => 'entferne Anführer oder begonnenes Wunder',
  },
  bonus: 'Verteidigung oder Kolonisierung',
};
