import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { loadFailureText } from '../texts/loadFailureText.ts';
import { lazyComponent } from './lazyComponent.ts';
import { Alert } from './Alert.tsx';
import { loadNewRelease } from './newRelease.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useSharedViewModel } from './useViewModel.ts';

/** A part of a page, by {@link lazyComponent}, of which the page says that it is missing. */
export const lazySection = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Meanwhile?: (props: Props) => ReactNode,
) => lazyComponent(load, SectionLoadFailure, Meanwhile);

/** In place of a part of the page whose code did not arrive. It is no more when a new release brings the page itself anew. */
function SectionLoadFailure() {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const [stays, setStays] = useState(false);
  useEffect(() => void loadNewRelease(unsaved).then((goes) => setStays(!goes)), [unsaved]);
  if (!stays) return null;
  return (
    <div>
      <Alert tone="error">{loadFailureText.part}</Alert>
      <Button variant="outlined" onClick={() => location.reload()} sx={{ mt: 2 }}>
        Reload
      </Button>
    </div>
  );
}
