/** What watchers are told of a table as it stands, as text: whatever several of them may read is written down once. */

import { awaited, legal, refusals, type Viewer, viewTexts } from '@tabularium/kernel';
import { type News, type SeatSight, type TableMessage, VERSION } from '@tabularium/protocol';
import { isRunning, type TableRecord } from './record.ts';
import { withoutSayings } from './sayings.ts';
import {
  hears,
  lobbyOf,
  momentOf,
  type NameBook,
  newsAfter,
  type Reader,
  readBy,
  showLobby,
  withNames,
} from './shown.ts';
import { movesBack } from './wishes.ts';

/** Entries that leave the lobby, the game or both as they are. */
const LEAVES_LOBBY: ReadonlySet<News['kind']> = new Set(['said']);
const LEAVES_GAME: ReadonlySet<News['kind']> = new Set([
  'said',
  'undo-asked',
  'undo-answered',
  'changed',
  'ran-out',
  'pause-asked',
  'pause-agreed',
  'pause-declined',
  'paused',
  'resumed',
  'rested',
  'rematch',
  'seat-offered',
  'seat-kept',
]);

/** An object whose parts are text already; what is `undefined` is left out. */
function joined<T>(parts: { readonly [K in keyof T]: string | undefined }): string {
  let text = '';
  for (const key in parts) if (parts[key] !== undefined) text += `${text === '' ? '{' : ','}"${key}":${parts[key]}`;
  return `${text}}`;
}

/** The messages about one table as it stands; of the lobby they tell no more than has changed, unless `whole` is wanted. */
export class Messages {
  private readonly table: TableRecord;
  private readonly names: NameBook;
  private readonly whole: boolean;
  private readonly texts = new Map<string, string>();
  private readonly newsForAll = new Map<News, string>();
  private moment: string | undefined;
  private view: ((viewer: Viewer) => string) | undefined;

  constructor(table: TableRecord, names: NameBook, whole: boolean) {
    this.table = table;
    this.names = names;
    this.whole = whole;
  }

  /** All that happened after `from`, as that reader may know it. */
  textFor(reader: Reader, from: number): string {
    const key = `${from}/${reader.member}/${reader.seats.join()}/${[...reader.deafTo].join()}`;
    const text = this.texts.get(key) ?? this.write(reader, from);
    this.texts.set(key, text);
    return text;
  }

  private write(reader: Reader, from: number): string {
    const { table } = this;
    const since = newsAfter(table, from);
    const isPlaying = table.phase === 'playing';
    const anew = this.whole || from === 0;
    const lobby = anew || since.some(({ kind }) => !(LEAVES_LOBBY.has(kind) || (isPlaying && kind === 'acted')));
    const moment = !lobby && since.some(({ kind }) => kind === 'acted');
    const isShown = table.match !== null && table.phase !== 'stopped';
    const sights = isShown && (from === 0 || since.some(({ kind }) => !LEAVES_GAME.has(kind)));
    return joined<TableMessage>({
      v: String(VERSION),
      kind: '"table"',
      table: JSON.stringify(table.id),
      from: String(from),
      seq: String(table.seq),
      news: `[${since.flatMap((one) => (hears(reader, one) ? this.newsText(one, reader) : [])).join()}]`,
      lobby: lobby ? JSON.stringify(showLobby(lobbyOf(table), this.names, reader.member)) : undefined,
      moment: moment ? this.momentText() : undefined,
      sights: sights
        ? `[${viewersOf(reader)
            .map((seat) => this.sightText(seat))
            .join()}]`
        : undefined,
    });
  }

  private momentText(): string {
    this.moment ??= JSON.stringify(momentOf(this.table));
    return this.moment;
  }

  private newsText(one: News, reader: Reader): string {
    if ('facts' in one && one.facts.some(({ seen }) => seen !== 'all')) return JSON.stringify(readBy(one, reader));
    const text = this.newsForAll.get(one) ?? JSON.stringify(withNames(one, this.names));
    this.newsForAll.set(one, text);
    return text;
  }

  private sightText(seat: Viewer): string {
    const { table } = this;
    const { game, match, decisions } = table;
    const state = match?.state ?? {};
    this.view ??= viewTexts(game, state);
    const playing = isRunning(table);
    const possible = seat === null || !playing ? [] : legal(game, state, seat);
    return joined<SeatSight>({
      seat: String(seat),
      view: this.view(seat),
      awaited: JSON.stringify(playing ? awaited(state) : []),
      actions: JSON.stringify(withoutSayings(game, possible)),
      refusals: JSON.stringify(seat === null || !playing ? [] : refusals(game, state, seat, possible)),
      decision: String(seat === null ? 0 : (decisions[seat] ?? 0)),
      undo: String(playing && seat !== null && hasWayBack(table, seat)),
    });
  }
}

function viewersOf({ seats }: Reader): readonly Viewer[] {
  return seats.length === 0 ? [null] : seats;
}

/** Whether that seat has a move to take back; whether others must agree is found out when it is asked. */
function hasWayBack(table: TableRecord, seat: number): boolean {
  return table.seats[seat]?.bot === null && movesBack(table, seat) > 0;
}
