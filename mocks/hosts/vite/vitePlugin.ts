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
/** What was stored for rows of another shape would not fit. */
const ROW_SCHEMAS = ['../../db/rows.ts', '../../db/settings/shapes.ts'];

const fileBeside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What the backend in the browser needs of Vite, in development and in a build that contains it: the worker
 * script of the installed MSW, the demo seed as finished rows, its libraries without what it does not use, and the
 * pages that stand in for other services.
 */
export function mockBackend(): Plugin[] {
  const pages = standInPages([demoSeed(['companies', 'connections']), removeUnusedCode()]);
  return [
    msw({ mode: 'worker-only' }),
    demoSeed(),
    removeUnusedCode(),
    withoutScriptCookies(),
    pages,
    recording(),
    synthesiser(),
  ];
}

/**
 * The rows are made here, so that nobody waits for faker who asks for no others; a change to how they are made loads the page anew.
 * @param only the tables that are looked at, where that is not all of them
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
        const { writtenFor, tables } = module.demoSeed();
        const hash = createHash('sha256').update(JSON.stringify(tables));
        for (const path of ROW_SCHEMAS) hash.update(await readFile(fileBeside(path)));
        const version = hash.digest('hex').slice(0, 12);
        const looked = only ? Object.fromEntries(only.map((name) => [name, tables[name]])) : tables;
        const seed = JSON.stringify({ writtenFor, tables: looked });
        return `export const seed = JSON.parse(${JSON.stringify(seed)}); export const version = '${version}';`;
      },
    },
  };
}

/** Replaces what MSW and eSpeak NG do not use here, in the bundle and in the dependencies of development. */
function removeUnusedCode(): Plugin {
  return {
    ...replacements(),
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: ['msw', 'msw/browser', '@mswjs/data', 'idb-keyval', '@faker-js/faker/locale/en'],
        rolldownOptions: { plugins: [replacements(), withoutScriptCookies()] },
      },
    }),
  };
}

/**
 * MSW writes the cookies of each answer to the document as well as to its jar. Those of this backend are HTTP-only: no
 * script can write one, Firefox says so on the console at each, and the jar is where they are looked for.
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

/**
 * eSpeak NG is a program of its own beside the app, under its own licence, which comes with it. It is nothing that
 * Vite should bundle for development.
 */
function synthesiser(): Plugin {
  return {
    name: 'fake-backend-synthesiser',
    config: () => ({
      worker: { format: 'es', plugins: () => [{ ...replacements(), enforce: 'pre' }, withoutNode()] },
      optimizeDeps: { exclude: ['espeak-ng'] },
    }),
    async generateBundle() {
      const licence = fileURLToPath(import.meta.resolve('espeak-ng')).replace(/dist[\\/].*$/, 'LICENSE');
      const source = await readFile(licence, 'utf8');
      this.emitFile({ type: 'asset', fileName: '__backend/espeak-ng-LICENSE.txt', source });
    },
  };
}

/** The program's way to its own folder, which Vite would look for and not find. */
function withoutNode(): Plugin {
  return {
    name: 'fake-backend-synthesiser-without-node',
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
  // eSpeak's way to files in Node
  { id: /^module$/, importer: /[\\/]espeak-ng[\\/]/, by: 'export const createRequire = undefined' },
];

const replacements = () => replaceModules('fake-backend-remove-unused', replaced);
