import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';

interface Props {
  /** The text from the error catalog. */
  readonly text: string;
  /** What the text means, or what else to do. */
  readonly help?: string | undefined;
  readonly onRetry: () => void;
  /** A link back. */
  readonly back?: ReactNode;
}

/** Replaces content that could not be loaded: says what happened and how to continue. */
export function LoadFailure({ text, help, onRetry, back }: Props) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert tone="error">{text}</Alert>
      {help && <Typography sx={{ color: 'text.secondary' }}>{help}</Typography>}
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
        {back}
      </Stack>
    </Stack>
  );
}
