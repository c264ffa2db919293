import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  readonly text: string;
  /** Shows a retry button, for a list that may be empty because of a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces a section's content with one sentence, and a retry button after a failure. */
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
