import {
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { MEETING_TIME_ZONE } from '#domain/booking/newYork.ts';
import { Row } from '../kit/layout/Row.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { bookingText } from '../texts/bookingText.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import styles from './MonthCalendar.module.css';

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
    <div {...calendarProps}>
      <Row gap={0} className={styles.header}>
        <Heading level={2} look="h3" className={styles.name}>
          {title}
        </Heading>
        <IconButton aria-label="Previous month" onClick={() => state.focusPreviousPage()}>
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label="Next month" onClick={() => state.focusNextPage()}>
          <ChevronRight />
        </IconButton>
      </Row>
      <table {...gridProps} className={styles.month}>
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
      </table>
    </div>
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
        className={styles.day}
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
