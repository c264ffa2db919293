import ChevronRight from '@mui/icons-material/ChevronRight';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styles from './NeedsAttention.module.css';

export interface LinkProps {
  readonly to: string;
  readonly text: string;
  readonly isUrgent: boolean;
}

/** A link to something that needs attention. Memoized, so that it re-renders only when its own text changes. */
export const AttentionLink = memo(function AttentionLink({ to, text, isUrgent }: LinkProps) {
  return (
    <Link to={to} className={clsx(styles.link, isUrgent && styles.strong)}>
      <span aria-hidden className={styles.mark} />
      <span className={styles.text}>{text}</span>
      <ChevronRight aria-hidden fontSize="small" className={styles.chevron} />
    </Link>
  );
});
