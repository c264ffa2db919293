import type { ErrorReports } from '#application/shared/ErrorReports.ts';

/** Reports uncaught errors until the window closes. Error boundaries report the errors they catch. */
export function watchErrors(reports: ErrorReports): void {
  addEventListener('error', ({ error }) => {
    // errors from another origin's script, and notices such as the resize observer's, have no error object
    if (error !== null && error !== undefined) reports.report('error', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reports.report('rejection', reason));
  addEventListener('vite:preloadError', ({ payload }) => reports.report('chunk', payload));
  addEventListener('securitypolicyviolation', (event) => reports.report('policy', event));
  // Chromium also lists violations from before the app started, such as a blocked inline script. Such a
  // violation means that the pages and the policy are from different builds.
  if (!('ReportingObserver' in window)) return;
  const observer = new ReportingObserver(
    (violations) => violations.forEach(({ body }) => reports.report('policy', body)),
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
}
