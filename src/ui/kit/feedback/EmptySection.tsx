import Button from '@mui/material/Button';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

interface Props {
  readonly text: string;
  /** Shows a retry button, for a list that may be empty because of a failure. */
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces a section's content with one sentence, and a retry button after a failure. */
export function EmptySection({ text, onRetry }: Props) {
  return (
    <Stack align="start">
      <Text tone="muted">{text}</Text>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
