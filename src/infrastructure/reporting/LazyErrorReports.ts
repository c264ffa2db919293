import type { ErrorKind, ErrorReports } from '#application/shared/ErrorReports.ts';
import { sendReports, type ReportTarget } from './errorReport.ts';
import type { CaughtError, Reporter } from './Reporter.ts';

/** Maximum errors to keep until the reporting code has loaded. More would rarely add information. */
const MAX_EARLY_ERRORS = 20;

/** Late enough for the first paint. The `load` event might never fire, if a tag or a picture hangs. */
const LOAD_AFTER_MS = 3000;

/**
 * Loads the reporting code after the page's own code. Loading it with the first error would be too late if
 * that error is about missing code. (see rule: error reports)
 */
export class LazyErrorReports implements ErrorReports {
  private readonly early: CaughtError[] = [];
  private reporter: Reporter | undefined;

  constructor(private readonly target: ReportTarget) {
    setTimeout(() => void this.load(), LOAD_AFTER_MS);
  }

  report(kind: ErrorKind, error: unknown) {
    const caught = { kind, error, pathname: location.pathname };
    if (this.reporter) this.reporter.add(caught);
    else if (this.early.length < MAX_EARLY_ERRORS) this.early.push(caught);
  }

  private async load() {
    const { url, release, pageAt } = this.target;
    try {
      const { Reporter } = await import('./Reporter.ts');
      this.reporter = new Reporter(this.target);
      for (const caught of this.early.splice(0)) this.reporter.add(caught);
    } catch {
      const page = pageAt(location.pathname);
      const message = 'The code that reports errors failed to load';
      sendReports(url, release, [{ kind: 'chunk', message, stack: '', page }]);
    }
  }
}
