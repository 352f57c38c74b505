/** The menu of a spot: where several things can be done, a short list opens beside it. There is one for the whole table. */

import { type AnyAction, canonical } from '@tabularium/kernel';
import { Popover } from 'radix-ui';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import { anchors } from './anchors.ts';
import { type Choice, ChoiceFace, ChoiceWords, useChoices } from './choices.tsx';
import { useTableTop } from './context.ts';

/** What to choose from, and beside what. */
interface Opened {
  readonly actions: readonly AnyAction[];
  readonly anchor: string;
  readonly title: string | undefined;
  readonly near: Element;
}

const MenuContext = createContext<(opened: Opened) => void>(() => {});

/** Opens the menu of a spot. */
export function useSpotMenu(): (opened: Opened) => void {
  return use(MenuContext);
}

/** Shows the menus of all spots inside. */
export function SpotMenuProvider({ children }: { children: ReactNode }) {
  const { table } = useTableTop();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was offered is out of date as soon as anything changes
  useEffect(close, [table.sight]);
  return (
    <MenuContext value={open}>
      {children}
      {opened !== undefined && <SpotMenu key={canonical(opened.actions)} opened={opened} close={close} />}
    </MenuContext>
  );
}

function SpotMenu({ opened, close }: { opened: Opened; close: () => void }) {
  const say = useWords();
  const { board } = useTableTop();
  const choices = useChoices(opened.actions);
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Anchor virtualRef={{ current: opened.near }} />
      <Popover.Portal>
        <Popover.Content
          className="popover spot-menu"
          data-faces={choices.every(({ face }) => face !== undefined) || undefined}
          aria-label={opened.title ?? say.table.possible}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={() => focusOn(opened.anchor)}
        >
          <Choices choices={choices.filter(({ action }) => board.asksFirst?.(action) !== true)} />
          <Choices apart choices={choices.filter(({ action }) => board.asksFirst?.(action) === true)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What nobody wants to press by mistake stands apart. */
function Choices({ choices, apart = false }: { choices: readonly Choice[]; apart?: boolean }) {
  if (choices.length === 0) return null;
  return (
    <ul className="generic-actions" data-apart={apart || undefined}>
      {choices.map((choice) => (
        <li key={canonical(choice.action)}>
          <ChoiceButton choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** Back to where the menu was opened, if that is still there. */
function focusOn(anchor: string): void {
  const spot = anchors.element(anchor);
  if (spot instanceof HTMLElement || spot instanceof SVGElement) spot.focus();
}

function ChoiceButton({ choice }: { choice: Choice }) {
  const { choose } = useTableTop();
  const { action, face } = choice;
  return (
    <Popover.Close asChild>
      <button
        type="button"
        className={face === undefined ? 'button' : 'face'}
        data-action={action.type}
        data-deed={canonical(action)}
        onClick={() => choose(action)}
      >
        {face === undefined ? <ChoiceWords choice={choice} /> : <ChoiceFace choice={choice} />}
      </button>
    </Popover.Close>
  );
}
