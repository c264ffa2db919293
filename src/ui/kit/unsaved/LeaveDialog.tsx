import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { LeaveQuestion } from './UnsavedWorkViewModel.ts';

/** Asks before what was edited is lost. */
export function LeaveDialog({ names, leave, stay }: LeaveQuestion) {
  return (
    <ConfirmDialog
      open
      title="Discard unsaved changes?"
      text={`What you changed in ${names.join(' and ')} is not saved.`}
      keep="Keep editing"
      confirm="Discard changes"
      onKeep={stay}
      onConfirm={leave}
    />
  );
}
