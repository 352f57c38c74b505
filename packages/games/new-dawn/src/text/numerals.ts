/** Levels as the cards print them. */

const ROMAN = ['I', 'II', 'III', 'IV'];

/** The level in Roman numerals. */
export const roman = (level: number): string => ROMAN[level - 1] ?? String(level);
