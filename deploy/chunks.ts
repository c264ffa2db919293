import { allPages } from '../src/ui/navigation/pages.ts';
import { preloadModulesOf, modulesOf } from './pageFiles.ts';

type Page = (typeof allPages)[number];

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Pages of one kind share chunks. An entry page has its own kind; the other pages of a layout share one. */
const kindOf = ({ name, frame, isEntryPage }: Page): string => (isEntryPage || !frame ? name : frame);
const kinds = [...new Set(allPages.map(kindOf))];

const nameOf = (some: readonly string[]): string => (some.length === kinds.length ? 'app' : some.join('-'));

/**
 * Assigns modules to chunks. Modules needed by more than a quarter of the pages of some kinds share a chunk.
 * Modules needed by all pages join the entry. A module of a single page joins that page, unless pages of
 * another kind load the module on demand. Modules shared by few pages are grouped by those pages. The bundler
 * places all other modules, which only on-demand parts need.
 */
export const chunkGroups = [
  // the most shared group comes first, because a group also gets the imports of its modules
  ...subsetsOf(kinds).map((set) => ({
    name: (id: string, modules: Modules) => (kindsFor(id, modules) === nameOf(set) ? nameOf(set) : null),
    debugName: nameOf(set),
  })),
  { name: pageOf, debugName: 'a page', includeDependenciesRecursively: false },
  { name: pagesSharing, debugName: 'few pages', includeDependenciesRecursively: false },
];

function kindsFor(id: string, modules: Modules): string {
  const pages = pagesFor(id, modules, modulesAndPreloads);
  const isCommonIn = (kind: string) => 4 * countOf(kind, pages) > countOf(kind, allPages);
  return kinds.some(isCommonIn) ? nameOf(kinds.filter((kind) => countOf(kind, pages) > 0)) : '';
}

const modulesAndPreloads = (page: Page) => [...modulesOf(page), ...preloadModulesOf(page)];

const countOf = (kind: string, pages: readonly Page[]) =>
  pages.filter((page) => kindOf(page) === kind).length;

function pageOf(id: string, modules: Modules): string | null {
  // preloads of another page must not load this page's chunk
  const [page, another] = pagesFor(id, modules, modulesAndPreloads);
  if (!page || another || pagesFor(id, modules, modulesOf).length === 0) return null;
  // on-demand parts of another kind of page must not load this page's chunk, which is not prefetched there
  const reached = importersOf(id, modules, { onDemand: true });
  const reaching = allPages.filter((each) => modulesAndPreloads(each).some((own) => reached.has(own)));
  return reaching.every((each) => kindOf(each) === kindOf(page)) ? page.name : null;
}

function pagesSharing(id: string, modules: Modules): string | null {
  const pages = pagesFor(id, modules, modulesAndPreloads);
  return pages.length > 1 ? pages.map(({ name }) => name).join('-') : null;
}

function pagesFor(id: string, modules: Modules, needsOf: (page: Page) => readonly string[]): readonly Page[] {
  const importing = importersOf(id, modules);
  if (importing.has(ENTRY)) return allPages;
  return allPages.filter((page) => needsOf(page).some((module) => importing.has(module)));
}

/** Stands for the entry in a list of importers. Every page loads the entry. */
const ENTRY = 'entry';

/** MUI's index files. Through an index file, each import would seem to need all of MUI. */
const INDEX_OF_MUI = /[\\/]@mui[\\/]\w+[\\/]((styles|utils)[\\/])?index\.mjs$/;

const modulesOfPages = new Set(allPages.flatMap(modulesAndPreloads));

/** Finds the modules that import a module, up to the pages. `onDemand` includes dynamic imports. */
function importersOf(id: string, modules: Modules, { onDemand = false } = {}): ReadonlySet<string> {
  const importing = new Set<string>();
  const seen = new Set<string>();
  const visit = (each: string) => {
    if (seen.has(each) || INDEX_OF_MUI.test(each)) return;
    seen.add(each);
    const info = modules.getModuleInfo(each);
    if (!info) return;
    const importer = each.slice(each.lastIndexOf('/src/') + 1);
    // copied, because the bundler reuses these lists
    if (info.isEntry) importing.add(ENTRY);
    if (info.dynamicImporters.length > 0) {
      importing.add(importer);
      if (onDemand && !modulesOfPages.has(importer)) [...info.dynamicImporters].forEach(visit);
    }
    [...info.importers].forEach(visit);
  };
  visit(id);
  return importing;
}

/** Returns all nonempty subsets, largest first. */
function subsetsOf(names: readonly string[]): (readonly string[])[] {
  const sets = names.reduce<(readonly string[])[]>(
    (known, name) => [...known, ...known.map((set) => [...set, name])],
    [[]],
  );
  return sets.filter((set) => set.length > 0).toSorted((one, other) => other.length - one.length);
}
