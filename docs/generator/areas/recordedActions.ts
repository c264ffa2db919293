import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as Handbook from '../../../tests/actions/handbook.ts';

const file = fileURLToPath(new URL('../../../tests/actions/handbook.ts', import.meta.url));

/**
 * Records every action, which takes some seconds. Runs the app through Vite with control over the process's
 * clock.
 */
export async function recordedActions(): Promise<typeof Handbook.recorded> {
  const { module } = await runnerImport<typeof Handbook>(file, { plugins: [withoutStyles] });
  return module.recorded;
}

/** Skips style sheets, because Vite’s `runnerImport` can't import CSS Modules and the run needs none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => 'export default {}' },
};
