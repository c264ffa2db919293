import Button from '@mui/material/Button';
import styles from './SkipButton.module.css';

interface Props {
  /** Id of the element to focus. */
  readonly to: string;
  readonly label: string;
}

/** A button that skips a list with many buttons. Visible only on focus. */
export function SkipButton({ to, label }: Props) {
  return (
    <Button variant="outlined" onClick={() => document.getElementById(to)?.focus()} className={styles.skip}>
      {label}
    </Button>
  );
}
