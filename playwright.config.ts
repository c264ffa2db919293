import { defineConfig, devices } from '@playwright/test';
import { addresses, firstPort } from './tests/e2e/support/addresses.ts';
import type { WorkerOptions } from './tests/e2e/support/test.ts';
import { launchOptions } from './tests/run/chromium.ts';

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: `test-results/${firstPort}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // how quick a journey is, is no matter for a test: it may have to share its processor
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // the widths that the layout is made for are 360, 768 and 1280
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: launchOptions(),
  },
  projects: [
    {
      // the demo: the backend is in the page's service worker
      name: 'mock',
      testIgnore: 'host/**',
      use: { baseURL: addresses.mockBuild, backendIs: 'in the page' },
    },
    {
      // the production build, with the backend at another origin: real bearer, cookies and CORS
      name: 'host',
      testIgnore: 'mock/**',
      use: { baseURL: addresses.hostBuild, backendIs: 'over HTTP' },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/support/serveBuilds.ts`,
    // the last one that it serves
    url: addresses.hostBuild,
    timeout: 300_000,
    // what it serves is of no use once this run is over, however that ended
    env: { E2E_RUNNER: String(process.pid) },
  },
});
