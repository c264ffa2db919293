import { defineConfig, devices } from '@playwright/test';
import { addresses, firstPort } from './tests/e2e/support/addresses.ts';
import type { WorkerOptions } from './tests/e2e/support/test.ts';
import { launchOptions } from './tests/support/chromium.ts';

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: `test-results/${firstPort}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // journey speed is not tested here, and tests share the CPU
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // one of the layout's widths: 360, 768, and 1280
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: launchOptions(),
  },
  projects: [
    {
      // the demo, with its backend in a service worker
      name: 'mock',
      testIgnore: 'host/**',
      use: { baseURL: addresses.mockBuild, backendIs: 'in the page' },
    },
    {
      // the production build, with a cross-origin backend: real tokens, cookies, and CORS
      name: 'host',
      testIgnore: 'mock/**',
      use: { baseURL: addresses.hostBuild, backendIs: 'over HTTP' },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/support/serveBuilds.ts`,
    // waits for the last server that starts
    url: addresses.hostBuild,
    timeout: 300_000,
    // stops the servers if this run is killed
    env: { E2E_RUNNER: String(process.pid) },
  },
});
