import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { undoText } from '../../texts/undoText.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { DialogLoadFailure } from '../dialogs/DialogLoadFailure.tsx';
import { undoableDiscard } from '../undo/undoableDiscard.ts';
import { UndoViewModel } from '../undo/UndoViewModel.ts';
import { useDelayElapsed } from '../feedback/useDelayElapsed.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';
import { keepsUnsavedWork } from './keepsUnsavedWork.ts';
import { useBeforeUnloadPrompt } from './useBeforeUnloadPrompt.ts';
import { UnsavedWorkViewModel, type LeaveQuestion } from './UnsavedWorkViewModel.ts';

/** How long a sign-out waits for a write before a dialog appears, in milliseconds. */
const BRIEF_WAIT_MS = 500;

const LeaveDialog = lazyComponent(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  MissingLeaveDialog,
);

/**
 * Asks before the user leaves a page with unsaved work: with a dialog for links, and with the browser's
 * prompt for closing or reloading. Undo returns to the page and restores the discarded edits. (see rule:
 * unsaved changes)
 */
export const UnsavedWorkGuard = observer(function UnsavedWorkGuard() {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const undo = useSharedViewModel(UndoViewModel);
  const { question, isAnswered } = unsaved;
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
    if (isAnswered) question?.leave();
  }, [question, isAnswered]);

  return question && !isAnswered && <Question {...question} />;
});

const Question = observer(function Question({ about, ...answers }: LeaveQuestion) {
  const { names, saveState, openWrites } = useSharedViewModel(UnsavedWorkViewModel);
  const isLate = useDelayElapsed(BRIEF_WAIT_MS);
  if (about === 'edits') return <LeaveDialog {...answers} names={names} saveState={saveState} />;
  return isLate && <LeaveDialog {...answers} areas={openWrites} saveState="awaited" />;
});

/** Keeps the user on the page if the dialog's code failed to load. */
function MissingLeaveDialog({ stay }: Pick<LeaveQuestion, 'stay'>) {
  return <DialogLoadFailure onClose={stay} />;
}
