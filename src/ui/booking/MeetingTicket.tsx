import Box from '@mui/material/Box';
import { isDay } from '#domain/shared/day.ts';
import { slotStart, MEETING_MINUTES, slotByLabel } from '#domain/booking/slots.ts';
import { tornEdge } from '../art/tornEdge.ts';
import { longDay } from '../texts/bookingText.ts';
import type { BookedMeeting } from './bookedMeeting.ts';
import { viewerLocalTimeOf } from './viewerLocalTimeOf.ts';

/** The known facts of a meeting. */
export function MeetingTicket({ meeting }: { readonly meeting: BookedMeeting }) {
  const { name, date, time, company } = meeting;
  const slot = slotByLabel(time);
  const own = slot && isDay(date) ? viewerLocalTimeOf(slotStart(date, slot)) : undefined;
  const facts = [
    ['Attendee', name.trim() || 'Guest'],
    ['Date', isDay(date) ? longDay(date) : date],
    ['Time', time && `${time} Eastern Time`],
    ['Your time', own ?? ''],
    ['Duration', `${MEETING_MINUTES} minutes`],
    ['Company', company],
  ] as const;
  return (
    <Box component="dl" sx={ticket}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  );
}

const ticket = {
  m: 0,
  p: 3,
  pt: 4,
  display: 'grid',
  gap: 1.5,
  bgcolor: 'background.paper',
  borderBottom: '4px solid',
  borderColor: 'voice',
  borderRadius: '0 0 6px 6px',
  ...tornEdge,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
} as const;
