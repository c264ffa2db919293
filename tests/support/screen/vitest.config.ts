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

/** The same as in playwright.config.ts. */
const viewport = { width: 1280, height: 800 };

const { executablePath, args } = launchOptions();

/**
 * Runs the screen tests in a real Chromium, with the app and its seeded backend in the test's page. Needs
 * only the build plugins that create modules, so it is a project of its own.
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
    // finds all dependencies at the start, in about 2 s; finding one later would reload the page and hang the
    // run
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
    // tests share the CPU, and don't test the speed of screens
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    // modules stay loaded in one page, and every test cleans up
    isolate: false,
    sequence: { groupOrder: 2 },
    // test pages idle a fifth of the time: three keep two cores busy (146 s, compared with 166 s for two)
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
          // looks up no hosts of the seed
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
