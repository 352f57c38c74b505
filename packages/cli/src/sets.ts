/** Options that are sets, written on the command line and told. */

import { type AnyGame, type AnyOption, LANGUAGES, type Language, membersOf, presetOf } from '@tabularium/kernel';
import { Misuse } from './complaint.ts';

/** Letters and digits only, so that "St. Peter's" and `st-peter-s` are the same. */
const bare = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a member of the set is called. */
export const memberName = (game: AnyGame, { of = '' }: AnyOption, member: string, lang: Language): string =>
  game.text[lang].things[of]?.(member).name ?? member;

/** A set written `all`, `republic/hammurabi`, or `all/-colossus`: presets and members by id or name, a minus takes out. */
export function readSet(game: AnyGame, name: string, option: AnyOption, written: string): string[] {
  const chosen = new Set<string>();
  for (const [at, part] of written.split('/').entries()) {
    const takesOut = part.startsWith('-');
    const meant = meantBy(game, name, option, takesOut ? part.slice(1) : part);
    if (takesOut && at === 0) for (const member of membersOf(option)) chosen.add(member);
    for (const member of meant) takesOut ? chosen.delete(member) : chosen.add(member);
  }
  return membersOf(option).filter((member) => chosen.has(member));
}

function meantBy(game: AnyGame, name: string, option: AnyOption, part: string): readonly string[] {
  const { presets = {} } = option;
  if (Object.hasOwn(presets, part)) return presets[part] ?? [];
  const members = membersOf(option);
  if (members.includes(part)) return [part];
  const called = members.filter((member) =>
    LANGUAGES.some((lang) => bare(memberName(game, option, member, lang)) === bare(part)),
  );
  if (called.length > 0) return called;
  const known = [...Object.keys(presets), ...members];
  throw new Misuse(`Option "${name}" knows no "${part}"; it knows ${known.join(', ')}.`);
}

/** The set as it would be written. */
export const writeSet = (option: AnyOption, chosen: readonly string[]): string =>
  presetOf(option, chosen) ?? chosen.join('/');
