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
  /** Facts about the page's subject, on one line. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
  /** An icon or picture left of the title. */
  readonly mark?: ReactNode;
  /** Whether the back link moves next to the title on screens of 1024 px and wider. */
  readonly compact?: boolean;
}

/**
 * A page header with a back link, title, facts, and actions. The actions are on the right, or below the
 * title on a phone.
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

/** A link with an arrow to the page one level up. */
export function BackButton({ label, to }: BackLink) {
  return (
    <Button component={Link} to={to} startIcon={<ArrowBack />} className={styles.back}>
      {label}
    </Button>
  );
}
