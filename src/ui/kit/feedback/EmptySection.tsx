import Button from '@mui/material/Button';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

interface Props {
  readonly text: string;
  /** Handler of the retry button. Only for a list that may be empty because loading failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** One sentence that replaces a section's content, with an optional retry button. */
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
