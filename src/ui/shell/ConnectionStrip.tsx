import Box from '@mui/material/Box';
import { useOnline } from '../kit/useOnline.ts';
import { lineText } from '../texts/lineText.ts';

/** A slim strip above the page while the browser is offline; it pushes the page down and covers nothing. */
export function ConnectionStrip() {
  const isOnline = useOnline();
  return (
    <Box role="status">
      {!isOnline && (
        <Box
          sx={{
            px: 2,
            py: 0.5,
            textAlign: 'center',
            bgcolor: 'status.warning.soft',
            color: 'status.warning.text',
            typography: 'body2',
          }}
        >
          {lineText.strip}
        </Box>
      )}
    </Box>
  );
}
