/** The table in the terminal: a game's own picture where there is one, else the view as an outline. */

import type { AnyAction, AnyGame, AnyTextBook, Language, Loose } from '@tabularium/kernel';
import { screenWidth } from '../screen.ts';
import { type Words, words } from '../words.ts';
import { newDawnBoard } from './new-dawn/board.ts';
import { pointsBeside } from './new-dawn/map.ts';
import { explainSpace } from './new-dawn/space.ts';
import { outline } from './outline.ts';
import { stoneAgeBoard } from './stone-age.ts';
import { agesBoard, agesStatus } from './through-the-ages/board.ts';
import { agesPrice } from './through-the-ages/prices.ts';

/** With which words a picture is labelled, and how much room it has. */
export interface Labels {
  /** The game's own words. */
  readonly text: AnyTextBook;
  /** The terminal client's words. */
  readonly say: Words;
  readonly lang: Language;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** What the viewer may do now. */
  readonly actions: readonly AnyAction[];
  /** How many columns there are. */
  readonly width: number;
}

/** How one game is shown. */
interface Picture {
  /** What a viewer may see, as lines. */
  readonly draw: (view: Loose, labels: Labels) => string[];
  /** What changes from one choice to the next, in one line: said again with every question. */
  readonly status?: (view: Loose, labels: Labels) => string | undefined;
  /** Are the choices places that only the picture shows? Then it is drawn with the question. */
  readonly pointsOut?: (actions: readonly AnyAction[]) => boolean;
  /** What stands beside a choice, such as its price. */
  readonly note?: (view: Loose, labels: Labels, action: AnyAction) => string | undefined;
  /** What there is to say about a place of the board, if the query names one. */
  readonly explain?: (view: Loose, labels: Labels, query: string) => string[];
}

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
  return { text: game.text[lang], say: words[lang], lang, names, actions: sight.actions ?? [], width };
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

/** The name of a thing in the game's own words. */
export const nameOf = ({ text }: Labels, kind: string, id: string): string => text.things[kind]?.(id).name ?? id;
