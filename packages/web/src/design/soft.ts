/** Where long German compounds may break: before the words they are made of. */

const HEADS = [
  'gebung',
  'verarbeitung',
  'produktion',
  'ingenieur',
  'taktik',
  'sierung',
  'geschichte',
  'wissenschaft',
  'wirtschaft',
  'industrie',
  'stiftung',
  'struktur',
  'posten',
  'speicher',
  'mauer',
  'kunst',
  'metz',
  'wesen',
  'druck',
  'kraft',
  'pulver',
  'theorie',
  'dienst',
  'zucht',
  'schaft',
  'schützen',
  'kämpfer',
  'medien',
  'kratie',
  'sophie',
  'sität',
  'nismus',
  'skala',
  'logie',
  'pyramide',
  'stadt',
  'husbandry',
];

const PARTS = new RegExp(`(?<=\\p{L}{3})(?=(?:${HEADS.join('|')}))`, 'giu');

/** The name with soft hyphens where it may break. */
export const soft = (name: string): string => name.replace(PARTS, '\u00ad');
