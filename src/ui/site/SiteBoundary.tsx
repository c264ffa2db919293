import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../kit/crashes/CrashBoundary.tsx';
import { crashText } from '../texts/crashText.ts';
import { siteColumn } from './siteStyles.ts';

interface Props {
  readonly children: ReactNode;
}

/** A part of a public page that may crash without the rest. (see rule: crashes) */
export function SiteBoundary({ children }: Props) {
  return (
    <CrashBoundary
      renderFailure={(retry) => (
        <Box sx={message}>
          <span role="alert">{crashText.section}</span>
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        </Box>
      )}
    >
      {children}
    </CrashBoundary>
  );
}

const message = { ...siteColumn, py: 3, display: 'grid', justifyItems: 'start', gap: 2 } as const;
