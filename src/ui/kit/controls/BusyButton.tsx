import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends ButtonProps {
  readonly busy: boolean | undefined;
  /** Label while busy. */
  readonly busyText: string;
}

/**
 * A button that starts a long task. While busy, it shows `busyText` and keeps focus, which a disabled
 * button would lose. Callers ignore repeated presses.
 */
export function BusyButton({ busy, busyText, children, ...rest }: Props) {
  return (
    <Button aria-busy={busy} aria-disabled={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  );
}
