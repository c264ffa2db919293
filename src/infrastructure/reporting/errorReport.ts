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
  /** The error's name and the known part of its message. */
  readonly message: string;
  /** Script positions, innermost first, one per line, such as `index-DLACN-G0.js:1:2345`. */
  readonly stack: string;
  /** The path pattern of the page. */
  readonly page: string;
}

/**
 * Sends reports, even while the page unloads. `sendBeacon` adds the page's address as the referrer for
 * a target of the same origin, so there, `fetch` sends them without one. As plain text, they need no CORS
 * preflight, and the target no CORS headers.
 */
export function sendReports(url: string, release: string, reports: readonly ErrorReport[]): void {
  const body = JSON.stringify({ release, reports });
  const isElsewhere = new URL(url).origin !== location.origin;
  // some extensions remove or break sendBeacon; it returns false when the browser's queue is full
  if (isElsewhere && navigator.sendBeacon?.(url, body)) return;
  const sending = fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  // an unreachable target must not cause another report
  sending.catch(() => undefined);
}
