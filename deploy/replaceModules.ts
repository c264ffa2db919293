import type { Plugin } from 'vite';

export interface Replacement {
  /** What is imported. */
  readonly id: RegExp;
  /** By whom. */
  readonly importer: RegExp;
  /** The source of what is imported instead. */
  readonly by: string;
}

/** Puts other modules in the place of parts of packages that are never used. */
export function replaceModules(name: string, replaced: readonly Replacement[]): Plugin {
  const prefix = `\0${name}:`;
  return {
    name,
    resolveId: {
      // what is no candidate does not leave the bundler
      filter: { id: replaced.map(({ id }) => id) },
      handler(id, importer = '') {
        const index = replaced.findIndex((entry) => entry.id.test(id) && entry.importer.test(importer));
        return index < 0 ? undefined : `${prefix}${index}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => replaced[Number(id.slice(prefix.length))]?.by,
    },
  };
}
