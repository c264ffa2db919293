import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { BookingDraft, type EnteredBooking } from '#application/booking/BookingDraft.ts';
import { CreateBooking, type CreateBookingOutcome } from '#application/booking/CreateBooking.ts';
import { Analytics } from '#application/shared/Analytics.ts';
import {
  hasRequiredDetails,
  EMPTY_BOOKING_DETAILS,
  type BookingChoice,
  type BookingDetails,
  type MeetingType,
} from '#domain/booking/booking.ts';
import { monthGrid, isBookableDay } from '#domain/booking/calendar.ts';
import { monthOf, type Day, type Month } from '#domain/shared/day.ts';
import { firstBookableDay, availableSlots, todayInNewYork, type Slot } from '#domain/booking/slots.ts';
import { Task } from '../kit/state/Task.ts';
import { addressOf } from '../navigation/pages.ts';
import { bookingText } from '../texts/bookingText.ts';
import { failureText } from '../texts/failureText.ts';
import { bookedMeeting, confirmationPath, type BookedMeeting } from './bookedMeeting.ts';

/** How often to remove times that have started, in milliseconds. */
const CLOCK_INTERVAL_MS = 60_000;

const NOTHING: EnteredBooking = { type: 'virtual', details: EMPTY_BOOKING_DETAILS };

/**
 * The booking wizard. Restores its input when the visitor returns in the same tab, until the meeting is
 * booked. Lives longer than its screen, so that a booking in flight continues and is not sent twice. (see
 * rule: booking)
 */
export class BookingViewModel {
  static readonly needs = [CreateBooking, BookingDraft, Analytics] as const;
  type: MeetingType = NOTHING.type;
  /** The calendar's focused day. The calendar shows the month of this day. */
  focused: Day;
  day: Day | undefined;
  slot: Slot | undefined;
  details: BookingDetails = NOTHING.details;
  /** Whether the selected time has since started. */
  hasTimePassed = false;
  /** Why the booking failed. */
  error: string | undefined;
  booked: BookedMeeting | undefined;
  readonly booking = new Task();
  private now = new Date();
  /** The last requested booking, as JSON. */
  #asked = '';

  constructor(
    private readonly createBooking: CreateBooking,
    private readonly draft: BookingDraft,
    private readonly analytics: Analytics,
  ) {
    this.focused = firstBookableDay(this.now);
    // only the reference of `booked` is observable, because the browser history stores its plain value
    makeAutoObservable(this, { booked: observableRef }, { autoBind: true });
  }

  /** Restores earlier input, which is unknown during prerendering. */
  start(): () => void {
    this.now = new Date();
    this.restore(this.draft.entered() ?? NOTHING);
    const stopRemembering = reaction(
      () => ({ type: this.type, day: this.day, time: this.slot?.label, details: this.details }),
      (entered) => this.draft.remember(entered),
    );
    return () => {
      stopRemembering();
      this.forgetBooked();
    };
  }

  /** Removes times once they start. Returns a function that stops the clock. */
  followClock(): () => void {
    this.look();
    const ticking = setInterval(this.look, CLOCK_INTERVAL_MS);
    return () => clearInterval(ticking);
  }

  /** URL of the confirmation. Includes the guest unless analytics can read the URL. (see rule: analytics) */
  get confirmation(): string | undefined {
    if (!this.booked) return undefined;
    return this.analytics.hasService ? addressOf('bookingConfirmed') : confirmationPath(this.booked);
  }

  /** Clears everything for another meeting. */
  startOver(): void {
    this.restore(NOTHING);
  }

  get today(): Day {
    return todayInNewYork(this.now);
  }

  get month(): Month {
    return monthOf(this.focused);
  }

  get days() {
    return monthGrid(this.month, this.today);
  }

  get slots(): readonly Slot[] {
    return this.day === undefined ? [] : availableSlots(this.day, this.now);
  }

  /** Whether all required details are complete. Ignores the time. */
  get isComplete(): boolean {
    return hasRequiredDetails(this.details);
  }

  chooseType(type: MeetingType): void {
    this.type = type;
  }

  focusDay(day: Day): void {
    this.focused = day;
  }

  /** Returns whether meetings can be booked on a day. */
  isOpen(day: Day): boolean {
    return isBookableDay(day, this.today);
  }

  /** Selects a day. Clears the time, because times belong to a day. */
  chooseDay(day: Day): void {
    this.now = new Date();
    if (!this.days.some(({ date, isAvailable }) => date === day && isAvailable)) return;
    this.focused = day;
    // keeps the time if the same day is selected again
    if (day === this.day && this.slots.some(({ label }) => label === this.slot?.label)) return;
    this.day = day;
    this.slot = undefined;
    this.hasTimePassed = false;
  }

  chooseSlot(slot: Slot): void {
    this.slot = slot;
    this.hasTimePassed = false;
  }

  enter(details: Partial<BookingDetails>): void {
    this.details = { ...this.details, ...details };
  }

  clearError(): void {
    this.error = undefined;
  }

  book(): void {
    const { choice } = this;
    if (!this.isComplete || !choice) return;
    this.error = undefined;
    this.now = new Date();
    const asked = JSON.stringify(choice);
    this.#asked = asked;
    const endings = {
      // if another booking was requested since, only that booking reports its result
      done: (outcome: CreateBookingOutcome) => {
        if (this.#asked === asked) this.settle(outcome, choice);
      },
      failed: (failure: Failure) => this.report(failureText.book(failure)),
    };
    void this.booking.run(() => this.createBooking.execute(choice), endings, asked);
  }

  /** Stops waiting. The host may still book the meeting, and the page says so. */
  stopWaiting(): void {
    this.booking.detach();
    this.report(bookingText.stopped);
  }

  /** Sets the input, without a day or time that is no longer available. */
  private restore({ type, day, time, details }: EnteredBooking): void {
    this.type = type;
    this.details = details;
    this.day = day !== undefined && this.isOpen(day) ? day : undefined;
    this.focused = this.day ?? firstBookableDay(this.now);
    this.slot = this.slots.find(({ label }) => label === time);
    this.hasTimePassed = time !== undefined && !this.slot;
  }

  private look(): void {
    this.now = new Date();
    const chosen = this.slot?.label;
    if (chosen !== undefined && !this.slots.some(({ label }) => label === chosen)) this.clearStartedTime();
  }

  private clearStartedTime(): void {
    this.slot = undefined;
    this.hasTimePassed = true;
  }

  /** The booking as entered now. Undefined without a day and time. */
  private get choice(): BookingChoice | undefined {
    const { day, slot, type, details } = this;
    return day === undefined || slot === undefined ? undefined : { day, slot, type, details };
  }

  private settle({ outcome }: CreateBookingOutcome, choice: BookingChoice): void {
    if (outcome === 'booked') {
      this.booked = bookedMeeting(choice);
      // the visitor may have entered another meeting in the meantime
      if (JSON.stringify(this.choice) === JSON.stringify(choice)) this.draft.clear();
    }
    if (outcome === 'time-passed') this.clearStartedTime();
  }

  private report(error: string): void {
    this.error = error;
  }

  private forgetBooked(): void {
    this.booked = undefined;
  }
}
