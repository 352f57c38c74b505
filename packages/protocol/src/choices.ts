/** What forms offer, apart from the schemas: a page that shows them need not load what checks messages. */

/** What can happen when somebody's time is up. */
export const AT_ZERO = ['remind', 'bot', 'resign', 'end'] as const;

/** In which form a webhook is told. */
export const HOOK_SHAPES = ['json', 'discord', 'slack'] as const;

/** Who may look at a profile. */
export const SHOWN = ['everyone', 'friends', 'nobody'] as const;
