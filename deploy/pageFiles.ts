import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { allPages, pageLayouts } from '../src/ui/navigation/pages.ts';
import { serverFilesFolder } from './serverFilesFolder.ts';

type Page = (typeof allPages)[number];
type Bundle = Rolldown.OutputBundle;

/** The file that maps each page's name to its scripts. */
export const PAGES_FILE = 'pages.json';

const screenModule = (screen: string) => `src/ui/${screen}.tsx`;

/** The modules a page needs to render: its layout, screen, and bindings. */
export const modulesOf = ({ frame, screen, slices = [] }: Page): readonly string[] => [
  ...(frame ? [screenModule(pageLayouts[frame].screen)] : []),
  screenModule(screen),
  ...[...(frame ? pageLayouts[frame].slices : []), ...slices].map(
    (slice) => `src/composition/slices/${slice}.ts`,
  ),
];

/** The modules that a page needs soon after rendering. */
export function preloadModulesOf({ frame, preloadModule }: Page): readonly string[] {
  const around = frame && pageLayouts[frame];
  return [around && 'preloadModule' in around ? around.preloadModule : undefined, preloadModule]
    .filter((module) => module !== undefined)
    .map((module) => `src/${module}`);
}

/** Returns the files that every page loads. */
export function filesOfEntry(bundle: Bundle): ReadonlySet<string> {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  return withImports(
    entries.map(({ fileName }) => fileName),
    bundle,
  );
}

/** Returns a page's files, except those of the entry. @throws Error if a module is in no file */
export const filesOfPage = (page: Page, bundle: Bundle): readonly string[] =>
  filesOfModules([...modulesOf(page), ...preloadModulesOf(page)], bundle);

/** Returns the files of modules, except those of the entry. @throws Error if a module is in no file */
export function filesOfModules(modules: readonly string[], bundle: Bundle): readonly string[] {
  const own = modules.map((module) => {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`The page list names ${module}, which is in no output file`);
    return chunk.fileName;
  });
  const known = filesOfEntry(bundle);
  return [...withImports(own, bundle)].filter((file) => !known.has(file));
}

/**
 * Writes {@link PAGES_FILE} with each page's startup scripts, for tests. The file goes next to the site,
 * because visitors don't need it.
 */
export function pageFiles(): Plugin {
  let folder: string;
  return {
    name: 'tableside:page-files',
    apply: 'build',
    configResolved({ build }) {
      folder = serverFilesFolder(build.outDir);
    },
    async writeBundle(_options, bundle) {
      const entry = [...filesOfEntry(bundle)];
      const files = allPages.map((page) => [page.name, [...entry, ...filesOfPage(page, bundle)]]);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, PAGES_FILE), JSON.stringify(Object.fromEntries(files)));
    },
  };
}

function chunksOf(bundle: Bundle) {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function withImports(fileNames: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const files = new Set(fileNames);
  // the set grows during the loop
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return files;
}
