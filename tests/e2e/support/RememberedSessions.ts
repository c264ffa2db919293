import type { Browser, BrowserContext } from '@playwright/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Stored sessions of the in-page backend. Signing in loads the app, so each worker signs in once per user,
 * and its tests start with a copy of that session.
 */
export class RememberedSessions {
  private readonly browser: Browser;
  private readonly appUrl: string;
  private readonly states = new Map<string, Promise<StorageState>>();

  constructor(browser: Browser, appUrl: string) {
    this.browser = browser;
    this.appUrl = appUrl;
  }

  of(email: string): Promise<StorageState> {
    const state = this.states.get(email) ?? this.record(email);
    this.states.set(email, state);
    return state;
  }

  private async record(email: string): Promise<StorageState> {
    const context = await this.browser.newContext({ baseURL: this.appUrl });
    const page = await context.newPage();
    await page.goto(`/profile?as=${email}`);
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return state;
  }
}
