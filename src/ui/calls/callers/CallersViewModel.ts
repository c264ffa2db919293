import { makeAutoObservable, observable } from 'mobx';
import { Orders } from '#application/orders/Orders.ts';
import { CalledBackCallIds } from '#application/telephony/CalledBackCallIds.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import type { Order } from '#domain/orders/order.ts';
import { RECENT_CALL_COUNT, type CallLog } from '#domain/telephony/callLog.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../../kit/state/Loadable.ts';
import { logFailure } from '../../kit/state/logFailure.ts';

/** Facts about callers: their numbers from the call log, their orders, and the calls that staff returned. */
export class CallersViewModel {
  static readonly needs = [Telephony, Orders, CalledBackCallIds] as const;
  readonly logs = new Loadable<Rows<CallLog>>(logFailure);
  /** The callers' orders. Load when the user first opens a call of a known caller. */
  readonly orders = new Loadable<Rows<Order>>(logFailure);
  private readonly calledBack = observable.set<string>();
  #companyId = '';

  constructor(
    private readonly telephony: Telephony,
    private readonly orderSource: Orders,
    private readonly store: CalledBackCallIds,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string): () => void {
    this.#companyId = companyId;
    this.calledBack.replace(this.store.ids(companyId));
    return () => {
      this.logs.stop();
      this.orders.stop();
    };
  }

  refresh(): void {
    this.calledBack.replace(this.store.ids(this.#companyId));
    this.logs.refresh();
    this.orders.refresh();
  }

  /** Loads the call log. Only owners and admins may read it. */
  load(): void {
    if (this.logs.value) return;
    void this.logs.load((signal) => this.telephony.callLogs(this.#companyId, RECENT_CALL_COUNT, signal));
  }

  loadOrders(): void {
    if (this.orders.value) return;
    void this.orders.load((signal) => this.orderSource.list(this.#companyId, signal));
  }

  isCalledBack(id: string): boolean {
    return this.calledBack.has(id);
  }

  /** Marks a missed call as called back, or removes the mark. */
  toggle(id: string): void {
    // another tab may have marked other calls since
    this.calledBack.replace(this.store.ids(this.#companyId));
    if (!this.calledBack.delete(id)) this.calledBack.add(id);
    this.store.save(this.#companyId, [...this.calledBack]);
  }
}
