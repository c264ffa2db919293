import type { WriteArea } from '#application/writes/WritesInFlight.ts';
import { leaveText } from '../../texts/leaveText.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { LeaveQuestion, SaveState } from './UnsavedWorkViewModel.ts';

interface Props extends Pick<LeaveQuestion, 'leave' | 'stay'> {
  /** Names of forms with unsaved work. */
  readonly names?: readonly string[];
  /** Areas of the restaurant with writes in flight. */
  readonly areas?: readonly WriteArea[];
  readonly saveState: SaveState;
}

/** Asks whether to discard unsaved edits, or whether to wait for writes in flight. */
export function LeaveDialog({ names = [], areas = [], saveState, leave, stay }: Props) {
  const { text, ...words } = leaveText[saveState];
  const all = [...names, ...areas.map((area) => leaveText.areas[area])];
  return <ConfirmDialog open {...words} text={text(all)} onKeep={stay} onConfirm={leave} />;
}
