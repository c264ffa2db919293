import type { ErrorKind } from '#application/shared/ErrorReports.ts';

/** Where this build sends reports, and what it adds to them. */
export interface ReportTarget {
  readonly url: string;
  /** Names the build. */
  readonly release: string;
  /** Returns the path pattern of a page, such as `/company/:companyId/orders`. */
  readonly pageAt: (pathname: string) => string;
}

/** One error, as sent. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  /** The error's name, with the file of missing code; for a violation, its directive and what was blocked. */
  readonly message: string;
  /** Script positions, innermost first, one per line, such as `index-DLACN-G0.js:1:2345`. */
  readonly stack: string;
  /** The path pattern of the page. */
  readonly page: string;
}

/**
 * Sends reports, even while the page unloads. Not with `sendBeacon`, which adds cookies and, within the site,
 * the page's address as the referrer. As plain text, reports need no CORS preflight, and the target no CORS
 * headers.
 */
export function sendReports(url: string, release: string, reports: readonly ErrorReport[]): void {
  const sending = fetch(url, {
    method: 'POST',
    body: JSON.stringify({ release, reports }),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  // an unreachable target must not cause another report
  sending.catch(() => undefined);
}
