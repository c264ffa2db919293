import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShared } from '../useViewModel.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** Keeps the pages from being left while something on them is not saved, until the person has been asked. */
export const UnsavedWorkGuard = observer(function UnsavedWorkGuard() {
  const unsaved = useShared(UnsavedWorkViewModel);
  const { any, question } = unsaved;

  // a link into the page leaves nothing
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved.any && (here.pathname !== there.pathname || here.search !== there.search),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') unsaved.leave(blocker.proceed, blocker.reset);
  }, [unsaved, blocker]);

  useEffect(() => {
    if (!any) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [any]);

  if (!question) return null;
  return (
    <Suspense>
      <LeaveDialog {...question} />
    </Suspense>
  );
});
