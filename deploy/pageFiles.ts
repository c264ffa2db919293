import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { allPages, frames } from '../src/ui/app/pages.ts';
import { serverFilesFolder } from './serverFilesFolder.ts';

type Page = (typeof allPages)[number];
type Bundle = Rolldown.OutputBundle;

/** The scripts of each page by its name. */
export const PAGES_FILE = 'pages.json';

const screenModule = (screen: string) => `src/ui/${screen}.tsx`;

/** The modules that a page shows with, from the root of the project: its frame, its screen, its bindings. */
export const modulesOf = ({ frame, screen, slices = [] }: Page): readonly string[] => [
  ...(frame ? [screenModule(frames[frame].screen)] : []),
  screenModule(screen),
  ...[...(frame ? frames[frame].slices : []), ...slices].map((slice) => `src/composition/slices/${slice}.ts`),
];

/** What it needs a moment later. */
export function preloadModulesOf({ frame, preloadModule }: Page): readonly string[] {
  const around = frame && frames[frame];
  return [around && 'beside' in around ? around.beside : undefined, preloadModule]
    .filter((module) => module !== undefined)
    .map((module) => `src/${module}`);
}

/** The files that every page loads. */
export function filesOfEntry(bundle: Bundle): ReadonlySet<string> {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  return withImports(
    entries.map(({ fileName }) => fileName),
    bundle,
  );
}

/** The files of a page's code, without those that every page loads. @throws Error when a module of it is in none */
export function filesOfPage(page: Page, bundle: Bundle): readonly string[] {
  const own = [...modulesOf(page), ...preloadModulesOf(page)].map((module) => {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`The list of pages names ${module}, which is in no file of the build`);
    return chunk.fileName;
  });
  const known = filesOfEntry(bundle);
  return [...withImports(own, bundle)].filter((file) => !known.has(file));
}

/**
 * Has the build say which scripts each page loads at once, for the check of sizes and for tests; in {@link PAGES_FILE}
 * beside the site, since it is nobody's who visits it.
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

/** The files, and all that they import. */
function withImports(fileNames: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const files = new Set(fileNames);
  // the set grows while it is gone through
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return files;
}
