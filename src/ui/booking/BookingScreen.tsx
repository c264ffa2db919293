import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { BackButton } from '../kit/PageHeader.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import { siteColumn } from '../site/siteStyles.ts';
import { BookedStep } from './BookedStep.tsx';
import { confirmationPath, type BookedMeeting } from './bookedMeeting.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { BookingViewModel } from './BookingViewModel.ts';
import { DetailsStep } from './DetailsStep.tsx';
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
