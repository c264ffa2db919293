import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { slotStart, TIME_SLOTS } from '#domain/booking/slots.ts';
import { useHydrated } from '../kit/browser/useHydrated.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { bookingText, longDay } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { viewerLocalTimeOf } from './viewerLocalTimeOf.ts';
import choices from './choices.module.css';
import styles from './BookingTimeList.module.css';

const halves = [
  { half: 'morning', label: 'Morning' },
  { half: 'afternoon', label: 'Afternoon' },
] as const;

/** The available times of the selected day in New York time, and in the visitor's time if different. */
export const BookingTimeList = observer(function BookingTimeList({ vm }: { readonly vm: BookingViewModel }) {
  const { day, slots, hasTimePassed } = vm;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // moves focus here if the focused element disappeared after Back, or because its time has started
    if (vm.day !== undefined && document.activeElement === document.body) heading.current?.focus();
  }, [vm, hasTimePassed]);
  const [first] = slots;
  const hasOwnTime = day !== undefined && first && viewerLocalTimeOf(slotStart(day, first)) !== undefined;
  return (
    <section aria-label="Times" className={styles.times}>
      <VisuallyHidden role="status" occasion={day}>
        {day !== undefined && (slots.length > 0 ? bookingText.available(slots.length) : bookingText.noTimes)}
      </VisuallyHidden>
      <div>
        <Heading level={2} look="h3" ref={heading} tabIndex={-1} className={styles.day}>
          {day === undefined ? bookingText.selectFirst : longDay(day)}
        </Heading>
        {slots.length === 0 ? (
          <Text tone="muted">{day === undefined ? bookingText.selectHint : bookingText.noTimes}</Text>
        ) : (
          <>
            <SecondaryText className={styles.zone}>
              {`Eastern Time (New York)${hasOwnTime ? ', with your own time below' : ''}`}
            </SecondaryText>
            {halves.map((each) => (
              <Slots key={each.half} {...each} vm={vm} />
            ))}
          </>
        )}
      </div>
      <FullDay />
    </section>
  );
});

/** Reserves the space of a day with all times, so that selecting a date moves nothing. */
function FullDay() {
  const [first] = TIME_SLOTS;
  // during prerendering, the visitor's time zone is unknown
  const hasOwnTime = useHydrated() && first && viewerLocalTimeOf(slotStart(LONGEST_DAY, first)) !== undefined;
  return (
    <div inert className={styles.fullDay}>
      <Heading level={2} look="h3" className={styles.day}>
        {longDay(LONGEST_DAY)}
      </Heading>
      <SecondaryText className={styles.zone}>&nbsp;</SecondaryText>
      {halves.map(({ half }) => (
        <fieldset key={half} className={clsx(choices.group, styles.half)}>
          <legend className={clsx(choices.legend, styles.name)}>&nbsp;</legend>
          {TIME_SLOTS.filter((slot) => slot.half === half).map(({ label }) => (
            <div key={label} className={choices.choice}>
              <span>
                &nbsp;
                {hasOwnTime && <small>&nbsp;</small>}
              </span>
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** A date with the longest possible name. */
const LONGEST_DAY = '2026-09-30';

type SlotsProps = (typeof halves)[number] & { readonly vm: BookingViewModel };

const Slots = observer(function Slots({ half, label, vm }: SlotsProps) {
  const { day } = vm;
  const slots = vm.slots.filter((slot) => slot.half === half);
  if (day === undefined || slots.length === 0) return null;
  return (
    <fieldset className={clsx(choices.group, styles.half)}>
      <legend className={clsx(choices.legend, styles.name)}>{label}</legend>
      {slots.map((slot) => (
        <label key={slot.label} className={choices.choice}>
          <input
            type="radio"
            name="time"
            checked={vm.slot?.label === slot.label}
            onChange={() => vm.chooseSlot(slot)}
          />
          <span>
            <span>{slot.label}</span>
            <ViewerLocalTime begin={slotStart(day, slot)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** A meeting's start in the visitor's time. */
function ViewerLocalTime({ begin }: { readonly begin: Date }) {
  const time = viewerLocalTimeOf(begin);
  if (time === undefined) return null;
  return (
    <small className={styles.ownTime}>
      <span>{time}</span>
      <VisuallyHidden>{' your time'}</VisuallyHidden>
    </small>
  );
}
