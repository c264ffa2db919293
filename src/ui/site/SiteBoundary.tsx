import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../kit/crashes/CrashBoundary.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { crashText } from '../texts/crashText.ts';
import site from './site.module.css';
import styles from './SiteBoundary.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a crash of one part of a public page from taking down the rest. (see rule: crashes) */
export function SiteBoundary({ children }: Props) {
  return (
    <CrashBoundary
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
    </CrashBoundary>
  );
}
