import { makeAutoObservable } from 'mobx';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { cloverReturn, withoutCloverReturn, type CloverReturn } from '#domain/integrations/pointOfSale.ts';
import { Notice, type Message } from '../kit/state/Notice.ts';
import { integrationText } from '../texts/integrationText.ts';

/** The result shown when the user returns from Clover. */
export class CloverReturnViewModel {
  static readonly needs = [PendingConnect] as const;
  readonly notice = new Notice();
  outcome: CloverReturn | undefined;

  constructor(private readonly pending: PendingConnect) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  /** Handles Clover's query. Returns the query without it, or undefined if there is nothing from Clover. */
  receive(query: URLSearchParams, companyId: string): URLSearchParams | undefined {
    const outcome = cloverReturn(query, companyId);
    if (!outcome) return undefined;
    this.outcome = outcome;
    this.pending.clear();
    return withoutCloverReturn(query);
  }

  /** The result, while the page is open. */
  get message(): Message | undefined {
    if (!this.outcome) return undefined;
    return this.outcome.outcome === 'connected'
      ? { text: integrationText.cloverConnected, tone: 'success' }
      : { text: integrationText.cloverFailed(this.outcome.error), tone: 'error' };
  }

  /** Starts the message's duration once it is visible. */
  announce(): void {
    if (this.message) this.notice.show(this.message, 'normal');
  }
}
