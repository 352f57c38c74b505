import type { Labels } from '../board.ts';
import { outline } from '../outline.ts';
export const agesBoard = (view: object, labels: Labels): string[] => outline(view, labels);
export const agesStatus = (): string | undefined => undefined;
