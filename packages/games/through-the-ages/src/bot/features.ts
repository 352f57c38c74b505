/** What positions are judged by. */

/** In the order of the judgement. */
export const FEATURES = [
  'culture',
  'cultureRate',
  'scienceRate',
  'resourceRate',
  'foodRate',
  'growth',
  'happiness',
  'workers',
  'impact',
  'civil',
  'military',
  'science',
  'resources',
  'food',
  'corruption',
  'tokens',
  'strength',
  'standing',
  'affairs',
  'militaryHand',
  'technologies',
  'hand',
  'leader',
  'construction',
  'wonder',
] as const;
export type AgesFeature = (typeof FEATURES)[number];
