import { matchPath } from 'react-router-dom';
import { LazyErrorReports } from '#infrastructure/reporting/LazyErrorReports.ts';
import { watchErrors } from '#infrastructure/reporting/watchErrors.ts';
import { reportBugsTo } from '#ui/kit/state/logFailure.ts';
import { allPages } from '#ui/navigation/pages.ts';

/** Identifies this build by the hash of its entry script, which changes with any part of the code. */
const RELEASE = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1] ?? 'development';

/** Reports uncaught errors in this window, and code that is missing or blocked. */
export function startReporting(url: string): void {
  const pageAt = (pathname: string) => allPages.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
  const reports = new LazyErrorReports({ url, release: RELEASE, pageAt });
  watchErrors(reports);
  reportBugsTo((thrown) => reports.report('boundary', thrown));
}
