import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import type { BackLink } from '../../kit/layout/PageHeader.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './ResourceNotFound.module.css';

interface Props {
  readonly title?: string;
  readonly text: string;
  /** Links to other pages, the main one first. */
  readonly ways: readonly BackLink[];
}

/** A not-found page with the caption 404, a title, and links. */
export function ResourceNotFound({ title = 'Resource Not Found', text, ways }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    // the focused heading may have disappeared with the page that this one replaces
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page}>
      <EmptyPlateDrawing />
      <Text tone="muted" tabular>
        404
      </Text>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text className={styles.text}>{text}</Text>
      <Cluster gap={16} align="stretch" justify="center" className={styles.ways}>
        {ways.map(({ label, to }, index) => (
          <Button key={label} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
            {label}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}
