/** What positions are judged by. */

/** In the order of the judgement. */
export const FEATURES = [
  'races',
  'trade',
  'cities',
  'cards',
  'hand',
  'forces',
  'assignments',
  'prospects',
  'battle',
  'offers',
  'promised',
  'danger',
] as const;
export type FameFeature = (typeof FEATURES)[number];
