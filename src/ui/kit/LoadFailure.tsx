import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';

interface Props {
  /** The sentence of the error catalogue. */
  readonly text: string;
  /** What the words of the sentence mean, or what else can be done. */
  readonly help?: string | undefined;
  readonly onRetry: () => void;
  /** A named way back. */
  readonly back?: ReactNode;
}

/** In place of what could not be loaded: what happened, and how to go on. */
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
