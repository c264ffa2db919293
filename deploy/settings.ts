import type { Plugin, ResolvedConfig } from 'vite';
import { readSettings, SettingsError } from '../src/start/settings.ts';

const MODULE = 'virtual:settings';

/**
 * Reads the settings while the app is built or served, and gives it what they say, or what is wrong with them: no page
 * carries the code that checks them.
 */
export function settings(backend: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tableside:settings',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: () =>
        `export const reading = ${JSON.stringify(reading({ ...config.env, VITE_BACKEND: backend }))}`,
    },
  };
}

function reading(environment: Readonly<Record<string, unknown>>) {
  try {
    return { settings: readSettings(environment) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { problems: error.problems };
  }
}
