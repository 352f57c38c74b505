/** What boards call the zones and concepts that the expansion adds, in German. */

import { counted } from '@tabularium/kernel';
import type { TerraLabels } from '../labels.ts';

/** The labels. */
export const terraLabelsDe: TerraLabels = {
  types: { growth: 'Wachstum' },
  army: 'Armee',
  armies: 'Armeen auf der Karte und insgesamt',
  forts: 'Gehaltene Festungen',
  governments: 'Regierungsformen',
  noGovernment: 'Keine Regierung',
  rulesHere: 'gilt',
  farther: (places) => counted('de', places, { one: 'Platz weiter rechts', other: 'Plätze weiter rechts' }),
  countsAs: (slot) => `Zählt als Platz ${slot}`,
  fromTo: (from, to) => `jetzt ${to} statt ${from}`,
  unique: 'einzigartige Karte',
  fortGoal: (count) => counted('de', count, { one: 'Festung', other: 'Festungen' }),
  cardsOf: (done, needed) => `${done} von ${needed} Karten`,
  lost: 'wieder verloren',
  cheaper: 'Handelsmarker: kostet 1 weniger und fällt beim nächsten Wundersymbol weg',
  supportPart: 'Weitere Armee daneben',
  fortPart: 'Festung',
  reinforcements: (count) => counted('de', count, { one: 'verstärkter Marker', other: 'verstärkte Marker' }),
  diePart: 'Würfel',
  tokensPart: 'Eingesetzte Marker',
  fortHere: 'Die Festung hierher setzen',
  waterHere: 'Den Wassermarker hierher legen',
  several: 'Was ist gemeint?',
  exploring: 'Erkunden',
  notYet: 'Jetzt nicht',
  notHere: 'Nicht hier',
  tilesLeft: (tiles) => counted('de', tiles, { one: 'Teil zu erkunden', other: 'Teile zu erkunden' }),
  now: 'jetzt',
  bothSides: 'Beide Seiten von Teil',
  ibrahim: 'Hat Ibrahim',
  union: (name) => `Vereint mit ${name}`,
  chosenKind: 'Welcher Bezirk?',
  placed: 'liegt schon auf der Karte',
  armiesOnCard: 'Armeen auf der Karte',
};
