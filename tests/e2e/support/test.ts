import { expect, test as base } from '@playwright/test';
import { startServer } from '../../../mocks/hosts/server.ts';
import { demoSeed } from '../../../mocks/seed/demo.ts';
import { curatorKnowledge } from '../../../src/start/curators.ts';
import { addresses } from './addresses.ts';
import { App } from './App.ts';
import { BackendInPage } from './BackendInPage.ts';
import { BackendOverHttp } from './BackendOverHttp.ts';
import { RememberedSessions } from './RememberedSessions.ts';
import { waitUntilHydrated } from './hydrated.ts';

export interface WorkerOptions {
  readonly backendIs: 'in the page' | 'over HTTP';
  /** What is answered when a page asks for the microphone, which beeps once a second. */
  readonly microphone: 'allowed' | 'refused';
}

interface WorkerFixtures {
  /** URL of this worker's own backend; only where the backend is over HTTP. */
  readonly server: string | undefined;
  readonly sessions: RememberedSessions;
}

interface Fixtures {
  readonly app: App;
  /** Fails the test when the page throws what nobody catches. */
  readonly noUncaughtError: void;
  /** Fails the test when the browser refuses something by the content policy, in any of its tabs. */
  readonly noViolation: void;
}

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  backendIs: ['in the page', { option: true, scope: 'worker' }],
  microphone: ['allowed', { option: true, scope: 'worker' }],

  server: [
    async ({ backendIs }, provide) => {
      if (backendIs === 'in the page') return provide(undefined);
      const server = await startServer({ port: 0, seed: demoSeed(), curators: curatorKnowledge });
      await provide(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],

  sessions: [
    ({ browser }, provide) => provide(new RememberedSessions(browser, addresses.mockBuild)),
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, microphone, server }, provide) => {
      const rules = [
        // nothing of the seed's addresses is to be looked up in a network, and nothing is counted
        'MAP *.example ~NOTFOUND',
        'MAP *.googletagmanager.com ~NOTFOUND',
        // the build knows one host of the API and the voice; in this worker's browser that is this worker's server
        ...(server ? [`MAP ${new URL(addresses.apiHost).host} 127.0.0.1:${new URL(server).port}`] : []),
      ];
      const args = [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=${rules.join(', ')}`,
        // the browser without windows has nobody whom it could ask
        `--use-fake-ui-for-media-stream${microphone === 'refused' ? '=deny' : ''}`,
      ];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  page: async ({ page }, provide) => {
    waitUntilHydrated(page);
    await provide(page);
  },

  app: [
    async ({ page, server, sessions }, provide) => {
      const backend = server
        ? new BackendOverHttp(page, server, addresses.hostBuild)
        : new BackendInPage(page, sessions);
      // a new browser context brings a new backend in the page; the server is the same for all tests of the worker
      if (server) await backend.reset();
      await provide(new App(page, backend));
    },
    { auto: true },
  ],

  noUncaughtError: [
    async ({ page }, provide) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await provide();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],

  noViolation: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (/Content Security Policy|requires '?Trusted/i.test(message.text()))
          violations.push(message.text());
      });
      await provide();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
