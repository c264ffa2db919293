import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../kit/crashes/ErrorBoundary.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { crashText } from '../texts/crashText.ts';
import site from './site.module.css';
import styles from './SiteErrorBoundary.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a crash of one part of a public page from taking down the rest. (see rule: crashes) */
export function SiteErrorBoundary({ children }: Props) {
  return (
    <ErrorBoundary
      renderFailure={(retry) => (
        <Stack align="start" className={clsx(site.column, styles.message)}>
          <span role="alert">{crashText.section}</span>
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        </Stack>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
