import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CallBook, Gallery, Gauges, Workbench } from '../../art/instruments.tsx';
import { HomeSection } from './HomeSection.tsx';
import { largeSiteCard } from '../siteStyles.ts';

const cards = [
  {
    Art: CallBook,
    title: 'The phone, answered',
    text: 'It greets every caller, takes the order or finds a free table, and writes the appointment down.',
  },
  {
    Art: Gauges,
    title: 'What callers felt',
    text: 'Sentiment, NPS score and resolution rate of every call, so that you know which evening went wrong.',
  },
  {
    Art: Workbench,
    title: 'Help with full hands',
    text: 'Technical staff ask a maintenance assistant by voice and never put the tool down.',
  },
  {
    Art: Gallery,
    title: 'A guide in the gallery',
    text: 'Museum visitors ask about the work in front of them and get an answer from its curators.',
  },
];

/** The four things that one voice does. */
export function Comprehensive() {
  return (
    <HomeSection
      id="comprehensive"
      quiet
      title="One voice, many posts"
      lead="The same service stands at the counter, on the line and in the hall."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {cards.map(({ Art, title, text }) => (
          <Box key={title} component="article" sx={{ ...largeSiteCard, p: { xs: 3, lg: 2.5 } }}>
            <Art />
            <Typography component="h3" variant="h2" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
