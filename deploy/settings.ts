import type { Plugin } from 'vite';
import { readSettings, SettingsError } from '../src/start/settings.ts';

const MODULE = 'virtual:settings';

/** Gives the app what was read of the settings when it was built or served: no page carries the code that checks them. */
export function settings(reading: ReturnType<typeof readingOf>): Plugin {
  return {
    name: 'tableside:settings',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: () => `export const reading = ${JSON.stringify(reading)}`,
    },
  };
}

/** What the settings say, or what is wrong with them. */
export function readingOf(environment: Readonly<Record<string, unknown>>) {
  try {
    return { settings: readSettings(environment) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { problems: error.problems };
  }
}
