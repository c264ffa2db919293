import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildFolders } from '#tests/e2e/support/addresses.ts';
import { buildDemo } from '#tests/e2e/support/builds.ts';
import { consoleErrorRecorder } from './driver/consoleErrors.ts';
import { startSilentSound } from './driver/sound.ts';
import { engineSummary } from './engineSummary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo's address without a trailing slash. */
    readonly origin: string;
    /** The sound device of the suite, if any. */
    readonly sound: string | undefined;
  }
}

/**
 * Serves the demo, starts a sound device, and lists at the end what was not tested. Builds the demo, unless
 * the browser suite in the same `npm test` run has built it.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!process.env['DEMO_IS_BUILT']) await buildDemo();
  const sound = await startSilentSound();
  provide('sound', sound?.address);
  const server = await preview({
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: buildFolders.mock },
    preview: { port: 0, open: false },
    plugins: [consoleErrorRecorder()],
  });
  provide('origin', new URL(server.resolvedUrls?.local[0] ?? '').origin);
  return async () => {
    await server.close();
    await sound?.stop();
    console.log(engineSummary());
  };
}
