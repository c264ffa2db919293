import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BackLink {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly title: string;
  readonly back?: BackLink;
  /** One line of facts. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
  /** Shown left of the title. */
  readonly mark?: ReactNode;
}

/**
 * A page header: back link, title, a line of facts, and actions on the right (below the title on a phone).
 */
export function PageHeader({ title, back, facts, actions, mark }: Props) {
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {back && <BackButton {...back} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {mark}
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {facts && <Typography sx={{ color: 'text.secondary' }}>{facts}</Typography>}
        </Box>
        {actions}
      </Box>
    </Box>
  );
}

export function BackButton({ label, to }: BackLink) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBack />}
      sx={{ ml: -1.5, px: 1.5, mb: 0.5, displayPrint: 'none' }}
    >
      {label}
    </Button>
  );
}
