/**
 * The languages the table speaks: this is the only list of them. A language is added by its line here, its text files and
 * its rulebooks; the compiler then names every record of words that lacks it.
 */

/** The languages by their tags. The first is the one the rulebooks are written in and the one for those who ask for no other. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
