/** The table in the terminal: a game's own picture where there is one, else the view as an outline. */

import type { AnyAction, AnyGame, Language } from '@tabularium/kernel';
import { screenWidth } from '../screen.ts';
import { words } from '../words/index.ts';
import { newDawnBoard } from './new-dawn/board.ts';
import { pointsBeside } from './new-dawn/map.ts';
import { explainSpace } from './new-dawn/space.ts';
import { outline } from './outline.ts';
import type { Labels, Picture } from './picture.ts';
import { stoneAgeBoard } from './stone-age.ts';
import { agesBoard, agesStatus } from './through-the-ages/board.ts';
import { agesPrice } from './through-the-ages/prices.ts';

const pictures: Readonly<Record<string, Picture>> = {
  'stone-age': { draw: stoneAgeBoard },
  'new-dawn': { draw: newDawnBoard, explain: explainSpace, pointsOut: pointsBeside },
  'through-the-ages': { draw: agesBoard, status: agesStatus, note: agesPrice },
};

const pictureOf = (game: AnyGame): Picture =>
  (Object.hasOwn(pictures, game.id) ? pictures[game.id] : undefined) ?? { draw: outline };

/** Whose eyes look at what, in which language. */
export interface Scene {
  readonly game: AnyGame;
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
  return pictureOf(scene.game).draw(scene.sight.view, labelsFor(scene, width));
}

/** How things stand in one line, for games in which one turn has many choices. */
export function statusLine(scene: Scene): string | undefined {
  return pictureOf(scene.game).status?.(scene.sight.view, labelsFor(scene, screenWidth()));
}

/** Can nobody choose without seeing the table? */
export function needsBoard({ game, sight }: Scene): boolean {
  return pictureOf(game).pointsOut?.(sight.actions ?? []) === true;
}

/** What stands beside that choice, if anything. */
export function noteOn(scene: Scene, action: AnyAction): string | undefined {
  return pictureOf(scene.game).note?.(scene.sight.view, labelsFor(scene, screenWidth()), action);
}

/** What is on that place of the board; nothing if there is no such place. */
export function explainPlace(scene: Scene, query: string): string[] {
  return pictureOf(scene.game).explain?.(scene.sight.view, labelsFor(scene, screenWidth()), query) ?? [];
}
