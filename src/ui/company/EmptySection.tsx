import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  readonly text: string;
  /** Offered where the reason may be a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** In place of a section's content: one plain sentence, and a way to try again if something went wrong. */
export function EmptySection({ text, onRetry }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  );
}
