import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../../mocks/scenarios/scenarios.ts';
import type { Backend, Credentials } from './Backend.ts';
import { asStored } from './storage.ts';

/** The standalone backend, controlled through its HTTP endpoints. */
export class BackendOverHttp implements Backend {
  private readonly page: Page;
  private readonly url: string;
  private readonly appOrigin: string;

  constructor(page: Page, url: string, appOrigin: string) {
    this.page = page;
    this.url = url;
    this.appOrigin = appOrigin;
  }

  async openAs(credentials: Credentials, path: string) {
    const context = this.page.context();
    // the response also sets the browser's cookie
    const session = await this.post('/api/users/login', credentials);
    const { cookies } = await context.storageState();
    await context.setStorageState({
      cookies,
      origins: [{ origin: this.appOrigin, localStorage: asStored(session) }],
    });
    await this.page.goto(path);
  }

  async openIn(state: ScenarioName, path: string) {
    const { email, password } = await this.post('/__backend/states', { state });
    await this.openAs({ email: String(email), password: String(password) }, path);
  }

  async fault(notation: string) {
    await this.post('/__backend/fault', { fault: notation });
  }

  async repair() {
    await this.post('/__backend/fault', { fault: null });
  }

  async latency(ms: number) {
    await this.post('/__backend/latency', { ms });
  }

  async expireTokens() {
    await this.post('/__backend/expire-tokens');
  }

  async pauseOrders() {
    await this.post('/__backend/orders-paused', { paused: true });
  }

  async arriveOrder(companyId: string) {
    const { orderNumber } = await this.post('/__backend/arrive-order', { companyId });
    return String(orderNumber);
  }

  async printOrder(companyId: string, orderNumber: string) {
    await this.post('/__backend/print-order', { companyId, orderNumber });
  }

  async reset() {
    await this.post('/__backend/reset');
  }

  private async post(path: string, data: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const response = await this.page.request.post(this.url + path, {
      data,
      // the server may close an open connection while it is being reused
      headers: { connection: 'close' },
    });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }
}
