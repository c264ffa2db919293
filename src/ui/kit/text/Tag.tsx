import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface Props {
  /** Gives the tag a muted look. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A short label, such as a plan's name. For a status, use Badge. */
export function Tag({ isQuiet = false, children }: Props) {
  return (
    <span dir="auto" className={clsx(styles.tag, isQuiet && styles.quiet)}>
      {children}
    </span>
  );
}
