import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv, type ConfigEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileHint } from './deploy/compileHint.ts';
import { chunkGroups } from './deploy/chunks.ts';
import { head } from './deploy/head/head.ts';
import { pageFiles } from './deploy/pageFiles.ts';
import { prerender } from './deploy/prerender/prerender.ts';
import { reportingPolicy } from './deploy/server/reportingPolicy.ts';
import { serverFiles } from './deploy/server/serverFiles.ts';
import { servePages } from './deploy/servePages.ts';
import { readBuildSettings, settings } from './deploy/settings.ts';
import { removeUnusedCode } from './deploy/removeUnusedCode.ts';
import { serveHandbook } from './docs/.vitepress/serveHandbook.ts';
import { mockBackend } from './mocks/hosts/vite/vitePlugin.ts';

/** The mode `demo` is always for the mock and a build of any other for the real host; only the dev server may choose. */
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
      removeUnusedCode(),
      compileHint(),
      // the widgets bring their texts in thirty languages
      optimizeLocales.vite({ locales: ['en-US'] }),
      head(apiHost),
      pageFiles(),
      prerender(backend),
      servePages(),
      serverFiles(reading.settings),
      reportingPolicy(reading.settings),
      serveHandbook(),
      ...(backend === 'mock' ? mockBackend() : []),
    ],
    define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(backend) },
    // what only the mock's plugins make: with the real host the search for dependencies would end at it
    optimizeDeps: { exclude: backend === 'mock' ? [] : ['virtual:fake-backend-seed'] },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{src,mocks,deploy,docs}/**/*.test.ts',
              // what holds of the agreed contracts, besides the tests that agree on them
              'contracts/**/!(*.pact).test.ts',
              'tests/{actions,adapters,architecture,run}/**/*.test.ts',
            ],
            setupFiles: ['tests/support/strictMobx.ts', 'tests/support/datesOfOtherZones.ts'],
            // no test leaves anything to the next one, so that what they share is loaded once
            isolate: false,
            // each kind of test in its turn, so that a file of any kind can be named: `npx vitest run <file>`
            sequence: { groupOrder: 0 },
            // by itself the runner leaves one processor to itself, which on two is half of them
            maxWorkers: '100%',
            // how quick a rule is, is no matter for a test: it may have to share its processor
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
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      reportCompressedSize: false,
      // what every visitor would load for Safari 16, which comes to the same files a little later without
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // of the voice library only what a websocket takes, see docs/decisions/voice-library.md
        treeshake: { moduleSideEffects: [{ test: /[\\/]@elevenlabs[\\/]client[\\/]/, sideEffects: false }] },
        output: {
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
