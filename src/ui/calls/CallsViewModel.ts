import { makeAutoObservable, observable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { Companies } from '#application/companies/Companies.ts';
import { ExportCalls } from '#application/companies/ExportCalls.ts';
import {
  recordingUrlOf,
  countUnreadableCalls,
  type Call,
  type CallsOfNumber,
} from '#domain/companies/call.ts';
import {
  NO_CALL_FILTER,
  callDates,
  filterCalls,
  hasCallFilter,
  type CallDay,
  type CallFilter,
} from '#domain/companies/callFilter.ts';
import { minutesByDay, type DayMinutes } from '#domain/companies/minutesByDay.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { withCallers } from '#domain/telephony/callers.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { callText } from '../texts/callText.ts';
import { CallersViewModel } from './callers/CallersViewModel.ts';

/** Number of days in the charts, up to today. */
export const CHART_DAYS = 14;

export interface ShownCall {
  readonly call: Call;
  readonly number: string;
}

/** The calls of a company by phone number, with the filter, the expanded numbers, and the open transcript. */
export class CallsViewModel {
  static readonly needs = [Companies, ExportCalls, CallersViewModel] as const;
  readonly phoneLines = new Loadable<Rows<CallsOfNumber>>(logFailure);
  filter = NO_CALL_FILTER;
  /**
   * Announces the number of matches when the filter bar appears. Screen readers ignore the count inside a bar
   * that has just appeared.
   */
  announced = '';
  readonly exporting = new Task();
  readonly notice = new Notice();
  /** Id of the call opened last. */
  private callId: string | undefined;
  /** Whether the call opened last is still open. */
  private isAsked = false;
  private readonly toggled = observable.set<string>();
  today = new Date();

  constructor(
    private readonly companies: Companies,
    private readonly exportCalls: ExportCalls,
    readonly callers: CallersViewModel,
  ) {
    makeAutoObservable(
      this,
      { filter: observableRef, today: observableRef, callers: false },
      { autoBind: true },
    );
  }

  start(companyId: string): () => void {
    this.today = new Date();
    const stopCallers = this.callers.start(companyId);
    void this.phoneLines.load((signal) => this.companies.calls(companyId, signal));
    return () => {
      this.phoneLines.stop();
      stopCallers();
      this.notice.clear();
    };
  }

  refresh(): void {
    this.today = new Date();
    this.phoneLines.refresh();
    this.callers.refresh();
  }

  /** The calls by number. Includes the callers once the call log has loaded. */
  get lines(): Rows<CallsOfNumber> {
    const lines = this.phoneLines.value ?? [];
    const logs = this.callers.logs.value;
    return logs ? withCallers(lines, logs) : lines;
  }

  get unreadable(): number {
    return countUnreadableCalls(this.lines);
  }

  look(filter: CallFilter): void {
    this.filter = filter;
    this.announced = '';
  }

  /** Announces the number of matches if a link led to filtered calls. */
  announceMatches(): void {
    if (this.isNarrow) this.announced = this.countText;
  }

  get countText(): string {
    return this.isNarrow ? callText.found(this.foundCount, this.count) : callText.counted(this.count);
  }

  get isNarrow(): boolean {
    return hasCallFilter(this.filter);
  }

  get found(): readonly CallsOfNumber[] {
    return filterCalls(this.lines, this.filter, this.today);
  }

  get foundCount(): number {
    return countOf(this.found);
  }

  get count(): number {
    return countOf(this.lines);
  }

  /** Dates with calls, latest first. */
  get dates(): readonly CallDay[] {
    return callDates(this.lines);
  }

  /** Minutes of each of the last 14 days, for all numbers together. */
  get byDay(): readonly DayMinutes[] {
    return this.daysOf(this.lines.flatMap(({ calls }) => calls));
  }

  daysOf(calls: readonly Call[]): readonly DayMinutes[] {
    return minutesByDay(calls, CHART_DAYS, this.today);
  }

  /**
   * Returns whether a number's calls are visible. Initially only the first number is expanded; with a filter,
   * all numbers are.
   */
  isOpen(line: CallsOfNumber): boolean {
    return this.toggled.has(this.toggleKey(line)) !== (this.isNarrow || line.id === this.lines[0]?.id);
  }

  toggle(line: CallsOfNumber): void {
    const key = this.toggleKey(line);
    if (!this.toggled.delete(key)) this.toggled.add(key);
  }

  /**
   * Returns the key that expands a number's list: for a filter, or to show the open call.
   * @param initialCount how many calls a collapsed list shows
   */
  expandKeyOf(line: CallsOfNumber, initialCount: number): string | undefined {
    if (this.isNarrow) return JSON.stringify(this.filter);
    return this.openCallIndex(line) < initialCount ? undefined : this.callId;
  }

  /** Index of the call opened last among a number's calls, or -1. */
  openCallIndex({ calls }: CallsOfNumber): number {
    return calls.findIndex(({ id }) => id === this.callId);
  }

  /** Opens a call, or closes the open call if undefined. */
  read(callId: string | undefined): void {
    this.isAsked = callId !== undefined;
    if (callId === undefined) return;
    this.callId = callId;
  }

  /** The call opened last, if it exists. Stays set while its panel closes. */
  get shown(): ShownCall | undefined {
    return shownCalls(this.lines).find(({ call }) => call.id === this.callId);
  }

  get isTranscriptOpen(): boolean {
    return this.isAsked && this.shown !== undefined;
  }

  /** Returns whether a call can be opened. Unanswered calls are only in the call log. */
  hasCall(callId: string): boolean {
    return shownCalls(this.lines).some(({ call }) => call.id === callId);
  }

  /** Index of the open call among the matches, or -1. */
  get shownPlace(): number {
    return this.readable.findIndex(({ call }) => call === this.shown?.call);
  }

  /** Returns the match a number of steps after the open call. Negative numbers go back. */
  callAt(places: number): Call | undefined {
    return this.readable[this.shownPlace + places]?.call;
  }

  /** Reloads the calls and returns the current link to a call's recording. */
  async readRecording(callId: string): Promise<string> {
    await this.phoneLines.reload();
    if (this.phoneLines.failure) throw this.phoneLines.failure;
    const url = recordingUrlOf(callId, this.lines);
    if (url === undefined) throw new Failure('not-found');
    return url;
  }

  /** Saves the filtered calls as a file. */
  export(restaurantName: string | undefined): void {
    const { found: lines } = this;
    void this.exporting.run(() => this.exportCalls.execute({ lines, restaurantName }), {
      done: () =>
        this.notice.success(
          callText.exported(countOf(lines), this.callers.logs.value !== undefined),
          'normal',
        ),
      failed: () => this.notice.error(callText.exportFailed),
    });
  }

  private get readable(): readonly ShownCall[] {
    return shownCalls(this.found);
  }

  /** Returns the key of a number's expanded state. The key differs with and without a filter. */
  private toggleKey({ id }: CallsOfNumber): string {
    return this.isNarrow ? `found ${id}` : id;
  }
}

const shownCalls = (lines: readonly CallsOfNumber[]): readonly ShownCall[] =>
  lines.flatMap(({ number, calls }) => calls.map((call) => ({ call, number })));

const countOf = (lines: readonly CallsOfNumber[]) => lines.reduce((sum, { calls }) => sum + calls.length, 0);
