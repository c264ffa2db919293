import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MeetingType } from '#domain/booking/booking.ts';
import { addressOf } from '../navigation/pages.ts';
import { Alert } from '../kit/feedback/Alert.tsx';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { useHydrated } from '../kit/browser/useHydrated.ts';
import { bookingText, meetingTypeText } from '../texts/bookingText.ts';
import { monthAndYear } from '../texts/dates.ts';
import type { BookingVisit } from './bookedMeeting.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { MonthPreview } from './MonthGrid.tsx';
import { BookingStepForm } from './BookingStepForm.tsx';
import { BookingTimeList } from './BookingTimeList.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import choices from './choices.module.css';
import styles from './BookingTimeStep.module.css';

const MonthCalendar = lazySection(
  async () => (await import('./MonthCalendar.tsx')).MonthCalendar,
  ({ vm }) => <MonthPreview title={monthAndYear(vm.month)} days={vm.days} />,
);

const meetingTypes: readonly MeetingType[] = ['virtual', 'in_person'];

export const BookingTimeStep = observer(function BookingTimeStep({ vm }: { readonly vm: BookingViewModel }) {
  const navigate = useNavigate();
  // during prerendering, the current date is unknown
  const isHydrated = useHydrated();
  useEffect(() => vm.followClock(), [vm]);
  const visit: BookingVisit = { atDetails: true };
  return (
    <BookingStepForm
      vm={vm}
      submit="Continue"
      isReady={vm.slot !== undefined}
      onSubmit={() => void navigate(addressOf('booking'), { state: visit })}
      messages={
        <>
          {vm.hasTimePassed && <Alert tone="error">{bookingText.timePassed}</Alert>}
          <Selection vm={vm} />
        </>
      }
    >
      <div className={styles.panes}>
        <MeetingTypes vm={vm} />
        <div>{isHydrated ? <MonthCalendar vm={vm} /> : <MonthPreview title={undefined} />}</div>
        <BookingTimeList vm={vm} />
      </div>
    </BookingStepForm>
  );
});

/**
 * Says which time is selected, or where the times are: on a phone, they are below the calendar. Always one
 * line, so that the buttons don't move.
 */
const Selection = observer(function Selection({
  vm: { day, slot, slots },
}: {
  readonly vm: BookingViewModel;
}) {
  return (
    // hidden from screen readers, because the live region and the fields already say the same
    <SecondaryText aria-hidden className={styles.selection}>
      {bookingText.selection(day, slot?.label, slots.length)}
    </SecondaryText>
  );
});

const MeetingTypes = observer(function MeetingTypes({ vm }: { readonly vm: BookingViewModel }) {
  return (
    <fieldset className={clsx(choices.group, styles.types)}>
      <legend className={clsx(choices.legend, styles.title)}>Meeting type</legend>
      {meetingTypes.map((each) => (
        <label key={each} className={choices.choice}>
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
            <small id={`about-${each}`}>{meetingTypeText[each].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
});
