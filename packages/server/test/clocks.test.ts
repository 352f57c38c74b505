/** Time to think, by a clock of the test's own: what is left, when it stands still, and what happens when it is up. */

import { legal } from '@tabularium/kernel';
import { ticTacToe } from '@tabularium/kernel/examples/tic-tac-toe';
import { type Clock, HOLIDAYS_A_YEAR, type Holiday, type Lobby } from '@tabularium/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { daysOff } from '../src/people/holidays.ts';
import { enforceDeadline, pauseClocks, takeHolidays } from '../src/tables/clock-wishes.ts';
import { deadlines, nextAlarm, openDeadlines, simpleClock } from '../src/tables/clocks.ts';
import type { Entry, Happening } from '../src/tables/entry.ts';
import { apply, blankRecord, type TableRecord } from '../src/tables/record.ts';
import { freeze, thaw } from '../src/tables/snapshot.ts';
import { student } from '../src/tables/study.ts';
import { afterRunning, timeRun } from '../src/time/calendar.ts';
import { newFolder, PATIENT, removeFolders, SOON, startTestServer } from './support/config.ts';
import { seated } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
/** A Monday at noon. */
const MONDAY = at('2026-03-02T12:00Z');

const bank = (seconds: number, increment: number, change: Partial<Clock> = {}): Clock => ({
  time: { kind: 'bank', seconds, increment },
  rest: null,
  holidays: false,
  atZero: 'bot',
  ...change,
});

/** A table of two people and its log, written by a clock of its own. */
class Play {
  now = MONDAY;
  readonly log: Entry[] = [];
  readonly table: TableRecord = blankRecord('table', ticTacToe);

  constructor(clock: Clock | null) {
    const settings = { options: {}, public: true, clock, startWhenFull: true };
    const seats = [{ kind: 'mine' }, { kind: 'open' }] as const;
    this.add({ kind: 'created', by: 'ann', game: 'tic-tac-toe', rulesVersion: 1, invite: '', settings, seats });
    this.add({ kind: 'sat', seat: 1, person: 'ben' });
    this.add({ kind: 'started', seed: '0'.repeat(32) });
  }

  add(happening: Happening): void {
    const entry = { ...happening, seq: this.table.seq + 1, at: this.now } as Entry;
    this.log.push(entry);
    apply(this.table, entry);
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  move(seat: number): void {
    const [action] = legal(ticTacToe, this.table.match?.state as never, seat);
    this.add({ kind: 'acted', seat, action: action ?? { type: '' }, by: seat === 0 ? 'ann' : 'ben' });
  }

  /** What the server itself does now. */
  ring(): Entry['kind'] | undefined {
    const decision = enforceDeadline(this.now)(this.table);
    if (!('entry' in decision)) return undefined;
    this.add(decision.entry);
    return decision.entry.kind;
  }

  /** How long until the awaited seat's time is up. */
  get left(): number {
    return (deadlines(this.table)[0]?.at ?? Number.NaN) - this.now;
  }
}

describe('a clock', () => {
  test('per move begins anew with each decision', () => {
    const play = new Play(simpleClock(60));
    play.wait(20_000).move(0);
    expect(play.left).toBe(60_000);
    play.wait(59_999);
    expect(play.ring()).toBeUndefined();
    play.wait(1);
    expect(play.ring()).toBe('taken-over');
    expect(deadlines(play.table)).toEqual([]); // the bot has no clock
    play.add({ kind: 'returned', seat: 1 });
    expect(play.left).toBe(60_000);
  });

  test('with a bank takes what was used, adds the increment once a turn, and none for a move taken back', () => {
    const play = new Play(bank(300, 10));
    play.wait(100_000).move(0);
    play.wait(30_000).move(1);
    expect(play.left).toBe(210_000); // 300 - 100 + 10
    play.wait(5_000).move(0);
    expect(play.left).toBe(280_000); // 300 - 30 + 10
    expect(play.table.clocks.left[0]).toBe(205_000);
    play.add({ kind: 'undone', seat: 0, moves: 1, by: 'ann', id: 'x' });
    expect(play.left).toBe(205_000);
    play.move(0);
    expect(play.left).toBe(280_000); // the same turn again
    play.wait(DAY);
    expect(play.ring()).toBe('taken-over');
    play.add({ kind: 'returned', seat: 1 });
    expect(play.left).toBe(30_000); // a tenth of the bank, to come back to
  });

  test('does not run while others talk, and goes on exactly where it was', () => {
    const play = new Play(bank(300, 0));
    play.wait(100_000).add({ kind: 'said', by: 'ben', text: 'hurry', id: '1' });
    play.wait(1_234).add({ kind: 'said', by: 'ben', text: 'please', id: '2' });
    expect(play.left).toBe(300_000 - 101_234);
  });

  test.each([
    ['remind', 'ran-out', 'playing'],
    ['bot', 'taken-over', 'playing'],
    ['resign', 'resigned', 'finished'],
    ['end', 'ended', 'finished'],
  ] as const)('at zero, if it is to %s, brings %s once', (atZero, kind, phase) => {
    const play = new Play({ ...simpleClock(60), atZero });
    play.wait(61_000);
    expect(play.ring()).toBe(kind);
    expect(play.table.phase).toBe(phase);
    expect(play.wait(DAY).ring()).toBeUndefined();
    if (atZero === 'resign') expect(play.table.outcome).toMatchObject({ winners: [1], ending: 'resigned' });
    if (atZero === 'end') expect(play.table.outcome).toMatchObject({ winners: [], ending: 'abandoned' });
    if (atZero !== 'remind') return;
    expect(deadlines(play.table)).toHaveLength(1);
    expect(openDeadlines(play.table)).toEqual([]);
    play.move(0);
    expect(play.left).toBe(60_000);
  });

  test('of an old log was seconds for each decision, then a bot', () => {
    const play = new Play(null);
    const settings = { options: {}, public: true, deadline: 60, startWhenFull: true };
    play.add({ kind: 'changed', settings });
    const { deadline: _, ...rest } = settings;
    expect(play.table.settings).toEqual({
      ...rest,
      clock: simpleClock(60),
      rated: false,
      spectators: 'now',
      coach: false,
    });
  });
});

describe('a pause', () => {
  test('needs everyone, stops all clocks, and ends when anyone wants', () => {
    const play = new Play(bank(300, 0));
    const wish = (person: string, pause: boolean) => {
      const decision = pauseClocks(person, pause)(play.table);
      if ('entry' in decision) play.add(decision.entry);
      return 'entry' in decision ? decision.entry.kind : decision;
    };
    play.wait(100_000);
    expect(wish('eve', true)).toEqual({ refusal: { reason: 'not-allowed' } });
    expect(wish('ann', true)).toBe('pause-asked');
    expect(wish('ann', true)).toEqual({ seq: play.table.seq });
    expect(play.table.clocks.paused).toBe(false);
    expect(wish('ben', false)).toBe('pause-declined');
    wish('ann', true);
    expect(wish('ben', true)).toBe('paused');
    play.wait(30 * DAY);
    expect(play.ring()).toBeUndefined();
    expect(deadlines(play.table)).toEqual([]);
    expect(wish('ben', false)).toBe('resumed');
    expect(play.left).toBe(200_000);
  });

  test('ends by itself where pauses are limited, all of them together, and then there is none any more', () => {
    const play = new Play(bank(300, 0, { pauses: 600, atZero: 'resign' }));
    const pause = (person: string) => pauseClocks(person, true)(play.table);
    const agree = () => {
      for (const person of ['ann', 'ben']) {
        const decision = pause(person);
        if ('entry' in decision) play.add(decision.entry);
      }
      expect(play.table.clocks.paused).toBe(true);
    };
    agree();
    play.wait(400_000).add({ kind: 'resumed', by: 'ben' });
    agree();
    expect(nextAlarm(play.table)).toBe(play.now + 200_000);
    expect(play.wait(199_999).ring()).toBeUndefined();
    expect(play.wait(1).ring()).toBe('resumed');
    expect(play.left).toBe(300_000);
    expect(pause('ann')).toEqual({ refusal: { reason: 'no-pause-left' } });
    expect(play.wait(300_001).ring()).toBe('resigned');
    expect(play.table.phase).toBe('finished');
  });

  test('is nothing where there is no clock', () => {
    expect(pauseClocks('ann', true)(new Play(null).table)).toEqual({ refusal: { reason: 'no-clock' } });
  });
});

describe('rest', () => {
  const rest = { zone: 'Europe/Berlin', night: { from: 22, to: 8 }, weekends: true };
  const calendar = { rest, holidays: [] };

  test('at night and on weekends does not count', () => {
    const friday = at('2026-03-06T20:30Z'); // half past nine in the evening there
    expect(afterRunning(friday, HOUR, calendar)).toBe(at('2026-03-09T07:30Z'));
    expect(timeRun(friday, at('2026-03-09T07:30Z'), calendar)).toBe(HOUR);
    expect(afterRunning(at('2026-03-07T11:00Z'), 0, calendar)).toBe(at('2026-03-09T07:00Z'));
  });

  test('follows the clocks on the wall when they are put forward', () => {
    const nights = { rest: { ...rest, weekends: false }, holidays: [] };
    expect(afterRunning(at('2026-03-28T21:00Z'), MINUTE, nights)).toBe(at('2026-03-29T06:01Z'));
    expect(timeRun(at('2026-03-28T21:00Z'), at('2026-03-29T06:01Z'), nights)).toBe(MINUTE);
  });

  test('and running are each other’s inverse, wherever one begins', () => {
    const holidays: Holiday[] = [{ from: at('2026-03-10T10:20Z'), until: at('2026-03-12T10:20Z') }];
    for (let i = 0; i < 200; i++) {
      const from = MONDAY + i * 7_654_321;
      const long = ((i * 37) % 50) * HOUR + 12_345;
      for (const zone of ['Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns']) {
        const own = { rest: { ...rest, zone }, holidays };
        expect(timeRun(from, afterRunning(from, long, own), own)).toBe(long);
      }
    }
  });

  test('on holiday stops one’s own clock only, from when it begins', () => {
    const play = new Play(bank(10 * 86_400, 0, { holidays: true }));
    const holiday = { from: MONDAY + DAY, until: MONDAY + 8 * DAY };
    const decision = takeHolidays('ann', [holiday])(play.table);
    if (!('entry' in decision)) throw new Error('no holiday');
    play.add(decision.entry);
    expect(takeHolidays('ann', [holiday])(play.table)).toEqual({ seq: play.table.seq });
    expect(play.left).toBe(17 * DAY);
    play.wait(9 * DAY).move(0);
    expect(play.table.clocks.left[0]).toBe(8 * DAY);
    expect(play.left).toBe(10 * DAY); // Ben has none
  });

  test('is bounded by the year', () => {
    const january = { from: at('2026-01-01T00:00Z'), until: at('2026-01-11T00:00Z') };
    const between = { from: at('2026-12-30T00:00Z'), until: at('2027-01-03T12:00Z') };
    expect(daysOff([january, between], 2026)).toBe(12);
    expect(daysOff([january, between], 2027)).toBe(3);
  });
});

test('whoever reads the log, or a snapshot of it, knows every clock to the millisecond', async () => {
  const play = new Play(bank(300, 10, { rest: { zone: 'UTC', night: { from: 22, to: 8 }, weekends: true } }));
  for (const seat of [0, 1, 0]) play.wait(61_237).move(seat);
  play.wait(20 * HOUR).add({ kind: 'said', by: 'ann', text: '…', id: '1' });
  const read = await student(async () => ticTacToe)({
    kind: 'record',
    table: 'table',
    log: JSON.stringify(play.log),
    way: false,
  });
  if (read === null || !('snapshot' in read) || !('fits' in read)) throw new Error('not read');
  const again = thaw('table', read.snapshot)?.as(ticTacToe);
  expect(again?.clocks).toEqual(play.table.clocks);
  const kept = thaw('table', freeze(play.table))?.as(ticTacToe);
  expect(kept && deadlines(kept)).toEqual(deadlines(play.table));
});

describe('on a server', () => {
  let server: RunningServer | undefined;
  afterAll(() => server?.close());

  test('a clock runs out while nobody serves, holidays reach every table, and lists say what is left', async () => {
    let now = MONDAY;
    const set = { dataFolder: newFolder(), now: () => now };
    server = await startTestServer(set);
    const clock = { time: { kind: 'move', seconds: 3600 }, rest: null, holidays: true, atZero: 'resign' };
    const table = await seated(server.address, 'tic-tac-toe', 2, { clock });
    const [ann, ben] = table.clients;
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    const mine = async (): Promise<Lobby> => (await ben.get('GET', '/api/tables?scope=mine')).tables[0];
    expect((await mine()).due).toEqual([{ seat: 0, at: MONDAY + HOUR }]);
    await table.act(0);
    const { left } = await ben.get('POST', '/api/me/holidays', { from: now, until: now + 2 * DAY });
    expect(left).toBe(HOLIDAYS_A_YEAR - 2);
    const tooMany = await ben.request('POST', '/api/me/holidays', { from: now + 3 * DAY, until: now + 40 * DAY });
    expect(tooMany.body.error).toBe('too-many-holidays');
    expect((await mine()).due).toEqual([{ seat: 1, at: MONDAY + 2 * DAY + HOUR }]);
    const back = await ben.get('DELETE', `/api/me/holidays/${MONDAY}`);
    expect(back).toEqual({ holidays: [], left: HOLIDAYS_A_YEAR });
    expect((await mine()).due).toEqual([{ seat: 1, at: MONDAY + HOUR }]);

    await server.close();
    now += 2 * HOUR;
    server = await startTestServer(set);
    ann.addresses = [server.address];
    await vi.waitFor(async () => {
      const { table: after } = await ann.get('GET', `/api/tables/${table.id}`);
      expect(after).toMatchObject({ phase: 'finished', outcome: { winners: [0], ending: 'resigned' } });
    }, SOON);
  });
});
