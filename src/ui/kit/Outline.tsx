import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Loadable } from './Loadable.ts';
import { SlowHint } from './SlowHint.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  readonly loading: Loadable<unknown>;
  /** What is awaited, for a screen reader: "Loading restaurants". */
  readonly label: string;
  /** The final layout in outline, unseen in the first 200 ms. */
  readonly children: ReactNode;
}

/** Holds the place of what is still loading. */
export const Outline = observer(function Outline({ loading, label, children }: Props) {
  return (
    <Box>
      <Typography role="status" sx={visuallyHidden}>
        {label}
      </Typography>
      <SlowHint waiting={loading} onCancel={loading.cancel} onRetry={loading.retry} />
      <Box
        aria-hidden
        sx={{ animation: 'appear 0s 200ms both', '@keyframes appear': { from: { opacity: 0 } } }}
      >
        {children}
      </Box>
    </Box>
  );
});

/** Lines of text to come. */
export function OutlineLines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Skeleton
      key={index}
      animation={false}
      width={`${90 - ((index * 17) % 40)}%`}
      sx={{ fontSize: '1rem' }}
    />
  ));
}
