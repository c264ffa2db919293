import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { BackButton } from '../../kit/layout/PageHeader.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Heading } from '../../kit/text/Heading.tsx';
import { Text } from '../../kit/text/Text.tsx';
import site from '../../site/site.module.css';
import { meetingTypeText } from '../../texts/bookingText.ts';
import { useBookingVisit, type BookedMeeting, type BookingVisit } from '../../booking/bookedMeeting.ts';
import { BookingViewModel } from '../../booking/BookingViewModel.ts';
import { BookingDetailsStep } from '../../booking/BookingDetailsStep.tsx';
import { MeetingTicket } from '../../booking/MeetingTicket.tsx';
import { BookingTimeStep } from '../../booking/BookingTimeStep.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { SiteErrorBoundary } from '../../site/SiteErrorBoundary.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import styles from './BookingScreen.module.css';

/**
 * The booking wizard: first the meeting type and time, then the visitor's details. Each step is a history
 * entry. On return from the confirmation, shows the booked meeting instead of an empty form.
 */
export const BookingScreen = observer(function BookingScreen() {
  const vm = useViewModel(BookingViewModel);
  const { atDetails = false, booked } = useBookingVisit();
  useDocumentTitle('Book a meeting');
  useStepsOf(vm, atDetails);
  const current = booked ? 3 : atDetails && vm.slot ? 2 : 1;
  return (
    <div className={clsx(site.column, styles.page)}>
      <BackButton label="Back to Home" to={addressOf('home')} />
      <Heading level={1} className={styles.title}>
        Book a meeting
      </Heading>
      <BookingSteps current={current} />
      {booked && (
        <SiteErrorBoundary>
          <BookedStep meeting={booked} onAnother={vm.startOver} />
        </SiteErrorBoundary>
      )}
      {current === 2 && (
        <SiteErrorBoundary>
          <BookingDetailsStep vm={vm} />
        </SiteErrorBoundary>
      )}
      {current === 1 && (
        <SiteErrorBoundary>
          <BookingTimeStep vm={vm} />
        </SiteErrorBoundary>
      )}
    </div>
  );
});

/** Navigates to the confirmation after a booking, or to the first step if the selected time is no longer available. */
function useStepsOf(vm: BookingViewModel, atDetails: boolean): void {
  const navigate = useNavigate();
  const { booked, confirmation } = vm;
  const lacksTime = atDetails && !vm.slot;
  useEffect(() => {
    if (!booked || confirmation === undefined) return;
    const state: BookingVisit = { booked };
    void (async () => {
      await navigate(addressOf('booking'), { replace: true, state });
      await navigate(confirmation, { state });
    })();
  }, [booked, confirmation, navigate]);
  useEffect(() => {
    // after a reload, the first render has no selected time yet
    if (lacksTime && !vm.slot) void navigate(addressOf('booking'), { replace: true });
  }, [lacksTime, vm, navigate]);
}

interface BookedStepProps {
  readonly meeting: BookedMeeting;
  readonly onAnother: () => void;
}

function BookedStep({ meeting, onAnother }: BookedStepProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.booked}>
      <Heading level={2}>Your meeting is booked</Heading>
      <MeetingTicket meeting={meeting} />
      <Text>
        {`A calendar invitation was sent to ${meeting.email}. ${meetingTypeText[meeting.type].follows}`}
      </Text>
      <Cluster gap={16} align="stretch">
        <Button component={Link} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            // the pressed button is gone, and no navigation moves focus
            focusHeading();
            onAnother();
            void navigate(addressOf('booking'), { replace: true });
          }}
        >
          Book Another Meeting
        </Button>
      </Cluster>
    </div>
  );
}

const steps = ['Date and time', 'Your details', 'Confirmation'];

/** The wizard's steps, with the current one marked. */
function BookingSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className={clsx(boxes.list, styles.steps)}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index + 1 === current ? 'step' : undefined}>
          {`${index + 1} of ${steps.length}: ${name}`}
        </li>
      ))}
    </ol>
  );
}
