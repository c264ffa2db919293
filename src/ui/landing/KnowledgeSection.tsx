import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HomeSection } from './HomeSection.tsx';
import { plainList } from '../kit/layout/card.ts';

const papers = [
  'Dinner menu',
  'Wine list',
  'Allergens',
  'Opening hours',
  'Parking',
  'Party packages',
  'House rules',
  'Specials',
];

/** Duration of one loop. (rule: knowledge thumbnails) */
const ROUND = '15s';

const STILL = '@media (prefers-reduced-motion: reduce)';

/** Documents the agent learns from: a moving row that can be paused, and is still with reduced motion. */
export function KnowledgeSection() {
  const [drifting, setDrifting] = useState(true);
  return (
    <HomeSection
      id="knowledge"
      title="It knows your documents"
      lead="Upload the documents your staff use. It answers from them too."
    >
      <Box sx={aisle}>
        <Box
          component="ul"
          aria-label="Documents it can learn from"
          sx={{
            ...plainList,
            display: 'flex',
            width: 'max-content',
            animation: `drift ${ROUND} linear infinite`,
            animationPlayState: drifting ? 'running' : 'paused',
            '@keyframes drift': { to: { transform: 'translateX(-50%)' } },
            [STILL]: {
              animation: 'none',
              width: 'auto',
              display: 'grid',
              // two, four, or eight columns, fewer with large text
              gridTemplateColumns: {
                xs: 'repeat(auto-fit, minmax(max(min(9rem, 100%), 40%), 1fr))',
                sm: 'repeat(auto-fit, minmax(max(9rem, 24%), 1fr))',
                lg: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
              },
              '& .again': { display: 'none' },
            },
          }}
        >
          {[...papers, ...papers].map((title, index) => (
            <Paper key={index} title={title} again={index >= papers.length} />
          ))}
        </Box>
      </Box>
      <Button
        startIcon={drifting ? <Pause /> : <PlayArrow />}
        onClick={() => setDrifting(!drifting)}
        // aligns its icon with the text above
        sx={{ mt: 3, ml: -2, [STILL]: { display: 'none' } }}
      >
        {drifting ? 'Pause' : 'Play'}
      </Button>
    </HomeSection>
  );
}

/** Fades both ends of the row. */
const aisle = {
  overflow: 'hidden',
  mx: { xs: -2, sm: -3 },
  maskImage: 'linear-gradient(90deg, #0000, #000 24px calc(100% - 24px), #0000)',
  [STILL]: { mx: -1.5, maskImage: 'none' },
} as const;

interface PaperProps {
  readonly title: string;
  /** Rendered a second time, for an endless row. */
  readonly again: boolean;
}

function Paper({ title, again }: PaperProps) {
  return (
    <Box
      component="li"
      aria-hidden={again}
      className={again ? 'again' : undefined}
      sx={{ flex: 'none', width: '10.5rem', p: 1.5, [STILL]: { width: 'auto' } }}
    >
      <Box
        sx={{
          p: 2,
          minHeight: 190,
          height: '100%',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          color: 'text.secondary',
        }}
      >
        <Box sx={{ typography: 'h3', color: 'text.primary', minHeight: '2lh' }}>{title}</Box>
        <Box
          component="svg"
          aria-hidden
          viewBox="0 0 120 100"
          sx={{
            width: '100%',
            mt: 1.5,
            stroke: 'currentColor',
            strokeWidth: 2,
            strokeLinecap: 'round',
            opacity: 0.5,
          }}
        >
          <path d="M2 8h92M2 26h116M2 44h74M2 62h104M2 80h52" />
        </Box>
      </Box>
    </Box>
  );
}
