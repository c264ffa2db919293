import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { undoText } from '../../texts/undoText.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { DialogLoadFailure } from '../DialogLoadFailure.tsx';
import { undoableDiscard } from '../undo/undoableDiscard.ts';
import { UndoViewModel } from '../undo/UndoViewModel.ts';
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
 * closing and reloading. Undo returns to the page with the discarded work. (see rule: unsaved changes)
 */
export const UnsavedWorkGuard = observer(function UnsavedWorkGuard() {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const undo = useSharedViewModel(UndoViewModel);
  const { any, names, saveState, question } = unsaved;
  const left = useLocation();
  const navigate = useNavigate();

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => unsaved.any && !keepsUnsavedWork(here, there),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    unsaved.leave(blocker.proceed, blocker.reset, (restore) => {
      const goBack = () => {
        restore();
        void navigate(left);
      };
      undo.offer(undoableDiscard('discarded/', undoText.discarded, goBack));
    });
  }, [unsaved, undo, blocker, left, navigate]);

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
