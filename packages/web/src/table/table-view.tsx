/** The table: header, players, board with the decision bar, log, chat, and the drawers around them. */

import { type AnyAction, equal, type Refusal } from '@tabularium/kernel';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type BoardModule, useBoard } from '../boards/board.ts';
import { useAttention, useNotification } from '../calls/attention.ts';
import { focusBoard } from '../design/focus.ts';
import { useMoreBelow } from '../design/more-below.ts';
import { useWords } from '../words/index.ts';
import '../design/table.css';
import '../design/at-table.css';
import '../design/sheets.css';
import '../design/phone.css';
import '../design/help.css';
import { useGame, useText } from '../games.ts';
import { BlunderNote, usePractice } from '../help/coach.tsx';
import { Tip } from '../help/tip.tsx';
import { LanguageButton } from '../pages/header.tsx';
import { Waiting } from '../pages/mishap.tsx';
import { OpenRule } from '../rules/citation.tsx';
import { type TableSession, type TableState, useTable } from '../session/session.ts';
import { useSettings } from '../settings.ts';
import { boxAt, useShelfText } from '../shelf.ts';
import { isInBar } from './anchors.ts';
import { ChatPanel } from './chat-panel.tsx';
import {
  optionsAt,
  TableContext,
  type TableTop,
  type Talk,
  TalkContext,
  useRoundWords,
  useTableTop,
} from './context.ts';
import { Curtain, useCurtain } from './curtain.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Dragging } from './dragging.ts';
import { ExplainProvider } from './explain-panel.tsx';
import { useFlow } from './flow.ts';
import { HelpDrawer } from './help-drawer.tsx';
import { useHold } from './hold.ts';
import { LogPanel } from './log-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OffersProvider } from './offers.tsx';
import { type Recap, RecapStrip, shownAt, useRecap } from './recap.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { ShortcutList, useShortcuts } from './shortcuts.tsx';
import { SidePanel } from './side-panel.tsx';
import { useSounds } from './sounds.ts';
import { SpotMenuProvider } from './spot-menu.tsx';
import { Travels } from './travels.tsx';

/** What surrounds a table. */
export interface TableViewProps {
  readonly session: TableSession;
  /** Where this table's replay is to be found once it is over. */
  readonly replay?: string;
  /** Controls beneath the board, such as those of a replay. */
  readonly controls?: ReactNode;
  /** What stands above the decision: the words of a lesson. */
  readonly guide?: ReactNode;
  /** Plays again with the same people. */
  readonly again?: () => void;
  /** What else can be done at this table, in the header. */
  readonly menu?: ReactNode;
}

/** A table, whatever lies behind the session. */
export function TableView(props: TableViewProps) {
  const table = useTable(props.session);
  const { covered, lift } = useCurtain(table);
  if (table === undefined) return <Waiting />;
  if (covered) return <Curtain table={table} lift={lift} />;
  return <TableNow {...props} table={table} />;
}

/** The table as it is now, or as it was at the step of a look back. */
function TableNow(props: TableViewProps & { table: TableState }) {
  const recap = useRecap(props.table);
  return <OpenTable {...props} table={shownAt(props.table, recap)} recap={recap} />;
}

function OpenTable({
  session,
  table,
  replay,
  controls,
  guide,
  recap,
  menu,
  again,
}: TableViewProps & { table: TableState; recap: Recap }) {
  const board = useBoard(table.gameId);
  const boardPlace = useMoreBelow<HTMLDivElement>();
  const drawers = useDrawers(table);
  const talk = useTalkOf(table);
  const { top, blunder } = useTableTopOf(session, table, board, talk, drawers);
  const isTurn = top.asked || top.ahead !== undefined;
  useSounds({
    asked: isTurn,
    moves: table.log.length,
    over: table.result !== undefined,
    refused: (drawers.refusal ?? table.refusal) !== undefined,
  });
  const say = useWords();
  useAttention('table', table.link === 'online' && isTurn ? 1 : 0);
  useNotification(table.link === 'online' && isTurn, say.table.yourTurn, talk.text.title, table.id);
  useShortcuts((shortcut) => {
    if (shortcut === 'undo' && table.mayUndo) session.undo();
    if (shortcut === 'skip') recap.at === undefined ? session.hurry() : recap.end();
    if (shortcut === 'confirm') top.hold.confirm();
    if (shortcut === 'rules') drawers.setHelp({ open: true, at: undefined });
    if (shortcut === 'settings') drawers.setSettings(true);
    if (shortcut === 'list') drawers.setKeys(true);
    if (shortcut === 'board') focusBoard();
  });
  const record = table.link === 'record';
  return (
    <TableContext value={top}>
      <TalkContext value={talk}>
        <OpenRule value={drawers.openRule}>
          <AtTheTable board={board}>
            <div
              className="table"
              data-game={table.gameId}
              data-record={record || undefined}
              data-round={table.round}
              data-moves={table.log.length}
            >
              <TableHeader drawers={drawers} menu={menu} />
              <SidePanel board={board} />
              <main id="content" className="middle" tabIndex={-1}>
                {guide}
                {table.delayed && <p className="delayed-note small">{say.atTable.delayed}</p>}
                <RecapStrip recap={recap} />
                {blunder !== undefined && <BlunderNote key={blunder.moves} blunder={blunder} />}
                <DecisionBar
                  refusal={drawers.refusal ?? table.refusal}
                  actions={table.sight.actions.filter((action) => isInBar(board.anchorsOf(action, table.sight.view)))}
                  showResult={() => drawers.setResult(true)}
                  lookBack={recap.steps.length > 1 && recap.at === undefined ? recap.begin : undefined}
                >
                  {board.Chooser !== undefined && <board.Chooser />}
                  {guide === undefined && <Tip />}
                </DecisionBar>
                <div ref={boardPlace} className="board-place">
                  <board.Board />
                </div>
                {board.OwnArea !== undefined && <board.OwnArea />}
                {controls}
              </main>
              <aside className="wide-log">
                <TalkTabs />
              </aside>
            </div>
            <HelpDrawer
              open={drawers.help.open}
              at={drawers.help.at}
              onOpen={(open) => drawers.setHelp({ ...drawers.help, open })}
            />
            <ShortcutList open={drawers.keys} onOpen={drawers.setKeys} />
            {table.result !== undefined && (
              <ResultDialog
                Finale={board.Finale}
                result={table.result}
                open={drawers.result}
                onOpen={drawers.setResult}
                replay={replay}
                again={again}
              />
            )}
          </AtTheTable>
        </OpenRule>
      </TalkContext>
    </TableContext>
  );
}

/** What every part of a table can do: offer, explain and open a menu; and what the board puts around all of them. */
function AtTheTable({ children, board }: { children: ReactNode; board: BoardModule }) {
  const { Around = Fragment, explainsItself = false } = board;
  return (
    <Around>
      <OffersProvider>
        <ExplainProvider elsewhere={explainsItself}>
          <SpotMenuProvider>
            <Dragging />
            <Travels />
            {children}
          </SpotMenuProvider>
        </ExplainProvider>
      </OffersProvider>
    </Around>
  );
}

type Drawers = ReturnType<typeof useDrawers>;

/** What is open beside the table. The scoring opens by itself when a game ends before one's eyes. */
function useDrawers(table: TableState) {
  const [help, setHelp] = useState<{ open: boolean; at: string | undefined }>({ open: false, at: undefined });
  const [keys, setKeys] = useState(false);
  const [settings, setSettings] = useState(false);
  const [result, setResult] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const over = table.result !== undefined && table.link !== 'record';
  useEffect(() => {
    if (over) setResult(true);
  }, [over]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is forgotten as soon as anything changes
  useEffect(() => setRefusal(undefined), [table.sight]);
  const openRule = useCallback((rule: string) => setHelp({ open: true, at: rule }), []);
  return { help, setHelp, openRule, keys, setKeys, settings, setSettings, result, setResult, refusal, setRefusal };
}

/** What the words of the table need; the same object as long as nothing of it changes. */
function useTalkOf(table: TableState): Talk {
  const text = useText(useGame(table.gameId));
  const { language } = useSettings();
  const names = useRef<readonly string[]>([]);
  const now = table.places.map((place) => place.name);
  if (!equal(names.current, now)) names.current = now;
  const known = names.current;
  return useMemo(() => ({ text, language, names: known }), [text, language, known]);
}

function useTableTopOf(
  session: TableSession,
  table: TableState,
  board: BoardModule,
  talk: Talk,
  drawers: Drawers,
): { readonly top: TableTop; readonly blunder: ReturnType<typeof usePractice>['blunder'] } {
  const game = useGame(table.gameId);
  const ahead = useFlow(session, table, game, board);
  const { setRefusal } = drawers;
  const seen = useMemo(
    () => ({
      ...talk,
      table,
      session,
      game,
      board,
      asked:
        ahead === undefined &&
        table.viewer !== null &&
        table.link !== 'record' &&
        table.sight.awaited.includes(table.viewer),
      ahead,
      refuse: setRefusal,
    }),
    [talk, session, table, game, board, ahead, setRefusal],
  );
  const { blunder, judge } = usePractice(seen);
  const choose = useCallback(
    (action: AnyAction) => {
      judge(action);
      session.act(action);
    },
    [judge, session],
  );
  const hold = useHold({ ...seen, choose });
  const top = useMemo(() => ({ ...seen, choose, hold }), [seen, choose, hold]);
  return { top, blunder };
}

function TableHeader({ drawers, menu }: { drawers: Drawers; menu: ReactNode }) {
  const say = useWords();
  const top = useTableTop();
  const { table, session } = top;
  const roundWords = useRoundWords();
  const { title } = useShelfText(boxAt(table.gameId, optionsAt(table)).id);
  return (
    <header className="table-header">
      <Link href="/" className="brand" aria-label={`Tabularium: ${say.nav.home}`}>
        <img src="/icon.svg" alt="" className="brand-sign" />
        <span className="brand-name">Tabularium</span>
      </Link>
      <p className="soft table-title">
        <span className="table-game">{title}</span>
        <span className="table-round">
          <span> · </span>
          {roundWords(table.round)}
          {table.title !== '' && ` · ${table.title}`}
          {table.watching !== undefined && table.watching > 0 && ` · ${say.atTable.watching(table.watching)}`}
        </span>
      </p>
      <div className="row header-buttons">
        {table.link !== 'record' && (
          <button
            type="button"
            className="button undo"
            disabled={!table.mayUndo}
            title={table.mayUndo ? undefined : say.table.noUndo}
            onClick={() => session.undo()}
          >
            {say.table.undo}
          </button>
        )}
        <button type="button" className="button" onClick={() => drawers.setHelp({ open: true, at: undefined })}>
          {say.table.rules}
        </button>
        <button
          type="button"
          className="button quiet keys-button"
          aria-label={say.moment.title}
          title={say.moment.title}
          onClick={() => drawers.setKeys(true)}
        >
          ?
        </button>
        {menu}
        <SettingsDialog open={drawers.settings} onOpen={drawers.setSettings} />
        <LanguageButton />
      </div>
    </header>
  );
}

function TalkTabs() {
  const say = useWords();
  return (
    <>
      <h2 className="side-title">{say.table.log}</h2>
      <LogPanel />
      <h2 className="side-title">{say.table.chat}</h2>
      <ChatPanel />
      <NotesPanel />
    </>
  );
}
