import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyComponent } from '../lazyComponent.ts';
import { DialogLoadFailure } from '../DialogLoadFailure.tsx';
import { useSharedViewModel } from '../useViewModel.ts';
import { keepsUnsavedWork } from './keepsUnsavedWork.ts';
import { useBeforeUnloadPrompt } from './useBeforeUnloadPrompt.ts';
import { UnsavedWorkViewModel, type LeaveQuestion } from './UnsavedWorkViewModel.ts';

const LeaveDialog = lazyComponent(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  MissingLeaveDialog,
);

/**
 * Asks before a page with unsaved work is left: with a dialog for links, with the browser's prompt for
 * closing and reloading. (see rule: unsaved changes)
 */
export const UnsavedWorkGuard = observer(function UnsavedWorkGuard() {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { any, names, saveState, question } = unsaved;

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => unsaved.any && !keepsUnsavedWork(here, there),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') unsaved.leave(blocker.proceed, blocker.reset);
  }, [unsaved, blocker]);

  useBeforeUnloadPrompt();
  useEffect(() => {
    // the work was saved while the dialog was open
    if (question && !any) question.leave();
  }, [question, any]);

  return question && any && <LeaveDialog {...question} names={names} saveState={saveState} />;
});

/** Without the dialog's code, the user stays on the page. */
function MissingLeaveDialog({ stay }: LeaveQuestion) {
  return <DialogLoadFailure onClose={stay} />;
}
