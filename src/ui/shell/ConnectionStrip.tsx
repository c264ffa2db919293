import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A slim strip above the page while the browser is offline; it pushes the page down and covers nothing. */
export function ConnectionStrip() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {!online && (
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
          You are offline. What you see may be out of date; nothing can be saved until you are back.
        </Box>
      )}
    </Box>
  );
}
