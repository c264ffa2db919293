import { CreateBooking } from '#application/booking/CreateBooking.ts';
import { TIME_SLOTS } from '#domain/booking/slots.ts';
import { BookingConfirmedViewModel } from '#ui/booking/BookingConfirmedViewModel.ts';
import { confirmationPath } from '#ui/booking/bookedMeeting.ts';
import { BookingViewModel } from '#ui/booking/BookingViewModel.ts';
import { bookingText } from '#ui/texts/bookingText.ts';
import { action, actionsOf, type Action } from './action.ts';
import { messageOf } from './shownMessages.ts';

/** The Friday after the date of the actions. */
const FRIDAY = '2026-01-16';
const DAY = 24 * 60 * 60 * 1000;

const guest = { name: 'Nina Conti', email: 'nina@osteria.example', company: 'Osteria Conti' };
const meeting = { ...guest, date: FRIDAY, time: '9:00 AM', type: 'virtual' } as const;

function fillIn(vm: BookingViewModel): void {
  const [slot] = TIME_SLOTS;
  vm.chooseDay(FRIDAY);
  if (slot) vm.chooseSlot(slot);
  vm.enter(guest);
}

const confirmedAction = actionsOf(BookingConfirmedViewModel, {
  by: 'anybody',
  places: [{ page: 'bookingConfirmed', query: `?${confirmationPath(meeting).split('?')[1]}` }],
  state: { visitor: {} },
  shows: (vm) => messageOf('notice', vm.error),
});

/** Actions for booking a meeting. */
export const booking: readonly Action[] = [
  action('Book a meeting', {
    purpose: 'A visitor books a 15-minute meeting with the team.',
    by: 'anybody',
    places: [{ page: 'booking' }],
    useCase: CreateBooking,
    viewModel: BookingViewModel,
    state: { visitor: {} },
    open: (vm) => vm.start(),
    enter: fillIn,
    run: (vm) => vm.book(),
    typed: ({ type, day, slot, details }) => ({ type, day, slot, details }),
    otherInput: {
      'the time has passed by then'(vm, app) {
        fillIn(vm);
        return app.pass(DAY);
      },
    },
    shows: (vm) => messageOf('notice', vm.hasTimePassed ? bookingText.timePassed : vm.error),
  }),
  confirmedAction('View the booking confirmation', {
    purpose:
      'After booking, a visitor sees the meeting’s date and time. The app reports the booking to analytics.',
    open: (vm) => vm.start(''),
  }),
  confirmedAction('Add the meeting to a calendar', {
    purpose: 'After booking, a visitor saves the meeting to their calendar.',
    run: (vm) => vm.saveToCalendar(meeting, 'team@tableside.example'),
  }),
];
