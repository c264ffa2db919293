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

/** The pages that share chunks: each layout's pages, and each entry page on its own. */
const kindOf = ({ name, frame, isEntryPage }: Page): string => (isEntryPage || !frame ? name : frame);
const kinds = [...new Set(allPages.map(kindOf))];

const nameOf = (some: readonly string[]): string => (some.length === kinds.length ? 'app' : some.join('-'));

/**
 * Rules that assign modules to chunks. Modules needed by more than a quarter of the pages of some kinds
 * share a chunk, and those needed by all pages join the entry. A module of a single page joins that page
 * unless an on-demand part leads elsewhere. Modules shared by few pages are grouped by those pages. The
 * bundler places the rest, which only on-demand parts need.
 */
export const chunkGroups = [
  // most shared first, because a group also takes what its modules import
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
  // another page's preloads must not load this page
  const [page, another] = pagesFor(id, modules, modulesAndPreloads);
  if (!page || another || pagesFor(id, modules, modulesOf).length === 0) return null;
  // nor may on-demand parts of other kinds, which this page doesn't prefetch
  const reached = askersOf(id, modules, { onDemand: true });
  const reaching = allPages.filter((each) => modulesAndPreloads(each).some((own) => reached.has(own)));
  return reaching.every((each) => kindOf(each) === kindOf(page)) ? page.name : null;
}

function pagesSharing(id: string, modules: Modules): string | null {
  const pages = pagesFor(id, modules, modulesAndPreloads);
  return pages.length > 1 ? pages.map(({ name }) => name).join('-') : null;
}

function pagesFor(id: string, modules: Modules, needsOf: (page: Page) => readonly string[]): readonly Page[] {
  const askers = askersOf(id, modules);
  if (askers.has(ENTRY)) return allPages;
  return allPages.filter((page) => needsOf(page).some((module) => askers.has(module)));
}

/** The importer name of the entry, which every page loads. */
const ENTRY = 'entry';

/** MUI's index files, which make each import look like it needs all of MUI. */
const INDEX_OF_MUI = /[\\/]@mui[\\/]\w+[\\/]((styles|utils)[\\/])?index\.mjs$/;

const modulesOfPages = new Set(allPages.flatMap(modulesAndPreloads));

/** Finds the modules that load this one, up to the pages. Includes on-demand imports if asked. */
function askersOf(id: string, modules: Modules, { onDemand = false } = {}): ReadonlySet<string> {
  const askers = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string) => {
    if (seen.has(each) || INDEX_OF_MUI.test(each)) return;
    seen.add(each);
    const info = modules.getModuleInfo(each);
    if (!info) return;
    const asked = each.slice(each.lastIndexOf('/src/') + 1);
    // the bundler reuses these lists
    if (info.isEntry) askers.add(ENTRY);
    if (info.dynamicImporters.length > 0) {
      askers.add(asked);
      if (onDemand && !modulesOfPages.has(asked)) [...info.dynamicImporters].forEach(climb);
    }
    [...info.importers].forEach(climb);
  };
  climb(id);
  return askers;
}

/** All nonempty subsets, largest first. */
function subsetsOf(names: readonly string[]): (readonly string[])[] {
  const sets = names.reduce<(readonly string[])[]>(
    (known, name) => [...known, ...known.map((set) => [...set, name])],
    [[]],
  );
  return sets.filter((set) => set.length > 0).toSorted((one, other) => other.length - one.length);
}
