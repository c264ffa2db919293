import type { ReactNode } from 'react';
import words from './words.module.css';

interface Props {
  /** Announced on every change. */
  readonly role?: 'status' | undefined;
  /** A new key repeats the announcement of the same text. */
  readonly occasion?: string | number | undefined;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, occasion, children }: Props) {
  return (
    <span role={role} className={words.visuallyHidden}>
      {occasion === undefined ? children : <span key={occasion}>{children}</span>}
    </span>
  );
}
