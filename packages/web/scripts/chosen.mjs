// @ts-check
/** What the commands that take pictures are told: a folder, and names that choose what is taken and how. */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every size in which the table has to look good. */
const SIZES = ['1440x900', '1280x720', '1024x768', '844x390', '390x844'];
const THEMES = /** @type {const} */ (['light', 'dark']);
const LANGUAGES = /** @type {const} */ (['de', 'en']);
/** Git does not see it. */
const FOLDER = 'pictures';

/**
 * Reads the arguments: a folder, if the first has a slash in it, and names of pictures, sizes, themes and languages.
 * Of the kinds that no name was given for, all are taken. Says how the command is used if asked, and what is wrong if it
 * must be.
 * @param {string} command how the command is called
 * @param {string} what what it takes pictures of, as the usage says it
 * @param {Readonly<Record<string, readonly string[]>>} kinds the names of the pictures, in groups
 * @param {readonly string[]} given
 */
export function chosenOf(command, what, kinds, given = process.argv.slice(2)) {
  const known = [...Object.values(kinds).flat(), ...SIZES, ...THEMES, ...LANGUAGES];
  const lists = Object.entries({ ...kinds, sizes: SIZES, themes: THEMES, languages: LANGUAGES });
  const usage = [
    `Usage: node packages/web/scripts/${command} [FOLDER] [NAME...]`,
    '',
    `Writes pictures of ${what} to FOLDER, such as ./pictures or /tmp/pictures, or else`,
    `to "${FOLDER}" in the repository, which git ignores.`,
    'Names choose among them; without any, all are taken.',
    '',
    ...lists.map(([kind, names]) => `  ${kind}: ${names.join(' ')}`),
    '',
  ].join('\n');
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  const [first] = given;
  const isFolder = first !== undefined && /[\\/]|^\.+$/.test(first);
  const names = isFolder ? given.slice(1) : given;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const which = unknown.map((name) => `"${name}"`).join(', ');
    process.stderr.write(`Not known: ${which}. A folder comes first and has a slash in it.\n\n${usage}`);
    process.exit(1);
  }
  /**
   * Those of them that were named; all if none was.
   * @template {string} T
   * @param {readonly T[]} all
   * @returns {readonly T[]}
   */
  const among = (all) => {
    const meant = all.filter((one) => names.includes(one));
    return meant.length === 0 ? all : meant;
  };
  return {
    folder: isFolder ? resolve(first) : fileURLToPath(new URL(`../../../${FOLDER}`, import.meta.url)),
    names,
    among,
    sizes: among(SIZES).map((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return { width, height };
    }),
    themes: among(THEMES),
    languages: among(LANGUAGES),
  };
}
