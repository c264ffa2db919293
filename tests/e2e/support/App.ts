import type { Page } from '@playwright/test';
import { personas } from '../../../mocks/seed/personas.ts';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { Backend } from './Backend.ts';

type PersonaName = 'owner' | 'admin' | 'staff' | 'new';

/** The app in a browser with its backend. */
export class App {
  readonly page: Page;
  private readonly backend: Backend;

  constructor(page: Page, backend: Backend) {
    this.page = page;
    this.backend = backend;
  }

  /** Opens a page as a seeded user who is already signed in. */
  async signInAs(name: PersonaName, path = '/dashboard'): Promise<void> {
    const persona = personas.find(({ email }) => email.startsWith(`${name}@`));
    if (!persona) throw new Error(`The seed has no ${name}`);
    await this.atRest(() => this.backend.openAs(persona, path));
  }

  /** Opens a page in a scenario, as the scenario's user. */
  async enter(scenario: ScenarioName, path: string): Promise<void> {
    await this.atRest(() => this.backend.openIn(scenario, path));
  }

  fault(notation: string): Promise<void> {
    return this.backend.fault(notation);
  }

  repair(): Promise<void> {
    return this.backend.repair();
  }

  latency(milliseconds: number): Promise<void> {
    return this.backend.latency(milliseconds);
  }

  expireTokens(): Promise<void> {
    return this.backend.expireTokens();
  }

  pauseOrders(): Promise<void> {
    return this.backend.pauseOrders();
  }

  arriveOrder(companyId: string): Promise<string> {
    return this.backend.arriveOrder(companyId);
  }

  printOrder(companyId: string, orderNumber: string): Promise<void> {
    return this.backend.printOrder(companyId, orderNumber);
  }

  reset(): Promise<void> {
    return this.backend.reset();
  }

  /** Waits for the background check of the session, because the check could interfere with the test. */
  private async atRest(open: () => Promise<void>): Promise<void> {
    const checked = this.page.waitForResponse('**/api/users/refresh-token');
    await open();
    await checked;
  }
}
