import { makeAutoObservable } from 'mobx';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { cloverReturn, withoutCloverReturn, type CloverReturn } from '#domain/integrations/pointOfSale.ts';
import { Notice, type Message } from '../../kit/Notice.ts';
import { integrationText } from '../../texts/integrationText.ts';

/** What the person hears when they come back from Clover. */
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

  /** Takes what Clover says out of the query; returns the query without it, or none if it says nothing. */
  receive(query: URLSearchParams, companyId: string): URLSearchParams | undefined {
    const outcome = cloverReturn(query, companyId);
    if (!outcome) return undefined;
    this.outcome = outcome;
    this.pending.clear();
    return withoutCloverReturn(query);
  }

  /** The outcome in words, for as long as the page is open. */
  get message(): Message | undefined {
    if (!this.outcome) return undefined;
    return this.outcome.outcome === 'connected'
      ? { text: integrationText.cloverConnected, tone: 'success' }
      : { text: integrationText.cloverFailed(this.outcome.error), tone: 'error' };
  }

  /** Its time begins when it can be seen. */
  announce(): void {
    if (this.message) this.notice.show(this.message, 'normal');
  }
}
