import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { useSiteAddresses } from '../../kit/browser/siteAddresses.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { siteColumn } from '../../site/siteStyles.ts';
import { meetingTypeText } from '../../texts/bookingText.ts';
import { meetingFromQuery, useBookingVisit } from '../../booking/bookedMeeting.ts';
import { BookingConfirmedViewModel } from '../../booking/BookingConfirmedViewModel.ts';
import { MeetingTicket } from '../../booking/MeetingTicket.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/** The booking confirmation: the meeting, and a button to add it to a calendar. */
export const BookingConfirmedScreen = observer(function BookingConfirmedScreen() {
  const vm = useViewModel(BookingConfirmedViewModel);
  const [params] = useSearchParams();
  const { booked: meeting = meetingFromQuery(params) } = useBookingVisit();
  const { contactEmail } = useSiteAddresses();
  useDocumentTitle('Booking confirmed');
  return (
    <Box sx={{ ...siteColumn, ...column }}>
      {/* the URL names a guest, so it is not sent as a referrer */}
      <meta name="referrer" content="no-referrer" />
      <Typography variant="h1" sx={{ fontSize: '2.25rem', lineHeight: 1.15 }}>
        Your meeting is booked
      </Typography>
      <SiteBoundary>
        <MeetingTicket meeting={meeting} />
      </SiteBoundary>
      {vm.fitsCalendar(meeting) && (
        <Button
          variant="outlined"
          onClick={() => vm.saveToCalendar(meeting, contactEmail)}
          aria-busy={vm.saving.running}
          sx={{ justifySelf: 'start' }}
        >
          Add to calendar
        </Button>
      )}
      {vm.error && <Alert tone="error">{vm.error}</Alert>}
      <section aria-labelledby="next">
        <Typography variant="h2" id="next">
          What happens next?
        </Typography>
        <Box component="ul" sx={{ pl: 3, my: 1 }}>
          <li>{`We’ll send a calendar invitation to ${meeting.email || 'your email address'}.`}</li>
          <li>{meetingTypeText[meeting.type].follows}</li>
          <li>We’ll contact you if we have questions.</li>
          <li>Think about your biggest challenges with phone orders.</li>
        </Box>
      </section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={RouterLink} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button component={RouterLink} to={addressOf('booking')} variant="outlined">
          Book Another Meeting
        </Button>
      </Box>
      <Typography>
        Need to make a change? Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </Typography>
    </Box>
  );
});

/** As wide as the form before it, in the same place. */
const column = {
  py: { xs: 3, md: 6 },
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 640px)',
  overflowWrap: 'anywhere',
} as const;
