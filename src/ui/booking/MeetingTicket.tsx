import Box from '@mui/material/Box';
import { isDay } from '#domain/booking/day.ts';
import { MEETING_MINUTES } from '#domain/booking/slots.ts';
import { tornEdge } from '../art/tornEdge.ts';
import { Facts } from '../kit/Facts.tsx';
import { longDay } from '../texts/bookingText.ts';
import type { BookedMeeting } from './bookedMeeting.ts';

/** The facts of a meeting, as far as they are known. */
export function MeetingTicket({ meeting }: { readonly meeting: BookedMeeting }) {
  const { name, date, time, company } = meeting;
  const facts = [
    { name: 'Attendee', value: name || 'Guest' },
    { name: 'Date', value: isDay(date) ? longDay(date) : date },
    { name: 'Time', value: time && `${time} Eastern Time` },
    { name: 'Duration', value: `${MEETING_MINUTES} minutes` },
    { name: 'Company', value: company },
  ];
  return (
    <Box sx={ticket}>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Box>
  );
}

const ticket = {
  p: 3,
  pt: 4,
  bgcolor: 'background.paper',
  borderBottom: '4px solid',
  borderColor: 'voice',
  borderRadius: '0 0 6px 6px',
  ...tornEdge,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { fontWeight: 600 },
} as const;
