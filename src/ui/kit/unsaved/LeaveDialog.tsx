import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface Props {
  readonly names: readonly string[];
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Asks before what was edited is lost. */
export function LeaveDialog({ names, leave, stay }: Props) {
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
