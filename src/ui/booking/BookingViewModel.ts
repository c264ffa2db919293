import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { BookingDraft, type EnteredBooking } from '#application/booking/BookingDraft.ts';
import { CreateBooking, type CreateBookingOutcome } from '#application/booking/CreateBooking.ts';
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
import { Task } from '../kit/Task.ts';
import { bookingText } from '../texts/bookingText.ts';
import { failureText } from '../texts/failureText.ts';
import { bookedMeeting, type BookedMeeting } from './bookedMeeting.ts';

/** How often it is looked whether a time has begun, in milliseconds. */
const TICK = 60_000;

const NOTHING: EnteredBooking = { type: 'virtual', details: EMPTY_BOOKING_DETAILS };

/**
 * The wizard in which a visitor chooses a time and says who they are. What they have entered is there again when they come
 * back in the same tab, until it is booked; a booking that they left under way is, too, and what came of it. It outlives its
 * screen, so that nobody books twice by leaving. (see rule: booking)
 */
export class BookingViewModel {
  static readonly needs = [CreateBooking, BookingDraft] as const;
  type: MeetingType = NOTHING.type;
  /** The day that the keys of the calendar are on; its month is the one that is shown. */
  focused: Day;
  day: Day | undefined;
  slot: Slot | undefined;
  details: BookingDetails = NOTHING.details;
  /** The chosen time has begun: another one is needed. */
  hasTimePassed = false;
  /** Why it was not booked. */
  error: string | undefined;
  /** Set once the meeting is booked. */
  booked: BookedMeeting | undefined;
  readonly booking = new Task();
  private now = new Date();
  /** What was asked for last. */
  #asked = '';

  constructor(
    private readonly createBooking: CreateBooking,
    private readonly draft: BookingDraft,
  ) {
    this.focused = firstBookableDay(this.now);
    // plain, as it goes into the history of the browser
    makeAutoObservable(this, { booked: observableRef }, { autoBind: true });
  }

  /** Begins with what was entered before, which the page does not know when it is built. */
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

  /** While times are chosen, none is offered that has begun. Gives what ends that. */
  followClock(): () => void {
    this.look();
    const ticking = setInterval(this.look, TICK);
    return () => clearInterval(ticking);
  }

  /** Another meeting: nothing is chosen or typed yet. */
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

  /** Whether all is there that a booking needs, besides a time. */
  get isComplete(): boolean {
    return hasRequiredDetails(this.details);
  }

  chooseType(type: MeetingType): void {
    this.type = type;
  }

  focusDay(day: Day): void {
    this.focused = day;
  }

  /** Whether a day of any month may be chosen while its month is shown. */
  isOpen(day: Day): boolean {
    return isBookableDay(day, this.today);
  }

  /** Another day has times of its own: the chosen one is forgotten. */
  chooseDay(day: Day): void {
    this.now = new Date();
    if (!this.days.some(({ date, isAvailable }) => date === day && isAvailable)) return;
    this.focused = day;
    // the same day pressed again, or by Enter, keeps its time
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

  /** What went wrong with a try has been read. */
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
      // of one that nobody waited for any more, once another is asked for, the other tells what came of it
      done: (outcome: CreateBookingOutcome) => {
        if (this.#asked === asked) this.settle(outcome, choice);
      },
      failed: (failure: Failure) => this.report(failureText.book(failure)),
    };
    void this.booking.run(() => this.createBooking.execute(choice, this.now), endings, asked);
  }

  /** Lets who waits too long go on; the host may book the meeting all the same. */
  stopWaiting(): void {
    this.booking.detach();
    this.report(bookingText.stopped);
  }

  /** Takes what can still be chosen. */
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

  /** What would be booked now. */
  private get choice(): BookingChoice | undefined {
    const { day, slot, type, details } = this;
    return day === undefined || slot === undefined ? undefined : { day, slot, type, details };
  }

  private settle({ outcome }: CreateBookingOutcome, choice: BookingChoice): void {
    if (outcome === 'booked') {
      this.booked = bookedMeeting(choice);
      // who came back meanwhile may have entered something else
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
