import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv, type ConfigEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileHint } from './deploy/compileHint.ts';
import { chunkGroups } from './deploy/chunks.ts';
import { css } from './deploy/css.ts';
import { head } from './deploy/head/head.ts';
import { oldBrowser } from './deploy/head/oldBrowser.ts';
import { pageFiles } from './deploy/pageFiles.ts';
import { pageSheets } from './deploy/pageSheets.ts';
import { prerender } from './deploy/prerender/prerender.ts';
import { reportingPolicy } from './deploy/server/reportingPolicy.ts';
import { serverFiles } from './deploy/server/serverFiles.ts';
import { servePages } from './deploy/servePages.ts';
import { readBuildSettings, settings } from './deploy/settings.ts';
import { buildTargets } from './deploy/supportedBrowsers.ts';
import { themeVariables } from './deploy/themeVariables.ts';
import { serveHandbook } from './docs/.vitepress/serveHandbook.ts';
import { mockBackend } from './mocks/hosts/vite/vitePlugin.ts';
import { brand } from './src/ui/texts/brand.ts';

/**
 * `demo` mode always uses the mock, other builds use the real host, and the development server can choose.
 */
function backendOf({ command, mode, isPreview }: ConfigEnv, env: Record<string, string>): string {
  if (mode === 'demo') return 'mock';
  if (command === 'build' || isPreview) return 'host';
  return env['VITE_BACKEND'] || 'mock';
}

export default defineConfig((configEnv) => {
  const { mode } = configEnv;
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const backend = backendOf(configEnv, env);
  const reading = readBuildSettings({ ...env, VITE_BACKEND: backend });
  const apiHost = reading.settings?.VITE_BACKEND === 'host' ? reading.settings.VITE_API_HOST : undefined;
  return {
    plugins: [
      react(),
      settings(reading),
      compileHint(),
      themeVariables(),
      // the widgets include texts in thirty languages
      optimizeLocales.vite({ locales: ['en-US'] }),
      oldBrowser(reading.settings?.VITE_CONTACT_EMAIL ?? brand.contactEmail),
      head(apiHost),
      pageFiles(),
      pageSheets(),
      prerender(backend),
      servePages(),
      serverFiles(reading.settings),
      reportingPolicy(reading.settings),
      serveHandbook(),
      ...(backend === 'mock' ? mockBackend() : []),
    ],
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reading.settings?.VITE_REPORT_URL ?? ''),
    },
    // only the mock's plugins provide this module; without them, it would break dependency scanning
    optimizeDeps: { exclude: backend === 'mock' ? [] : ['virtual:fake-backend-seed'] },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{src,mocks,deploy,docs}/**/*.test.ts',
              // contract checks other than the consumer tests
              'contracts/**/!(*.pact).test.ts',
              'tests/{actions,adapters,architecture,editors,fuzz,run}/**/*.test.ts',
            ],
            setupFiles: [
              'tests/support/strictMobx.ts',
              'tests/support/undoStubs.ts',
              'tests/support/datesOfOtherZones.ts',
            ],
            // tests leave no state behind, so modules load once
            isolate: false,
            // runs one kind of test at a time, so any file can be named: `npx vitest run <file>`
            sequence: { groupOrder: 0 },
            // uses all CPUs; by default Vitest leaves one free, half of a dual-core machine
            maxWorkers: '100%',
            // speed is not tested here, and tests share the CPU
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'contracts',
            include: ['contracts/consumer/*.pact.test.ts'],
            sequence: { groupOrder: 1 },
            // interactions of one provider are merged into one file
            fileParallelism: false,
            globalSetup: 'contracts/freshPacts.ts',
          },
        },
        'tests/support/screen/vitest.config.ts',
        'tests/engines/vitest.config.ts',
      ],
    },
    css,
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      reportCompressedSize: false,
      target: buildTargets,
      // all supported browsers preload modules themselves
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // includes only the voice library's WebSocket code, see docs/decisions/voice-library.md
        treeshake: { moduleSideEffects: [{ test: /[\\/]@elevenlabs[\\/]client[\\/]/, sideEffects: false }] },
        checks: {
          // no warning about slow plugins, because compressing the files takes most of a build
          bundlerTimings: false,
          // no warning, because a module can load at startup in some pages and on demand in others
          ineffectiveDynamicImport: false,
        },
        output: {
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
