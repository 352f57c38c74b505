/** What the expansion's part of the board uses of the game. */

export * from '@tabularium/new-dawn/terra-incognita';
export * from '../content.ts';
