import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { focusHeading } from '../kit/focusHeading.ts';
import { BackButton } from '../kit/PageHeader.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { plainList, siteColumn } from '../site/siteStyles.ts';
import { confirmationPath, type BookedMeeting } from './bookedMeeting.ts';
import { BookingViewModel } from './BookingViewModel.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { MeetingTicket } from './MeetingTicket.tsx';
import { TimeStep } from './TimeStep.tsx';
import { addressOf } from '../app/pages.ts';

/** What the visit of this page remembers: who comes back from the confirmation finds the meeting, no empty form. */
interface VisitState {
  readonly booked?: BookedMeeting;
}

/** Where a visitor books a meeting: a kind of meeting, a day and a time, who they are. */
export function BookingScreen() {
  const { key, state } = useLocation() as { readonly key: string; readonly state: VisitState | null };
  const booked = state?.booked;
  useDocumentTitle('Book a meeting');
  return (
    <Box sx={{ ...siteColumn, py: { xs: 2, md: 4 } }}>
      <BackButton label="Back to Home" to={addressOf('home')} />
      <Typography variant="h1" sx={{ fontSize: '2.25rem', lineHeight: 1.15, mb: 2 }}>
        Book a meeting
      </Typography>
      {booked ? (
        <>
          <BookingSteps current={3} />
          <BookedStep meeting={booked} />
        </>
      ) : (
        <Wizard key={key} />
      )}
    </Box>
  );
}

const Wizard = observer(function Wizard() {
  const vm = useViewModel(BookingViewModel);
  const navigate = useNavigate();
  const { booked } = vm;
  useEffect(() => {
    if (!booked) return;
    void (async () => {
      await navigate(addressOf('booking'), { replace: true, state: { booked } });
      await navigate(confirmationPath(booked));
    })();
  }, [booked, navigate]);
  return (
    <>
      <BookingSteps current={vm.step} />
      {vm.step === 1 ? <TimeStep vm={vm} /> : <DetailsStep vm={vm} />}
    </>
  );
});

/** Step 3: what was booked. */
function BookedStep({ meeting }: { readonly meeting: BookedMeeting }) {
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">Your meeting is booked</Typography>
      <MeetingTicket meeting={meeting} />
      <Typography>
        A calendar invitation was sent to {meeting.email}. A link to the video meeting follows shortly before
        the meeting.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={addressOf('home')} variant="contained">
          Back to Home
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            // the button goes; the address, and so the page, stays
            focusHeading();
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

/** Where the visitor is in the wizard. */
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
          {index + 1} of {steps.length}: {name}
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
