import type { ErrorKind } from '#application/shared/ErrorReports.ts';
import { describeError, describeViolation, isThrownOutsideApp } from './describeError.ts';
import { sendReports, type ErrorReport, type ReportTarget } from './errorReport.ts';

/** An error and the page's path when it surfaced. */
export interface CaughtError {
  readonly kind: ErrorKind;
  readonly error: unknown;
  readonly pathname: string;
}

/** Milliseconds that an error waits for later errors to join its batch. */
const BATCH_MS = 5000;

/** Maximum reports per page load. One broken list can throw hundreds of different errors. */
const MAX_REPORTS = 20;

/** Sends reports in batches: each distinct error once per page load, up to {@link MAX_REPORTS} in total. */
export class Reporter {
  /** Errors seen before. An error can surface twice, for example as a rejection and in a boundary. */
  private readonly seen = new WeakSet<object>();
  private readonly known = new Set<string>();
  private waiting: ErrorReport[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly target: ReportTarget) {
    const flush = () => this.flush();
    addEventListener('pagehide', flush);
    // phones may close a hidden tab without another event
    document.addEventListener('visibilitychange', () => document.hidden && flush());
  }

  add({ kind, error, pathname }: CaughtError) {
    if (this.known.size >= MAX_REPORTS || this.wasSeen(error)) return;
    const isUncaught = kind === 'error' || kind === 'rejection';
    if (isUncaught && isThrownOutsideApp(error, location.origin)) return;
    const description =
      kind === 'policy'
        ? describeViolation(error as SecurityPolicyViolationEvent, location.origin)
        : describeError(error, location.origin);
    if (!description) return;
    const key = `${description.message}\n${description.stack}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.waiting.push({ kind, ...description, page: this.target.pageAt(pathname) });
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS);
  }

  private flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const reports = this.waiting.splice(0);
    if (reports.length > 0) sendReports(this.target.url, this.target.release, reports);
  }

  private wasSeen(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    if (this.seen.has(error)) return true;
    this.seen.add(error);
    return error instanceof Error && this.wasSeen(error.cause);
  }
}
