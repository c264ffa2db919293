import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly drawing?: ReactNode;
  readonly text: string;
  /** Offered where the reason may be a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** In place of a section's content: one plain sentence, and a way to try again if something went wrong. */
export function NothingToShow({ drawing, text, onRetry }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: drawing ? 'center' : 'start', gap: 2, py: drawing ? 2 : 0 }}>
      {drawing}
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  );
}
