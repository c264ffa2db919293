import { Analytics } from '#application/shared/Analytics.ts';
import { isDay } from '#domain/booking/day.ts';
import { invitation } from '#domain/booking/invitation.ts';
import { slotOf } from '#domain/booking/slots.ts';
import { brand } from '../texts/brand.ts';
import type { BookedMeeting } from './bookedMeeting.ts';

/** The page after a booking: counts it, and offers the meeting to the visitor's calendar. (rule: booking confirmation) */
export class BookingConfirmedViewModel {
  static readonly needs = [Analytics] as const;
  constructor(private readonly analytics: Analytics) {}

  start(): void {
    this.analytics.conversion();
    this.analytics.report({ name: 'booking_completed' });
  }

  /** The meeting as a calendar file; none when its date or time is not known. */
  calendarFile({ date, time, company }: BookedMeeting, contactEmail: string): string | undefined {
    const slot = slotOf(time);
    if (!slot || !isDay(date)) return undefined;
    return invitation({
      day: date,
      slot,
      title: `Meeting with ${brand.name}`,
      description: [`A first look at ${brand.name}.`, company && `For ${company}.`]
        .filter(Boolean)
        .join('\n'),
      host: { name: brand.name, email: contactEmail },
      now: new Date(),
    });
  }
}
