const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The time within which an order must appear, counted from when a delivery is possible. */
const ARRIVAL_LIMIT = MINUTE;
/** The longest pause between reads after failures, plus the timeout of a read, plus one step of the clock. */
const RECOVERY_LIMIT = 5 * MINUTE + 15 * SECOND + 10 * SECOND;

/** Tracks each order from the host to the page. Times are in milliseconds since the shift's start. */
export class OrderWatch {
  /** The time that each order took, counted from when a delivery was possible. */
  readonly delivered: number[] = [];
  /** The number of orders at the host. */
  arrived = 0;
  #waiting: { readonly number: string; readonly at: number }[] = [];
  #canDeliver = true;
  /** The time at which the last outage ended. */
  #wellSince = 0;
  #downSince = 0;
  /** The duration of the last outage. */
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
      // an outage that starts during recovery prolongs the previous outage
      const isRecovering = at - this.#wellSince < this.limit;
      if (!isRecovering) this.#downSince = at;
      return;
    }
    this.#wellSince = at;
    this.#outage = at - this.#downSince;
  }

  /** Records shown orders. Returns one sentence for each order that took too long. */
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
   * The time that an order may take: a minute, plus the duration of the last outage. Pauses between reads
   * double up to five minutes, so the time has an upper limit.
   */
  private get limit(): number {
    return Math.min(ARRIVAL_LIMIT + this.#outage, RECOVERY_LIMIT);
  }
}
