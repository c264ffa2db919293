import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarDrawing, KeyDrawing, ReceiptDrawing } from '../art/drawings.tsx';
import { HomeSection } from './HomeSection.tsx';
import { plainList } from '../kit/layout/card.ts';

const tools = [
  {
    Art: ReceiptDrawing,
    name: 'Point of sale',
    text: 'Orders show up where your kitchen looks. Connect Square or Clover from the console.',
  },
  {
    Art: CalendarDrawing,
    name: 'Scheduling',
    text: 'Tables and appointments go into the calendar you already use.',
  },
  {
    Art: KeyDrawing,
    name: 'Your own systems',
    text: 'An API key brings calls and orders into your own software.',
  },
];

/** Supported integrations. */
export function IntegrationsSection() {
  return (
    <HomeSection
      id="integrations"
      quiet
      title="Works with what you have"
      lead="Nothing to replace. It works with the tools you already use."
    >
      <Box
        component="ul"
        sx={{ ...plainList, display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
      >
        {tools.map(({ Art, name, text }) => (
          <Box key={name} component="li" sx={{ borderTop: 3, borderColor: 'voice', pt: 2 }}>
            <Art />
            <Typography component="h3" variant="h2" sx={{ mt: 1 }}>
              {name}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
