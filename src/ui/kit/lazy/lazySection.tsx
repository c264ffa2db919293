import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { loadFailureText } from '../../texts/loadFailureText.ts';
import { lazyComponent } from './lazyComponent.ts';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../layout/Stack.tsx';
import { useLoadNewRelease } from './useLoadNewRelease.ts';

/** Creates a section whose code loads on demand. If loading fails, a message replaces the section. */
export const lazySection = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Fallback?: (props: Props) => ReactNode,
) => lazyComponent(load, SectionLoadFailure, Fallback);

/** Replaces a section whose code failed to load. Reloads the page if there is a newer release. */
function SectionLoadFailure() {
  const loadNewRelease = useLoadNewRelease();
  const [stays, setStays] = useState(false);
  useEffect(() => void loadNewRelease().then((goes) => setStays(!goes)), [loadNewRelease]);
  if (!stays) return null;
  return (
    <Stack align="start">
      <Alert tone="error">{loadFailureText.part}</Alert>
      <Button variant="outlined" onClick={() => location.reload()}>
        Reload
      </Button>
    </Stack>
  );
}
