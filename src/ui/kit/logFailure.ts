import type { Failure } from '#application/Failure.ts';

/** For failures that are kept from the screen: they are only logged. */
export function logFailure(failure: Failure): void {
  if (failure.kind !== 'cancelled') console.warn(failure);
}
