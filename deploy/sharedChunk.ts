export interface Modules {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const LANDING_PAGE = /[\\/]ui[\\/]site[\\/](SiteShell|home[\\/]HomeScreen)\.tsx$/;
const PUBLIC_PAGE = /[\\/]ui[\\/](login|site|booking|legal|demos|museums?|notFound)[\\/]/;
const DASHBOARD = /[\\/]ui[\\/](shell[\\/]ConsoleShell|dashboard[\\/]DashboardScreen)\.tsx$/;
const COMPANY = /[\\/]ui[\\/]company[\\/]CompanyScreen\.tsx$/;
const CONSOLE_PAGE =
  /[\\/]ui[\\/](shell|dashboard|profile|company|orders|subscription|agent|conversation)[\\/](ConsoleShell|\w+Screen)\.tsx$/;

/** The index files of MUI make it look as if every page needed all of it. */
const MUI = /[\\/]@mui[\\/](material|system|utils)[\\/]/;

/** The chunks of what pages have in common with the dashboard or a company's page, whose first loads count most. */
export const SHARED_CHUNKS = ['both', 'some', 'console', 'company'] as const;

/**
 * Names the chunk of a module that is shared with the dashboard or a company's page: a chunk for each set of pages would
 * make dozens of files of a kilobyte, each a round trip on a slow line.
 *
 * @returns `both` for what the landing page needs as well, `some` for what another public page does, else `console` for
 * what the dashboard needs as well as another page, and `company` for what a company's page does; null for all the rest
 */
export function sharedChunk(id: string, modules: Modules): (typeof SHARED_CHUNKS)[number] | null {
  const askers = [...askersOf(id, modules)];
  const isAskedBy = (pages: RegExp) => askers.some((asker) => pages.test(asker));
  const isForDashboard = isAskedBy(DASHBOARD);
  if (!isForDashboard && !isAskedBy(COMPANY)) return null;
  if (isAskedBy(LANDING_PAGE)) return MUI.test(id) ? null : 'both';
  if (isAskedBy(PUBLIC_PAGE)) return 'some';
  if (askers.filter((asker) => CONSOLE_PAGE.test(asker)).length < 2) return null;
  return isForDashboard ? 'console' : 'company';
}

/** The modules that are loaded when somebody asks for them, and bring this one along. */
function askersOf(id: string, modules: Modules): ReadonlySet<string> {
  const askers = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = modules.getModuleInfo(each);
    if (!info) return;
    if (info.dynamicImporters.length > 0) askers.add(each);
    // the list is used again by the bundler for the next module
    [...info.importers].forEach(climb);
  };
  climb(id);
  return askers;
}
