import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyComponent } from '../lazyComponent.ts';
import { DialogLoadFailure } from '../DialogLoadFailure.tsx';
import { useSharedViewModel } from '../useViewModel.ts';
import { keepsUnsavedWork } from './leavesNothing.ts';
import { useBeforeUnloadPrompt } from './useBeforeUnloadPrompt.ts';
import { UnsavedWorkViewModel, type LeaveQuestion } from './UnsavedWorkViewModel.ts';

const LeaveDialog = lazyComponent(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  MissingLeaveDialog,
);

/**
 * Keeps the pages from being left while something on them is not saved, until the person has been asked: by a dialog where a
 * link leads on, by the browser where the tab is closed or loaded anew. (see rule: unsaved changes)
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
    // it was saved while the person was asked
    if (question && !any) question.leave();
  }, [question, any]);

  return question && any && <LeaveDialog {...question} names={names} saveState={saveState} />;
});

/** Who cannot be asked stays where they are. */
function MissingLeaveDialog({ stay }: LeaveQuestion) {
  return <DialogLoadFailure onClose={stay} />;
}
