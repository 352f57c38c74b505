/** The rules beside the table: numbered, searchable, opened at the paragraph somebody asked for. */

import { Dialog } from 'radix-ui';
import { Suspense } from 'react';
import { focusDialog } from '../design/focus.ts';
import { booksOf } from '../rules/book.ts';
import { Rulebook } from '../rules/rulebook.tsx';
import { useWords } from '../words/index.ts';
import { useTableTop } from './context.ts';

/** The drawer; `at` names the paragraph to open. */
export function HelpDrawer(props: { open: boolean; at: string | undefined; onOpen: (open: boolean) => void }) {
  const say = useWords();
  const { game, text } = useTableTop();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="drawer" aria-describedby={undefined} onOpenAutoFocus={focusDialog}>
          <header>
            <Dialog.Title asChild>
              <h2>
                {text.title}: {say.help.title}
              </h2>
            </Dialog.Title>
            <Dialog.Close className="button quiet">{say.nav.close}</Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <div className="body" tabIndex={0}>
            <Suspense fallback={<p className="soft">…</p>}>
              <Rulebook books={booksOf(game)} at={props.at} />
            </Suspense>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
