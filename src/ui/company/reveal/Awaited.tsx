import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from '../../kit/Loadable.ts';
import { Outline } from '../../kit/Outline.tsx';
import { useArrival, usePlace } from './place.ts';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited: "calls". */
  readonly what: string;
  readonly outline: ReactNode;
  /** What is loaded, or that it could not be. */
  readonly children: ReactNode;
}

/** The outline of what loads, then what was loaded. What comes late waits until it is asked for, as it moves the page. */
export const Awaited = observer(function Awaited({ loading, what, outline, children }: Props) {
  const place = usePlace();
  const { pending } = loading;
  useArrival(!pending && !place.isLate);
  if (pending) {
    // nobody sees the outline of a part whose turn has not come
    if (!place.isShown) return null;
    return (
      <Outline loading={loading} label={`Loading ${what}`}>
        {outline}
      </Outline>
    );
  }
  if (!place.isLate) return children;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box aria-hidden>{outline}</Box>
      <Box role="status" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <Button
          variant="contained"
          onClick={({ currentTarget }) => {
            // the button goes away: the focus goes to what it shows
            currentTarget.closest('section')?.focus();
            place.arrive();
          }}
        >
          Show {what}
        </Button>
      </Box>
    </Box>
  );
});
