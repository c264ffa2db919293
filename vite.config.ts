import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileHint } from './deploy/compileHint.ts';
import { firstPaint } from './deploy/firstPaint.ts';
import { prerender } from './deploy/prerender.ts';
import { servePages } from './deploy/servePages.ts';
import { settings } from './deploy/settings.ts';
import { SHARED_CHUNKS, sharedChunk, type Modules } from './deploy/sharedChunk.ts';
import { slimming } from './deploy/slimming.ts';
import { mockBackend } from './mocks/vitePlugin.ts';

/** `npm run build` is always for the real host and `build:demo` always for the mock; only the dev server may choose. */
function backendOf(mode: string, env: Record<string, string>): string {
  if (mode === 'production') return 'host';
  if (mode === 'demo') return 'mock';
  return env['VITE_BACKEND'] || 'mock';
}

const FORM_PARTS =
  /[\\/]ui[\\/]kit[\\/](PasswordField|Message|MissingPart|SlowHint|focusFirstInvalid)\.tsx?$|material[\\/]Link[\\/]/;

const FRAME_PARTS =
  /[\\/]ui[\\/](shell[\\/](Brand|skipLink)|site[\\/]siteStyles|art[\\/]Wave|kit[\\/](visuallyHidden|useHydrated)|theme[\\/]characters)\.tsx?$|material[\\/](SvgIcon|GlobalStyles)[\\/]|icons-material[\\/](Menu|Close|CheckCircleOutlined)\./;

const HOST_PARTS =
  /[\\/]infrastructure[\\/](agents|companies|deployments|http|integrations|orders|session|telephony)[\\/]|[\\/]valibot[\\/]/;

const SITE_PARTS =
  /[\\/]ui[\\/](site[\\/](SiteLinks|waysIn)|art[\\/](band|house|Orb))\.tsx?$|icons-material[\\/]OpenInNew\./;

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const backend = backendOf(mode, env);
  return {
    plugins: [
      react(),
      settings(backend),
      slimming(),
      compileHint(),
      // the widgets bring their texts in thirty languages
      optimizeLocales.vite({ locales: ['en-US'] }),
      firstPaint(backend === 'host' ? env['VITE_API_HOST'] : undefined),
      prerender(backend),
      servePages(),
      ...(backend === 'mock' ? mockBackend() : []),
    ],
    define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(backend) },
    test: {
      // @mswjs/data brings a second MSW and GraphQL into every test process
      deps: {
        optimizer: { ssr: { enabled: true, include: ['@mswjs/data', '@mswjs/data/lib/glossary.js'] } },
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,mocks,deploy}/**/*.test.ts', 'tests/{adapters,architecture,run}/**/*.test.ts'],
            setupFiles: 'tests/support/strictMobx.ts',
            // how quick a rule is, is no matter for a test: it may have to share its processor
            testTimeout: 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'contracts',
            include: ['contracts/**/*.test.ts'],
            // interactions of one provider are merged into one file
            fileParallelism: false,
            globalSetup: 'contracts/freshPacts.ts',
          },
        },
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // of the voice library only what a websocket takes: 13 kB instead of 151, see docs/voice-library.md
        treeshake: { moduleSideEffects: [{ test: /[\\/]@elevenlabs[\\/]client[\\/]/, sideEffects: false }] },
        output: {
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          // in development each page is bundled when it is asked for
          codeSplitting: command === 'build' && {
            // few requests on a slow line: what the entry needs is one chunk, and what pages share is not crumbled
            groups: [
              { name: 'app', tags: ['$initial'], priority: 7 },
              // what the frames of the console and of the public pages have in common, without the console's drawer
              { name: 'frame', test: FRAME_PARTS, priority: 6 },
              // what the sign-in form needs, and what is little more than its message
              { name: 'forms', test: FORM_PARTS, priority: 5 },
              // what speaks to the host
              { name: 'host', test: HOST_PARTS, priority: 5 },
              // what the public pages have in common
              { name: 'site', test: SITE_PARTS, priority: 5 },
              ...SHARED_CHUNKS.map((name, index) => ({
                name: (id: string, modules: Modules) => (sharedChunk(id, modules) === name ? name : null),
                debugName: name,
                priority: SHARED_CHUNKS.length - index,
              })),
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
            ],
          },
        },
      },
    },
  };
});
