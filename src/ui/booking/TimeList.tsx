import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { slotStart } from '#domain/booking/slots.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { bookingText, longDay } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { choiceButton, choiceGroup, choiceLegend } from './choiceStyles.ts';
import { viewerLocalTimeOf } from './viewerLocalTimeOf.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

const halves = [
  { half: 'morning', label: 'Morning' },
  { half: 'afternoon', label: 'Afternoon' },
] as const;

/** The times of the selected day in New York time, with the visitor's time if it differs. */
export const TimeList = observer(function TimeList({ vm }: { readonly vm: BookingViewModel }) {
  const { day, slots, hasTimePassed } = vm;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // focus moves here on Back, or after the selected time started, because the focused element is gone
    if (vm.day !== undefined && document.activeElement === document.body) heading.current?.focus();
  }, [vm, hasTimePassed]);
  const [first] = slots;
  const hasOwnTime = day !== undefined && first && viewerLocalTimeOf(slotStart(day, first)) !== undefined;
  return (
    <Box component="section" aria-label="Times">
      <VisuallyHidden role="status" occasion={day}>
        {day !== undefined && (slots.length > 0 ? bookingText.available(slots.length) : bookingText.noTimes)}
      </VisuallyHidden>
      <Typography
        variant="h3"
        component="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 1, '&:focus': { outline: 'none' } }}
      >
        {day === undefined ? bookingText.selectFirst : longDay(day)}
      </Typography>
      {slots.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {day === undefined ? bookingText.selectHint : bookingText.noTimes}
        </Typography>
      ) : (
        <>
          <SecondaryText sx={{ mb: 1 }}>
            {`Eastern Time (New York)${hasOwnTime ? ', your own time below' : ''}`}
          </SecondaryText>
          {halves.map((each) => (
            <Slots key={each.half} {...each} vm={vm} />
          ))}
        </>
      )}
    </Box>
  );
});

type SlotsProps = (typeof halves)[number] & { readonly vm: BookingViewModel };

const Slots = observer(function Slots({ half, label, vm }: SlotsProps) {
  const { day } = vm;
  const slots = vm.slots.filter((slot) => slot.half === half);
  if (day === undefined || slots.length === 0) return null;
  return (
    <Box
      component="fieldset"
      sx={{ ...choiceGroup, mb: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))' }}
    >
      <Box component="legend" sx={{ ...choiceLegend, typography: 'body2', fontWeight: 650 }}>
        {label}
      </Box>
      {slots.map((slot) => (
        <Box component="label" key={slot.label} sx={choiceButton}>
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
        </Box>
      ))}
    </Box>
  );
});

/** The visitor's local time on one line. */
function ViewerLocalTime({ begin }: { readonly begin: Date }) {
  const time = viewerLocalTimeOf(begin);
  if (time === undefined) return null;
  return (
    <Box component="small" sx={{ display: 'block', whiteSpace: 'nowrap', color: 'text.secondary' }}>
      <span>{time}</span>
      <VisuallyHidden>{' your time'}</VisuallyHidden>
    </Box>
  );
}
