import type { ReactNode } from 'react';
import words from './words.module.css';

interface Props {
  /** Makes screen readers announce every change. */
  readonly role?: 'status' | undefined;
  /** Change this value to announce the same text again. */
  readonly occasion?: string | number | undefined;
  readonly children: ReactNode;
}

/** Text that only screen readers present. */
export function VisuallyHidden({ role, occasion, children }: Props) {
  return (
    <span role={role} className={words.visuallyHidden}>
      {occasion === undefined ? children : <span key={occasion}>{children}</span>}
    </span>
  );
}
