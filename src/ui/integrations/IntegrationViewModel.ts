import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { ConnectPointOfSale, type ConnectOutcome } from '#application/integrations/ConnectPointOfSale.ts';
import { PointOfSale } from '#application/integrations/PointOfSale.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { PosProvider, PosStatus } from '#domain/integrations/pointOfSale.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task, waitForNavigation } from '../kit/state/Task.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { integrationText } from '../texts/integrationText.ts';
import { redirectText } from '../texts/redirectText.ts';

/** The connection of a company to a point-of-sale provider. */
export class IntegrationViewModel {
  static readonly needs = [
    PointOfSale,
    ConnectPointOfSale,
    SessionStore,
    SessionViewModel,
    UnsavedWorkViewModel,
  ] as const;
  readonly status = new Loadable<PosStatus>(logFailure);
  readonly refresh = this.status.refresh;
  /** Runs from the press of the connect button until the browser leaves the page. */
  readonly connecting = new Task();
  readonly notice = new Notice();
  /** Whether there is a stored session, which Clover needs. */
  hasSession = true;

  constructor(
    private readonly pointOfSale: PointOfSale,
    private readonly connectPointOfSale: ConnectPointOfSale,
    private readonly sessions: SessionStore,
    private readonly session: SessionViewModel,
    private readonly unsaved: UnsavedWorkViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string, provider: PosProvider): () => void {
    this.hasSession = provider !== 'clover' || this.sessions.read() !== undefined;
    if (this.hasSession) {
      void this.status.load((signal) => this.pointOfSale.status(provider, companyId, signal));
    }
    return () => {
      this.status.stop();
      this.stay();
    };
  }

  get mayConnect(): boolean {
    return this.hasSession && this.status.value?.isConnected === false;
  }

  connect(companyId: string, provider: PosProvider): void {
    this.notice.clear();
    void this.connecting.run((wanted) => this.leave(provider, companyId, wanted), {
      done: this.settle,
      failed: (failure) => this.notice.error(integrationText.connect[provider](failure)),
    });
  }

  /** Cancels connecting: the user stopped waiting, or the browser restored the page from the back/forward cache. */
  stay(): void {
    this.connecting.cancel();
  }

  private async leave(
    provider: PosProvider,
    companyId: string,
    wanted: AbortSignal,
  ): Promise<ConnectOutcome> {
    try {
      const outcome = await this.connectPointOfSale.execute(provider, companyId);
      if (outcome.outcome !== 'ready' || wanted.aborted) return outcome;
      // asks about unsaved work once the redirect URL is known, so that a failed connection discards nothing
      if (!(await this.unsaved.mayLeave()) || wanted.aborted) return outcome;
      outcome.leave();
      return waitForNavigation();
    } catch (thrown) {
      const failure = Failure.from(thrown);
      // the page may already be gone, so the sign-in form shows this message
      if (provider === 'clover' && failure.kind === 'unauthenticated') {
        this.session.report(integrationText.connect.clover(failure));
      }
      throw failure;
    }
  }

  private settle(outcome: ConnectOutcome): void {
    switch (outcome.outcome) {
      case 'not-signed-in':
        this.hasSession = false;
        return this.notice.error(integrationText.notSignedIn);
      case 'no-valid-url':
        return this.notice.error(integrationText.noValidUrl);
      case 'host-not-allowed':
        this.notice.error(redirectText.notAllowed(outcome.host));
    }
  }
}
