import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShared } from '../useViewModel.ts';
import { BringDialogContext } from './BringDialogContext.ts';
import { UnsavedWorkViewModel, type LeaveQuestion } from './UnsavedWorkViewModel.ts';

interface Props {
  readonly children: ReactNode;
}

/**
 * Keeps the pages inside from being left while something on them is not saved, until the person has been asked. Whoever
 * edits something brings the dialog along, so that it is there also when the connection no longer is.
 */
export const UnsavedWorkGuard = observer(function UnsavedWorkGuard({ children }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<LeaveQuestion>>();
  const bring = useCallback((dialog: ComponentType<LeaveQuestion>) => setDialog(() => dialog), []);
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

  return (
    <BringDialogContext value={bring}>
      {children}
      {question && Dialog && <Dialog {...question} />}
    </BringDialogContext>
  );
});
