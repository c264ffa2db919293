import {
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { MEETING_TIME_ZONE } from '#domain/booking/newYork.ts';
import { bookingText } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';

/** The calendar's language, whatever the visitor's. */
const LOCALE = 'en-US';

const FIRST_DAY = 'sun';

const createCalendar = () => new GregorianCalendar();

/**
 * A month as a grid with one tab stop. Arrows move by day and week, Home and End within the week, PageUp
 * and PageDown by month.
 */
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
      <Box component="table" {...gridProps} sx={grid}>
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

/** Connects the view model to the calendar widget. */
function useMonthState(vm: BookingViewModel): CalendarState {
  const state = useCalendarState({
    locale: LOCALE,
    createCalendar,
    value: vm.day === undefined ? null : parseDate(vm.day),
    onChange: (date) => vm.chooseDay(date.toString()),
    focusedValue: parseDate(vm.focused),
    // else the widget computes today, which fails in a browser that does not know its time zone
    defaultFocusedValue: parseDate(vm.focused),
    onFocusChange: (date) => vm.focusDay(date.toString()),
    isDateUnavailable: (date) => !vm.isOpen(date.toString()),
  });
  const focus = (date: CalendarDate) => vm.focusDay(date.toString());
  return {
    ...state,
    // today in New York; the widget's default is the visitor's date
    timeZone: MEETING_TIME_ZONE,
    // Home and End stay within the week; the widget's default is the month
    focusSectionStart: () => focus(startOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
    focusSectionEnd: () => focus(endOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
  };
}

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

const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // keeps weekday names apart on a phone with large text
  '& th': {
    typography: 'caption',
    fontSize: 'min(0.8125rem, 5.5vw)',
    p: 0,
    color: 'text.secondary',
    height: 32,
  },
  '& td': { p: 0 },
  '& [role="button"]': {
    display: 'grid',
    placeContent: 'center',
    height: 44,
    fontSize: 'min(1rem, 9vw)',
    borderRadius: '6px',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'border.strong',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& [role="button"]:hover': { borderColor: 'primary.main', bgcolor: 'soft.primary' },
  '& [aria-disabled="true"] > [role="button"]': {
    bgcolor: 'transparent',
    borderColor: 'transparent',
    color: 'text.secondary',
    fontWeight: 400,
    cursor: 'default',
  },
  '& [data-other-month]': { fontStyle: 'italic' },
  '& [data-today]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& [aria-selected="true"] > [role="button"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  // forced colors would make available, selected, and unavailable days look alike
  '@media (forced-colors: active)': {
    '& [aria-disabled="true"] > [role="button"]': { borderColor: 'Canvas', color: 'GrayText' },
    '& [aria-selected="true"] > [role="button"]': {
      forcedColorAdjust: 'none',
      bgcolor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
} as const;
