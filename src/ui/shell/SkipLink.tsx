import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

/** Id of a page's main content, without the frame. */
export const MAIN_CONTENT_ID = 'content';

/** A link to the main content, visible on focus. */
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

/** Keeps the URL: the router would treat another one as a navigation and ask about unsaved work. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(MAIN_CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}
