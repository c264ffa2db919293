import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { missingText } from '../texts/missingText.ts';
import { Message } from './Message.tsx';
import { loadNewRelease } from './newRelease.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useShared } from './useViewModel.ts';

/** In place of a part of the page whose code did not arrive. It is no more when a new release brings the page itself anew. */
export function MissingPart() {
  const unsaved = useShared(UnsavedWorkViewModel);
  const [stays, setStays] = useState(false);
  useEffect(() => void loadNewRelease(unsaved).then((goes) => setStays(!goes)), [unsaved]);
  if (!stays) return null;
  return (
    <div>
      <Message tone="error">{missingText.part}</Message>
      <Button variant="outlined" onClick={() => location.reload()} sx={{ mt: 2 }}>
        Load again
      </Button>
    </div>
  );
}
