import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { CreateBooking, type CreateBookingOutcome } from '#application/booking/CreateBooking.ts';
import { isComplete, NO_DETAILS, type BookingDetails, type MeetingType } from '#domain/booking/booking.ts';
import { calendarOf } from '#domain/booking/calendar.ts';
import { addMonths, dayOf, isInMonth, monthOf, type Day, type Month } from '#domain/booking/day.ts';
import { moveInCalendar } from '#domain/booking/moveInCalendar.ts';
import { offeredSlots, todayInNewYork, type Slot } from '#domain/booking/slots.ts';
import { Task } from '../kit/Task.ts';
import { bookingText } from '../texts/bookingText.ts';
import { failureText } from '../texts/failureText.ts';
import { bookedMeeting, type BookedMeeting } from './bookedMeeting.ts';

/** The wizard in which a visitor chooses a time and says who they are. (rule: booking) */
export class BookingViewModel {
  static readonly needs = [CreateBooking] as const;
  step: 1 | 2 = 1;
  type: MeetingType = 'virtual';
  month: Month;
  /** The day that the keys of the calendar are on. */
  focused: Day;
  day: Day | undefined;
  slot: Slot | undefined;
  details: BookingDetails = NO_DETAILS;
  error: string | undefined;
  /** Set once the meeting is booked. */
  booked: BookedMeeting | undefined;
  readonly booking = new Task();
  private now = new Date();

  constructor(private readonly createBooking: CreateBooking) {
    this.focused = todayInNewYork(this.now);
    this.month = monthOf(this.focused);
    makeAutoObservable<this, 'createBooking'>(
      this,
      // plain, as it goes into the history of the browser
      { createBooking: false, booked: observableRef },
      { autoBind: true },
    );
  }

  start(): void {
    this.now = new Date();
  }

  get today(): Day {
    return todayInNewYork(this.now);
  }

  get days() {
    return calendarOf(this.month, this.today);
  }

  get slots(): readonly Slot[] {
    return this.day === undefined ? [] : offeredSlots(this.day, this.now);
  }

  get mayContinue(): boolean {
    return this.day !== undefined && this.slot !== undefined;
  }

  get mayBook(): boolean {
    return this.mayContinue && isComplete(this.details);
  }

  chooseType(type: MeetingType): void {
    this.type = type;
  }

  showMonth(step: 1 | -1): void {
    this.month = addMonths(this.month, step);
    const stays = [this.day, this.today].find((day) => day !== undefined && isInMonth(day, this.month));
    this.focused = stays ?? dayOf(this.month, 1);
  }

  /** Follows a key of the calendar; false when the key means nothing to it. */
  press(key: string): boolean {
    const moved = moveInCalendar(this.focused, key);
    if (moved === undefined) return false;
    this.focused = moved;
    this.month = monthOf(moved);
    return true;
  }

  /** Another day has times of its own: the chosen one is forgotten. */
  chooseDay(day: Day): void {
    this.now = new Date();
    if (!this.days.some(({ date, isAvailable }) => date === day && isAvailable)) return;
    this.focused = day;
    this.day = day;
    this.slot = undefined;
    this.error = undefined;
  }

  chooseSlot(slot: Slot): void {
    this.slot = slot;
    this.error = undefined;
  }

  enter(details: Partial<BookingDetails>): void {
    this.details = { ...this.details, ...details };
  }

  next(): void {
    if (this.mayContinue) this.step = 2;
  }

  back(): void {
    this.step = 1;
    this.error = undefined;
  }

  submit(): void {
    const { day, slot, type, details } = this;
    if (day === undefined || slot === undefined || !this.mayBook || this.booking.running) return;
    this.error = undefined;
    this.now = new Date();
    const choice = { day, slot, type, details };
    void this.booking.run(() => this.createBooking.execute(choice, this.now), {
      done: (outcome) => this.settle(outcome, bookedMeeting(choice)),
      failed: (failure: Failure) => this.report(failureText.book(failure)),
    });
  }

  private settle({ outcome }: CreateBookingOutcome, meeting: BookedMeeting): void {
    if (outcome === 'booked') this.booked = meeting;
    if (outcome === 'time-passed') this.chooseAnotherTime();
  }

  private chooseAnotherTime(): void {
    this.step = 1;
    this.slot = undefined;
    this.report(bookingText.timePassed);
  }

  private report(error: string): void {
    this.error = error;
  }
}
