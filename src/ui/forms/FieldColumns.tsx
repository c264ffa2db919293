import type { ReactNode } from 'react';
import styles from './FieldColumns.module.css';

/** Lays out fields in two columns where there is space. */
export const FieldColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
