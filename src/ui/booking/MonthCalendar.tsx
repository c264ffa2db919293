import { parseDate } from '@internationalized/date';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { bookingText } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { calendarStyles } from './calendarStyles.ts';
import { FIRST_DAY, LOCALE, useMonthState } from './useMonthState.ts';

/** A month as a grid with one tab stop: arrows go by day and week, Home and End in the week, PageUp and PageDown by month. */
export function MonthCalendar({ vm }: { readonly vm: BookingViewModel }) {
  return (
    <I18nProvider locale={LOCALE}>
      <Month vm={vm} />
    </I18nProvider>
  );
}

const Month = observer(function Month({ vm }: { readonly vm: BookingViewModel }) {
  const state = useMonthState(vm);
  const { calendarProps, title } = useCalendar({ 'aria-label': bookingText.calendar }, state);
  const { gridProps, headerProps, weekDays } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: FIRST_DAY },
    state,
  );
  return (
    <Box {...calendarProps}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Box component="h2" sx={{ flex: 1, m: 0, typography: 'h3' }}>
          {title}
        </Box>
        <IconButton aria-label="Previous month" onClick={() => state.focusPreviousPage()}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="Next month" onClick={() => state.focusNextPage()}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box component="table" {...gridProps} sx={calendarStyles.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(vm.days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} state={state} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
});

interface DayCellProps {
  readonly day: CalendarDay;
  readonly state: CalendarState;
}

function DayCell({ day, state }: DayCellProps) {
  const { date, dayNumber, isToday, isInMonth } = day;
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps } = useCalendarCell(
    { date: parseDate(date), isOutsideMonth: !isInMonth },
    state,
    button,
  );
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={button}
        data-today={isToday || undefined}
        data-other-month={!isInMonth || undefined}
      >
        {dayNumber}
      </div>
    </td>
  );
}

const weeksOf = (days: readonly CalendarDay[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
