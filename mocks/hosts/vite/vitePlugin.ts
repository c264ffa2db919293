import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import type { TableName } from '../../db/tables.ts';
import { recording } from './viteRecording.ts';
import { standInPages } from './vitePages.ts';

const SEED_MODULE = 'virtual:fake-backend-seed';
/** A change in these files invalidates stored rows. */
const ROW_SCHEMAS = ['../../db/rows.ts', '../../db/settings/shapes.ts'];

const fileNextTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The Vite plugins that the browser backend needs in development and in builds: MSW's worker script, the
 * generated demo seed, smaller versions of libraries, and the stand-in pages.
 */
export function mockBackend(): Plugin[] {
  const pages = standInPages([demoSeed(['companies', 'connections']), libraries()]);
  return [
    msw({ mode: 'worker-only' }),
    demoSeed(),
    libraries(),
    withoutStoredCookies(),
    pages,
    recording(),
    synthesizer(),
  ];
}

/**
 * Generates the rows at build time, so that pages don't load faker. Editing the generator reloads the page.
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
          fileNextTo('../../seed/demo.ts'),
          { configFile: false },
        );
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const { writtenFor, tables, hours } = module.demoSeed();
        const hash = createHash('sha256').update(JSON.stringify(tables));
        for (const path of ROW_SCHEMAS) hash.update(await readFile(fileNextTo(path)));
        const version = hash.digest('hex').slice(0, 12);
        const included = only ? Object.fromEntries(only.map((name) => [name, tables[name]])) : tables;
        const seed = JSON.stringify({ writtenFor, tables: included, hours });
        return `export const seed = JSON.parse(${JSON.stringify(seed)}); export const version = '${version}';`;
      },
    },
  };
}

/** Replaces MSW's cookie jar in builds and optimized dependencies (see toughCookie.ts for the reasons). */
function libraries(): Plugin {
  return {
    name: 'fake-backend-libraries',
    config: (): UserConfig => ({
      resolve: { alias: { 'tough-cookie': fileNextTo('../toughCookie.ts') } },
      optimizeDeps: {
        include: ['msw', 'msw/browser', '@mswjs/data', 'idb-keyval', '@faker-js/faker/locale/en'],
        rolldownOptions: { plugins: [withoutStoredCookies()] },
      },
    }),
  };
}

/**
 * Removes local storage from MSW's own cookie store. MSW reads local storage on import, so pages couldn't
 * start while storage is blocked.
 */
function withoutStoredCookies(): Plugin {
  const storageCheck = /invariant\(typeof localStorage[^;]*;/;
  return {
    name: 'fake-backend-remove-stored-cookies',
    transform: {
      filter: { id: /[\\/]msw[\\/]/, code: storageCheck },
      handler: (code) => `const localStorage = undefined;\n${code.replace(storageCheck, '')}`,
    },
  };
}

/**
 * Adds eSpeak NG to the app as a separate program, with its license. Vite's dependency optimizer skips it.
 */
function synthesizer(): Plugin {
  return {
    name: 'fake-backend-synthesizer',
    config: () => ({
      worker: { format: 'es', plugins: () => [withoutNode()] },
      optimizeDeps: { exclude: ['espeak-ng'] },
    }),
    async generateBundle() {
      const license = fileURLToPath(import.meta.resolve('espeak-ng')).replace(/dist[\\/].*$/, 'LICENSE');
      const source = await readFile(license, 'utf8');
      this.emitFile({ type: 'asset', fileName: '__backend/espeak-ng-LICENSE.txt', source });
    },
  };
}

/** Removes code that only runs in Node, because the bundler warns about it in every build. */
function withoutNode(): Plugin {
  return {
    name: 'fake-backend-synthesizer-without-node',
    transform: {
      filter: { id: /[\\/]espeak-ng\.js$/ },
      handler: (code) =>
        code
          .replace("new URL('./', import.meta.url)", "''")
          .replace("await import('module')", '{ createRequire: undefined }'),
    },
  };
}
