import { useId, type ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';
import { Card } from './Card.tsx';
import { Cluster } from './Row.tsx';
import styles from './SectionCard.module.css';

export interface SectionProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The card around a section's content or failure message. */
export function SectionCard({ title, id, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <Cluster gap={16} rowGap={8} className={styles.head}>
        <Heading level={2} id={headingId} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </Cluster>
      {children}
    </Card>
  );
}
