/** What positions are judged by. */

/** In the order of the judgement. */
export const FEATURES = [
  'agendas',
  'safety',
  'underWay',
  'figures',
  'dial',
  'cards',
  'land',
  'treasures',
  'wonders',
  'tradeTokens',
  'friends',
  'realm',
  'turn',
] as const;
export type NewDawnFeature = (typeof FEATURES)[number];
