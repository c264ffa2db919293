import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { runnerImport, type Plugin } from 'vite';
import { replaceModules, type Replacement } from '../../../deploy/replaceModules.ts';
import type { TableName } from '../../db/tables.ts';
import { recording } from './viteRecording.ts';
import { standInPages } from './vitePages.ts';

const SEED_MODULE = 'virtual:fake-backend-seed';
/** Files whose changes invalidate stored rows. */
const ROW_SCHEMAS = ['../../db/rows.ts', '../../db/settings/shapes.ts'];

const fileBeside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The Vite plugins the browser backend needs in development and in builds: MSW's worker script, the demo
 * seed as finished rows, libraries stripped of unused code, and the stand-in pages.
 */
export function mockBackend(): Plugin[] {
  const pages = standInPages([demoSeed(['companies', 'connections']), removeUnusedCode()]);
  return [
    msw({ mode: 'worker-only' }),
    demoSeed(),
    removeUnusedCode(),
    withoutScriptCookies(),
    withoutStoredCookies(),
    pages,
    recording(),
    synthesizer(),
  ];
}

/**
 * Generates the rows at build time, so pages don't load faker. Changes to the generator reload the page.
 * @param only the tables to include; all by default
 */
function demoSeed(only?: readonly TableName[]): Plugin {
  const id = `\0${SEED_MODULE}`;
  return {
    name: 'fake-backend-seed',
    resolveId: { filter: { id: new RegExp(`^${SEED_MODULE}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<typeof import('../../seed/demo.ts')>(
          fileBeside('../../seed/demo.ts'),
          { configFile: false },
        );
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const { writtenFor, tables, hours } = module.demoSeed();
        const hash = createHash('sha256').update(JSON.stringify(tables));
        for (const path of ROW_SCHEMAS) hash.update(await readFile(fileBeside(path)));
        const version = hash.digest('hex').slice(0, 12);
        const looked = only ? Object.fromEntries(only.map((name) => [name, tables[name]])) : tables;
        const seed = JSON.stringify({ writtenFor, tables: looked, hours });
        return `export const seed = JSON.parse(${JSON.stringify(seed)}); export const version = '${version}';`;
      },
    },
  };
}

/** Removes unused code of MSW and eSpeak NG from builds and from optimized dependencies. */
function removeUnusedCode(): Plugin {
  return {
    ...replacements(),
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: ['msw', 'msw/browser', '@mswjs/data', 'idb-keyval', '@faker-js/faker/locale/en'],
        rolldownOptions: { plugins: [replacements(), withoutScriptCookies(), withoutStoredCookies()] },
      },
    }),
  };
}

/**
 * Stops MSW from writing response cookies to the document. This backend's cookies are HttpOnly, which
 * scripts can't set and Firefox logs a warning for; the jar has them anyway.
 */
function withoutScriptCookies(): Plugin {
  const writes = 'document.cookie = cookieString';
  return {
    name: 'fake-backend-remove-unused-cookies',
    transform: {
      filter: { id: /[\\/]msw[\\/]/, code: writes },
      handler: (code) => code.replace(writes, 'void cookieString'),
    },
  };
}

/** Keeps MSW's own cookie store away from local storage, which it reads on import and which may be blocked. */
function withoutStoredCookies(): Plugin {
  const demand = /invariant\(typeof localStorage[^;]*;/;
  return {
    name: 'fake-backend-remove-stored-cookies',
    transform: {
      filter: { id: /[\\/]msw[\\/]/, code: demand },
      handler: (code) => `const localStorage = undefined;\n${code.replace(demand, '')}`,
    },
  };
}

/**
 * Ships eSpeak NG as a separate program next to the app with its license, excluded from Vite's dependency
 * optimizer.
 */
function synthesizer(): Plugin {
  return {
    name: 'fake-backend-synthesizer',
    config: () => ({
      worker: { format: 'es', plugins: () => [{ ...replacements(), enforce: 'pre' }, withoutNode()] },
      optimizeDeps: { exclude: ['espeak-ng'] },
    }),
    async generateBundle() {
      const license = fileURLToPath(import.meta.resolve('espeak-ng')).replace(/dist[\\/].*$/, 'LICENSE');
      const source = await readFile(license, 'utf8');
      this.emitFile({ type: 'asset', fileName: '__backend/espeak-ng-LICENSE.txt', source });
    },
  };
}

/** Removes the program's lookup of its own folder, which Vite can't resolve. */
function withoutNode(): Plugin {
  return {
    name: 'fake-backend-synthesizer-without-node',
    transform: {
      filter: { id: /[\\/]espeak-ng\.js$/ },
      handler: (code) => code.replace("new URL('../../', import.meta.url)", "''"),
    },
  };
}

const replaced: readonly Replacement[] = [
  {
    id: /^tough-cookie$/,
    importer: /[\\/]msw[\\/]/,
    by: `export * from ${JSON.stringify(fileBeside('../toughCookie.ts'))}`,
  },
  // eSpeak's file access in Node
  { id: /^module$/, importer: /[\\/]espeak-ng[\\/]/, by: 'export const createRequire = undefined' },
];

const replacements = () => replaceModules('fake-backend-remove-unused', replaced);
