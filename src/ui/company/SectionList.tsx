import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sections } from './sections.ts';

const linkStyles = {
  flex: 'none',
  px: 1.5,
  py: 1.25,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  border: { xs: 1, lg: 0 },
  borderColor: { xs: 'border.strong' },
  borderRadius: { xs: 22, lg: '6px' },
  '&:hover': { color: 'primary.main', bgcolor: 'soft.primary' },
};

interface Props {
  /** Those whom the section for managing the agent is for. */
  readonly mayAdminister: boolean;
  readonly children: ReactNode;
}

/** The sections of a company one below the other, with links to them: a row of chips, on a desk a list at the right. */
export function SectionList({ mayAdminister, children }: Props) {
  const shown = Object.values(sections).filter((section) => mayAdminister || section !== sections.voiceAi);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 180px' },
      }}
    >
      <Box
        component="nav"
        aria-label="Sections"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 10,
          gridColumn: { lg: 2 },
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: 1,
          overflowX: 'auto',
          py: 1,
          // room for the focus ring inside the scroller
          px: 0.75,
          mx: -0.75,
          bgcolor: 'background.default',
          '& a': linkStyles,
        }}
      >
        {shown.map(({ id, title }) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridColumn: { lg: 1 },
          gridRow: { lg: 1 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
