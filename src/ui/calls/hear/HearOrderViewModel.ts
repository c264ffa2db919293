import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { Companies } from '#application/companies/Companies.ts';
import { Telephony } from '#application/telephony/Telephony.ts';
import { recordingUrlOf } from '#domain/companies/call.ts';
import { callOfOrder, type CallOfOrder } from '#domain/companies/callOfOrder.ts';
import type { Order } from '#domain/orders/order.ts';
import { RECENT_CALL_COUNT, type CallLog } from '#domain/telephony/callLog.ts';
import { withCallers } from '#domain/telephony/callers.ts';
import { Loadable } from '../../kit/state/Loadable.ts';
import { logFailure } from '../../kit/state/logFailure.ts';
import { failureOf } from '../../kit/state/Task.ts';

/** The result of the search for the call in which an order was placed. */
interface Search {
  /** The matching call. Undefined if none or several match. */
  readonly match: CallOfOrder | undefined;
}

/** Finds the call in which an order was placed. (see rule: call of an order) */
export class HearOrderViewModel {
  static readonly needs = [Companies, Telephony] as const;
  readonly search = new Loadable<Search>();
  #companyId = '';

  constructor(
    private readonly companies: Companies,
    private readonly telephony: Telephony,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param mayReadLogs whether the user may see callers' numbers */
  start(companyId: string, order: Order, mayReadLogs: boolean): () => void {
    this.#companyId = companyId;
    void this.search.load(async (signal) => {
      const [lines, logs] = await Promise.all([
        this.companies.calls(companyId, signal),
        mayReadLogs ? this.logs(signal) : [],
      ]);
      return { match: callOfOrder(order, withCallers(lines, logs)) };
    });
    return this.search.stop;
  }

  /** Reloads the calls and returns the current link to a call's recording. */
  async readRecording(callId: string): Promise<string> {
    const url = recordingUrlOf(callId, await this.companies.calls(this.#companyId));
    if (url === undefined) throw new Failure('not-found');
    return url;
  }

  /** Loads the call log. Without the log, calls are matched by time. */
  private async logs(signal: AbortSignal): Promise<readonly CallLog[]> {
    try {
      return await this.telephony.callLogs(this.#companyId, RECENT_CALL_COUNT, signal);
    } catch (thrown) {
      logFailure(failureOf(thrown));
      return [];
    }
  }
}
