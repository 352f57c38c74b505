/** Work that is done when somebody asks for it and now and then besides, never twice at the same time. */

/** Something that is done again and again. */
export class Errand {
  private readonly work: () => Promise<void>;
  private readonly failed: (cause: unknown) => void;
  private readonly every: number;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isAtWork = false;
  private isAskedAgain = false;
  private closed = false;

  /** `every`: how often it is done without being asked for, in milliseconds. */
  constructor(work: () => Promise<void>, every: number, failed: (cause: unknown) => void) {
    this.work = work;
    this.every = every;
    this.failed = failed;
  }

  /** Do it now, and now and then from now on. */
  open(): void {
    this.timer = setInterval(() => this.wake(), this.every).unref();
    this.wake();
  }

  /** Finish what has begun, and do it no more. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Is it to end soon? */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Do it soon: now, or once more when it is done. */
  wake(): void {
    if (this.closed) return;
    if (this.isAtWork) {
      this.isAskedAgain = true;
      return;
    }
    this.isAtWork = true;
    this.working = this.work()
      .catch(this.failed)
      .finally(() => {
        this.isAtWork = false;
        const again = this.isAskedAgain;
        this.isAskedAgain = false;
        if (again) this.wake();
      });
  }
}
