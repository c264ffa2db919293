import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { LeaveQuestion, SaveState } from './UnsavedWorkViewModel.ts';

interface Props extends LeaveQuestion {
  readonly names: readonly string[];
  readonly saveState?: SaveState;
}

/** Asks before what was edited is lost; where it is just being saved, whether to wait for that. */
export function LeaveDialog({ names, saveState, leave, stay }: Props) {
  const what = `What you changed in ${names.join(' and ')}`;
  const words =
    saveState === 'awaited'
      ? {
          title: 'Leave while it is being saved?',
          text: `${what} is being saved, and you go on as soon as it is. If you leave now and that fails, it is lost.`,
          keep: 'Wait here',
          confirm: 'Leave now',
        }
      : {
          title: 'Discard unsaved changes?',
          text:
            saveState === 'outstanding'
              ? `${what} may still be saved: no answer has come yet.`
              : `${what} is not saved.`,
          keep: 'Keep editing',
          confirm: 'Discard changes',
        };
  return <ConfirmDialog open {...words} onKeep={stay} onConfirm={leave} />;
}
