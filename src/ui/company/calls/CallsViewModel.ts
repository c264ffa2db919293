import { makeAutoObservable, observable, observableRef } from 'mobx';
import { Companies } from '#application/companies/Companies.ts';
import type { Call, PhoneLine } from '#domain/companies/call.ts';
import { minutesByDay, type DayMinutes } from '#domain/companies/minutesByDay.ts';
import { Loadable } from '../../kit/Loadable.ts';

const DAYS = 14;

/** A call and the number that was called. */
interface ShownCall {
  readonly call: Call;
  readonly number: string;
}

/** The calls of a company by phone number: which numbers are open, and whose transcript is read. */
export class CallsViewModel {
  static readonly needs = [Companies] as const;
  readonly phoneLines = new Loadable<readonly PhoneLine[]>();
  /** The call whose transcript was opened last; it stays while the panel closes. */
  shown: ShownCall | undefined;
  isTranscriptOpen = false;
  private readonly toggled = observable.set<string>();
  readonly #today = new Date();

  constructor(private readonly companies: Companies) {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  start(companyId: string): () => void {
    void this.phoneLines.load((signal) => this.companies.calls(companyId, signal));
    return this.phoneLines.stop;
  }

  get lines(): readonly PhoneLine[] {
    return this.phoneLines.value ?? [];
  }

  get hasCalls(): boolean {
    return this.lines.some(({ calls }) => calls.length > 0);
  }

  /** Minutes of the last 14 days, of all numbers. */
  get byDay(): readonly DayMinutes[] {
    return this.daysOf(this.lines.flatMap(({ calls }) => calls));
  }

  /** Calls and minutes of the last 14 days up to today. */
  daysOf(calls: readonly Call[]): readonly DayMinutes[] {
    return minutesByDay(calls, DAYS, this.#today);
  }

  /** At first only the first number is open. */
  isOpen({ id }: PhoneLine): boolean {
    return this.toggled.has(id) !== (id === this.lines[0]?.id);
  }

  toggle({ id }: PhoneLine): void {
    if (!this.toggled.delete(id)) this.toggled.add(id);
  }

  openTranscript(call: Call, number: string): void {
    this.shown = { call, number };
    this.isTranscriptOpen = true;
  }

  closeTranscript(): void {
    this.isTranscriptOpen = false;
  }
}
