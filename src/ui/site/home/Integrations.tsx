import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarLeaf, Key, Receipt } from '../../art/drawings.tsx';
import { HomeSection } from './HomeSection.tsx';
import { plainList } from '../../kit/card.ts';

const tools = [
  {
    Art: Receipt,
    name: 'Point of sale',
    text: 'Orders arrive where your kitchen looks: Square and Clover connect from the console.',
  },
  {
    Art: CalendarLeaf,
    name: 'Scheduling',
    text: 'Tables and appointments go into the book that you keep already.',
  },
  {
    Art: Key,
    name: 'Your own systems',
    text: 'A key for programs (an API key) brings calls and orders to whatever you have built.',
  },
];

/** What it works with. */
export function Integrations() {
  return (
    <HomeSection
      id="integrations"
      quiet
      title="It works with what you have"
      lead="Nothing to replace: it writes into the tools that your house runs on."
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
