import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends ButtonProps {
  readonly busy: boolean | undefined;
  /** What it says while it is busy. */
  readonly busyText: string;
}

/**
 * A button that begins long work. While that runs it says so and keeps the focus, as a disabled button would not;
 * that a press then begins nothing is up to the work.
 */
export function BusyButton({ busy, busyText, children, ...rest }: Props) {
  return (
    <Button aria-busy={busy} aria-disabled={busy} {...rest}>
      {busy ? busyText : children}
    </Button>
  );
}
