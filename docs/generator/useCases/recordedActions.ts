import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as Handbook from '../../../tests/actions/handbook.ts';

const file = fileURLToPath(new URL('../../../tests/actions/handbook.ts', import.meta.url));

let made: Promise<typeof Handbook> | undefined;

/**
 * Records every action, which takes some seconds. Runs the app through Vite with control over the process's
 * clock.
 */
export const recordedActions = (): Promise<typeof Handbook> =>
  (made ??= runnerImport<typeof Handbook>(file).then(({ module }) => module));
