import { makeAutoObservable } from 'mobx';
import { PendingConnect } from '#application/integrations/PendingConnect.ts';
import { cloverReturn, withoutCloverReturn, type CloverReturn } from '#domain/integrations/pointOfSale.ts';
import { Notice } from '../../kit/Notice.ts';
import { integrationText } from '../../texts/integrationText.ts';

type Told = Exclude<CloverReturn, { outcome: 'not-begun-here' }>;

/** What the person hears when they come back from Clover. */
export class CloverReturnViewModel {
  static readonly needs = [PendingConnect] as const;
  readonly notice = new Notice();
  outcome: Told | undefined;

  constructor(private readonly pending: PendingConnect) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  /**
   * Takes what Clover says out of the query; returns the query without it, or none if it says
   * nothing. Of what was not begun here nothing is told: how the connection stands is beside it.
   */
  receive(query: URLSearchParams, companyId: string): URLSearchParams | undefined {
    const outcome = cloverReturn(query, companyId, this.pending.isFor(companyId));
    if (!outcome) return undefined;
    if (outcome.outcome !== 'not-begun-here') this.outcome = outcome;
    this.pending.clear();
    return withoutCloverReturn(query);
  }

  /** The words of the outcome, for as long as the page is open. */
  get text(): string | undefined {
    if (!this.outcome) return undefined;
    return this.outcome.outcome === 'connected'
      ? integrationText.cloverConnected
      : integrationText.cloverFailed(this.outcome.error);
  }

  /** Its time begins when it can be seen. */
  announce(): void {
    if (!this.outcome || this.text === undefined) return;
    const tone = this.outcome.outcome === 'connected' ? 'success' : 'error';
    this.notice.show({ text: this.text, tone }, 'normal');
  }
}
