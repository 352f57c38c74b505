/** How many leaders and wonders take part (TA 17.4). */

/** Leaders and wonders per age in a mix with 2 players; one more of each with 3 or 4 (TA 17.4). */
export const MIX = { leaders: 6, wonders: 4 };
/** Leaders and wonders each player chooses from in a draft, per age (TA 17.4). */
export const DRAFT = { leaders: 3, wonders: 2 };
