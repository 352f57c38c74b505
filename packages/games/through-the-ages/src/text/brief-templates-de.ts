/** What ordinary cards say on their faces, in German. */

import type { BriefTemplates } from './briefs.ts';

/** The lines. */
export const briefly: BriefTemplates = {
  goods: {
    food: 'Nahrung',
    resources: 'Ressourcen',
    science: 'Wissenschaft',
    culture: 'Kultur',
    population: 'Bevölkerung',
    militaryCards: 'Militärkarten',
    yellowTokens: 'gelbe Spielsteine',
    blueTokens: 'blaue Spielsteine',
    civilActions: 'Zivilaktionen',
  },
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
    warfare: () => 'Stärke und Militäraktionen',
    exploration: () => 'Stärke und Kolonisierung',
    construction: (stages) => `Gebäude billiger, ${stages} Stufen je Aktion`,
  },
  government: 'Aktionen, Gebäudelimit',
  wonder: 'sobald es vollendet ist',
  orders: {
    'build-or-upgrade': ({ of }) => `${of.includes('farm') ? 'Farm/Mine' : 'Zivilgebäude'} bauen/aufwerten`,
    upgrade: () => 'Farm/Mine/Gebäude aufwerten',
    population: () => 'nach Vermehren der Bevölkerung',
    stage: () => 'genau 1 Stufe deines Wunders',
    develop: () => 'nach Entwickeln einer Technologie',
    gain: () => 'sofort',
    choose: () => 'wähle eines',
    boost: () => 'für Einheiten, nur diesen Spielzug',
    'per-stronger': () => 'je stärkere Zivilisation, für Einheiten',
    'per-more-culture': () => 'je Rivalen mit mehr Kultur',
  },
  tactic: {
    whole: 'je vollständige Armee',
    antiquated: (strength) => `je vollständige Armee, veraltet +${strength}`,
    lowestLevel: 'je Armee, dazu ihre niedrigste Stufe',
  },
  territory: { gain: (gains) => `sofort: ${gains}`, choice: 'sofort: eines von vier' },
  assaults: {
    plunder: ({ amount }) => `nimm bis zu ${amount} Nahrung/Ressourcen`,
    take: ({ take }, amounts) =>
      `nimm bis zu ${Object.keys(take).length > 1 ? `${Math.max(...Object.values(take))} von allem` : amounts(take)}`,
    enslave: () => 'der Rivale verliert 1 Bevölkerung',
    raid: ({ levels }) => (levels.length > 1 ? 'zerstöre 2 Gebäude, halber Preis' : 'zerstöre 1 Gebäude, halber Preis'),
    kidnap: () => 'nimm eine Zivilkarte von der Hand',
    annex: () => 'nimm eine Kolonie des Rivalen',
    infiltrate: () => 'entferne Anführer oder begonnenes Wunder',
  },
  bonus: 'Verteidigung oder Kolonisierung',
};
