import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { useSiteAddresses } from '../../kit/browser/siteAddresses.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import site from '../../site/site.module.css';
import { meetingTypeText } from '../../texts/bookingText.ts';
import { meetingFromQuery, useBookingVisit, type BookingVisit } from '../../booking/bookedMeeting.ts';
import { BookingConfirmedViewModel } from '../../booking/BookingConfirmedViewModel.ts';
import { MeetingTicket } from '../../booking/MeetingTicket.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';
import styles from './BookingConfirmedScreen.module.css';

/** The booking confirmation: the meeting, and a button to add it to a calendar. */
export const BookingConfirmedScreen = observer(function BookingConfirmedScreen() {
  const { search } = useLocation();
  const vm = useViewModel(BookingConfirmedViewModel, search);
  const { booked: meeting = meetingFromQuery(new URLSearchParams(search)) } = useBookingVisit();
  const { contactEmail } = useSiteAddresses();
  useDocumentTitle('Booking confirmed');
  if (vm.mustHide(search)) {
    const state: BookingVisit = { booked: meeting };
    return <Navigate to={addressOf('bookingConfirmed')} replace state={state} />;
  }
  return (
    <div className={clsx(site.column, styles.page)}>
      {/* the URL names the guest, so don't send it as a referrer */}
      <meta name="referrer" content="no-referrer" />
      <Heading level={1} className={styles.title}>
        Your meeting is booked
      </Heading>
      <SiteErrorBoundary>
        <MeetingTicket meeting={meeting} />
      </SiteErrorBoundary>
      {vm.fitsCalendar(meeting) && (
        <Button
          variant="outlined"
          onClick={() => vm.saveToCalendar(meeting, contactEmail)}
          aria-busy={vm.saving.running}
          className={styles.toCalendar}
        >
          Add to calendar
        </Button>
      )}
      {vm.hint && <Alert tone="info">{vm.hint}</Alert>}
      {vm.error && <Alert tone="error">{vm.error}</Alert>}
      <section aria-labelledby="next">
        <Heading level={2} id="next">
          What happens next?
        </Heading>
        <ul className={styles.next}>
          <li>{`We'll send a calendar invitation to ${meeting.email || 'your email address'}.`}</li>
          <li>{meetingTypeText[meeting.type].follows}</li>
          <li>{"We'll contact you if we have questions."}</li>
          <li>Think about your biggest challenges with phone orders.</li>
        </ul>
      </section>
      <Cluster gap={16} align="stretch">
        <Button component={RouterLink} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button component={RouterLink} to={addressOf('booking')} variant="outlined">
          Book Another Meeting
        </Button>
      </Cluster>
      <Text>
        Need to make a change? Write to <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </Text>
    </div>
  );
});
