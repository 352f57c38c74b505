/** What investments put into the box. */

export * from './investments.ts';
