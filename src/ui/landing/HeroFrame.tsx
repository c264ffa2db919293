import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { siteColumn } from '../site/siteStyles.ts';

interface Props {
  readonly children: ReactNode;
  /** Content on the right. */
  readonly orb: ReactNode;
  /** Vertical alignment of the shorter side. */
  readonly align?: 'center' | 'start';
}

/** Layout of the hero, at rest and during a demo. */
export function HeroFrame({ children, orb, align = 'center' }: Props) {
  return (
    <Box component="section" id="hero" aria-label="Try it Live" sx={{ py: { xs: 5, md: 10 } }}>
      <Box
        sx={{
          ...siteColumn,
          display: 'grid',
          alignItems: align,
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
        }}
      >
        <div>{children}</div>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>{orb}</Box>
      </Box>
    </Box>
  );
}
