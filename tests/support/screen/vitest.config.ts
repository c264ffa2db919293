import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mockBackend } from '../../../mocks/hosts/vite/vitePlugin.ts';
import { launchOptions } from '../../run/chromium.ts';
import { commands } from './commands.ts';

/** As visitors get them, and as the browser tests do: without what React and its friends do for developers. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** As in playwright.config.ts. */
const viewport = { width: 1280, height: 800 };

const { executablePath, args } = launchOptions();

/**
 * The tests of the screens: in a real Chromium, with the app and its seeded backend in the page of the test. A project of its own,
 * since it takes of the build's plugins only those that make modules.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), ...mockBackend()],
  define: { ...production, 'import.meta.env.VITE_BACKEND': JSON.stringify('mock') },
  oxc: { jsx: { development: false } },
  resolve: { conditions: ['module', 'browser', 'production'] },
  optimizeDeps: {
    // all that any screen may load, looked for each time: a dependency that is found later, such as one that was first imported
    // since the last run, would load the page of the tests anew, and they would wait for ever (it takes some 2 s)
    force: true,
    entries: [
      'src/{ui,infrastructure,composition}/**/*.{ts,tsx}',
      '!src/**/*.test.*',
      'mocks/backend.ts',
      'tests/support/screen/App.tsx',
      'tests/support/naughty.ts',
    ],
    rolldownOptions: { transform: { define: production } },
  },
  test: {
    name: 'screens',
    include: ['{src,docs}/**/*.screen.test.tsx'],
    // how quick a screen is, is no matter for a test: it may have to share its processor
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    // every test takes everything away again; one page for all knows the modules already
    isolate: false,
    sequence: { groupOrder: 2 },
    // a page of tests waits a fifth of its time: three of them keep two processors busy (146 s, with two of them 166)
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
          // nothing of the seed's addresses is to be looked up in a network
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
