/** A table on the server. After a break it takes up where it was: the server tells exactly what was missed. */

import { type AnyAction, type AnyFact, factsFor, type Viewer } from '@tabularium/kernel';
import type { About, Lobby, News, SeatSight, ServerMessage, TableMessage } from '@tabularium/protocol';
import { botName } from './bot-names.ts';
import { pauseAfter } from './local.ts';
import { NoteBook } from './notes.ts';
import { watchPresence } from './presence.ts';
import { Sayings } from './sayings.ts';
import { ask } from './server.ts';
import type { ChatLine, LogEntry, Place, TableSession, TableState } from './session.ts';
import { Stage } from './stage.ts';
import { Wire } from './wire.ts';

/** What one move told, complete; each viewer reads a part of it. */
interface Told {
  readonly entry: number;
  readonly round: number;
  readonly facts: readonly AnyFact[];
}

/** Who is there. */
type Attendance = Pick<Extract<ServerMessage, { kind: 'presence' }>, 'seats' | 'watching'>;

/** A table of the server, watched and played over one wire. */
export class RemoteSession implements TableSession {
  readonly #id: string;
  readonly #me: string;
  readonly #invite: string | undefined;
  readonly #wire: Wire;
  readonly #stage = new Stage(pauseAfter);
  readonly #lobbyListeners = new Set<() => void>();
  #lobby: Lobby | undefined;
  #sights: readonly SeatSight[] = [];
  #told: Told[] = [];
  readonly #entries = new WeakMap<Told, { readonly viewer: Viewer; readonly entry: LogEntry }>();
  #chat: ChatLine[] = [];
  /** What happened before what was told, and where it begins. */
  #earlier: readonly Told[] = [];
  #first = 1;
  #seq = 0;
  #viewer: Viewer | undefined;
  #online = false;
  #gone = false;
  #here = !document.hidden;
  readonly #stopWatching: () => void;
  #attendance: Attendance | undefined;
  readonly #book: NoteBook;
  readonly #sayings: Sayings;

  constructor(id: string, me: string, invite: string | undefined) {
    this.#id = id;
    this.#me = me;
    this.#invite = invite;
    this.#book = new NoteBook(id);
    this.#sayings = new Sayings(id);
    this.#wire = new Wire({
      hear: (message) => this.#hear(message),
      opened: () => this.#watch(),
      lost: () => this.#setOnline(false),
      ended: (why) => this.#stage.amend((state) => ({ ...state, refusal: { reason: why } })),
    });
    this.#stopWatching = watchPresence((here) => {
      this.#here = here;
      this.#wire.say({ kind: 'presence', table: this.#id, here });
    });
  }

  /** Seats and phase of the table, before and while it is played. */
  lobby(): Lobby | undefined {
    return this.#lobby;
  }

  /** Whether there is no such table for us. */
  gone(): boolean {
    return this.#gone;
  }

  subscribeLobby(listener: () => void): () => void {
    this.#lobbyListeners.add(listener);
    return () => this.#lobbyListeners.delete(listener);
  }

  current(): TableState | undefined {
    return this.#stage.current();
  }

  subscribe(listener: () => void): () => void {
    return this.#stage.subscribe(listener);
  }

  act(action: AnyAction): void {
    const { viewer: seat, decision } = this.current() ?? {};
    if (seat == null || decision === undefined) return;
    const id = crypto.randomUUID();
    this.#wire.wish(id, { kind: 'act', table: this.#id, seat, id, decision, action: { ...action } });
  }

  undo(): void {
    const { viewer: seat, decision } = this.current() ?? {};
    if (seat == null || decision === undefined) return;
    const id = crypto.randomUUID();
    this.#wire.wish(id, { kind: 'undo', table: this.#id, seat, id, decision });
  }

  agree(yes: boolean): void {
    const request = this.#lobby?.undo?.seq;
    if (request === undefined) return;
    const id = crypto.randomUUID();
    this.#wire.wish(id, { kind: 'agree', table: this.#id, id, request, yes });
  }

  /** Those with a seat speak, and whoever made the table. */
  get say(): ((text: string, about?: About) => void) | undefined {
    return this.#isSeated || this.#lobby?.owner.id === this.#me ? this.#say : undefined;
  }

  readonly #say = (text: string, about?: About): void => {
    const id = crypto.randomUUID();
    this.#wire.wish(id, { kind: 'chat', table: this.#id, id, text, ...(about === undefined ? {} : { about }) });
  };

  /** Those with a seat can keep notes, and say beforehand what they answer. */
  get notes(): NoteBook | undefined {
    return this.#isSeated ? this.#book : undefined;
  }

  get sayings(): Sayings | undefined {
    return this.#isSeated && this.#lobby?.phase === 'playing' ? this.#sayings : undefined;
  }

  get #isSeated(): boolean {
    return this.#lobby?.seats.some(({ person }) => person === this.#me) === true;
  }

  async fetchEarlier(): Promise<void> {
    const code = this.#invite === undefined ? '' : `&invite=${encodeURIComponent(this.#invite)}`;
    const { news } = await ask<{ news: News[] }>('GET', `/tables/${this.#id}/news?before=${this.#first}${code}`);
    this.#first = news[0]?.seq ?? 1;
    const round = this.#told[0]?.round ?? 1;
    const told = news.flatMap((one) => ('facts' in one ? [{ entry: one.seq, round, facts: one.facts }] : []));
    this.#earlier = [...told, ...this.#earlier];
    this.#chat = [...news.flatMap((one) => (one.kind === 'said' ? [this.#line(one)] : [])), ...this.#chat];
    this.#stage.amend((state) => ({ ...state, chat: this.#chat, ...this.#past(state.viewer) }));
  }

  /** What was fetched of the past; its moves are counted back from the first that was told. */
  #past(viewer: Viewer) {
    const earlier = this.#earlier.map((told, at) => this.#entry(told, at - this.#earlier.length, viewer));
    return { earlier, hasEarlier: this.#first > 1 };
  }

  hurry(): void {
    this.#stage.hurry();
  }

  close(): void {
    this.#stopWatching();
    this.#stage.close();
    this.#wire.close();
  }

  #watch(): void {
    this.#setOnline(true);
    const code = this.#invite === undefined ? {} : { invite: this.#invite };
    this.#wire.say({ kind: 'watch', table: this.#id, since: this.#seq, here: this.#here, ...code });
  }

  #setOnline(online: boolean): void {
    this.#online = online;
    this.#stage.amend((state) => ({ ...state, link: online ? 'online' : 'lost' }));
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'table' && message.table === this.#id) this.#take(message);
    if (message.kind === 'presence' && message.table === this.#id) this.#meet(message);
    if (message.kind === 'refused') this.#stage.amend((state) => ({ ...state, refusal: message.refusal }));
    if (message.kind !== 'error') return;
    this.#stage.amend((state) => ({ ...state, refusal: { reason: message.error } }));
    // An address that no table can have is not understood, one that none has is not found.
    if (message.error === 'not-found' || (message.error === 'bad-request' && this.#lobby === undefined)) {
      this.#gone = true;
      this.#tellLobby();
    }
  }

  #take(message: TableMessage): void {
    if (message.from === 0) this.#forget(message.news[0]?.seq ?? 1);
    const round = this.#lobby?.round ?? 1;
    this.#lobby = message.lobby ?? (this.#lobby && { ...this.#lobby, ...message.moment });
    this.#sights = message.sights ?? this.#sights;
    const fresh = message.news.filter((one) => one.seq > this.#seq);
    for (const one of fresh) this.#note(one, round);
    this.#seq = message.seq;
    this.#tellLobby();
    const state = this.#state();
    if (state === undefined) return;
    const moved = fresh.filter((one) => one.kind === 'acted').length;
    const back = fresh.some((one) => one.kind === 'undone');
    if (message.from === 0 || back) this.#stage.jump(state);
    else if (moved > 0) this.#stage.follow(state);
    else this.#stage.jump(state);
  }

  /** Who is there has changed: nothing else does, so nothing is played again. */
  #meet({ seats, watching }: Attendance): void {
    this.#attendance = { seats, watching };
    const places = this.#lobby?.seats.map((seat, at) => this.#place(seat, at));
    if (places !== undefined) this.#stage.amend((state) => ({ ...state, places, watching }));
  }

  #forget(first: number): void {
    this.#told = [];
    this.#earlier = [];
    this.#first = first;
    this.#chat = [];
    this.#seq = 0;
  }

  #note(one: News, round: number): void {
    if (one.kind === 'said') this.#chat = [...this.#chat, this.#line(one)];
    if (one.kind === 'undone') this.#told = this.#told.slice(0, Math.max(1, this.#told.length - one.moves));
    if (one.kind === 'started' || one.kind === 'imported' || one.kind === 'acted') {
      this.#told = [...this.#told, { entry: one.seq, round, facts: one.facts }];
    }
  }

  #tellLobby(): void {
    for (const listener of this.#lobbyListeners) listener();
  }

  /** The seat to look through: of one's own seats the one that is asked, or else the one looked through before. */
  #sight(): SeatSight | undefined {
    const asked = this.#sights.find(({ seat, awaited }) => seat !== null && awaited.includes(seat));
    const before = this.#sights.find(({ seat }) => seat === this.#viewer);
    return asked ?? before ?? this.#sights[0];
  }

  #state(): TableState | undefined {
    const lobby = this.#lobby;
    const sight = this.#sight();
    if (lobby === undefined || sight === undefined) return undefined;
    this.#viewer = sight.seat;
    return {
      id: this.#id,
      gameId: lobby.game,
      title: lobby.owner.name,
      places: lobby.seats.map((seat, at) => this.#place(seat, at)),
      viewer: sight.seat,
      sight,
      decision: sight.decision,
      log: this.#told.map((told, move) => this.#entry(told, move, sight.seat)),
      ...this.#past(sight.seat),
      round: lobby.round,
      mayUndo: sight.undo,
      result: lobby.outcome ?? undefined,
      chat: this.#chat,
      watching: this.#attendance?.watching ?? 0,
      delayed: sight.seat === null && lobby.spectators === 'round' && lobby.phase === 'playing',
      coach: lobby.coach,
      clock: lobby.clock === null ? undefined : { due: lobby.due, left: lobby.left, paused: lobby.paused },
      link: this.#online ? 'online' : 'lost',
      refusal: undefined,
      wish: lobby.undo === null ? undefined : { seat: lobby.undo.seat, mine: lobby.undo.waitingFor.includes(this.#me) },
    };
  }

  #place(seat: Lobby['seats'][number], at: number): Place {
    const presence = this.#attendance?.seats[at];
    return {
      name: seat.name ?? botName(at),
      kind: seat.kind === 'bot' ? 'bot' : 'human',
      mine: seat.person === this.#me,
      guest: seat.guest,
      standIn: seat.kind === 'person' && seat.bot !== null,
      ...(presence == null ? {} : { presence }),
    };
  }

  /** The same entry for the same eyes, so that nothing is drawn twice. */
  #entry(told: Told, move: number, viewer: Viewer): LogEntry {
    const known = this.#entries.get(told);
    if (known?.viewer === viewer && known.entry.move === move) return known.entry;
    const entry = { move, round: told.round, facts: factsFor(told.facts, viewer), entry: told.entry };
    this.#entries.set(told, { viewer, entry });
    return entry;
  }

  #line({ seq, person, name, guest, text, at, about }: Extract<News, { kind: 'said' }>): ChatLine {
    const spoken = about === undefined ? {} : { about };
    return { id: seq, person, mine: person === this.#me, name: name ?? '', guest, text, at, ...spoken };
  }
}
