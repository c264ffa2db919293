import type { Failure } from '#application/Failure.ts';

/** Logs failures that the screen does not show. */
export function logFailure(failure: Failure): void {
  if (failure.kind !== 'cancelled') console.warn(failure);
}

/** Logs a bug: a crash of a part of the page, or an unhandled rejection. All of them pass through here. */
export function logBug(thrown: unknown): void {
  console.error(thrown);
}
