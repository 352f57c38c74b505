/** Somebody who looks after something: when asked to, and now and then besides, never twice at the same time. */

/** How often they look without being asked, in milliseconds: another server may have left something undone. */
const LOOK_EVERY = 5_000;

/** One who looks after something again and again. */
export abstract class Caretaker {
  private readonly every: number;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isAtWork = false;
  private isAskedAgain = false;
  private closed = false;

  constructor(every = LOOK_EVERY) {
    this.every = every;
  }

  /** See to everything that is to be done now. */
  protected abstract work(): Promise<void>;

  /** That went wrong. */
  protected abstract failed(cause: unknown): void;

  /** Look now, and now and then from now on. */
  open(): void | Promise<void> {
    this.timer = setInterval(() => this.wake(), this.every).unref();
    this.wake();
  }

  /** Finish what has begun, and look no more. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Is it to end soon? */
  protected get isClosed(): boolean {
    return this.closed;
  }

  /** Something has happened: look soon, now or once more when this is done. */
  wake(): void {
    if (this.closed) return;
    if (this.isAtWork) {
      this.isAskedAgain = true;
      return;
    }
    this.isAtWork = true;
    this.working = this.work()
      .catch((cause) => this.failed(cause))
      .finally(() => {
        this.isAtWork = false;
        const again = this.isAskedAgain;
        this.isAskedAgain = false;
        if (again) this.wake();
      });
  }
}
