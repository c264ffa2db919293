import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './AdminActions.module.css';

interface Props {
  /** Whether the user may use the actions. Undefined until the role is known. */
  readonly mayUse: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Section actions for owners and admins. Reserves their space from the start, so that nothing moves. On a
 * phone, they are in a separate row. (see rule: roles)
 */
export const AdminActions = ({ mayUse, children }: Props) => (
  <div className={clsx(styles.actions, mayUse === false && styles.refused)}>{mayUse && children}</div>
);
