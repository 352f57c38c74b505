/** What forms offer, apart from the schemas: a page that shows them need not load what checks messages. */

/** What can happen when somebody's time is up. */
export const AT_ZERO = ['remind', 'bot', 'resign', 'end'] as const;

/** When those who only look see what happened: at once, or when the round is over. */
export const SPECTATORS = ['now', 'round'] as const;

/** The longest note, in characters. */
export const LONGEST_NOTE = 2_000;

/** In which form a webhook is told. */
export const HOOK_SHAPES = ['json', 'discord', 'slack'] as const;

/** Who may look at a profile. */
export const SHOWN = ['everyone', 'friends', 'nobody'] as const;

/** How fast a table is played that people find or a cup makes. */
export const PACES = ['live', 'days'] as const;

/** How a cup is played: everybody against everybody, by the Swiss system, or in groups with a final. */
export const CUP_KINDS = ['round-robin', 'swiss', 'groups'] as const;

/** What decides among those with the same points, in this order. */
export const TIE_BREAKS = {
  'round-robin': ['direct', 'sonneborn', 'wins', 'lot'],
  swiss: ['buchholz-cut', 'buchholz', 'sonneborn', 'wins', 'lot'],
  groups: ['wins', 'share', 'lot'],
} as const;

/** The fewest and the most people in a cup. */
export const CUP_PEOPLE = { min: 3, max: 64 } as const;
