import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Alert } from '../../kit/Alert.tsx';
import { conversationText } from '../../texts/conversationText.ts';

/** In place of a player whose sound did not come or cannot be played. */
export function AudioFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Alert tone="error">{conversationText.audioFailed}</Alert>
      </Box>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // the button goes; the focus stays with what it was about
          currentTarget.closest('section')?.focus();
          onRetry();
        }}
      >
        Try again
      </Button>
    </Box>
  );
}
