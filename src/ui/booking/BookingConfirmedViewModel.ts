import { makeAutoObservable } from 'mobx';
import { CalendarFiles } from '#application/booking/CalendarFiles.ts';
import { Analytics } from '#application/shared/Analytics.ts';
import { Browser } from '#application/shared/Browser.ts';
import { isDay } from '#domain/shared/day.ts';
import { slotByLabel } from '#domain/booking/slots.ts';
import { Task } from '../kit/state/Task.ts';
import { bookingText } from '../texts/bookingText.ts';
import { brand } from '../texts/brand.ts';
import type { BookedMeeting } from './bookedMeeting.ts';

/**
 * The booking confirmation. Reports the booking to analytics and creates a calendar file. (rule: booking
 * confirmation)
 */
export class BookingConfirmedViewModel {
  static readonly needs = [Analytics, CalendarFiles, Browser] as const;
  readonly saving = new Task();
  error: string | undefined;
  /** What to do if the browser drops the calendar file (see rule: dropped downloads). */
  hint: string | undefined;

  constructor(
    private readonly analytics: Analytics,
    private readonly calendarFiles: CalendarFiles,
    private readonly browser: Browser,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param query the URL's query, from which the screen may first have to remove the guest */
  start(query: string): () => void {
    if (!this.mustHide(query)) {
      this.analytics.conversion();
      this.analytics.report({ name: 'booking_completed' });
    }
    return this.browser.onDoubtfulDownload(this.advise);
  }

  /** Returns whether the URL names a guest while analytics can read it. (see rule: analytics) */
  mustHide(query: string): boolean {
    return this.analytics.hasService && query !== '';
  }

  /** Returns whether the date and time are known, which a calendar event needs. */
  fitsCalendar({ date, time }: BookedMeeting): boolean {
    return isDay(date) && slotByLabel(time) !== undefined;
  }

  saveToCalendar({ date, time, company }: BookedMeeting, contactEmail: string): void {
    const slot = slotByLabel(time);
    if (!slot || !isDay(date)) return;
    this.error = undefined;
    const invitation = {
      day: date,
      slot,
      title: `Meeting with ${brand.name}`,
      description: [`A first look at ${brand.name}.`, company && `For ${company}.`]
        .filter(Boolean)
        .join('\n'),
      host: { name: brand.name, email: contactEmail },
      now: new Date(),
    };
    void this.saving.run(() => this.calendarFiles.invitation(invitation), {
      done: (text) => this.browser.download({ name: 'meeting.ics', type: 'text/calendar', text }),
      failed: () => this.report(bookingText.calendarFailed),
    });
  }

  private advise(): void {
    this.hint = bookingText.calendarHint;
  }

  private report(error: string): void {
    this.error = error;
  }
}
