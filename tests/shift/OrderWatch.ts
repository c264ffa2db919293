const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** An order must appear within this time once it can be delivered. */
const ARRIVAL_LIMIT = MINUTE;
/** The longest pause between reads after failures, a read that is given up, and one step of the clock. */
const RECOVERY_LIMIT = 5 * MINUTE + 15 * SECOND + 10 * SECOND;

/** Follows orders from the host to the page. Times are in milliseconds of the shift. */
export class OrderWatch {
  /** How long each order took from when it could be delivered. */
  readonly delivered: number[] = [];
  /** Number of orders that the host has had. */
  arrived = 0;
  #waiting: { readonly number: string; readonly at: number }[] = [];
  #canDeliver = true;
  /** Since when orders can be delivered. */
  #wellSince = 0;
  #downSince = 0;
  /** How long orders could not be delivered before. */
  #outage = 0;

  get waiting(): readonly string[] {
    return this.#waiting.map(({ number }) => number);
  }

  arrives(number: string, at: number): void {
    this.arrived += 1;
    this.#waiting.push({ number, at });
  }

  note(canDeliver: boolean, at: number): void {
    if (canDeliver === this.#canDeliver) return;
    this.#canDeliver = canDeliver;
    if (!canDeliver) {
      // an outage before the page has recovered from the last one prolongs it
      const isRecovering = at - this.#wellSince < this.limit;
      if (!isRecovering) this.#downSince = at;
      return;
    }
    this.#wellSince = at;
    this.#outage = at - this.#downSince;
  }

  /** Returns a sentence per shown order that took too long. */
  shows(numbers: readonly string[], at: number): readonly string[] {
    const isShown = new Set(numbers);
    const shown = this.#waiting.filter(({ number }) => isShown.has(number));
    this.#waiting = this.#waiting.filter(({ number }) => !isShown.has(number));
    return shown.flatMap((order) => {
      const took = this.#canDeliver ? at - Math.max(order.at, this.#wellSince) : 0;
      this.delivered.push(took);
      return took > this.limit ? [`order ${order.number} took ${took / SECOND} s`] : [];
    });
  }

  /**
   * The longest time allowed now: a minute. After a longer outage, the pause between reads has doubled, up
   * to five minutes, but never exceeds the outage by more than a minute.
   */
  private get limit(): number {
    return Math.min(ARRIVAL_LIMIT + this.#outage, RECOVERY_LIMIT);
  }
}
