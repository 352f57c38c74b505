/** The options of a game in groups, so that nobody has to read all of them to find one. */

/** The groups in their order; the client's words say what they are. */
export const OPTION_GROUPS = ['box', 'start', 'open', 'rules'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** What decides which pieces and cards are played with, how the table begins and ends, and what everybody may see. */
const GROUPS: Readonly<Record<Exclude<OptionGroup, 'rules'>, readonly string[]>> = {
  box: [
    'module',
    'expansion',
    'greatPersonDeck',
    'leonidasCard',
    'investments',
    'endowmentCard',
    'governmentCards',
    'adjusted',
    'leaders',
    'agreed',
    'military',
  ],
  start: [
    'startPlayer',
    'map',
    'civilizations',
    'firstGame',
    'handicap',
    'peaceful',
    'epic',
    'length',
    'turnLimit',
    'roundLimit',
  ],
  open: ['openCards', 'openUnits', 'openEvents', 'hands'],
};

/** The group of an option; what no group names is a matter of rules. */
export function groupOf(option: string): OptionGroup {
  return OPTION_GROUPS.find((group) => group !== 'rules' && GROUPS[group].includes(option)) ?? 'rules';
}
