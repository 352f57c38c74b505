/** How much leaders do beyond their symbols and ratings, beside the usual one: what an experienced player would say. */

/** 1 is an ordinary leader; those of other boxes count as ordinary. */
export const KNACKS: Readonly<Record<string, number>> = {
  hammurabi: 2,
  'julius-caesar': 1.4,
  'alexander-the-great': 1,
  aristotle: 2,
  moses: 1.6,
  homer: 1.2,
  'genghis-khan': 1,
  'frederick-barbarossa': 1.8,
  'christopher-columbus': 1.6,
  'leonardo-da-vinci': 2.2,
  michelangelo: 2.4,
  'joan-of-arc': 1.4,
  'napoleon-bonaparte': 2,
  'william-shakespeare': 1.8,
  'isaac-newton': 2.6,
  'maximilien-robespierre': 1,
  'james-cook': 1.4,
  'johann-sebastian-bach': 2.2,
  'mahatma-gandhi': 0.8,
  'bill-gates': 2.2,
  'sid-meier': 2,
  'winston-churchill': 2.2,
  'albert-einstein': 2.2,
  'charlie-chaplin': 1.4,
};
