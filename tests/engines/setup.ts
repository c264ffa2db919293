import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { build, demoBuild } from '#tests/e2e/support/builds.ts';
import { consoleErrorRecorder } from './driver/consoleErrors.ts';
import { startSilentSound } from './driver/sound.ts';
import { engineSummary } from './engineSummary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo is served, without a slash at the end. */
    readonly origin: string;
    /** The address of the sound device, if the suite has one of its own. */
    readonly sound: string | undefined;
  }
}

/**
 * Serves the demo while the suite runs, and gives the browsers a device to play sounds on; says at the end what was not tried.
 * The demo is built first, unless the browser suite has just done so in the same run of `npm test`.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!process.env['DEMO_IS_BUILT']) await build(demoBuild);
  const sound = await startSilentSound();
  provide('sound', sound?.address);
  const server = await preview({
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: demoBuild.outDir },
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
