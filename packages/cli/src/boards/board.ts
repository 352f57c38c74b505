/** The table in the terminal: a game's own picture where there is one, else the view as an outline. */

import type { AnyAction, AnyGame, Language } from '@tabularium/kernel';
import { screenWidth } from '../screen.ts';
import { words } from '../words/index.ts';
import { outline } from './outline.ts';
import type { Choice, Labels, Picture } from './picture.ts';

/** The picture of that game: each folder beside this file is the one of the game of that name. Others are outlined. */
export async function pictureOf({ id }: AnyGame): Promise<Picture> {
  const file = `./${id}/index.ts`;
  try {
    const folder: { readonly picture: Picture } = await import(`./${id}/index.ts`);
    return folder.picture;
  } catch (error) {
    if (error instanceof Error && error.message.includes(file)) return { draw: outline };
    throw error;
  }
}

/** Whose eyes look at what, in which language. */
export interface Scene {
  readonly game: AnyGame;
  readonly picture: Picture;
  readonly sight: { readonly view: object; readonly actions?: readonly AnyAction[] };
  readonly names: readonly string[];
  readonly lang: Language;
}

function labelsFor({ game, sight, names, lang }: Scene, width: number): Labels {
  const text = game.text[lang];
  return { text, own: text.labels, say: words[lang], lang, names, actions: sight.actions ?? [], width };
}

/** What the viewer may see. */
export function drawBoard(scene: Scene, width = screenWidth()): string[] {
  return scene.picture.draw(scene.sight.view, labelsFor(scene, width));
}

/** How things stand in one line, for games in which one turn has many choices. */
export function statusLine(scene: Scene): string | undefined {
  return scene.picture.status?.(scene.sight.view, labelsFor(scene, screenWidth()));
}

/** Can nobody choose without seeing the table? */
export function needsBoard({ picture, sight }: Scene): boolean {
  return picture.pointsOut?.(sight.actions ?? []) === true;
}

/** What stands beside that choice, if anything. */
export function noteOn(scene: Scene, action: AnyAction): string | undefined {
  return scene.picture.note?.(scene.sight.view, labelsFor(scene, screenWidth()), action);
}

/** The choices as they are listed. */
export function choicesOf(scene: Scene): readonly Choice[] {
  const { picture, sight } = scene;
  const listed = picture.choices?.(sight.view, labelsFor(scene, screenWidth()));
  return listed ?? (sight.actions ?? []).map((action) => ({ action }));
}

/** The actions in the order in which they are listed: what ends or declines something comes last. */
export function inOrder(actions: readonly AnyAction[], { last = [] }: Picture): AnyAction[] {
  const rank = ({ type }: AnyAction): number => last.indexOf(type);
  return [...actions].sort((one, other) => rank(one) - rank(other));
}

/** What is on that place of the board; nothing if there is no such place. */
export function explainPlace(scene: Scene, query: string): string[] {
  return scene.picture.explain?.(scene.sight.view, labelsFor(scene, screenWidth()), query) ?? [];
}
