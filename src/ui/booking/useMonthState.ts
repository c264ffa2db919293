import {
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { MEETING_ZONE } from '#domain/booking/newYork.ts';
import type { BookingViewModel } from './BookingViewModel.ts';

/** What the calendar is written in, whatever the visitor's own language. */
export const LOCALE = 'en-US';

export const FIRST_DAY = 'sun';

const createCalendar = () => new GregorianCalendar();

/** The month, the day with the focus and the chosen day, as the view-model has them, for the widget of the calendar. */
export function useMonthState(vm: BookingViewModel): CalendarState {
  const state = useCalendarState({
    locale: LOCALE,
    createCalendar,
    value: vm.day === undefined ? null : parseDate(vm.day),
    onChange: (date) => vm.chooseDay(date.toString()),
    focusedValue: parseDate(vm.focused),
    onFocusChange: (date) => vm.focusDay(date.toString()),
    isDateUnavailable: (date) => !vm.isOpen(date.toString()),
  });
  const focus = (date: CalendarDate) => vm.focusDay(date.toString());
  return {
    ...state,
    // today is New York's; by itself the widget takes the visitor's
    timeZone: MEETING_ZONE,
    // Home and End keep to the week; by themselves they go to the ends of the month
    focusSectionStart: () => focus(startOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
    focusSectionEnd: () => focus(endOfWeek(state.focusedDate, LOCALE, FIRST_DAY)),
  };
}
