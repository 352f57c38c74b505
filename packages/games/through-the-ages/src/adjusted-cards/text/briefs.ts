/** What odd adjusted cards say on their faces. */

import type { Briefs } from '../../text/briefs.ts';
import type { LEADERS, WONDERS } from '../content.ts';

type Lines = Briefs<typeof LEADERS, typeof WONDERS>;

const en: Lines = {
  'hammurabi-adjusted': 'a military as a civil action each turn',
  'julius-caesar-adjusted': 'two political actions each turn',
  'michelangelo-adjusted': 'each happy face; wonders: no surcharge',
  'napoleon-bonaparte-adjusted': 'each type of unit +2 strength',
  'william-shakespeare-adjusted': 'each library with a theater +2 culture',
  'johann-sebastian-bach-adjusted': 'each theater; buildings become theaters',
  'mahatma-gandhi-adjusted': 'never attacks, attacks on you +3',
  'hanging-gardens-adjusted': 'when completed: 2 food',
  'colossus-adjusted': 'Ages II and III begin: 3 military cards',
  'st-peter-s-basilica-adjusted': 'every other happy source gives 1 more',
  'transcontinental-railroad-adjusted': 'the best mine makes one token more',
  'ocean-liner-service-adjusted': '1 population for nothing each turn',
};

const de: Lines = {
  'hammurabi-adjusted': 'je Spielzug 1 Militär- als Zivilaktion',
  'julius-caesar-adjusted': 'zwei Politikaktionen je Spielzug',
  'michelangelo-adjusted': 'je Freudesymbol; Wunder ohne Aufpreis',
  'napoleon-bonaparte-adjusted': 'je Art von Einheit +2 Stärke',
  'william-shakespeare-adjusted': 'je Bibliothek mit Theater +2 Kultur',
  'johann-sebastian-bach-adjusted': 'je Theater; Gebäude werden Theater',
  'mahatma-gandhi-adjusted': 'greift nie an, Angriffe auf dich +3',
  'hanging-gardens-adjusted': 'wenn vollendet: 2 Nahrung',
  'colossus-adjusted': 'Beginn von II und III: 3 Militärkarten',
  'st-peter-s-basilica-adjusted': 'jede andere Freudequelle gibt 1 mehr',
  'transcontinental-railroad-adjusted': 'die beste Mine: 1 Spielstein mehr',
  'ocean-liner-service-adjusted': 'je Spielzug 1 Bevölkerung umsonst',
};

/** The lines by card. */
export const BRIEFS = { en, de };
