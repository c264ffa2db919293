import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as Recorded from '../../../tests/actions/recorded.ts';

const file = fileURLToPath(new URL('../../../tests/actions/recorded.ts', import.meta.url));

let made: Promise<typeof Recorded> | undefined;

/**
 * Records every action, which takes some seconds. Runs the app through Vite with control over the process's
 * clock.
 */
export const recordedActions = (): Promise<typeof Recorded> =>
  (made ??= runnerImport<typeof Recorded>(file).then(({ module }) => module));
