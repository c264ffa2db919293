import { CreateBooking } from '#application/booking/CreateBooking.ts';
import { TIME_SLOTS } from '#domain/booking/slots.ts';
import { BookingConfirmedViewModel } from '#ui/booking/BookingConfirmedViewModel.ts';
import { confirmationPath } from '#ui/booking/bookedMeeting.ts';
import { BookingViewModel } from '#ui/booking/BookingViewModel.ts';
import { bookingText } from '#ui/texts/bookingText.ts';
import { action, type Action, type ActionPlace } from './action.ts';
import { messageOf } from './shownMessages.ts';

/** The Friday after the date of the actions. */
const FRIDAY = '2026-01-16';
const DAY = 24 * 60 * 60 * 1000;

function fillIn(vm: BookingViewModel): void {
  vm.chooseDay(FRIDAY);
  const [slot] = TIME_SLOTS;
  if (slot) vm.chooseSlot(slot);
  vm.enter({ name: 'Nina Conti', email: 'nina@osteria.example', company: 'Osteria Conti' });
}

const meeting = {
  date: FRIDAY,
  time: '9:00 AM',
  name: 'Nina Conti',
  email: 'nina@osteria.example',
  company: 'Osteria Conti',
  type: 'virtual',
} as const;

const confirmed: readonly [ActionPlace] = [
  { page: 'bookingConfirmed', query: new URL(confirmationPath(meeting), 'https://tableside.example').search },
];

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
    run(vm) {
      fillIn(vm);
      vm.book();
    },
    again: (vm) => vm.book(),
    typed: ({ type, day, slot, details }) => ({ type, day, slot, details }),
    otherwise: {
      async 'the time has passed by then'(vm, app) {
        fillIn(vm);
        await app.pass(DAY);
        vm.book();
      },
    },
    shows: (vm) => messageOf('notice', vm.hasTimePassed ? bookingText.timePassed : vm.error),
  }),
  action('View the booking confirmation', {
    purpose:
      'After booking, a visitor sees the meeting’s date and time. The app reports the booking to analytics.',
    by: 'anybody',
    places: confirmed,
    viewModel: BookingConfirmedViewModel,
    state: { visitor: {} },
    run: (vm) => vm.start(''),
    shows: (vm) => messageOf('notice', vm.error),
  }),
  action('Add the meeting to a calendar', {
    purpose: 'After booking, a visitor saves the meeting to their calendar.',
    by: 'anybody',
    places: confirmed,
    viewModel: BookingConfirmedViewModel,
    state: { visitor: {} },
    run: (vm) => vm.saveToCalendar(meeting, 'team@tableside.example'),
    shows: (vm) => messageOf('notice', vm.error),
  }),
];
