import { allPages } from '../src/ui/app/pages.ts';
import { preloadModulesOf, modulesOf } from './pageFiles.ts';

type Page = (typeof allPages)[number];

interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Pages that share files: those of a frame, and each page by itself where people come in. */
const kindOf = ({ name, frame, isEntryPage }: Page): string => (isEntryPage || !frame ? name : frame);
const kinds = [...new Set(allPages.map(kindOf))];

const nameOf = (some: readonly string[]): string => (some.length === kinds.length ? 'app' : some.join('-'));

/**
 * The one rule of which file a module goes into. What more than a quarter of the pages of a kind need at once goes into one
 * file with whatever the same kinds need, and where that is all of them with the entry; what a single page needs goes with
 * that page, if no part on demand takes it to another kind; what few pages share, with whatever the same pages need. What is
 * left, which only parts on demand need, is left to the bundler.
 */
export const chunkGroups = [
  // what more kinds need comes first: a group takes along what its modules import
  ...subsetsOf(kinds).map((set) => ({
    name: (id: string, modules: Modules) => (kindsFor(id, modules) === nameOf(set) ? nameOf(set) : null),
    debugName: nameOf(set),
  })),
  { name: pageOf, debugName: 'a page', includeDependenciesRecursively: false },
  { name: pagesSharing, debugName: 'few pages', includeDependenciesRecursively: false },
];

function kindsFor(id: string, modules: Modules): string {
  const pages = pagesFor(id, modules, modulesAndBeside);
  const isCommonIn = (kind: string) => 4 * countOf(kind, pages) > countOf(kind, allPages);
  return kinds.some(isCommonIn) ? nameOf(kinds.filter((kind) => countOf(kind, pages) > 0)) : '';
}

const modulesAndBeside = (page: Page) => [...modulesOf(page), ...preloadModulesOf(page)];

const countOf = (kind: string, pages: readonly Page[]) =>
  pages.filter((page) => kindOf(page) === kind).length;

function pageOf(id: string, modules: Modules): string | null {
  // what another page needs a moment later must not bring this one along
  const [page, another] = pagesFor(id, modules, modulesAndBeside);
  if (!page || another || pagesFor(id, modules, modulesOf).length === 0) return null;
  // nor may a part on demand that pages of another kind have, which are not fetched ahead with this one
  const reached = askersOf(id, modules, { onDemand: true });
  const reaching = allPages.filter((each) => modulesAndBeside(each).some((own) => reached.has(own)));
  return reaching.every((each) => kindOf(each) === kindOf(page)) ? page.name : null;
}

function pagesSharing(id: string, modules: Modules): string | null {
  const pages = pagesFor(id, modules, modulesAndBeside);
  return pages.length > 1 ? pages.map(({ name }) => name).join('-') : null;
}

function pagesFor(id: string, modules: Modules, needsOf: (page: Page) => readonly string[]): readonly Page[] {
  const askers = askersOf(id, modules);
  if (askers.has(ENTRY)) return allPages;
  return allPages.filter((page) => needsOf(page).some((module) => askers.has(module)));
}

/** As whom the entry asks for modules, for every page. */
const ENTRY = 'entry';

/** The index files of MUI make it look as if whoever needs a part of it needed all. */
const INDEX_OF_MUI = /[\\/]@mui[\\/]\w+[\\/]((styles|utils)[\\/])?index\.mjs$/;

const modulesOfPages = new Set(allPages.flatMap(modulesAndBeside));

/**
 * From the root of the project, the modules that are loaded when somebody asks for them, and bring this one along; with
 * those that ask for them in turn, up to the pages, if what comes on demand counts as well.
 */
function askersOf(id: string, modules: Modules, { onDemand = false } = {}): ReadonlySet<string> {
  const askers = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string) => {
    if (seen.has(each) || INDEX_OF_MUI.test(each)) return;
    seen.add(each);
    const info = modules.getModuleInfo(each);
    if (!info) return;
    const asked = each.slice(each.lastIndexOf('/src/') + 1);
    // the lists are used again by the bundler for the next module
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

/** All sets of names but the empty one, the largest first. */
function subsetsOf(names: readonly string[]): (readonly string[])[] {
  const sets = names.reduce<(readonly string[])[]>(
    (known, name) => [...known, ...known.map((set) => [...set, name])],
    [[]],
  );
  return sets.filter((set) => set.length > 0).toSorted((one, other) => other.length - one.length);
}
