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
  /** The answer to microphone prompts. The fake microphone beeps once a second. */
  readonly microphone: 'allowed' | 'refused';
}

interface WorkerFixtures {
  /** URL of this worker's HTTP backend, if it has one. */
  readonly server: string | undefined;
  readonly sessions: RememberedSessions;
}

interface Fixtures {
  readonly app: App;
  /** Fails the test on an uncaught page error. */
  readonly noUncaughtError: void;
  /** Fails the test on a content policy violation in any tab. */
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
        // looks up no hosts of the seed, and contacts no analytics
        'MAP *.example ~NOTFOUND',
        'MAP *.googletagmanager.com ~NOTFOUND',
        // maps the build's host for API and voice to this worker's server
        ...(server ? [`MAP ${new URL(addresses.apiHost).host} 127.0.0.1:${new URL(server).port}`] : []),
      ];
      const args = [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=${rules.join(', ')}`,
        // headless browsers can't show a microphone prompt
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
      // a new context resets an in-page backend, but not a worker's server
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
