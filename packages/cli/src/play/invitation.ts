/** What the command line left open is asked, where there is somebody to ask. */

import { isCancel, log, multiselect, select, text } from '@clack/prompts';
import { gameIds, loadGame } from '@tabularium/catalogue';
import { type AnyGame, type AnyOption, counts, type Language, type Preset, presetOf } from '@tabularium/kernel';
import { savedWords } from '../commands/saves.ts';
import { Complaint, Misuse } from '../complaint.ts';
import type { Saved } from '../saves.ts';
import { memberName } from '../sets.ts';
import { words } from '../words/index.ts';

/** Which game? */
export async function chooseGame(lang: Language): Promise<string> {
  if (!process.stdin.isTTY) throw new Misuse(`Which game? There are ${gameIds.join(', ')}.`);
  const games = await Promise.all(gameIds.map(loadGame));
  return choice(
    words[lang].whichGame,
    games.map((game) => ({ value: game.id, label: game.text[lang].title, hint: game.text[lang].summary })),
    lang,
  );
}

/** Is a saved game to go on, and which? */
export async function chooseSaved(saved: readonly Saved[], lang: Language): Promise<string | undefined> {
  if (saved.length === 0) return undefined;
  const say = words[lang];
  const games = await Promise.all(
    saved.slice(0, OFFERED).map(async (one) => ({ value: one.path, label: await savedWords(one, lang) })),
  );
  const path = await choice(say.goOnWith, [{ value: '', label: say.newGame }, ...games], lang);
  return path === '' ? undefined : path;
}

/** So many saved games are offered. */
const OFFERED = 8;

/** How many players, and who are the others? The first seat is for the person who asks. */
export async function chooseSitters(game: AnyGame, lang: Language): Promise<string[]> {
  if (!process.stdin.isTTY) throw new Misuse('Who plays? Say it with --seats, such as --seats human,greedy.');
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const players =
    min === max
      ? String(min)
      : await choice(
          words[lang].howMany,
          counts.map((value) => ({ value, label: value })),
          lang,
        );
  const rivals = Object.entries(words[lang].rivals).map(([value, label]) => ({ value, label }));
  const sitters = ['human'];
  while (sitters.length < Number(players)) {
    sitters.push(await choice(words[lang].whoSits(sitters.length + 1), rivals, lang));
  }
  return sitters;
}

/** With which options? As usual, or one question for each that the number of players leaves open. */
export async function chooseOptions(game: AnyGame, players: number, lang: Language): Promise<Record<string, unknown>> {
  const say = words[lang];
  const demanded = sayDemanded(game, players, lang);
  const names = Object.keys(game.options).filter((name) => !Object.hasOwn(demanded, name));
  if (names.length === 0) return demanded;
  const about = game.text[lang].options;
  const presets = Object.entries(game.presets ?? {}).filter(([, preset]) => fits(game, preset, players));
  const usual = await choice(
    say.whichOptions,
    [
      { value: 'usual', label: say.asUsual },
      ...presets.map(([id, preset]) => ({
        value: `preset:${id}`,
        label: preset.words[lang].name,
        hint: preset.words[lang].help,
      })),
      { value: 'own', label: say.ownOptions, hint: names.map((name) => about[name]?.name ?? name).join(', ') },
    ],
    lang,
  );
  const chosen: Record<string, unknown> = { ...demanded };
  if (usual === 'usual') return chosen;
  if (usual.startsWith('preset:')) return { ...game.presets?.[usual.slice('preset:'.length)]?.options, ...chosen };
  for (const name of names) {
    const option = game.options[name];
    // What would not count is not asked.
    if (option !== undefined && counts(option, chosen)) chosen[name] = await chooseOption(game, name, players, lang);
  }
  return chosen;
}

/** Can so many play with that preset? One that changes nothing is what is usual. */
function fits(game: AnyGame, { options, seats }: Preset<object>, players: number): boolean {
  const demanded: Record<string, unknown> = { ...game.demands?.(players) };
  const differs = Object.entries(options).some(([name, value]) => name in demanded && demanded[name] !== value);
  return (seats ?? players) === players && !differs && Object.keys(options).length > 0;
}

/** Say openly what so many players leave no choice about. */
function sayDemanded(game: AnyGame, players: number, lang: Language): Record<string, unknown> {
  const demanded = Object.entries(game.demands?.(players) ?? {});
  for (const [name, value] of demanded) {
    const { name: title = name, values = {} } = game.text[lang].options[name] ?? {};
    log.info(words[lang].demanded(players, `${title}: ${valueWords(values, value, lang)}`));
  }
  return Object.fromEntries(demanded);
}

const valueWords = (named: Readonly<Record<string, string>>, value: unknown, lang: Language): string =>
  typeof value === 'boolean' ? words[lang].yesNo(value) : (named[String(value)] ?? String(value));

async function chooseOption(game: AnyGame, name: string, players: number, lang: Language): Promise<unknown> {
  const option = game.options[name];
  const { name: title = name, help = '', values: named = {} } = game.text[lang].options[name] ?? {};
  if (option?.kind === 'per-seat') return chooseNumbers(`${title}: ${help}`, option, players, lang);
  if (option?.kind === 'set') return chooseSet(game, name, option, lang);
  const values: readonly unknown[] = option?.kind === 'switch' ? [true, false] : (option?.values ?? []);
  const labels = values.map((value) => ({ value: String(value), label: valueWords(named, value, lang) }));
  const picked = await choice(`${title}: ${help}`, labels, lang, String(option?.default));
  return values.find((value) => String(value) === picked);
}

/** A number for each seat, such as `6 0 0`. */
async function chooseNumbers(message: string, option: AnyOption, players: number, lang: Language): Promise<number[]> {
  const { min = 0, max = 0 } = option;
  const read = (typed = '') =>
    typed
      .trim()
      .split(/[\s,/]+/)
      .filter((one) => one !== '')
      .map(Number);
  const fits = (one: number) => Number.isInteger(one) && one >= min && one <= max;
  const typed = await text({
    message,
    initialValue: Array.from({ length: players }, () => min).join(' '),
    validate: (given) =>
      read(given).length <= players && read(given).every(fits)
        ? undefined
        : words[lang].numbersPlease(players, min, max),
  });
  if (isCancel(typed)) throw new Complaint(words[lang].anotherTime);
  return read(typed);
}

/** A set by the name of a preset, or one by one, group after group. */
async function chooseSet(game: AnyGame, name: string, option: AnyOption, lang: Language): Promise<readonly string[]> {
  const { presets = {}, groups = {} } = option;
  const { name: title = name, help = '', values = {}, groups: titles = {} } = game.text[lang].options[name] ?? {};
  const labels = Object.keys(presets).map((value) => ({ value, label: values[value] ?? value }));
  const usual = Array.isArray(option.default) ? option.default : [];
  const preset = await choice(
    `${title}: ${help}`,
    [...labels, { value: '', label: words[lang].oneByOne }],
    lang,
    presetOf(option, usual) ?? '',
  );
  if (preset !== '') return presets[preset] ?? [];
  const chosen: string[] = [];
  for (const [group, members] of Object.entries(groups)) {
    const picked = await multiselect({
      message: `${titles[group] ?? group} ${words[lang].severalHint}`,
      options: members.map((value) => ({
        value,
        label: memberName(game, option, value, lang),
        hint: game.text[lang].things[option.of ?? '']?.(value).text ?? '',
      })),
      initialValues: members.filter((member) => usual.includes(member)),
      required: false,
      maxItems: 14,
    });
    if (isCancel(picked)) throw new Complaint(words[lang].anotherTime);
    chosen.push(...picked);
  }
  return chosen;
}

async function choice(
  message: string,
  options: { value: string; label: string; hint?: string }[],
  lang: Language,
  initialValue = options[0]?.value,
): Promise<string> {
  const chosen = await select({ message, options, ...(initialValue === undefined ? {} : { initialValue }) });
  if (isCancel(chosen)) throw new Complaint(words[lang].anotherTime);
  return chosen;
}
