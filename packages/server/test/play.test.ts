/** People at tables: whole games over the wire, undo, chat, bots, deadlines, resigning, import and export. */

import { commitmentTo, parseMatch, replay, sealed } from '@tabularium/kernel';
import { highCard } from '@tabularium/kernel/examples/high-card';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { simpleClock } from '../src/tables/clocks.ts';
import { type Client, playOut } from './support/client.ts';
import { PATIENT, removeFolders, startTestServer } from './support/config.ts';
import { Company, mine, open, randomBot, seated, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newcomer = () => somebody(server.address);
const company = (game: string, count: number, settings: object = {}) => seated(server.address, game, count, settings);

describe('a game', () => {
  test.each([2, 3, 4])('of high card for %i is played to its end and can be verified', async (count) => {
    const table = await company('high-card', count);
    const commitment = table.seen(0).lobby?.commitment;
    expect(table.seen(0).lobby?.seed).toBeNull();
    await Promise.all(table.clients.map((client) => playOut(client, table.id)));
    const { table: lobby } = await table.owner.get('GET', `/api/tables/${table.id}`);
    expect(lobby.phase).toBe('finished');
    expect(commitmentTo(lobby.seed)).toBe(commitment);
    const file = parseMatch(JSON.stringify(await table.owner.get('GET', `/api/matches/${table.id}/file`)));
    expect(replay(highCard, file).moves.at(-1)?.hash).toBe(lobby.hash);
    expect(table.clients.flatMap((client) => client.complaints)).toEqual([]);
  });

  test('against bots starts at once and ends', async () => {
    const client = await newcomer();
    const seats = [mine, randomBot, { kind: 'bot', bot: { kind: 'greedy' } }];
    const { id } = await client.makeTable({ game: 'high-card', seats });
    const table = new Company(id, [client]);
    expect((await table.owner.watch(id)).lobby?.phase).toBe('playing');
    await playOut(table.owner, id);
    expect(table.seen(0).lobby?.outcome?.ending).toBe('played');
  });

  test('goes on while a bot at another table thinks', async () => {
    const client = await newcomer();
    const thinker = { kind: 'bot', bot: { kind: 'mcts', milliseconds: 10_000 } };
    const slow = await client.makeTable({ game: 'high-card', seats: [mine, thinker] });
    const seen = await client.watch(slow.id);
    const table = await company('high-card', 2);
    await Promise.all(table.clients.map((player) => playOut(player, table.id)));
    expect(table.seen(0).lobby?.phase).toBe('finished');
    expect(seen.news.filter(({ kind }) => kind === 'acted')).toEqual([]);
    await client.until(() => seen.news.some(({ kind }) => kind === 'acted'));
  });

  test('with all seats hot shows each seat to the one who holds them', async () => {
    const client = await newcomer();
    const seats = [
      { kind: 'mine', name: 'Anna' },
      { kind: 'mine', name: 'Ben' },
    ];
    const { id } = await client.makeTable({ game: 'high-card', seats });
    const table = new Company(id, [client]);
    const seen = await table.owner.watch(id);
    expect(seen.sights.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seen.lobby?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    await playOut(table.owner, id);
    expect(seen.lobby?.phase).toBe('finished');
  });

  test('is seen by spectators without anyone’s secrets, and they cannot act', async () => {
    const table = await company('high-card', 2);
    const spectator = await newcomer();
    const seen = await spectator.watch(table.id);
    expect(seen.sights).toMatchObject([
      {
        seat: null,
        actions: [],
        view: {
          hands: [
            ['?', '?', '?'],
            ['?', '?', '?'],
          ],
        },
      },
    ]);
    const answer = await spectator.act(table.id, 0, { type: 'pick' });
    expect(answer).toMatchObject({ kind: 'refused', refusal: { reason: 'not-your-seat' } });
  });

  test('refuses with the reason of the game', async () => {
    const table = await company('tic-tac-toe', 2);
    expect(await table.act(0, 0)).toMatchObject({ kind: 'ack' });
    const again = await table.at(1).act(table.id, 1, { type: 'mark', cell: 0 } as never);
    expect(again).toMatchObject({ kind: 'refused', refusal: { reason: 'taken' } });
    const early = await table.at(0).act(table.id, 0, { type: 'mark', cell: 1 } as never);
    expect(early).toMatchObject({ kind: 'refused', refusal: { reason: 'not-your-turn' } });
  });
});

describe('a move', () => {
  const clock = simpleClock(600);
  const bank = { ...clock, time: { kind: 'bank', seconds: 600, increment: 5 } };

  test('is told without what it leaves as it was; whoever was here all along knows the same as who comes anew', async () => {
    const table = await company('tic-tac-toe', 2, { clock: bank });
    table.owner.recording = true;
    for (const seat of [0, 1, 0]) {
      await table.act(seat);
      const { table: anew } = await table.owner.get('GET', `/api/tables/${table.id}`);
      expect(table.seen(0).lobby).toEqual(anew);
    }
    const told = table.owner.received.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'table');
    expect(told.map(({ lobby, moment }) => [lobby === undefined, moment?.awaited])).toEqual([
      [true, [1]],
      [true, [0]],
      [true, [1]],
    ]);
  });

  test('tells everybody who is called otherwise now', async () => {
    const table = await company('tic-tac-toe', 2);
    await table.act(0);
    await table.at(1).get('PATCH', '/api/me', { name: 'Benedikt' });
    await table.act(1);
    expect(table.seen(0).lobby?.seats[1]?.name).toBe('Benedikt');
  });
});

describe('a wish', () => {
  test('sent twice is answered twice and carried out once', async () => {
    const table = await company('high-card', 2);
    const { actions, decision } = table.sight(0);
    const action = { kind: 'act', table: table.id, seat: 0, decision, action: { ...actions[0] } } as const;
    const first = await table.owner.wish(action as never, 'same-id', 3);
    const second = await table.owner.wish(action as never, 'same-id');
    expect(second).toEqual(first);
    await table.at(1).until(() => table.seen(1).news.some(({ kind }) => kind === 'acted'));
    expect(table.seen(1).news.filter(({ kind }) => kind === 'acted')).toHaveLength(1);
  });

  test('to act answers one decision: what was meant for an earlier one is refused, and nothing is lost', async () => {
    const table = await company('high-card', 2);
    const { actions, decision } = table.sight(0);
    await table.act(0);
    await table.act(1);
    expect(table.sight(0).decision).toBeGreaterThan(decision);
    expect(table.sight(0).actions).toContainEqual(actions[1]);
    const late = { kind: 'act', table: table.id, seat: 0, decision, action: { ...actions[1] } };
    expect(await table.owner.wish(late as never)).toMatchObject({ refusal: { reason: 'already-decided' } });
    expect(await table.owner.act(table.id, 0, actions[1] ?? { type: '' })).toMatchObject({ kind: 'ack' });
  });

  test('to act stands while others answer the same question', async () => {
    const table = await company('high-card', 2);
    const before = table.sight(0).decision;
    await table.act(1);
    await table.owner.until(() => table.seen(0).news.at(-1)?.kind === 'acted');
    expect(table.sight(0).decision).toBe(before);
    expect(await table.act(0)).toMatchObject({ kind: 'ack' });
  });

  test('lost with the connection is answered after the reconnect, with exactly what was missed', async () => {
    const table = await company('high-card', 2);
    table.owner.faithful = true;
    table.owner.cut();
    const answer = table.owner.act(table.id, 0, table.sight(0).actions[0] ?? { type: '' });
    await table.act(1);
    expect((await answer).kind).toBe('ack');
    await table.allAt(5);
    expect(table.owner.complaints).toEqual([]);
    expect(table.seen(0).news.map(({ seq }) => seq)).toEqual(table.seen(0).news.map((_, i) => i + 1));
  });
});

describe('undo', () => {
  test('of one’s own answer is immediate while nobody else has moved', async () => {
    const table = await company('high-card', 2);
    const before = table.sight(0).view;
    expect(await table.act(0)).toMatchObject({ kind: 'ack' });
    expect(table.sight(0).undo).toBe(true);
    const answer = await table.undo(0);
    expect(answer.kind).toBe('ack');
    await table.owner.until(() => table.seen(0).news.at(-1)?.kind === 'undone');
    expect(table.sight(0).view).toEqual(before);
  });

  test('past the barrier needs everyone, and then goes back to the same state', async () => {
    const table = await company('tic-tac-toe', 2);
    const before = table.sight(0).view;
    await table.act(0);
    await table.act(1);
    expect(table.sight(0).undo).toBe(true);
    await table.undo(0);
    await table.at(1).until(() => table.seen(1).lobby?.undo !== null);
    expect(table.seen(1).lobby?.undo).toMatchObject({ seat: 0, moves: 2, waitingFor: [table.at(1).person.id] });
    expect(await table.owner.agree(table.id, true)).toMatchObject({
      refusal: { reason: 'no-request' },
    });
    await table.at(1).agree(table.id, true);
    await table.owner.until(() => table.seen(0).lobby?.undo === null);
    expect(table.sight(0).view).toEqual(before);
    expect(await table.act(0, 3)).toMatchObject({ kind: 'ack' });
  });

  test('past the barrier asks those who are away as well', async () => {
    const table = await company('tic-tac-toe', 2);
    const before = table.sight(0).view;
    await table.act(0);
    await table.act(1);
    await table.request(1, 'leave');
    await table.owner.until(() => table.seen(0).lobby?.seats[1]?.bot !== null);
    expect(table.sight(0).undo).toBe(true);
    await table.undo(0);
    await table.owner.until(() => table.seen(0).lobby?.undo !== null);
    expect(table.seen(0).lobby?.undo).toMatchObject({ moves: 2, waitingFor: [table.at(1).person.id] });
    expect(table.sight(0).view).not.toEqual(before);
    expect(await table.at(1).agree(table.id, true)).toMatchObject({ kind: 'ack' });
    await table.owner.until(() => table.seen(0).lobby?.undo === null);
    expect(table.sight(0).view).toEqual(before);
  });

  test('past the barrier renews chance: the same choice does not bring the same dice', async () => {
    const owner = await newcomer();
    const { id } = await owner.makeTable({ game: 'stone-age', seats: [mine, mine] });
    const table = new Company(id, [owner]);
    const seen = await owner.watch(id);
    const toAct = () => seen.sights.find(({ actions }) => actions.length > 0);
    const rolls: string[] = [];
    for (let moves = 0; rolls.length < 6; moves++) {
      if (moves > 80) throw new Error('Nobody has rolled in 80 moves.');
      const { seat, actions } = toAct() ?? { seat: 0, actions: [] };
      const use = actions.find(({ type }) => type === 'use') ?? actions[0];
      const before = JSON.stringify(seen.sights.map(({ view }) => view));
      const { seq } = (await owner.act(id, seat ?? 0, use ?? { type: '' })) as { seq: number };
      await table.allAt(seq);
      const rolled = JSON.stringify(seen.news.at(-1)).match(/"dice":\[[\d,]+\]/)?.[0];
      if (rolled === undefined) continue;
      rolls.push(rolled);
      await table.allAt(((await owner.undo(id, seat ?? 0)) as { seq: number }).seq);
      expect(JSON.stringify(seen.sights.map(({ view }) => view))).toBe(before);
    }
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  test('asked for twice under two ids is done once', async () => {
    const table = await company('high-card', 2);
    await table.act(0);
    const decision = table.owner.decision(table.id, 0);
    const wish = { kind: 'undo', table: table.id, seat: 0, decision } as const;
    const [first, second] = await Promise.all([table.owner.wish(wish, 'one'), table.owner.wish(wish, 'two')]);
    expect(first).toMatchObject({ kind: 'ack' });
    expect(second).toMatchObject({ refusal: { reason: 'already-decided' } });
  });

  test('agreed to late does not grant another wish', async () => {
    const table = await company('tic-tac-toe', 2);
    await table.act(0);
    await table.undo(0);
    const request = table.seen(1).lobby?.undo?.seq ?? 0;
    await table.at(1).agree(table.id, false);
    await table.undo(0);
    const late = await table.at(1).wish({ kind: 'agree', table: table.id, request, yes: true });
    expect(late).toMatchObject({ refusal: { reason: 'no-request' } });
    expect(table.seen(0).news.some(({ kind }) => kind === 'undone')).toBe(false);
  });

  test('that somebody declines changes nothing', async () => {
    const table = await company('tic-tac-toe', 2);
    await table.act(0);
    const after = table.sight(0).view;
    await table.undo(0);
    await table.at(1).agree(table.id, false);
    await table.owner.until(() => table.seen(0).news.at(-1)?.kind === 'undo-answered');
    expect(table.seen(0).lobby?.undo).toBeNull();
    expect(table.sight(0).view).toEqual(after);
  });

  test('needs a move to take back', async () => {
    const table = await company('tic-tac-toe', 2);
    const answer = await table.undo(0);
    expect(answer).toMatchObject({ refusal: { reason: 'nothing-to-undo' } });
  });
});

describe('at the table', () => {
  test('those seated talk, and everyone hears who said what', async () => {
    const table = await company('high-card', 2);
    await table.owner.wish({ kind: 'chat', table: table.id, text: '  Good luck! ' });
    await table.at(1).until(() => table.seen(1).news.at(-1)?.kind === 'said');
    expect(table.seen(1).news.at(-1)).toMatchObject({
      name: table.owner.person.name,
      guest: true,
      text: 'Good luck!',
    });
  });

  test('a private table is only for those who have its code', async () => {
    const [owner, friend, stranger] = [await newcomer(), await newcomer(), await newcomer()];
    const lobby = await owner.makeTable({ game: 'high-card', seats: [mine, open], public: false });
    const path = `/api/tables/${lobby.id}`;
    expect((await stranger.request('GET', path)).status).toBe(404);
    expect((await stranger.request('POST', `${path}/join`, {})).status).toBe(404);
    expect((await stranger.request('POST', `${path}/join`, { invite: 'guess' })).status).toBe(404);
    expect((await friend.request('GET', `${path}?invite=${lobby.invite}`)).body.table.invite).toBeNull();
    expect((await friend.request('POST', `${path}/join`, { invite: lobby.invite })).status).toBe(200);
    expect((await friend.request('GET', path)).body.table.phase).toBe('playing');
    const { tables } = await stranger.get('GET', '/api/tables?scope=playing');
    expect(tables.map((one: { id: string }) => one.id)).not.toContain(lobby.id);
    const { tables: own } = await friend.get('GET', '/api/tables?scope=mine');
    expect(own.map((one: { id: string }) => one.id)).toEqual([lobby.id]);
  });

  test('the owner arranges seats and options before the start, and starts', async () => {
    const [owner, guest] = [await newcomer(), await newcomer()];
    const seats = [mine, open, open];
    const { id } = await owner.makeTable({ game: 'high-card', seats, startWhenFull: false });
    const table = new Company(id, [owner, guest]);
    expect((await table.request(1, 'join', { seat: 2 })).body.table.seats[2].person).toBe(guest.person.id);
    expect((await table.request(0, 'start')).body.error).toBe('not-full');
    expect((await table.request(0, 'seat', { seat: 1, to: randomBot })).status).toBe(200);
    const changed = await table.owner.request('PATCH', `/api/tables/${id}`, { options: { hand: 5 } });
    expect(changed.body.table.options).toEqual({ hand: 5 });
    const bad = await table.owner.request('PATCH', `/api/tables/${id}`, { options: { hand: 4 } });
    expect(bad.body).toEqual({ error: 'bad-options', message: 'Option "hand" must be one of 3, 5, not 4.' });
    expect((await table.request(0, 'start')).body.table.phase).toBe('playing');
    expect((await table.request(0, 'seat', { seat: 1, to: open })).body.error).toBe('not-open');
  });

  test('who leaves before the start frees the seat; an owner who leaves closes the table', async () => {
    const table = await company('high-card', 2, { startWhenFull: false });
    expect((await table.request(1, 'leave')).body.table.seats[1].kind).toBe('open');
    expect((await table.request(0, 'leave')).body.table.phase).toBe('closed');
  });

  test('who leaves during the game is replaced by a bot and may come back', async () => {
    const table = await company('high-card', 2);
    const left = await table.request(1, 'leave');
    expect(left.body.table.seats[1]).toMatchObject({ kind: 'person', bot: { kind: 'greedy' } });
    await table.act(0);
    await table.owner.until(() => table.seen(0).news.filter(({ kind }) => kind === 'acted').length >= 2);
    const refused = await table.at(1).act(table.id, 1, { type: 'pick' });
    expect(refused).toMatchObject({ refusal: { reason: 'bot-plays' } });
    expect((await table.request(1, 'return', { seat: 1 })).body.table.seats[1].bot).toBeNull();
    expect((await table.request(1, 'takeover', { seat: 1, bot: { kind: 'random' } })).status).toBe(200);
    await playOut(table.owner, table.id);
    expect(table.seen(0).lobby?.phase).toBe('finished');
  });

  test('two players: who resigns has lost', async () => {
    const table = await company('high-card', 2);
    await table.request(0, 'resign', { seat: 0 });
    await table.allIn('finished');
    expect(table.seen(1).lobby?.outcome).toMatchObject({ winners: [1], ending: 'resigned' });
  });

  test('three players: a bot plays on for who resigns, for good', async () => {
    const table = await company('high-card', 3);
    await table.request(0, 'resign', { seat: 0 });
    expect((await table.request(0, 'return', { seat: 0 })).status).toBe(403);
    await Promise.all([playOut(table.at(1), table.id), playOut(table.at(2), table.id)]);
    expect(table.seen(1).lobby?.outcome?.ending).toBe('played');
  });

  test('who lets the deadline pass is replaced by a bot', async () => {
    const table = await company('high-card', 2, { clock: simpleClock(5) });
    await table.act(0);
    await table.owner.until(() => table.seen(0).news.some(({ kind }) => kind === 'taken-over'));
    const takeovers = table.seen(0).news.filter(({ kind }) => kind === 'taken-over');
    expect(takeovers[0]).toMatchObject({ seat: 1, why: 'deadline' });
  });
});

describe('a request that is repeated under its key', () => {
  test('makes one table, and one of each person’s own', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const settings = { game: 'high-card', seats: [mine, open] };
    const ask = (client: Client) => client.request('POST', '/api/tables', settings, { 'idempotency-key': 'a-key' });
    const [first, second, foreign] = [await ask(one), await ask(one), await ask(other)];
    expect([first.status, second.status, foreign.status]).toEqual([201, 201, 201]);
    expect(second.body.table.id).toBe(first.body.table.id);
    expect(foreign.body.table.id).not.toBe(first.body.table.id);
    const bad = await one.request('POST', '/api/tables', settings, { 'idempotency-key': 'no key' });
    expect(bad.body).toMatchObject({ error: 'bad-request' });
  });
});

describe('matches', () => {
  test('are exported at the end, and imported to be looked at', async () => {
    const table = await company('high-card', 2);
    expect((await table.owner.request('GET', `/api/matches/${table.id}/file`)).body.error).toBe('not-over');
    await Promise.all(table.clients.map((client) => playOut(client, table.id)));
    const file = await table.owner.get('GET', `/api/matches/${table.id}/file`);
    const { table: imported } = await table.at(1).get('POST', '/api/matches', file);
    expect(imported).toMatchObject({ phase: 'finished', outcome: table.seen(0).lobby?.outcome });
    const changed = { ...file, moves: file.moves.slice(1) };
    const refused = await table.owner.request('POST', '/api/matches', changed);
    expect(refused.body.error).toBe('bad-match');
  });

  test('name nobody in a way no person may be called', async () => {
    const table = await company('high-card', 2);
    await Promise.all(table.clients.map((client) => playOut(client, table.id)));
    const file = await table.owner.get('GET', `/api/matches/${table.id}/file`);
    for (const name of ['An\u200bna', '\u001b[31mred', '\u202eannA', 'x'.repeat(200)]) {
      const named = sealed({ ...file, players: [name, 'Ben'] });
      const { body } = await table.owner.request('POST', '/api/matches', named);
      expect([body.error, body.message]).toEqual(['bad-match', expect.stringContaining('The name of player 1')]);
    }
  });

  test('that are not over can be played on by who imports them', async () => {
    const table = await company('high-card', 2);
    await Promise.all(table.clients.map((client) => playOut(client, table.id)));
    const file = await table.owner.get('GET', `/api/matches/${table.id}/file`);
    const { result: _result, seal: _seal, moves, ...head } = file;
    const { table: imported } = await table.owner.get('POST', '/api/matches', { ...head, moves: moves.slice(0, 3) });
    expect(imported.phase).toBe('playing');
    await table.owner.watch(imported.id);
    await playOut(table.owner, imported.id);
    expect(table.owner.seen.get(imported.id)?.lobby?.phase).toBe('finished');
  });
});
