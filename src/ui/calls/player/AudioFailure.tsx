import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { conversationText } from '../../texts/conversationText.ts';

/** Replaces a player whose audio failed to load or cannot be played. */
export function AudioFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Alert tone="error">{conversationText.audioFailed}</Alert>
      </Box>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // the button disappears, so focus moves to the section
          currentTarget.closest('section')?.focus();
          onRetry();
        }}
      >
        Try again
      </Button>
    </Box>
  );
}
