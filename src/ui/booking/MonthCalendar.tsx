import {
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '#domain/booking/calendar.ts';
import { MEETING_TIME_ZONE } from '#domain/booking/newYork.ts';
import { bookingText } from '../texts/bookingText.ts';
import { monthAndYear } from '../texts/dates.ts';
import type { BookingViewModel } from './BookingViewModel.ts';
import { dayAttributes, MonthGrid } from './MonthGrid.tsx';

/** The calendar is always in English. */
const LOCALE = 'en-US';

const FIRST_DAY = 'sun';

const createCalendar = () => new GregorianCalendar();

/**
 * A month as a grid with one tab stop. Arrow keys move by day or week, Home and End within a week, and PageUp
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
  const { calendarProps } = useCalendar({ 'aria-label': bookingText.calendar }, state);
  const grid = useCalendarGrid({ firstDayOfWeek: FIRST_DAY }, state);
  return (
    <div {...calendarProps}>
      <MonthGrid
        {...grid}
        title={monthAndYear(vm.month)}
        cells={vm.days.map((day) => (
          <DayCell key={day.date} day={day} state={state} />
        ))}
        onPrevious={() => state.focusPreviousPage()}
        onNext={() => state.focusNextPage()}
      />
    </div>
  );
});

/** Connects the view model with the calendar library. */
function useMonthState(vm: BookingViewModel): CalendarState {
  const state = useCalendarState({
    locale: LOCALE,
    createCalendar,
    value: vm.day === undefined ? null : parseDate(vm.day),
    onChange: (date) => vm.chooseDay(date.toString()),
    focusedValue: parseDate(vm.focused),
    // otherwise, the library would compute the current date, which fails in a browser that doesn't know its
    // time zone
    defaultFocusedValue: parseDate(vm.focused),
    onFocusChange: (date) => vm.focusDay(date.toString()),
    isDateUnavailable: (date) => !vm.isOpen(date.toString()),
  });
  const focus = (date: CalendarDate) => vm.focusDay(date.toString());
  return {
    ...state,
    // uses New York time for the current date; by default, the library uses the visitor's time
    timeZone: MEETING_TIME_ZONE,
    // Home and End stay within the week; by default, the library moves within the month
    focusSectionStart: () => focus(startOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
    focusSectionEnd: () => focus(endOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
  };
}

interface DayCellProps {
  readonly day: CalendarDay;
  readonly state: CalendarState;
}

function DayCell({ day, state }: DayCellProps) {
  const { date, dayNumber, isInMonth } = day;
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps } = useCalendarCell(
    { date: parseDate(date), isOutsideMonth: !isInMonth },
    state,
    button,
  );
  return (
    <td {...cellProps}>
      <div {...buttonProps} {...dayAttributes(day)} ref={button}>
        {dayNumber}
      </div>
    </td>
  );
}
