/** Views as text, for whoever sends several of one state: what all viewers see alike is written down once. */

import type { AnyGame } from './game.ts';
import type { BaseState, Seat, Viewer } from './state.ts';
import { show, showFrames } from './visibility.ts';

type Parts = Readonly<Record<string, unknown>>;

/** The views of this state as JSON, to the byte as `peek` shows them. They share much with the state, so all are to be asked for before it changes. */
export function viewTexts(game: AnyGame, state: object): (viewer: Viewer) => string {
  const form = new Form(state);
  const { seats, options, frames, random, facts, ...zones } = state as BaseState<object, unknown, unknown, string>;
  form.writeParts({ viewer: null, seats, options, frames, random, facts, ...zones }, zoneRules(game), null);
  return (viewer) => form.filledFor(viewer);
}

/** How the zones of a game are shown, those of the kernel too. */
function zoneRules(game: AnyGame): Parts {
  const known = rulesByGame.get(game);
  if (known !== undefined) return known;
  const { frames } = game.visibility;
  const shown = (value: object[], viewer: Viewer, _: unknown, state: object) =>
    showFrames(value, frames, { viewer, state });
  const viewer = (_: unknown, who: Viewer) => who;
  const rules = {
    ...game.visibility,
    viewer,
    seats: 'open',
    options: 'open',
    random: 'hidden',
    facts: 'hidden',
    frames: shown,
  };
  rulesByGame.set(game, rules);
  return rules;
}
const rulesByGame = new WeakMap<AnyGame, Parts>();

/** Does that look the same to everyone? */
function isAlike(rule: unknown): boolean {
  if (rule === 'owner' || typeof rule === 'function') return false;
  if (typeof rule !== 'object' || rule === null) return true;
  const known = alike.get(rule) ?? Object.values(rule).every(isAlike);
  alike.set(rule, known);
  return known;
}
const alike = new WeakMap<object, boolean>();

/** What is left open in a form: every viewer sees it in their own way. */
interface Gap {
  readonly value: unknown;
  readonly rule: unknown;
  readonly owner: Seat | null;
}

/** A text with gaps. */
class Form {
  private readonly state: object;
  /** The text before each gap, and after the last one. */
  private readonly texts = [''];
  private readonly gaps: Gap[] = [];

  constructor(state: object) {
    this.state = state;
  }

  private write(text: string): void {
    this.texts[this.gaps.length] += text;
  }

  /** The same walk as that of `show`, which makes whatever looks the same to everyone, and all that is filled in. */
  private writeValue(value: unknown, rule: unknown, owner: Seat | null): void {
    if (typeof rule !== 'object' || rule === null || typeof value !== 'object' || value === null) {
      this.texts.push('');
      this.gaps.push({ value, rule, owner });
    } else if (Array.isArray(value)) {
      this.writeItems(value, (rule as { each?: unknown }).each);
    } else this.writeParts(value as Parts, rule as Parts, owner);
  }

  private writeItems(items: readonly unknown[], each: unknown): void {
    for (let at = 0; at < items.length; at++) {
      this.write(at === 0 ? '[' : ',');
      this.writeValue(items[at], each, at);
    }
    this.write(items.length === 0 ? '[]' : ']');
  }

  /** The parts of an object: those that look the same to everyone in one go, up to the next that does not. */
  writeParts(whole: Parts, rules: Parts, owner: Seat | null): void {
    const everyone = { viewer: null, state: this.state };
    let common: Record<string, unknown> = {};
    let begin = '{';
    const writeCommon = () => {
      const text = JSON.stringify(common);
      if (text === '{}') return;
      this.write(begin + text.slice(1, -1));
      common = {};
      begin = ',';
    };
    for (const key in whole) {
      if (isAlike(rules[key])) {
        common[key] = show(whole[key], rules[key], everyone, null);
        continue;
      }
      writeCommon();
      this.write(`${begin}${JSON.stringify(key)}:`);
      this.writeValue(whole[key], rules[key], owner);
      begin = ',';
    }
    writeCommon();
    this.write('}');
  }

  /** The text as that viewer sees it. */
  filledFor(viewer: Viewer): string {
    const look = { viewer, state: this.state };
    let text = this.texts[0] ?? '';
    for (const [at, { value, rule, owner }] of this.gaps.entries()) {
      text += JSON.stringify(show(value, rule, look, owner)) + this.texts[at + 1];
    }
    return text;
  }
}
