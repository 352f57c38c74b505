/** A level as it is printed: I to V. */
export const roman = (level: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][level] ?? String(level);
