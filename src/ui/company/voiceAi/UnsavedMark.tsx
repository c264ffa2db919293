import Box from '@mui/material/Box';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';

/** Beside the title of a panel in which something is not saved. */
export function UnsavedMark() {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-block',
          width: 8,
          height: 8,
          ml: 1,
          borderRadius: '50%',
          bgcolor: 'status.warning.mark',
        }}
      />
      <Box component="span" sx={visuallyHidden}>
        , unsaved changes
      </Box>
    </>
  );
}
