/** What odd new military cards say on their faces. */

import type { Briefs } from '../../text/briefs.ts';
import type { EVENTS, PACTS, WARS } from '../content.ts';

type Lines = Briefs<typeof EVENTS & typeof WARS & typeof PACTS, object>;

const en: Lines = {
  'development-of-planning-a': 'everybody: one of three events',
  'dark-ages-i': 'all: half the science above 4 is lost',
  'call-to-arms-i': 'weakest: cards instead of actions',
  'wisdom-of-the-ancestors-i': '1 science a wonder, 1 resource begun',
  'freedom-of-movement-ii': 'everybody may move a worker',
  'international-negotiations-ii': 'strongest takes 3 from the weakest',
  'arms-industry-ii': '2 resources for each best unit type',
  'impact-of-harmony-iii': '4 times the fewest of four',
  'impact-of-culture-iii': 'ranked by culture: 14, 7, 0',
  'hybrid-war-iii': 'both −2 happy; culture by advantage',
  'naval-trade-agreement-i': 'A +1 colonization, B +2 blue tokens',
};

const de: Lines = {
  'development-of-planning-a': 'alle: eines von drei Ereignissen',
  'dark-ages-i': 'alle: halbe Wissenschaft über 4 verloren',
  'call-to-arms-i': 'schwächste: Karten statt Aktionen',
  'wisdom-of-the-ancestors-i': 'je Wunder 1 Wissenschaft',
  'freedom-of-movement-ii': 'alle dürfen 1 Arbeiter versetzen',
  'international-negotiations-ii': 'stärkste nimmt 3 der schwächsten',
  'arms-industry-ii': '2 Ressourcen je bester Einheitenart',
  'impact-of-harmony-iii': '4 mal die kleinste von vier Zahlen',
  'impact-of-culture-iii': 'nach Kultur: 14, 7, 0',
  'hybrid-war-iii': 'beide −2 Freude; Kultur nach Vorteil',
  'naval-trade-agreement-i': 'A +1 Kolonisierung, B +2 blaue',
};

/** The lines by card. */
export const BRIEFS = { en, de };
