import { useEffect } from 'react';
import type { Failure } from '#application/Failure.ts';
import { logFailure } from './logFailure.ts';

/** For reads whose failures are only logged, each of them once. */
export function useLoggedFailure(failure: Failure | undefined): void {
  useEffect(() => {
    if (failure) logFailure(failure);
  }, [failure]);
}
