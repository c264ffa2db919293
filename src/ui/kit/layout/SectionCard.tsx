import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { card } from './card.ts';

export interface SectionProps {
  readonly title: string;
  /** Link target. */
  readonly id?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The card of a section, or of its failure. */
export function SectionCard({ title, id, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{
        p: { xs: 2, sm: 2.5 },
        ...card,
        scrollMarginTop: '16px',
        minWidth: 0,
        // a link target as large as the window, with nothing to press
        '&:focus-visible': { outline: 'none', borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: '1 1 120px' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
