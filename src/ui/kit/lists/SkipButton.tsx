import Button from '@mui/material/Button';
import styles from './SkipButton.module.css';

interface Props {
  /** Id of the element that receives focus. */
  readonly to: string;
  readonly label: string;
}

/** A button, visible on focus, that skips a list which may contain hundreds of buttons. */
export function SkipButton({ to, label }: Props) {
  return (
    <Button variant="outlined" onClick={() => document.getElementById(to)?.focus()} className={styles.skip}>
      {label}
    </Button>
  );
}
