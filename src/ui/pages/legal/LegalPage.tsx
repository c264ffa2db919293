import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useSiteAddresses } from '../../kit/browser/siteAddresses.ts';
import { useHydrated } from '../../kit/browser/useHydrated.ts';
import boxes from '../../kit/layout/boxes.module.css';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import site from '../../site/site.module.css';
import { fullDate } from '../../texts/dates.ts';
import { addressOf } from '../../navigation/pages.ts';
import styles from './LegalPage.module.css';

interface LegalSectionProps {
  /** The section's id in URLs. */
  readonly id: string;
  readonly title: string;
  /** The section's number, which the page sets. */
  readonly number?: number;
  readonly children: ReactNode;
}

/** A section of a {@link LegalPage}, with its number. */
export function LegalSection({ id, title, number, children }: LegalSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {`${number}. ${title}`}
      </Heading>
      {children}
    </section>
  );
}

interface Props {
  readonly title: string;
  /** A summary in one sentence. */
  readonly lead: string;
  readonly children: readonly ReactElement<LegalSectionProps>[];
}

/** A page of numbered sections with a print style. */
export function LegalPage({ title, lead, children }: Props) {
  const isHydrated = useHydrated();
  useDocumentTitle(title);
  return (
    <div className={clsx(site.column, styles.page)}>
      <header className={styles.head}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <Text tone="muted" className={styles.updated}>
          Last updated: {isHydrated && <Today />}
        </Text>
        <Text className={styles.lead}>{lead}</Text>
      </header>
      <nav aria-label="Sections" className={clsx(boxes.card, styles.list)}>
        <ol>
          {children.map(({ props }) => (
            <li key={props.id}>
              <a href={`#${props.id}`}>{props.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {children.map((section, index) =>
          cloneElement(section, { key: section.props.id, number: index + 1 }),
        )}
        <Button component={Link} to={addressOf('home')} variant="contained" className={styles.home}>
          Return to Home
        </Button>
      </div>
    </div>
  );
}

/** The current date, not the date of the build. */
function Today() {
  const [today] = useState(() => new Date());
  return <time dateTime={today.toISOString()}>{fullDate(today)}</time>;
}

/** A mailto link to the contact address. */
export function MailLink() {
  const { contactEmail } = useSiteAddresses();
  // a plain link, because the styled one would load form code that a text page doesn't need
  return (
    <a href={`mailto:${contactEmail}`} className={styles.mail}>
      {contactEmail}
    </a>
  );
}
