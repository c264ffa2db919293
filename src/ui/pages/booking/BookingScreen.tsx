import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { focusHeading } from '../../kit/browser/focusHeading.ts';
import { BackButton } from '../../kit/layout/PageHeader.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { plainList } from '../../kit/layout/card.ts';
import { siteColumn } from '../../site/siteStyles.ts';
import { meetingTypeText } from '../../texts/bookingText.ts';
import {
  confirmationPath,
  useBookingVisit,
  type BookedMeeting,
  type BookingVisit,
} from '../../booking/bookedMeeting.ts';
import { BookingViewModel } from '../../booking/BookingViewModel.ts';
import { DetailsStep } from '../../booking/DetailsStep.tsx';
import { MeetingTicket } from '../../booking/MeetingTicket.tsx';
import { TimeStep } from '../../booking/TimeStep.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/**
 * The booking wizard: meeting type and time, then the visitor's details. Each step is a history entry.
 * Returning from the confirmation shows the booked meeting instead of an empty form.
 */
export const BookingScreen = observer(function BookingScreen() {
  const vm = useViewModel(BookingViewModel);
  const { atDetails = false, booked } = useBookingVisit();
  useDocumentTitle('Book a meeting');
  useStepsOf(vm, atDetails);
  const current = booked ? 3 : atDetails && vm.slot ? 2 : 1;
  return (
    <Box sx={{ ...siteColumn, py: { xs: 2, md: 4 } }}>
      <BackButton label="Back to Home" to={addressOf('home')} />
      <Typography variant="h1" sx={{ fontSize: '2.25rem', lineHeight: 1.15, mb: 2 }}>
        Book a meeting
      </Typography>
      <BookingSteps current={current} />
      {booked && (
        <SiteBoundary>
          <BookedStep meeting={booked} onAnother={vm.startOver} />
        </SiteBoundary>
      )}
      {current === 2 && (
        <SiteBoundary>
          <DetailsStep vm={vm} />
        </SiteBoundary>
      )}
      {current === 1 && (
        <SiteBoundary>
          <TimeStep vm={vm} />
        </SiteBoundary>
      )}
    </Box>
  );
});

/** Opens the confirmation after booking, or the first step if the time is no longer available. */
function useStepsOf(vm: BookingViewModel, atDetails: boolean): void {
  const navigate = useNavigate();
  const { booked } = vm;
  const lacksTime = atDetails && !vm.slot;
  useEffect(() => {
    if (!booked) return;
    const state: BookingVisit = { booked };
    void (async () => {
      await navigate(addressOf('booking'), { replace: true, state });
      await navigate(confirmationPath(booked), { state });
    })();
  }, [booked, navigate]);
  useEffect(() => {
    // after a reload, the time is restored in the same render as the screen
    if (lacksTime && !vm.slot) void navigate(addressOf('booking'), { replace: true });
  }, [lacksTime, vm, navigate]);
}

interface BookedStepProps {
  readonly meeting: BookedMeeting;
  readonly onAnother: () => void;
}

/** Step 3: the booked meeting. */
function BookedStep({ meeting, onAnother }: BookedStepProps) {
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">Your meeting is booked</Typography>
      <MeetingTicket meeting={meeting} />
      <Typography>
        {`A calendar invitation was sent to ${meeting.email}. ${meetingTypeText[meeting.type].follows}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            // the button disappears; the URL and page stay
            focusHeading();
            onAnother();
            void navigate(addressOf('booking'), { replace: true });
          }}
        >
          Book Another Meeting
        </Button>
      </Box>
    </Box>
  );
}

const steps = ['Date and time', 'Your details', 'Confirmation'];

/** The wizard's progress. */
function BookingSteps({ current }: { readonly current: 1 | 2 | 3 }) {
  return (
    <Box component="ol" aria-label="Steps" sx={list}>
      {steps.map((name, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index + 1 === current ? 'step' : undefined}
          sx={{ display: index + 1 === current ? 'block' : { xs: 'none', sm: 'block' } }}
        >
          {`${index + 1} of ${steps.length}: ${name}`}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  mb: 3,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  color: 'text.secondary',
  '& [aria-current]': {
    color: 'primary.main',
    fontWeight: 650,
    borderBottom: 2,
    borderColor: 'primary.main',
  },
} as const;
