import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Loadable } from './Loadable.ts';
import { logFailure } from './logFailure.ts';

/** For reads whose failures are only logged, each of them once. The component is not rendered for it. */
export function useLoggedFailure(read: Loadable<unknown>): void {
  useEffect(
    () =>
      reaction(
        () => read.failure,
        (failure) => failure && logFailure(failure),
        { fireImmediately: true },
      ),
    [read],
  );
}
