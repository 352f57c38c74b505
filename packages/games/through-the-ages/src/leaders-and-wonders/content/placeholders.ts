/** Placeholder cards of the open mix: they stand in a deck for a space of the leader or wonder board (TA 17.4). */

/** A numbered space of a board. */
export interface Placeholder {
  readonly level: number;
  readonly kind: 'leader' | 'wonder';
  /** From 1. */
  readonly number: number;
}

const PATTERN = /^placeholder-([123])-(leader|wonder)-([1-7])$/;

/** Its id in a deck. */
export function placeholderId({ level, kind, number }: Placeholder): string {
  return `placeholder-${level}-${kind}-${number}`;
}

/** The space a deck card stands for, if it is a placeholder. */
export function placeholderOf(id: string): Placeholder | undefined {
  if (!id.startsWith('placeholder-')) return undefined;
  const match = PATTERN.exec(id);
  if (match === null) return undefined;
  return { level: Number(match[1]), kind: match[2] === 'leader' ? 'leader' : 'wonder', number: Number(match[3]) };
}
