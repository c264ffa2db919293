import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { CreateBooking, type CreateBookingOutcome } from '#application/booking/CreateBooking.ts';
import { isComplete, NO_DETAILS, type BookingDetails, type MeetingType } from '#domain/booking/booking.ts';
import { calendarOf, isOpen } from '#domain/booking/calendar.ts';
import { monthOf, type Day, type Month } from '#domain/booking/day.ts';
import { firstOffered, offeredSlots, todayInNewYork, type Slot } from '#domain/booking/slots.ts';
import { Task } from '../kit/Task.ts';
import { bookingText } from '../texts/bookingText.ts';
import { failureText } from '../texts/failureText.ts';
import { bookedMeeting, type BookedMeeting } from './bookedMeeting.ts';

/** The wizard in which a visitor chooses a time and says who they are. (see rule: booking) */
export class BookingViewModel {
  static readonly needs = [CreateBooking] as const;
  step: 1 | 2 = 1;
  type: MeetingType = 'virtual';
  /** The day that the keys of the calendar are on; its month is the one that is shown. */
  focused: Day;
  day: Day | undefined;
  slot: Slot | undefined;
  details: BookingDetails = NO_DETAILS;
  error: string | undefined;
  /** Set once the meeting is booked. */
  booked: BookedMeeting | undefined;
  readonly booking = new Task();
  private now = new Date();
  /** What was asked for last. */
  #asked = '';

  constructor(private readonly createBooking: CreateBooking) {
    this.focused = firstOffered(this.now);
    // plain, as it goes into the history of the browser
    makeAutoObservable(this, { booked: observableRef }, { autoBind: true });
  }

  start(): void {
    this.now = new Date();
  }

  get today(): Day {
    return todayInNewYork(this.now);
  }

  get month(): Month {
    return monthOf(this.focused);
  }

  get days() {
    return calendarOf(this.month, this.today);
  }

  get slots(): readonly Slot[] {
    return this.day === undefined ? [] : offeredSlots(this.day, this.now);
  }

  /** Whether all is there that the step asks for. */
  get isReady(): boolean {
    return this.slot !== undefined && (this.step === 1 || isComplete(this.details));
  }

  chooseType(type: MeetingType): void {
    this.type = type;
  }

  focusDay(day: Day): void {
    this.focused = day;
  }

  /** Whether a day of any month may be chosen while its month is shown. */
  isOpen(day: Day): boolean {
    return isOpen(day, this.today);
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

  back(): void {
    this.step = 1;
    this.error = undefined;
  }

  /** Goes on to the next step; from the last one, books. */
  submit(): void {
    const { day, slot, type, details } = this;
    if (!this.isReady || day === undefined || slot === undefined) return;
    if (this.step === 1) {
      this.step = 2;
      return;
    }
    this.error = undefined;
    this.now = new Date();
    const choice = { day, slot, type, details };
    const asked = JSON.stringify(choice);
    this.#asked = asked;
    const endings = {
      // of one that nobody waited for any more, once another is asked for, the other tells what came of it
      done: (outcome: CreateBookingOutcome) => {
        if (this.#asked === asked) this.settle(outcome, bookedMeeting(choice));
      },
      failed: (failure: Failure) => this.report(failureText.book(failure)),
    };
    void this.booking.run(() => this.createBooking.execute(choice, this.now), endings, asked);
  }

  /** Lets who waits too long go on; the host may book the meeting all the same. */
  stopWaiting(): void {
    this.booking.stopWaiting();
    this.report(bookingText.stopped);
  }

  private settle({ outcome }: CreateBookingOutcome, meeting: BookedMeeting): void {
    if (outcome === 'booked') this.booked = meeting;
    if (outcome !== 'time-passed') return;
    this.step = 1;
    this.slot = undefined;
    this.report(bookingText.timePassed);
  }

  private report(error: string): void {
    this.error = error;
  }
}
