import type { ErrorKind } from '#application/shared/ErrorReports.ts';

/** Where and how this build sends reports. */
export interface ReportTarget {
  readonly url: string;
  /** Identifies the build. */
  readonly release: string;
  /** Returns the path pattern of a page, such as `/company/:companyId/orders`. */
  readonly pageAt: (pathname: string) => string;
}

/** One error, in the format of a report. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  /** An error's name and any file that failed to load, or a violation's directive and blocked resource. */
  readonly message: string;
  /** Script positions, innermost first, one per line, such as `index-DLACN-G0.js:1:2345`. */
  readonly stack: string;
  readonly page: string;
}

/**
 * Sends reports, even while the page unloads. Unlike `sendBeacon`, sends no cookies, and no page URL as the
 * referrer. Reports are plain text, so they need no CORS preflight, and the target needs no CORS headers.
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
