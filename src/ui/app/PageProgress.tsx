import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { useDelayElapsed } from '../kit/feedback/useDelayElapsed.ts';
import { slowText } from '../texts/slowText.ts';

/** Most pages load within this time, so no progress shows before. */
const SHOW_AFTER_MS = 400;

/** A progress bar for pages whose code takes long to load. */
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
  // stops short of the end, because the duration is unknown
  animation: 'under-way 15s cubic-bezier(0, 0.6, 0.2, 1) both',
  '@keyframes under-way': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.9)' },
} as const;
