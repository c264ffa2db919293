import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as Recorded from '../../../tests/actions/recorded.ts';

const file = fileURLToPath(new URL('../../../tests/actions/recorded.ts', import.meta.url));

let made: Promise<typeof Recorded> | undefined;

/**
 * What people can do, each done once and written down; it takes some seconds. The app itself runs for it: it needs what
 * Vite makes of its modules, and the clock of the whole process to itself.
 */
export const recordedActions = (): Promise<typeof Recorded> =>
  (made ??= runnerImport<typeof Recorded>(file).then(({ module }) => module));
