import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MeetingType } from '#domain/booking/booking.ts';
import { addressOf } from '../navigation/pages.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { useHydrated } from '../kit/browser/useHydrated.ts';
import { bookingText, meetingTypeText } from '../texts/bookingText.ts';
import type { BookingVisit } from './bookedMeeting.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { choiceButton, choiceGroup, choiceLegend } from './choiceStyles.ts';
import { StepForm } from './StepForm.tsx';
import { TimeList } from './TimeList.tsx';
import { card } from '../kit/layout/card.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { portraitPhone } from '../kit/layout/viewports.ts';

const MonthCalendar = lazySection(
  async () => (await import('./MonthCalendar.tsx')).MonthCalendar,
  () => skeleton,
);

const meetingTypes: readonly MeetingType[] = ['virtual', 'in_person'];

/** Step 1: meeting type, date, and time. */
export const TimeStep = observer(function TimeStep({ vm }: { readonly vm: BookingViewModel }) {
  const navigate = useNavigate();
  // today's date is unknown while prerendering
  const isHydrated = useHydrated();
  useEffect(() => vm.followClock(), [vm]);
  const visit: BookingVisit = { atDetails: true };
  return (
    <StepForm
      vm={vm}
      submit="Continue"
      isReady={vm.slot !== undefined}
      onSubmit={() => void navigate(addressOf('booking'), { state: visit })}
      messages={
        <>
          {vm.hasTimePassed && <Alert tone="error">{bookingText.timePassed}</Alert>}
          <TimesBelow vm={vm} />
        </>
      }
    >
      <Box sx={panes}>
        <MeetingTypes vm={vm} />
        <Box sx={{ minHeight: CALENDAR_HEIGHT }}>{isHydrated ? <MonthCalendar vm={vm} /> : skeleton}</Box>
        <TimeList vm={vm} />
      </Box>
    </StepForm>
  );
});

/**
 * Announces that times are available: on a phone they are below the calendar, and selecting a day scrolls
 * nothing.
 */
const TimesBelow = observer(function TimesBelow({
  vm: { day, slot, slots },
}: {
  readonly vm: BookingViewModel;
}) {
  const isLookedFor = day !== undefined && slot === undefined && slots.length > 0;
  return (
    isLookedFor && (
      // already announced by the live region
      <SecondaryText
        aria-hidden
        sx={(theme) => ({ display: 'none', [portraitPhone(theme)]: { display: 'block' } })}
      >
        {bookingText.availableBelow(slots.length)}
      </SecondaryText>
    )
  );
});

const MeetingTypes = observer(function MeetingTypes({ vm }: { readonly vm: BookingViewModel }) {
  return (
    <Box component="fieldset" sx={{ ...choiceGroup, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' } }}>
      <Box component="legend" sx={choiceLegend}>
        Meeting type
      </Box>
      {meetingTypes.map((each) => (
        <Box component="label" key={each} sx={choiceButton}>
          <input
            type="radio"
            name="meeting-type"
            checked={each === vm.type}
            onChange={() => vm.chooseType(each)}
            aria-label={meetingTypeText[each].label}
            aria-describedby={`about-${each}`}
          />
          <span>
            <strong>{meetingTypeText[each].label}</strong>
            <Box component="small" id={`about-${each}`} sx={{ display: 'block', color: 'text.secondary' }}>
              {meetingTypeText[each].about}
            </Box>
          </span>
        </Box>
      ))}
    </Box>
  );
});

/** Height of month name, weekday names, and six weeks, reserved until the month is known. */
const CALENDAR_HEIGHT = 364;

const skeleton = <Box sx={{ ...card, height: CALENDAR_HEIGHT }} />;

const panes = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    // stacked with large text
    md: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
    lg: 'minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1.2fr)',
  },
  '& > fieldset': { gridColumn: { md: '1 / -1', lg: 'auto' } },
} as const;
