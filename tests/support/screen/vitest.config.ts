import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { css } from '../../../deploy/css.ts';
import { themeVariables } from '../../../deploy/themeVariables.ts';
import { mockBackend } from '../../../mocks/hosts/vite/vitePlugin.ts';
import { launchOptions } from '../chromium.ts';
import { commands } from './commands.ts';

/** React's production mode, as in the browser tests. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** As in playwright.config.ts. */
const viewport = { width: 1280, height: 800 };

const { executablePath, args } = launchOptions();

/**
 * The screen tests, in a real Chromium with the app and its seeded backend in the test's page. A separate
 * project, because it needs only the build plugins that create modules.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [react(), themeVariables(), optimizeLocales.vite({ locales: ['en-US'] }), ...mockBackend()],
  define: {
    ...production,
    'import.meta.env.VITE_BACKEND': JSON.stringify('mock'),
    "import.meta.env['LONG_RUNS']": JSON.stringify(process.env['LONG_RUNS'] ?? ''),
  },
  css,
  oxc: { jsx: { development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
  optimizeDeps: {
    // finds every dependency up front, which takes about 2 s; one discovered later would reload the test
    // page and hang the run
    force: true,
    entries: [
      'src/{ui,infrastructure,composition}/**/*.{ts,tsx}',
      '!src/**/*.test.*',
      'mocks/backend.ts',
      'tests/support/screen/App.tsx',
      'tests/support/screen/screenReader.ts',
      'tests/support/naughty.ts',
    ],
    rolldownOptions: { transform: { define: production } },
  },
  test: {
    name: 'screens',
    include: ['{src,docs}/**/*.screen.test.tsx'],
    // screen speed is not tested here, and tests share the CPU
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    // every test cleans up; one page for all keeps modules loaded
    isolate: false,
    sequence: { groupOrder: 2 },
    // test pages idle a fifth of the time: three keep two cores busy (146 s instead of 166 s with two)
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport,
      locators: { exact: false },
      commands,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          // no DNS lookups for seed addresses
          args: [...args, '--host-resolver-rules=MAP *.example ~NOTFOUND'],
        },
        contextOptions: {
          viewport,
          locale: 'en-US',
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
