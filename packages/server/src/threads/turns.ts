/**
 * Fair turns at a few threads. Each owner has a queue of their own, cheap work first; whoever has used the least time is
 * served next, so a hundred wishes of one person cost another no more than one. One lane is kept for quick work, and one
 * for somebody else: however much a person asks, the next one to come finds a thread that is free.
 */

/** What takes longer than this, in milliseconds, is slow. */
const QUICK = 1_000;

interface Work {
  readonly owner: string;
  readonly cost: number;
  begin(): Promise<unknown>;
}

/** A line of work in front of some lanes. */
export class Turns {
  private width: number;
  private readonly queues = new Map<string, Work[]>();
  /** The time each owner has used, or would have used if they had been here all along. */
  private readonly used = new Map<string, number>();
  /** What each owner's running work should cost: it counts before anyone knows better. */
  private readonly expected = new Map<string, number>();
  /** How many lanes each owner has. */
  private readonly taken = new Map<string, number>();
  private readonly now: () => number;
  private busy = 0;
  private slow = 0;

  constructor(lanes: number, now: () => number = () => performance.now()) {
    this.width = lanes;
    this.now = now;
  }

  /** How many pieces of work can be done at the same time. */
  get lanes(): number {
    return this.width;
  }

  /** There are more or fewer lanes from now on; what is being done is finished. */
  widen(lanes: number): void {
    this.width = lanes;
    this.serve();
  }

  /** How much work waits. */
  get waiting(): number {
    return [...this.queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  }

  /** Have this done for its owner as soon as it is their turn; `cost` is how many milliseconds it should take. */
  take<T>(owner: string, cost: number, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const begin = () => work().then(resolve, reject);
      this.enqueue({ owner, cost, begin });
      this.serve();
    });
  }

  private enqueue(work: Work): void {
    const queue = this.queues.get(work.owner);
    if (queue === undefined) {
      this.used.set(work.owner, Math.max(this.used.get(work.owner) ?? 0, this.least()));
      this.queues.set(work.owner, [work]);
      return;
    }
    const behind = queue.findIndex(({ cost }) => cost > work.cost);
    queue.splice(behind < 0 ? queue.length : behind, 0, work);
  }

  /** The least time that anyone who waits has used: a newcomer begins there, with no credit for having been away. */
  private least(): number {
    const times = [...this.queues.keys()].map((owner) => this.used.get(owner) ?? 0);
    return times.length === 0 ? 0 : Math.min(...times);
  }

  private serve(): void {
    while (this.busy < this.lanes) {
      const work = this.next();
      if (work === undefined) return;
      this.begin(work);
    }
  }

  /** The cheapest work of the owner who has used the least, as far as there is a lane for it. */
  private next(): Work | undefined {
    const heads = [...this.queues.values()].flatMap(([work]) =>
      work !== undefined && this.hasLane(work) ? [work] : [],
    );
    const usedBy = ({ owner }: Work) => (this.used.get(owner) ?? 0) + (this.expected.get(owner) ?? 0);
    // of equals whoever came last: those before them were served already
    const first = heads.reduce<Work | undefined>(
      (best, work) => (best === undefined || usedBy(work) <= usedBy(best) ? work : best),
      undefined,
    );
    if (first !== undefined) this.dequeue(first.owner);
    return first;
  }

  /** Neither slow work nor one owner takes the last lane. */
  private hasLane({ owner, cost }: Work): boolean {
    const most = Math.max(1, this.lanes - 1);
    return (cost <= QUICK || this.slow < most) && (this.taken.get(owner) ?? 0) < most;
  }

  private dequeue(owner: string): void {
    const queue = this.queues.get(owner);
    queue?.shift();
    if (queue?.length === 0) this.queues.delete(owner);
  }

  private begin(work: Work): void {
    const isSlow = work.cost > QUICK;
    const begun = this.now();
    this.busy++;
    if (isSlow) this.slow++;
    add(this.taken, work.owner, 1);
    add(this.expected, work.owner, work.cost);
    work.begin().finally(() => {
      const took = this.now() - begun;
      this.busy--;
      if (isSlow) this.slow--;
      add(this.taken, work.owner, -1);
      add(this.expected, work.owner, -work.cost);
      add(this.used, work.owner, took);
      this.forgetEven();
      this.serve();
    });
  }

  /** Nobody who is no better or worse off than a newcomer need be remembered. */
  private forgetEven(): void {
    const least = this.queues.size === 0 && this.busy === 0 ? Number.POSITIVE_INFINITY : this.least();
    for (const [owner, used] of this.used) {
      if (used > least || this.queues.has(owner) || this.taken.get(owner) !== 0) continue;
      for (const book of [this.used, this.expected, this.taken]) book.delete(owner);
    }
  }
}

function add(book: Map<string, number>, owner: string, much: number): void {
  book.set(owner, (book.get(owner) ?? 0) + much);
}
