import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends ButtonProps {
  readonly busy: boolean | undefined;
  /** Label while busy. */
  readonly busyText: string;
}

/**
 * A button for a long task. While busy it says so and keeps focus, unlike a disabled button. The task
 * itself must ignore repeated presses.
 */
export function BusyButton({ busy, busyText, children, ...rest }: Props) {
  return (
    <Button aria-busy={busy} aria-disabled={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  );
}
