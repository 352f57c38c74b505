/** Keys that do something at the table, and the list of them. */

import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { focusDialog } from '../design/focus.ts';
import { MomentHelp } from '../help/moment.tsx';
import { useWords } from '../words/index.ts';

/** What a key does at a table. */
export type Shortcut = 'undo' | 'confirm' | 'rules' | 'settings' | 'skip' | 'list' | 'board';

const KEYS: Readonly<Record<string, Shortcut>> = {
  u: 'undo',
  r: 'rules',
  e: 'settings',
  '.': 'skip',
  '?': 'list',
  b: 'board',
  ' ': 'confirm',
};

/** Listens for the table's keys, unless somebody writes or a dialog is open. */
export function useShortcuts(does: (shortcut: Shortcut) => void): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const shortcut = event.key === ' ' && isPressable(event.target) ? undefined : KEYS[event.key];
      if (shortcut !== undefined) latest.current(shortcut);
      else if (/^[1-9]$/.test(event.key)) pressButton(Number(event.key));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog]') !== null) return true;
  return target instanceof HTMLElement && target.matches('input:not([type=radio], [type=range]), textarea, select');
}

/** Space on a button presses that button. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, [role=button], a, summary') !== null;
}

function pressButton(number: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.decision .button:not(:disabled)');
  buttons[number - 1]?.click();
}

/** Help for the moment, and the list of keys last. */
export function ShortcutList({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const say = useWords();
  const rows = [
    ['Tab', say.keys.tab],
    ['Enter', say.keys.enter],
    ['1 … 9', say.keys.digits],
    ['B', say.keys.board],
    [say.keys.space, say.keys.confirm],
    ['U', say.keys.undo],
    ['.', say.keys.skip],
    ['R', say.keys.rules],
    ['E', say.keys.settings],
    ['?', say.keys.list],
    ['Esc', say.keys.escape],
  ];
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog narrow" aria-describedby={undefined} onOpenAutoFocus={focusDialog}>
          <header>
            <Dialog.Title asChild>
              <h2>{say.moment.title}</h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{say.nav.close}</Dialog.Close>
          </header>
          <MomentHelp />
          <h3>{say.keys.title}</h3>
          <dl className="keys">
            {rows.map(([key, words]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
