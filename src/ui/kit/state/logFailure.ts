import type { Failure } from '#application/Failure.ts';

/** Logs a failure that the screen does not show. */
export function logFailure(failure: Failure): void {
  if (failure.kind !== 'cancelled') console.warn(failure);
}

type BugListener = (thrown: unknown) => void;

let report: BugListener | undefined;

/** Sets the function that reports bugs to the operators. Until then, bugs are only logged. */
export function reportBugsTo(listener: BugListener): void {
  report = listener;
}

/** Logs and reports a bug: a crash of part of the page, or an unhandled rejection. */
export function logBug(thrown: unknown): void {
  console.error(thrown);
  report?.(thrown);
}
