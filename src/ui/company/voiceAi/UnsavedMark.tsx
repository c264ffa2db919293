import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { UnsavedWorkViewModel } from '../../kit/unsaved/UnsavedWorkViewModel.ts';
import { useShared } from '../../kit/useViewModel.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';

/** Beside the title of the open panel while something in it is not saved. */
export const UnsavedMark = observer(function UnsavedMark() {
  const unsaved = useShared(UnsavedWorkViewModel);
  if (!unsaved.any) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          // beside the words, and no part of their width: nothing moves with the first letter that is typed
          position: 'absolute',
          left: '100%',
          top: 0,
          width: 7,
          height: 7,
          borderRadius: '50%',
          bgcolor: 'status.warning.mark',
        }}
      />
      <Box component="span" sx={visuallyHidden}>
        , unsaved changes
      </Box>
    </>
  );
});
