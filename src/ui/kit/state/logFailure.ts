import type { Failure } from '#application/Failure.ts';

/** Logs failures that the screen does not show. */
export function logFailure(failure: Failure): void {
  if (failure.kind !== 'cancelled') console.warn(failure);
}

type BugListener = (thrown: unknown) => void;

let report: BugListener | undefined;

/** Sets the function that reports bugs to the operators. Without one, they are only logged. */
export function reportBugsTo(listener: BugListener): void {
  report = listener;
}

/** Logs a bug: a crash of a part of the page, or an unhandled rejection. All of them pass through here. */
export function logBug(thrown: unknown): void {
  console.error(thrown);
  report?.(thrown);
}
