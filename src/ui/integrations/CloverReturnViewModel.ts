import { makeAutoObservable } from 'mobx';
import { PendingPosConnection } from '#application/integrations/PendingPosConnection.ts';
import { cloverReturn, withoutCloverReturn, type CloverReturn } from '#domain/integrations/pointOfSale.ts';
import { Notice, type Message } from '../kit/state/Notice.ts';
import { integrationText } from '../texts/integrationText.ts';

/** Shows the result when the user returns from Clover. */
export class CloverReturnViewModel {
  static readonly needs = [PendingPosConnection] as const;
  readonly notice = new Notice();
  outcome: CloverReturn | undefined;

  constructor(private readonly pending: PendingPosConnection) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  /** Handles Clover's query parameters. Returns the query without them, or undefined if there are none. */
  receive(query: URLSearchParams, companyId: string): URLSearchParams | undefined {
    const outcome = cloverReturn(query, companyId);
    if (!outcome) return undefined;
    this.outcome = outcome;
    this.pending.clear();
    return withoutCloverReturn(query);
  }

  /** The result message. Undefined after the user has left the page. */
  get message(): Message | undefined {
    if (!this.outcome) return undefined;
    return this.outcome.outcome === 'connected'
      ? { text: integrationText.cloverConnected, tone: 'success' }
      : { text: integrationText.cloverFailed(this.outcome.error), tone: 'error' };
  }

  /** Starts the message's timer once the message is visible. */
  announce(): void {
    if (this.message) this.notice.show(this.message, 'normal');
  }
}
