import type { Plugin } from 'vite';
import { readSettings, REQUIRED_SETTINGS, SettingsError } from '../src/start/settings.ts';

const MODULE = 'virtual:settings';

/**
 * Embeds the settings at build or serve time, so that pages contain no validation code. A malformed setting
 * fails the build. With a missing setting, the built page names that setting.
 */
export function settings(reading: ReturnType<typeof readBuildSettings>): Plugin {
  return {
    name: 'tableside:settings',
    configResolved({ command }) {
      if (command === 'build') refuseMalformed(reading);
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: () => `export const reading = ${JSON.stringify(reading)}`,
    },
  };
}

/** Fails the build for malformed settings. @throws Error listing them */
export function refuseMalformed({ problems = [] }: ReturnType<typeof readBuildSettings>): void {
  const malformed = problems.filter(({ problem }) => problem !== REQUIRED_SETTINGS);
  if (malformed.length === 0) return;
  const sentences = malformed.map(({ setting, problem }) => `${setting} ${problem}.`);
  throw new Error(`${sentences.join(' ')} .env.example explains each setting.`);
}

export function readBuildSettings(environment: Readonly<Record<string, unknown>>) {
  try {
    return { settings: readSettings(environment) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { problems: error.problems };
  }
}
