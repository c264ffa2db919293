import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { missingText } from '../texts/missingText.ts';
import { lazyComponent } from './lazyComponent.ts';
import { Alert } from './Alert.tsx';
import { loadNewRelease } from './newRelease.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useShared } from './useViewModel.ts';

/** A part of a page, by {@link lazyComponent}, of which the page says that it is missing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Meanwhile?: (props: Props) => ReactNode,
) => lazyComponent(load, MissingPart, Meanwhile);

/** In place of a part of the page whose code did not arrive. It is no more when a new release brings the page itself anew. */
function MissingPart() {
  const unsaved = useShared(UnsavedWorkViewModel);
  const [stays, setStays] = useState(false);
  useEffect(() => void loadNewRelease(unsaved).then((goes) => setStays(!goes)), [unsaved]);
  if (!stays) return null;
  return (
    <div>
      <Alert tone="error">{missingText.part}</Alert>
      <Button variant="outlined" onClick={() => location.reload()} sx={{ mt: 2 }}>
        Load again
      </Button>
    </div>
  );
}
