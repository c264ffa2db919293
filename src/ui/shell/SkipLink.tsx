import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

/** The id of what a page is about, without what stands around it. */
export const MAIN_CONTENT_ID = 'content';

/** A link past what stands around the page, which only those who reach it by keyboard see. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${MAIN_CONTENT_ID}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        left: 8,
        top: -100,
        zIndex: 1400,
        px: 2,
        py: 1.5,
        borderRadius: '6px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      Skip to content
    </Box>
  );
}

/** Leaves the address as it is: the router would not know of another, nor could it ask about unsaved work. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(MAIN_CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}
