import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyComponent } from '../kit/lazyComponent.ts';
import { MissingPart } from '../kit/MissingPart.tsx';
import { useHydrated } from '../kit/useHydrated.ts';
import { BookingActions } from './BookingActions.tsx';
import type { BookingViewModel } from './BookingViewModel.ts';
import { calendarStyles } from './calendarStyles.ts';
import { MeetingTypes } from './MeetingTypes.tsx';
import { TimeList } from './TimeList.tsx';
import { siteCard } from '../site/siteStyles.ts';

const MonthCalendar = lazyComponent(
  async () => (await import('./MonthCalendar.tsx')).MonthCalendar,
  MissingPart,
);

/** Step 1: what kind of meeting, and when. */
export const TimeStep = observer(function TimeStep({ vm }: { readonly vm: BookingViewModel }) {
  // which day it is shows only now, not when the page is built
  const isHydrated = useHydrated();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        vm.next();
      }}
    >
      <Box sx={panes}>
        <MeetingTypes type={vm.type} onChoose={vm.chooseType} />
        <Box sx={{ minHeight: calendarStyles.height }}>
          <Suspense fallback={skeleton}>{isHydrated ? <MonthCalendar vm={vm} /> : skeleton}</Suspense>
        </Box>
        <TimeList vm={vm} />
      </Box>
      <BookingActions error={vm.error}>
        <Button variant="outlined" disabled>
          Back
        </Button>
        <Button type="submit" variant="contained" disabled={!vm.mayContinue}>
          Continue
        </Button>
      </BookingActions>
    </Box>
  );
});

const skeleton = <Box sx={{ ...siteCard, height: calendarStyles.height }} />;

const panes = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1.2fr)',
  },
  '& > fieldset': { gridColumn: { md: '1 / -1', lg: 'auto' } },
} as const;
