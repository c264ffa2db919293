import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';

/** A part of a restaurant whose writes run one after another. */
export type WriteArea = SettingsArea | 'orders' | 'deployments' | 'restaurants';

export interface WriteTarget {
  readonly restaurantId: string;
  readonly area: WriteArea;
}

/** Writes in progress. A separate class, because pages without the write queue check this list, too. */
export class WritesInFlight {
  static readonly needs = [] as const;
  #list: readonly WriteTarget[] = [];
  #failures = 0;
  readonly #listeners = new Set<() => void>();

  /** Oldest first. */
  get list(): readonly WriteTarget[] {
    return this.#list;
  }

  /** Number of writes that failed or need a decision from the user. */
  get failures(): number {
    return this.#failures;
  }

  /** Calls back whenever a write starts or ends. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  /**
   * Lists a write until it ends.
   * @param isDone whether a result needs no decision from the user
   */
  async track<T>(
    { restaurantId, area }: WriteTarget,
    write: () => Promise<T>,
    isDone: (result: T) => boolean = () => true,
  ): Promise<T> {
    const target = { restaurantId, area };
    this.setList([...this.#list, target]);
    let hasFailed = true;
    try {
      const result = await write();
      hasFailed = !isDone(result);
      return result;
    } finally {
      if (hasFailed) this.#failures += 1;
      this.setList(this.#list.filter((other) => other !== target));
    }
  }

  private setList(list: readonly WriteTarget[]): void {
    this.#list = list;
    for (const changed of this.#listeners) changed();
  }
}
