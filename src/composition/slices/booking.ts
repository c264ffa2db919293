import { ContainerModule } from 'inversify';
import { BookingDraft } from '#application/booking/BookingDraft.ts';
import { Bookings } from '#application/booking/Bookings.ts';
import { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import { HttpBookings } from '#infrastructure/booking/HttpBookings.ts';
import { IcalCalendarFiles } from '#infrastructure/booking/IcalCalendarFiles.ts';
import { SessionStorageBookingDraft } from '#infrastructure/booking/SessionStorageBookingDraft.ts';
import { BookingViewModel } from '#ui/booking/BookingViewModel.ts';
import { bindAdapter, bindSingleton } from '../bindings.ts';

export const booking = new ContainerModule((to) => {
  bindAdapter(to, Bookings, HttpBookings);
  bindAdapter(to, BookingDraft, SessionStorageBookingDraft);
  bindAdapter(to, CalendarFiles, IcalCalendarFiles);
  bindSingleton(to, BookingViewModel);
});
