/** The wire to the server: how it comes back, and when it does not. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterClose } from '../src/session/back-off.ts';
import { Wire } from '../src/session/wire.ts';

/** A socket that the test opens and closes. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: () => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const newest = () => FakeSocket.all[FakeSocket.all.length - 1];
const ended = vi.fn();
const wire = () => new Wire({ hear: () => {}, opened: () => {}, lost: () => {}, ended });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  FakeSocket.all.length = 0;
  ended.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often a server was called in so many seconds that opens every connection and closes it with this code. */
function callsIn(seconds: number, code: number): number {
  const line = wire();
  for (let time = 0; time < seconds * 1000; time += 100) {
    if (newest()?.readyState === 0) {
      newest()?.open();
      newest()?.close(code);
    }
    vi.advanceTimersByTime(100);
  }
  line.close();
  return FakeSocket.all.length;
}

describe('a lost connection', () => {
  test('is taken up ever more slowly, also when each attempt opens and is closed again', () => {
    expect(callsIn(60, 1006)).toBeLessThan(12);
  });

  test('that the server closed because it was too much is left alone for a while', () => {
    expect(callsIn(25, 4429)).toBe(1);
  });

  test.each([
    [4401, 'not-logged-in'],
    [4403, 'refused'],
  ])('closed with %i is not taken up again', (code, why) => {
    expect(callsIn(120, code)).toBe(1);
    expect(ended).toHaveBeenCalledWith(why);
  });

  test('after a lasting one is taken up quickly again', () => {
    const line = wire();
    for (let times = 0; times < 5; times++) {
      newest()?.open();
      newest()?.close(1006);
      vi.advanceTimersByTime(30_000);
    }
    newest()?.open();
    vi.advanceTimersByTime(20_000);
    const before = FakeSocket.all.length;
    newest()?.close(1012);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(before + 1);
    line.close();
  });
});

describe('a server that is busy', () => {
  const busy = { v: 1, kind: 'error', error: 'try-again', message: '', table: 't' };

  test('is asked again, ever more slowly, until it shows the table', () => {
    const opened = vi.fn();
    const line = new Wire({ hear: () => {}, opened, lost: () => {}, ended });
    const say = (message: object) => newest()?.onmessage({ data: JSON.stringify(message) });
    newest()?.open();
    expect(opened).toHaveBeenCalledTimes(1);
    for (const [times, wait] of [500, 1000, 2000].entries()) {
      say(busy);
      vi.advanceTimersByTime(wait / 2 - 1);
      expect(opened).toHaveBeenCalledTimes(times + 1);
      vi.advanceTimersByTime(wait);
      expect(opened).toHaveBeenCalledTimes(times + 2);
    }
    say({ v: 1, kind: 'table', table: 't' });
    say(busy);
    vi.advanceTimersByTime(500);
    expect(opened).toHaveBeenCalledTimes(5);
    line.close();
  });

  test('that refuses one wish is not asked for everything again', () => {
    const opened = vi.fn();
    const line = new Wire({ hear: () => {}, opened, lost: () => {}, ended });
    newest()?.open();
    newest()?.onmessage({ data: JSON.stringify({ ...busy, id: 'one' }) });
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveBeenCalledTimes(1);
    line.close();
  });
});

describe('waits', () => {
  test('differ from client to client, and have an upper end', () => {
    expect(afterClose(1012, 3, () => 0)).toEqual({ wait: 2000 });
    expect(afterClose(1012, 3, () => 1)).toEqual({ wait: 4000 });
    expect(afterClose(1006, 50, () => 1)).toEqual({ wait: 30_000 });
  });
});
