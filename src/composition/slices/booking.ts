import { ContainerModule } from 'inversify';
import { Bookings } from '#application/booking/Bookings.ts';
import { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import { HttpBookings } from '#infrastructure/booking/HttpBookings.ts';
import { IcalCalendarFiles } from '#infrastructure/booking/IcalCalendarFiles.ts';
import { provide } from '../bindings.ts';

export const booking = new ContainerModule((to) => {
  provide(to, Bookings, HttpBookings);
  provide(to, CalendarFiles, IcalCalendarFiles);
});
