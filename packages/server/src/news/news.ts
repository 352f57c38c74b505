/**
 * What nodes tell each other. Three ways carry it (within one process, through PostgreSQL, through NATS), and one test
 * suite proves all three. News may be lost when a connection breaks, and nothing but speed depends on them: the truth is
 * in the database, and whoever may have missed something is told so and looks there.
 */

/** Told every text on a subject. */
export type Hear = (text: string) => void;

/** A way for news between nodes. */
export interface News {
  /** Tell everyone who listens to that subject, this node too. What one node tells on one subject arrives in order. */
  tell(subject: string, text: string): void;
  /** Listen to a subject; what is told after this resolves is heard. Gives the way to stop. */
  listen(subject: string, hear: Hear): Promise<() => void>;
  /** Be told when news may have been lost, of this node or for it. */
  onMissed(missed: () => void): void;
  close(): Promise<void>;
}

/** Who listens to what, in this process. */
export class Listeners {
  private readonly bySubject = new Map<string, Set<Hear>>();

  /** Add one; gives the way to take it away. `last` is called when nobody listens to the subject any more. */
  add(subject: string, hear: Hear, last: () => void = () => {}): () => void {
    const own: Hear = (text) => hear(text);
    const all = this.bySubject.get(subject) ?? new Set();
    this.bySubject.set(subject, all.add(own));
    return () => {
      if (!all.delete(own) || all.size > 0 || this.bySubject.get(subject) !== all) return;
      this.bySubject.delete(subject);
      last();
    };
  }

  /** Does anybody listen to that? */
  has(subject: string): boolean {
    return this.bySubject.has(subject);
  }

  /** Everything that is listened to. */
  get subjects(): string[] {
    return [...this.bySubject.keys()];
  }

  /** Let all who listen hear it. */
  hear(subject: string, text: string): void {
    for (const hear of [...(this.bySubject.get(subject) ?? [])]) hear(text);
  }
}

/** News within one process: the default, because a server on its own has nobody else to tell. */
export class InProcessNews implements News {
  private readonly listeners: Listeners;
  private readonly own: (() => void)[] = [];

  /** Nodes in one process that share these listeners hear each other. */
  constructor(listeners = new Listeners()) {
    this.listeners = listeners;
  }

  tell(subject: string, text: string): void {
    queueMicrotask(() => this.listeners.hear(subject, text));
  }

  async listen(subject: string, hear: Hear): Promise<() => void> {
    const stop = this.listeners.add(subject, hear);
    this.own.push(stop);
    return stop;
  }

  /** Nothing is ever lost on the way. */
  onMissed(): void {}

  async close(): Promise<void> {
    for (const stop of this.own) stop();
  }
}
