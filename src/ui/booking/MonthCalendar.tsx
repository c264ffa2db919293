import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { longDay, monthName, weekdays } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { calendarStyles } from './calendarStyles.ts';

const MONTH = 'booking-month';

/** A month as a grid with one tab stop: arrows go by day and week, Home and End in the week, PageUp and PageDown by month. */
export const MonthCalendar = observer(function MonthCalendar({ vm }: { readonly vm: BookingViewModel }) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const { focused } = vm;
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [focused]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') vm.chooseDay(vm.focused);
    else if (vm.press(event.key)) byKey.current = true;
    else return;
    event.preventDefault();
  };

  return (
    <Box component="section" aria-labelledby={MONTH}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Box component="h2" id={MONTH} aria-live="polite" sx={{ flex: 1, m: 0, typography: 'h3' }}>
          {monthName(vm.month)}
        </Box>
        <IconButton aria-label="Previous month" onClick={() => vm.showMonth(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="Next month" onClick={() => vm.showMonth(1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-labelledby={MONTH}
        onKeyDown={press}
        sx={calendarStyles.grid}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(vm.days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} vm={vm} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
});

interface DayCellProps {
  readonly vm: BookingViewModel;
  readonly day: CalendarDay;
}

const DayCell = observer(function DayCell({ vm, day }: DayCellProps) {
  const { date, dayNumber, isAvailable, isToday, isInMonth } = day;
  return (
    <td
      tabIndex={date === vm.focused ? 0 : -1}
      aria-label={[longDay(date), isToday && 'today', !isAvailable && 'unavailable']
        .filter(Boolean)
        .join(', ')}
      aria-selected={date === vm.day}
      aria-disabled={!isAvailable}
      aria-current={isToday ? 'date' : undefined}
      data-other-month={!isInMonth || undefined}
      onClick={() => vm.chooseDay(date)}
    >
      {dayNumber}
    </td>
  );
});

const weeksOf = (days: readonly CalendarDay[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
