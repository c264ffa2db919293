import type { Failure } from '#application/Failure.ts';

/** Logs failures that the screen does not show. */
export function logFailure(failure: Failure): void {
  if (failure.kind !== 'cancelled') console.warn(failure);
}
