import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import site from '../site/site.module.css';
import styles from './HomeSection.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Whether to use a muted background. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A section of the landing page with a headline. */
export function HomeSection({ id, title, lead, quiet = false, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={clsx(styles.section, quiet && styles.quiet)}>
      <div className={site.column}>
        <div className={styles.introduction}>
          <Heading level={2} look="h1" id={headingId} className={styles.headline}>
            {title}
          </Heading>
          <Text tone="muted" className={styles.lead}>
            {lead}
          </Text>
        </div>
        {children}
      </div>
    </section>
  );
}
