import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Badge } from '../kit/text/Badge.tsx';
import { HomeSection } from './HomeSection.tsx';
import { largeSiteCard } from '../site/siteStyles.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

const calls = [
  { time: '6:02 PM', said: 'Two margheritas for pickup', length: '1:14', tone: 'success', word: 'Pass' },
  { time: '6:09 PM', said: 'A table for six by the window', length: '1:52', tone: 'success', word: 'Pass' },
  { time: '6:17 PM', said: 'Asked to speak with the owner', length: '0:41', tone: 'warning', word: 'Fair' },
  { time: '6:31 PM', said: 'Hung up before ordering', length: '0:12', tone: 'error', word: 'Fail' },
] as const;

/** Call transcripts and outcomes. */
export function ObservabilitySection() {
  return (
    <HomeSection
      id="observability"
      quiet
      title="See every call, word for word"
      lead="Every call is saved with its transcript, length, and outcome. Read it or listen again."
    >
      <Box
        component="figure"
        aria-label="An evening of calls, as an example"
        sx={{ ...largeSiteCard, m: 0, overflow: 'hidden' }}
      >
        {calls.map(({ time, said, length, tone, word }) => (
          <Box
            key={time}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '96px minmax(0, 1fr) 64px 72px' },
              columnGap: 2,
              rowGap: 0.5,
              alignItems: 'center',
              px: { xs: 2, sm: 3 },
              py: 2,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <SecondaryText>{time}</SecondaryText>
            <Typography
              sx={{ order: { xs: 3, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, fontWeight: 600 }}
            >
              {said}
            </Typography>
            <SecondaryText sx={{ display: { xs: 'none', sm: 'block' } }}>{length}</SecondaryText>
            <Badge tone={tone} label={word} />
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
