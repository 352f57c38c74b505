/**
 * A leaky bucket: so many per second in the long run, and five times as many at once. It goes by the time that has
 * passed, not by the time of day: a clock that is set back mutes nobody.
 */

const BURST = 5;

/** Counts what somebody may still do now. */
export class Bucket {
  private readonly perSecond: number;
  private readonly now: () => number;
  private left: number;
  private at: number;

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.now = now;
    this.left = perSecond * BURST;
    this.at = now();
  }

  /** Take one; false if there is none left for now. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.perSecond * BURST, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
