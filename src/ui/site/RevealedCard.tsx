import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { largeSiteCard } from './siteStyles.ts';

interface Props {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A card that opens with a press. On a phone, the page scrolls to it if it is below the window. */
export function RevealedCard({ labelledBy, children }: Props) {
  const whole = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // its return value in newer browsers is not a cleanup function
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box component="section" ref={whole} aria-labelledby={labelledBy} sx={card}>
      {children}
    </Box>
  );
}

const card = {
  ...largeSiteCard,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  width: 'min(560px, 100%)',
  p: { xs: 2, sm: 3 },
  textAlign: 'left',
} as const;
