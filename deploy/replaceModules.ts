import type { Plugin } from 'vite';

export interface Replacement {
  /** The import to replace. */
  readonly id: RegExp;
  readonly importer: RegExp;
  /** The replacement source. */
  readonly by: string;
}

/** Replaces unused parts of packages with other modules. */
export function replaceModules(name: string, replaced: readonly Replacement[]): Plugin {
  const prefix = `\0${name}:`;
  return {
    name,
    resolveId: {
      // skips other imports inside the bundler, which is faster
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
