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

/** Interval for removing started times, in milliseconds. */
const TICK = 60_000;

const NOTHING: EnteredBooking = { type: 'virtual', details: EMPTY_BOOKING_DETAILS };

/**
 * The booking wizard. Input is restored when the visitor returns in the same tab, until booked. Outlives
 * its screen, so a booking in flight continues and is not sent twice. (see rule: booking)
 */
export class BookingViewModel {
  static readonly needs = [CreateBooking, BookingDraft, Analytics] as const;
  type: MeetingType = NOTHING.type;
  /** The focused day of the calendar. Its month is shown. */
  focused: Day;
  day: Day | undefined;
  slot: Slot | undefined;
  details: BookingDetails = NOTHING.details;
  /** Whether the selected time has started. */
  hasTimePassed = false;
  /** Why the booking failed. */
  error: string | undefined;
  booked: BookedMeeting | undefined;
  readonly booking = new Task();
  private now = new Date();
  /** The last requested booking. */
  #asked = '';

  constructor(
    private readonly createBooking: CreateBooking,
    private readonly draft: BookingDraft,
    private readonly analytics: Analytics,
  ) {
    this.focused = firstBookableDay(this.now);
    // plain, because it is stored in the browser history
    makeAutoObservable(this, { booked: observableRef }, { autoBind: true });
  }

  /** Restores previous input, which is unknown while prerendering. */
  start(): () => void {
    this.now = new Date();
    this.takeUp(this.draft.entered() ?? NOTHING);
    const stopRemembering = reaction(
      () => ({ type: this.type, day: this.day, time: this.slot?.label, details: this.details }),
      (entered) => this.draft.remember(entered),
    );
    return () => {
      stopRemembering();
      this.forgetBooked();
    };
  }

  /** Removes times as they start. Returns a function that stops it. */
  followClock(): () => void {
    this.look();
    const ticking = setInterval(this.look, TICK);
    return () => clearInterval(ticking);
  }

  /** The URL that confirms the booked meeting. Names the guest unless analytics can read it. (see rule: analytics) */
  get confirmation(): string | undefined {
    if (!this.booked) return undefined;
    return this.analytics.hasService ? addressOf('bookingConfirmed') : confirmationPath(this.booked);
  }

  /** Clears everything for another meeting. */
  startOver(): void {
    this.takeUp(NOTHING);
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

  /** Whether everything except the time is complete. */
  get isComplete(): boolean {
    return hasRequiredDetails(this.details);
  }

  chooseType(type: MeetingType): void {
    this.type = type;
  }

  focusDay(day: Day): void {
    this.focused = day;
  }

  /** Returns whether a day can be selected while its month is shown. */
  isOpen(day: Day): boolean {
    return isBookableDay(day, this.today);
  }

  /** Selects a day and clears the time, because times belong to a day. */
  chooseDay(day: Day): void {
    this.now = new Date();
    if (!this.days.some(({ date, isAvailable }) => date === day && isAvailable)) return;
    this.focused = day;
    // selecting the same day again keeps its time
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

  /** Clears the failure. */
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
      // after another request, only the latest one reports its result
      done: (outcome: CreateBookingOutcome) => {
        if (this.#asked === asked) this.settle(outcome, choice);
      },
      failed: (failure: Failure) => this.report(failureText.book(failure)),
    };
    void this.booking.run(() => this.createBooking.execute(choice), endings, asked);
  }

  /** Stops waiting. The host may still book the meeting. */
  stopWaiting(): void {
    this.booking.detach();
    this.report(bookingText.stopped);
  }

  /** Restores input that is still valid. */
  private takeUp({ type, day, time, details }: EnteredBooking): void {
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
    if (chosen !== undefined && !this.slots.some(({ label }) => label === chosen)) this.losesTime();
  }

  private losesTime(): void {
    this.slot = undefined;
    this.hasTimePassed = true;
  }

  /** The booking as currently entered. */
  private get choice(): BookingChoice | undefined {
    const { day, slot, type, details } = this;
    return day === undefined || slot === undefined ? undefined : { day, slot, type, details };
  }

  private settle({ outcome }: CreateBookingOutcome, choice: BookingChoice): void {
    if (outcome === 'booked') {
      this.booked = bookedMeeting(choice);
      // the visitor may have entered something else since
      if (JSON.stringify(this.choice) === JSON.stringify(choice)) this.draft.clear();
    }
    if (outcome === 'time-passed') this.losesTime();
  }

  private report(error: string): void {
    this.error = error;
  }

  private forgetBooked(): void {
    this.booked = undefined;
  }
}
