/** The panels beside the board. On a phone they are a sheet: its tabs lie at the bottom edge and pull it up. */

import { Tabs } from 'radix-ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { BoardModule } from '../boards/board.ts';
import { useWords } from '../words/index.ts';
import { ChatPanel } from './chat-panel.tsx';
import { GenericPanel } from './generic-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PlayersPanel } from './players-panel.tsx';

/** A finger that moves further than this pulls the sheet instead of pressing a tab. */
const PULL = 24;

/** Players on the left; on narrower screens the other panels join them as tabs. */
export function SidePanel({ board }: { board: BoardModule }) {
  const say = useWords();
  const sheet = useSheet();
  const [shown, setShown] = useState('players');
  // A press has already shown the tab when it becomes a click: what counts is which tab was clicked before.
  const clicked = useRef(shown);
  const click = (value: string) => {
    sheet.raise(value !== clicked.current || !sheet.raised);
    clicked.current = value;
  };
  const tab = (value: string, words: string, className?: string) => (
    <Tabs.Trigger value={value} className={className} onClick={() => click(value)}>
      {words}
    </Tabs.Trigger>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the button in it, which is a click
    <aside
      className="side"
      aria-label={say.table.panels}
      data-raised={sheet.raised || undefined}
      onClick={({ target }) => {
        // What shows something on the board does not hide it.
        if (target instanceof Element && target.closest('[data-shows="board"]') !== null) sheet.raise(false);
      }}
    >
      <button
        type="button"
        className="sheet-grip"
        aria-label={say.table.panels}
        aria-expanded={sheet.raised}
        onClick={sheet.press}
        {...sheet.pulled}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          sheet.pulled.onPointerDown(event);
        }}
      />
      <Tabs.Root value={shown} onValueChange={setShown} className="tabs">
        <Tabs.List className="tab-list narrow-tabs" aria-label={say.table.panels} {...sheet.pulled}>
          {tab('players', say.table.players)}
          {board.Overview !== undefined && tab('overview', say.table.overview, 'phone-only')}
          {tab('log', say.table.log, 'narrow-only')}
          {tab('chat', say.table.chat, 'narrow-only')}
          {tab('options', say.table.options)}
        </Tabs.List>
        <Tabs.Content value="players" tabIndex={-1}>
          {board.Comparison !== undefined && <board.Comparison />}
          <PlayersPanel Details={board.SeatDetails} />
          {board.Aftermath !== undefined && <board.Aftermath />}
        </Tabs.Content>
        {board.Overview !== undefined && (
          <Tabs.Content value="overview" tabIndex={-1}>
            <board.Overview />
          </Tabs.Content>
        )}
        <Tabs.Content value="log" tabIndex={-1}>
          <LogPanel />
        </Tabs.Content>
        <Tabs.Content value="chat" tabIndex={-1}>
          <ChatPanel />
          <NotesPanel />
        </Tabs.Content>
        <Tabs.Content value="options" tabIndex={-1}>
          <GenericPanel />
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
}

/** Whether the sheet is up, and what pulls it: a finger on its edge, or Escape to send it down. */
function useSheet() {
  const [raised, raise] = useState(false);
  const start = useRef<number>(undefined);
  const justPulled = useRef(false);
  useEffect(() => {
    const lower = (event: KeyboardEvent) => event.key === 'Escape' && raise(false);
    addEventListener('keydown', lower);
    return () => removeEventListener('keydown', lower);
  }, []);
  const pulled = {
    onPointerDown: ({ clientY }: PointerEvent) => {
      start.current = clientY;
      justPulled.current = false;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const way = clientY - (start.current ?? clientY);
      justPulled.current = Math.abs(way) > PULL;
      if (justPulled.current) raise(way < 0);
    },
  };
  /** A press on the grip; the click that ends a pull is none. */
  const press = () => {
    if (!justPulled.current) raise(!raised);
    justPulled.current = false;
  };
  return { raised, raise, pulled, press };
}
