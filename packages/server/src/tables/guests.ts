/** Those who look at a table of this node from other nodes: each text goes to a node once, for all who may read the same. */

import type { Watcher } from './audience.ts';
import { type Road, subjectOf } from './far.ts';

/** A text on its way to some guests of one node. */
interface Parcel {
  readonly node: string;
  readonly to: number[];
  readonly from: number;
  readonly seq: number;
  readonly text: string;
}

/** Who looks from elsewhere, and after which entry they begin. */
export type Visitor = Pick<Watcher, 'person' | 'invite' | 'seq' | 'away'>;

/** The guests of one table. */
export class Guests {
  private readonly table: string;
  private readonly road: Road;
  private readonly guests = new Map<string, Watcher>();
  private parcels: Parcel[] = [];

  constructor(table: string, road: Road) {
    this.table = table;
    this.road = road;
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** A watcher in place of that guest; whoever asks again begins anew. */
  add(node: string, guest: number, who: Visitor): Watcher {
    const key = `${node}/${guest}`;
    const watcher: Watcher = {
      ...who,
      gone: false,
      send: (text, from) => this.pack({ node, to: [guest], from, seq: watcher.seq, text }),
      turnAway: () => {
        this.guests.delete(key);
        const head = { home: this.road.post.node, to: [guest], from: 0, seq: 0, away: true };
        this.road.news.tell(subjectOf(this.table, node), `${JSON.stringify(head)}\n`);
      },
    };
    this.guests.set(key, watcher);
    return watcher;
  }

  /** That guest. */
  find(node: string, guest: number): Watcher | undefined {
    return this.guests.get(`${node}/${guest}`);
  }

  /** That guest, who goes. */
  take(node: string, guest: number): Watcher | undefined {
    const key = `${node}/${guest}`;
    const watcher = this.guests.get(key);
    this.guests.delete(key);
    return watcher;
  }

  /** All guests of nodes other than these. */
  takeLost(living: ReadonlySet<string>): Watcher[] {
    const lost = [...this.guests].filter(([key]) => !living.has(key.slice(0, key.indexOf('/'))));
    for (const [key] of lost) this.guests.delete(key);
    return lost.map(([, watcher]) => watcher);
  }

  private pack(parcel: Parcel): void {
    const same = this.parcels.find(
      ({ node, text, seq }) => node === parcel.node && text === parcel.text && seq === parcel.seq,
    );
    if (same !== undefined) same.to.push(...parcel.to);
    else if (this.parcels.push(parcel) === 1) queueMicrotask(() => this.send());
  }

  private send(): void {
    const home = this.road.post.node;
    for (const { node, text, ...head } of this.parcels.splice(0)) {
      this.road.news.tell(subjectOf(this.table, node), `${JSON.stringify({ home, ...head })}\n${text}`);
    }
  }
}
