/** People at a table, ready to play. */

import type { MatchFile } from '@tabularium/kernel';
import type { Lobby, SeatSetting } from '@tabularium/protocol';
import { Client, type SeenTable } from './client.ts';

export const open: SeatSetting = { kind: 'open' };
export const mine: SeatSetting = { kind: 'mine' };
export const randomBot: SeatSetting = { kind: 'bot', bot: { kind: 'random' } };

/** Somebody new, connected. */
export async function somebody(addresses: string | string[]): Promise<Client> {
  const client = await Client.guest(addresses);
  await client.connect();
  return client;
}

/** Somebody with an account of that name. */
export async function account(address: string, name: string): Promise<Client> {
  const client = await Client.guest(address);
  client.person = (await client.get('POST', '/api/register', { name, password: 'long enough' })).person;
  return client;
}

/** A table with the people who sit there. */
export class Company {
  readonly id: string;
  readonly clients: readonly Client[];

  constructor(id: string, clients: readonly Client[]) {
    this.id = id;
    this.clients = clients;
  }

  /** The person in that seat. */
  at(seat: number): Client {
    const client = this.clients[seat];
    if (client === undefined) throw new RangeError(`Nobody sits in seat ${seat}.`);
    return client;
  }

  get owner(): Client {
    return this.at(0);
  }

  /** What that person has seen of the table. */
  seen(seat: number): SeenTable {
    const seen = this.at(seat).seen.get(this.id);
    if (seen === undefined) throw new Error(`Seat ${seat} does not watch.`);
    return seen;
  }

  /** What that person is shown as that seat. */
  sight(seat: number) {
    const sight = this.seen(seat).sights.find((one) => one.seat === seat);
    if (sight === undefined) throw new Error(`Seat ${seat} is shown nothing.`);
    return sight;
  }

  /** The n-th thing that seat may do, done, and everyone told. */
  async act(seat: number, n = 0) {
    const action = this.sight(seat).actions[n];
    if (action === undefined) throw new Error(`Seat ${seat} may not do a ${n}-th thing.`);
    const answer = await this.at(seat).act(this.id, seat, action);
    if (answer.kind === 'ack') await this.allAt(answer.seq);
    return answer;
  }

  /** That seat wants its last move back, and everyone is told. */
  async undo(seat: number) {
    const answer = await this.at(seat).undo(this.id, seat);
    if (answer.kind === 'ack') await this.allAt(answer.seq);
    return answer;
  }

  /** Wait until everyone has heard of that entry. */
  async allAt(seq: number): Promise<void> {
    await Promise.all(this.clients.map((client, seat) => client.until(() => this.seen(seat).seq >= seq)));
  }

  /** Wait until everyone sees the table in that phase. */
  async allIn(phase: Lobby['phase']): Promise<void> {
    await Promise.all(this.clients.map((client, seat) => client.until(() => this.seen(seat).lobby?.phase === phase)));
  }

  /** A request about this table, by that person. */
  request(seat: number, what: string, body: object = {}) {
    return this.at(seat).request('POST', `/api/tables/${this.id}/${what}`, body);
  }
}

/** People at a table of that game, all watching, each in the seat of their number; the first owns it. */
export async function seated(
  addresses: string | string[],
  game: string,
  count: number,
  settings: object = {},
): Promise<Company> {
  const clients = await Promise.all(Array.from({ length: count }, () => somebody(addresses)));
  const [owner, ...others] = clients;
  if (owner === undefined) throw new RangeError('A table needs somebody.');
  const table = await owner.makeTable({
    game,
    seats: clients.map((_, seat) => (seat === 0 ? mine : open)),
    ...settings,
  });
  for (const other of others) await other.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite ?? '' });
  await Promise.all(clients.map((client) => client.watch(table.id)));
  return new Company(table.id, clients);
}

/** Two people who go on with a match, each in the seat of their number; the first brought it along. */
export async function seatedAt(addresses: string | string[], match: MatchFile): Promise<Company> {
  const [owner, other] = [await somebody(addresses), await somebody(addresses)];
  const { table } = await owner.get('POST', '/api/matches', match);
  await owner.get('POST', `/api/tables/${table.id}/offer`, { seat: 1, offer: true });
  await other.get('POST', `/api/tables/${table.id}/join`, { seat: 1, invite: table.invite });
  await Promise.all([owner, other].map((client) => client.watch(table.id)));
  return new Company(table.id, [owner, other]);
}
