import { leaveText } from '../../texts/leaveText.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { LeaveQuestion, SaveState } from './UnsavedWorkViewModel.ts';

interface Props extends Pick<LeaveQuestion, 'leave' | 'stay'> {
  readonly names: readonly string[];
  readonly saveState: SaveState;
}

/** Asks before edits are lost, or whether to wait for a save in flight. */
export function LeaveDialog({ names, saveState, leave, stay }: Props) {
  const { text, ...words } = leaveText[saveState];
  return <ConfirmDialog open {...words} text={text(names)} onKeep={stay} onConfirm={leave} />;
}
