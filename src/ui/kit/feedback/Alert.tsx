import IconButton from '@mui/material/IconButton';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorMark from '@mui/icons-material/ErrorOutlined';
import InfoMark from '@mui/icons-material/InfoOutlined';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';

const icons = { success: CheckCircle, error: ErrorMark, info: InfoMark };

interface Props {
  readonly tone: keyof typeof icons;
  readonly children: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Whether a surrounding live region already announces the alert. */
  readonly isInRegion?: boolean;
  /**
   * Whether the alert looks like the text around it. The elements stay the same, so that screen readers don't
   * announce the alert again.
   */
  readonly isPlain?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message on the page. Errors interrupt a screen reader; other messages wait. */
export function Alert({ tone, children, onDismiss, isInRegion = false, isPlain = false, ref }: Props) {
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isInRegion ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={clsx(isPlain ? styles.plain : [styles.alert, styles[tone]])}
    >
      <Icon fontSize="small" aria-hidden className={styles.icon} />
      <div dir="auto" className={styles.message}>
        {children}
      </div>
      {onDismiss && (
        <IconButton
          color="inherit"
          size="small"
          aria-label="Dismiss"
          onClick={onDismiss}
          className={styles.dismiss}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </div>
  );
}
