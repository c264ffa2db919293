import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface Props {
  /** For less important tags. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A few words that describe something, such as its plan. Use Badge for a status. */
export function Tag({ isQuiet = false, children }: Props) {
  return (
    <span dir="auto" className={clsx(styles.tag, isQuiet && styles.quiet)}>
      {children}
    </span>
  );
}
