/** What positions are judged by. */

/** In the order of the judgement. */
export const FEATURES = [
  'points',
  'symbols',
  'callings',
  'goods',
  'people',
  'tools',
  'food',
  'meal',
  'placing',
] as const;
export type StoneAgeFeature = (typeof FEATURES)[number];
