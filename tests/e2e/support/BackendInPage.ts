import type { Page } from '@playwright/test';
import { addFaultFromNotation } from '../../../mocks/faults/faultNotation.ts';
import type { Fault } from '../../../mocks/faults/faults.ts';
import type { BrowserControls } from '../../../mocks/hosts/browserControls.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { Backend, Credentials } from './Backend.ts';
import type { RememberedSessions } from './RememberedSessions.ts';

/** The backend inside the page, controlled through `window.backend`. */
export class BackendInPage implements Backend {
  private readonly page: Page;
  private readonly sessions: RememberedSessions;

  constructor(page: Page, sessions: RememberedSessions) {
    this.page = page;
    this.sessions = sessions;
  }

  async openAs({ email }: Credentials, path: string) {
    await this.page.context().setStorageState(await this.sessions.of(email));
    await this.page.goto(path);
  }

  async openIn(scenario: ScenarioName, path: string) {
    await this.page.goto(`${path}?scenario=${encodeURIComponent(scenario)}`);
  }

  async fault(notation: string) {
    const faults = faultsOf(notation);
    await this.control((backend, list) => {
      for (const { kind, fault, pattern } of list) backend.faults[kind](fault, pattern);
    }, faults);
  }

  async repair() {
    await this.control((backend) => backend.faults.clear(), undefined);
  }

  async latency(milliseconds: number) {
    await this.control((backend, given) => {
      backend.latencyMs = given;
    }, milliseconds);
  }

  async expireTokens() {
    await this.control((backend) => backend.expireTokens(), undefined);
  }

  async pauseOrders() {
    await this.control((backend) => {
      backend.ordersPaused = true;
    }, undefined);
  }

  arriveOrder(companyId: string) {
    return this.control((backend, given) => backend.addOrder(given), companyId);
  }

  async printOrder(companyId: string, orderNumber: string) {
    await this.control((backend, given) => backend.printOrder(given.companyId, given.orderNumber), {
      companyId,
      orderNumber,
    });
  }

  async reset() {
    await this.control((backend) => backend.reset(), undefined);
  }

  private async control<Given, Result>(
    order: (backend: BrowserControls, given: Given) => Result,
    given: Given,
  ): Promise<Awaited<Result>> {
    if (this.page.url() === 'about:blank') await this.page.goto('/login');
    const backend = await this.page.waitForFunction(() => window.backend);
    return backend.evaluate(order as never, given) as Promise<Awaited<Result>>;
  }
}

interface PlannedFault {
  readonly kind: 'next' | 'always';
  readonly fault: Fault;
  readonly pattern: string | undefined;
}

/** Parses the notation into data that can be sent to the page. */
function faultsOf(notation: string): PlannedFault[] {
  const planned: PlannedFault[] = [];
  const plan = (kind: PlannedFault['kind']) => (fault: Fault, pattern?: string) =>
    void planned.push({ kind, fault, pattern });
  addFaultFromNotation(
    {
      next: plan('next'),
      always: plan('always'),
      clear: () => undefined,
      forRequest: () => undefined,
      forSession: () => undefined,
      forMicrophone: () => false,
      waiting: [],
      repeating: [],
    },
    notation,
  );
  return planned;
}
