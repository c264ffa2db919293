import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import words from '../text/words.module.css';
import styles from './PageHeader.module.css';
import { Cluster } from './Row.tsx';

export interface BackLink {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly title: string;
  readonly back?: BackLink;
  /** One line of facts. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown left of the title. */
  readonly mark?: ReactNode;
  /** Whether the back link is next to the title from 1024 px. */
  readonly compact?: boolean;
}

/**
 * A page header: back link, title, a line of facts, and actions on the right (below the title on a phone).
 */
export function PageHeader({ title, back, facts, actions, mark, compact }: Props) {
  return (
    <header className={clsx(styles.header, compact && styles.compact)}>
      {back && <BackButton {...back} />}
      <Cluster gap={16}>
        {mark}
        <div className={styles.words}>
          <Heading level={1} dir="auto" className={words.breaks}>
            {title}
          </Heading>
          {facts && <Text tone="muted">{facts}</Text>}
        </div>
        {actions}
      </Cluster>
    </header>
  );
}

export function BackButton({ label, to }: BackLink) {
  return (
    <Button component={Link} to={to} startIcon={<ArrowBack />} className={styles.back}>
      {label}
    </Button>
  );
}
