import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { useDelayElapsed } from '../kit/useDelayElapsed.ts';
import { slowText } from '../texts/slowText.ts';

/** Milliseconds in which most pages come; before that nothing is said. */
const SHOW_AFTER_MS = 400;

/** That the page somebody goes to is on its way, where its code takes longer than a moment. */
export const PageProgress = () => (useNavigation().state === 'loading' ? <Progress /> : null);

function Progress() {
  if (!useDelayElapsed(SHOW_AFTER_MS)) return null;
  return (
    <Box sx={bar}>
      <VisuallyHidden role="status">{slowText.page}</VisuallyHidden>
    </Box>
  );
}

const bar = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'tooltip',
  height: 3,
  bgcolor: 'primary.main',
  transformOrigin: '0 0',
  // it comes to a stop before the end, as nobody knows how long it takes
  animation: 'under-way 15s cubic-bezier(0, 0.6, 0.2, 1) both',
  '@keyframes under-way': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.9)' },
} as const;
