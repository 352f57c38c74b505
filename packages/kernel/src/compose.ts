/** The composition: one game of its base box and its expansions. */

import type { Base, BoxedVocabulary, Expansions, ShelfPart, Table } from './boxes.ts';
import type { BotSense, Game, Loose, Vocabulary } from './game.ts';
import type { Language } from './languages.ts';
import type { AnyOption } from './options.ts';
import type { Luck } from './random.ts';
import { inEveryLanguage } from './speaking.ts';
import type { Seat, Viewer } from './state.ts';
import { type AnyVisibility, show } from './visibility.ts';

/** The game that these boxes make together. */
export function compose<G extends BoxedVocabulary, Questions extends object>(
  base: Base<G, Questions>,
  expansions: Expansions<G, Questions>,
): Game<G> {
  const boxes: readonly LooseBox[] = Object.values<Loose>(expansions);
  const inPlay = combinationOf(boxes);
  base.asks.fill(inPlay, everyCombination(boxes, base.answers, answered));
  fillShelves([base, ...boxes]);
  const zones: Readonly<Record<string, LooseZone>> = Object.assign({}, ...boxes.map((box) => box.zones));
  const noZones = Object.fromEntries(Object.keys(zones).map((zone) => [zone, null]));
  const game: Loose = {
    id: base.id,
    rulesVersion: base.rulesVersion,
    seats: seatsOf([base, ...boxes]),
    options: Object.assign({}, ...boxes.map((box) => box.options), base.options),
    streams: [...base.streams, ...boxes.flatMap((box) => box.streams ?? [])],
    demands: (seats: number) => Object.assign({}, ...boxes.map((box) => box.demands?.(seats))),
    setup(table: Loose) {
      const state = base.setup({ ...table, ...noZones });
      for (const box of boxes) if (box.isOn(table.options, table.seats)) box.setup?.(state);
      return state;
    },
    steps: layered(base.steps, boxes, inPlay),
    visibility: { ...base.visibility, ...shownZones(zones) },
    determinize(view: Loose, luck: Luck) {
      const state: Loose = base.determinize(view, luck);
      for (const zone in zones) state[zone] = view[zone] === null ? null : zones[zone]?.imagine(view, luck);
      return state;
    },
    result: base.result,
    round: base.round,
    things: [...base.things, ...boxes.flatMap((box) => box.things)],
    text: inEveryLanguage((language) => boundTogether([base, ...boxes].map(({ text }) => text[language]))),
    invariants: (state: Loose) => [
      ...(base.invariants?.(state) ?? []),
      ...boxes.flatMap((box) => (box.isOn(state.options, state.seats) ? (box.invariants?.(state) ?? []) : [])),
    ],
    bot: judging(base.bot, boxes),
    rulebooks: [base.id, ...boxes.flatMap((box) => box.rulebook ?? [])],
  };
  if (base.anytime !== undefined) game.anytime = base.anytime;
  if (base.beforehand !== undefined) game.beforehand = base.beforehand;
  if (base.figures !== undefined) game.figures = base.figures;
  if (base.tally !== undefined) game.tally = base.tally;
  return game;
}

/** A box whose words are not known. */
interface LooseBox {
  isOn(options: object, seats: number): boolean;
  demands?(seats: number): object;
  setup?(game: Loose): void;
  readonly rulebook?: string;
  readonly seats?: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: AnyOption };
  readonly steps: Readonly<Record<string, LooseStep>>;
  answers?(beneath: object): object;
  readonly zones: Readonly<Record<string, LooseZone>>;
  readonly streams?: readonly string[];
  readonly things: readonly string[];
  readonly shelves?: readonly ShelfPart[];
  readonly text: { readonly [L in Language]: LooseBook };
  invariants?(game: Loose): string[];
  readonly bot?: { evaluate?(game: Loose, seat: Seat): number; readonly journeys?: Loose };
}

type LooseBook = Readonly<Record<string, unknown>>;
type Doing = (game: Table, frame: Loose, third?: Loose, fourth?: Loose) => Loose;
type LooseStep = Readonly<Record<string, Doing>>;

interface LooseZone {
  readonly visibility: unknown;
  imagine(view: Loose, luck: Luck): unknown;
}

/** Which boxes are in play at a table, one bit for each. */
function combinationOf(boxes: readonly LooseBox[]): (table: Table) => number {
  const [only] = boxes;
  if (only === undefined) return () => 0;
  if (boxes.length === 1) return ({ options, seats }) => (only.isOn(options, seats) ? 1 : 0);
  return ({ options, seats }) => {
    let bits = 0;
    for (let at = 0; at < boxes.length; at++) if (boxes[at]?.isOn(options, seats)) bits |= 1 << at;
    return bits;
  };
}

/** What each combination of boxes makes of the base's part, one box laid on the other. */
function everyCombination<T>(boxes: readonly LooseBox[], base: T, lay: (beneath: T, box: LooseBox) => T): T[] {
  return Array.from({ length: 1 << boxes.length }, (_, bits) =>
    boxes.filter((_box, at) => (bits >> at) & 1).reduce(lay, base),
  );
}

const answered = <Questions extends object>(beneath: Questions, box: LooseBox): Questions => ({
  ...beneath,
  ...box.answers?.(beneath),
});

/** Every step by its name; one that several boxes have does what the topmost box in play says. */
function layered(base: object, boxes: readonly LooseBox[], inPlay: (table: Table) => number): object {
  const steps: Record<string, LooseStep> = Object.assign({}, ...boxes.map((box) => box.steps), base);
  for (const name of Object.keys(base)) {
    if (!boxes.some((box) => Object.hasOwn(box.steps, name))) continue;
    const variants = everyCombination(boxes, steps[name], (beneath, box) => box.steps[name] ?? beneath);
    steps[name] = byTable(variants as LooseStep[], inPlay);
  }
  return steps;
}

/** One step that does at each table what the variant of its boxes does; a part a variant does not have offers nothing. */
function byTable(variants: readonly LooseStep[], inPlay: (table: Table) => number): LooseStep {
  const step: Record<string, Doing> = {};
  for (const part of new Set(variants.flatMap((variant) => Object.keys(variant)))) {
    const ways = variants.map((variant) => variant[part] ?? (() => []));
    step[part] = (game, frame, third, fourth) => ways[inPlay(game)]?.(game, frame, third, fourth);
  }
  return step;
}

/** A zone is hidden by its own rule while its box is in play; `null`, that it is not, is no secret. */
function shownZones(zones: Readonly<Record<string, LooseZone>>): AnyVisibility {
  const rules: Record<string, unknown> = {};
  for (const [zone, { visibility }] of Object.entries(zones)) {
    rules[zone] = (value: unknown, viewer: Viewer, owner: Seat | null, state: object) =>
      value === null ? null : show(value, visibility, { viewer, state }, owner);
  }
  return rules;
}

/** Put every box's things on the shelves; a name that two boxes use would make one of them vanish. */
function fillShelves(boxes: readonly { readonly shelves?: readonly ShelfPart[] }[]): void {
  const parts = boxes.flatMap((box) => box.shelves ?? []);
  for (const { shelf } of parts) shelf.things = {};
  for (const { shelf, things } of parts) {
    const kinds = shelf.things as Record<string, object>;
    for (const [kind, more] of Object.entries(things)) kinds[kind] = joined(kind, kinds[kind], more);
  }
  for (const { things, listeners } of new Set(parts.map(({ shelf }) => shelf))) {
    for (const listener of listeners) listener(things as never);
  }
}

function joined(kind: string, there: object | undefined, more: object): object {
  if (Array.isArray(more)) return Array.isArray(there) ? [...there, ...more] : more;
  const twice = Object.keys(more).find((name) => Object.hasOwn(there ?? {}, name));
  if (twice !== undefined) throw new Error(`Two boxes call one of their ${kind} "${twice}".`);
  return { ...there, ...more };
}

/** One text book of several: sections and tables add up, any other word is the first book's that has it. */
function boundTogether(books: readonly object[]): LooseBook {
  const whole: Record<string, unknown> = {};
  for (const book of books) {
    for (const [section, words] of Object.entries(book)) {
      const there = whole[section];
      if (there === undefined) whole[section] = words;
      else if (typeof there === 'object' && there !== null) whole[section] = boundTogether([there, words]);
    }
  }
  return whole;
}

/** The fewest and the most that any box seats. */
function seatsOf(boxes: readonly { readonly seats?: { readonly min: number; readonly max: number } }[]) {
  const ranges = boxes.flatMap(({ seats }) => seats ?? []);
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

/** A position is worth what the base sees in it, and what each box in play adds; every box may have journeys of its own. */
function judging<G extends Vocabulary>(base: BotSense<G>, boxes: readonly LooseBox[]): BotSense<G> {
  const more: readonly Loose[] = boxes.flatMap((box) => box.bot?.journeys ?? []);
  const travelling: BotSense<G> =
    more.length === 0 ? base : { ...base, journeys: Object.assign({}, base.journeys, ...more) };
  const terms = boxes.filter((box) => box.bot?.evaluate !== undefined);
  if (terms.length === 0) return travelling;
  const { evaluateAll: _, ...alone } = travelling;
  return {
    ...alone,
    evaluate(game: Loose, seat) {
      let worth = base.evaluate(game, seat);
      for (const box of terms) if (box.isOn(game.options, game.seats)) worth += box.bot?.evaluate?.(game, seat) ?? 0;
      return worth;
    },
  };
}
