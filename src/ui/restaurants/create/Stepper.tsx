import Check from '@mui/icons-material/Check';
import Warning from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { observer } from 'mobx-react-lite';
import { plainList } from '../../kit/layout/card.ts';
import { restaurantStepText } from '../../texts/restaurantText.ts';
import type { CreateSteps } from './CreateSteps.ts';

/** All steps with their state. Each can be opened at any time. */
export const Stepper = observer(function Stepper({ steps }: { readonly steps: CreateSteps }) {
  return (
    <Box component="nav" aria-label={restaurantStepText.progress} sx={{ minWidth: 0 }}>
      <Box component="ol" sx={list}>
        {steps.states.map(({ title, shown, missing }, index) => (
          <li key={title}>
            <ButtonBase
              aria-current={index === steps.index ? 'step' : undefined}
              onClick={() => steps.goTo(index)}
              sx={entry}
            >
              <Box component="span" aria-hidden data-tone={toneOf(shown, missing)} sx={mark}>
                {iconOf(index, shown, missing)}
              </Box>
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {title}
                </Box>
                <Box component="span" className="state" data-tone={toneOf(shown, missing)}>
                  {stateOf(shown, missing)}
                </Box>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
});

type Tone = 'wrong' | 'complete' | 'open';

const toneOf = (shown: number, missing: number): Tone =>
  shown > 0 ? 'wrong' : missing > 0 ? 'open' : 'complete';

function iconOf(index: number, shown: number, missing: number) {
  if (shown > 0) return <Warning fontSize="inherit" />;
  return missing > 0 ? index + 1 : <Check fontSize="inherit" />;
}

function stateOf(shown: number, missing: number): string {
  if (shown > 0) return restaurantStepText.wrong(shown);
  return missing > 0 ? restaurantStepText.missing(missing) : restaurantStepText.complete;
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  p: 0.5,
  bgcolor: 'surface.sunken',
  borderRadius: '12px',
  position: { lg: 'sticky' },
  top: 0,
} as const;

const entry = {
  width: '100%',
  height: '100%',
  minHeight: 44,
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  alignItems: { xs: 'center', lg: 'center' },
  justifyContent: { xs: 'flex-start', lg: 'flex-start' },
  gap: { xs: 0.5, lg: 1.5 },
  px: { xs: 0.5, lg: 1.5 },
  py: 1,
  borderRadius: '8px',
  typography: 'caption',
  textAlign: { xs: 'center', lg: 'left' },
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'background.paper', boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)' },
  '& .state': { display: 'block', color: 'text.secondary' },
  '& .state[data-tone="wrong"]': { color: 'status.error.text', fontWeight: 600 },
  '&[aria-current] > :first-of-type:not([data-tone="wrong"])': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  // forced colors remove backgrounds
  '@media (forced-colors: active)': {
    '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;

const mark = {
  flexShrink: 0,
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: 1,
  borderColor: 'border.strong',
  fontWeight: 600,
  fontSize: '0.875rem',
  '&[data-tone="complete"]': {
    borderColor: 'status.success.mark',
    color: 'status.success.text',
  },
  '&[data-tone="wrong"]': {
    borderColor: 'status.error.mark',
    color: 'status.error.text',
    bgcolor: 'status.error.soft',
  },
} as const;
