/** The steps of the game and of its modules: a module adds steps and may put its own in place of the base game's. */

import type { Steps } from '@tabularium/kernel';
import type { ModuleId } from './module.ts';
import { steps as baseSteps } from './rules/steps.ts';
import { terraSteps } from './terra-incognita/steps.ts';
import type { NewDawn } from './vocabulary.ts';

type Part = (game: { options: { module: ModuleId } }, frame: unknown, third: unknown, fourth: unknown) => unknown;
type AnyStep = { readonly [part: string]: Part };

/** One step that does what the table's module says. */
function either(base: AnyStep, expansion: AnyStep): AnyStep {
  const step: { [part: string]: Part } = {};
  for (const part of Object.keys({ ...base, ...expansion })) {
    const [ours, theirs] = [base[part] ?? expansion[part], expansion[part] ?? base[part]];
    step[part] = (game, frame, third, fourth) =>
      game.options.module === 'base' ? ours?.(game, frame, third, fourth) : theirs?.(game, frame, third, fourth);
  }
  return step;
}

function layered(base: object, expansion: object): Steps<NewDawn> {
  const steps: Record<string, AnyStep> = { ...base, ...expansion } as Record<string, AnyStep>;
  for (const [name, own] of Object.entries(base as Record<string, AnyStep>)) {
    const replacement = (expansion as Record<string, AnyStep>)[name];
    if (replacement !== undefined) steps[name] = either(own, replacement);
  }
  return steps as unknown as Steps<NewDawn>;
}

/** Every frame's name with the rule that carries it out. */
export const steps: Steps<NewDawn> = layered(baseSteps, terraSteps);
