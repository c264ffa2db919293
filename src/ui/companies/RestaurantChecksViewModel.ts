import { makeAutoObservable, observable } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import { Orders } from '#application/orders/Orders.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Deadline } from '#application/shared/Deadline.ts';
import type { RestaurantCheck } from '#domain/companies/attention.ts';
import { callTotalsOn } from '#domain/companies/dayCalls.ts';
import { ordersOverdueForPrinting } from '#domain/orders/dayOrders.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { SLOW_AFTER_MS } from '../kit/state/slowAfter.ts';
import { failureOf } from '../kit/state/Task.ts';

/**
 * Checks which of the user's restaurants need attention. Checks only restaurants whose cards are in view, one
 * after another, to limit requests. A slow restaurant doesn't delay the next one (see
 * rule: slow notice).
 */
export class RestaurantChecksViewModel {
  static readonly needs = [Companies, Orders, Clock] as const;
  private readonly checks = observable.map<string, RestaurantCheck>({}, { deep: false });
  readonly #inView = new Set<string>();
  readonly #checked = new Set<string>();
  readonly #leaving = new AbortController();
  #isRunning = false;

  constructor(
    private readonly companies: Companies,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the result of a restaurant's check. Undefined until the first check ends. */
  checkOf(companyId: string): RestaurantCheck | undefined {
    return this.checks.get(companyId);
  }

  show(companyId: string): void {
    this.#inView.add(companyId);
    void this.run();
  }

  hide(companyId: string): void {
    this.#inView.delete(companyId);
  }

  refresh(): void {
    this.#checked.clear();
    void this.run();
  }

  /** Cancels running requests, because the user left the page. */
  stop(): void {
    this.#inView.clear();
    this.#leaving.abort();
  }

  private async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let id = this.next(); id !== undefined; id = this.next()) {
      this.#checked.add(id);
      await this.check(id, this.#leaving.signal);
    }
    this.#isRunning = false;
  }

  private next(): string | undefined {
    return [...this.#inView].find((id) => !this.#checked.has(id));
  }

  private async check(id: string, leaving: AbortSignal): Promise<void> {
    const deadline = new Deadline(this.clock, SLOW_AFTER_MS);
    deadline.endWith(leaving);
    const known = <T>(read: Promise<T>) => deadline.race(read).catch(logAsUnknown);
    const [lines, orders, company] = await Promise.all([
      known(this.companies.calls(id, deadline.signal)),
      known(this.orders.list(id, deadline.signal)),
      known(this.companies.detail(id, deadline.signal)),
    ]);
    deadline.stop();
    if (leaving.aborted) return;
    const now = new Date();
    const before = this.checks.get(id);
    const calls = lines?.flatMap((line) => line.calls);
    this.save(id, {
      failedCalls: calls ? callTotalsOn(now, calls).failed : before?.failedCalls,
      unprinted: orders ? ordersOverdueForPrinting(orders, now).length : before?.unprinted,
      minutes: company?.minutes ?? before?.minutes,
    });
  }

  private save(id: string, check: RestaurantCheck): void {
    this.checks.set(id, check);
  }
}

/** Logs a failed read and leaves its value unknown. */
function logAsUnknown(thrown: unknown): undefined {
  logFailure(failureOf(thrown));
}
