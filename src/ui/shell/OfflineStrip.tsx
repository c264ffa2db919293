import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { PINNED_TOP } from '../kit/layout/pinned.ts';
import { useOnline } from '../kit/browser/useOnline.ts';
import { connectionText } from '../texts/connectionText.ts';

/** A strip above the page while offline, pinned below the top bar. Scrolling stops below it. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    const { style } = document.documentElement;
    if (isOnline || !element) return undefined;
    const resizeObserver = new ResizeObserver(() =>
      style.setProperty('--offline-strip', `${element.offsetHeight}px`),
    );
    resizeObserver.observe(element);
    return () => {
      resizeObserver.disconnect();
      style.removeProperty('--offline-strip');
    };
  }, [isOnline]);
  return (
    <>
      <GlobalStyles styles={pinned} />
      <Box role="status" ref={strip} sx={stripStyles}>
        {!isOnline && connectionText.strip}
      </Box>
    </>
  );
}

const pinned = {
  ':root': { '--pinned-top': 'calc(var(--top-bar, 0px) + var(--offline-strip, 0px))' },
  html: { scrollPaddingTop: PINNED_TOP },
} as const;

const stripStyles = {
  position: 'sticky',
  top: 'var(--top-bar, 0px)',
  zIndex: 25,
  displayPrint: 'none',
  textAlign: 'center',
  bgcolor: 'status.warning.soft',
  color: 'status.warning.text',
  typography: 'body2',
  '&:not(:empty)': { px: 2, py: 0.5 },
} as const;
