import { isDay } from '#domain/shared/day.ts';
import { localDay, midnight, type LocalDay } from '#domain/shared/localDay.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import type { Call, CallsOfNumber } from './call.ts';

/** How a call went, as people look for it. */
export const CALL_OUTCOMES = ['good', 'fair', 'failed', 'unjudged'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Days that have a name; any other one is written as `2026-03-04`, in the viewer's zone. */
export const NAMED_DAYS = ['recent', 'today', 'yesterday'] as const;
export type CallDay = (typeof NAMED_DAYS)[number] | LocalDay;

/** Which calls somebody looks for; what is left out leaves all of them. */
export interface CallFilter {
  /** `recent` is today and yesterday. */
  readonly day?: CallDay | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** Words of the summary and of what was said. */
  readonly text: string;
}

export const NO_CALL_FILTER: CallFilter = { text: '' };

export const hasCallFilter = ({ day, outcome, text }: CallFilter): boolean =>
  day !== undefined || outcome !== undefined || text.trim() !== '';

/** The day of that name; all days for any other word. */
export function parseCallDay(name: string | null): CallDay | undefined {
  const day = name ?? '';
  return isDate(day) ? day : NAMED_DAYS.find((known) => known === day);
}

/** The outcome of that name; all of them for any other word. */
export const parseCallOutcome = (name: string | null): CallOutcome | undefined =>
  CALL_OUTCOMES.find((known) => known === name);

const OUTCOME: Readonly<Record<Tone, CallOutcome>> = {
  success: 'good',
  warning: 'fair',
  error: 'failed',
  info: 'unjudged',
  neutral: 'unjudged',
};

/** How a call went by its colour; what says neither is not judged. */
export const outcomeOfCall = ({ evaluation }: Call): CallOutcome => OUTCOME[evaluation?.tone ?? 'neutral'];

/**
 * The calls that began on the day, went as asked and have all the words in their summary and their lines, whatever the
 * case and the accents; number by number in the order given. Numbers without any are left out; where nothing is asked
 * for, it is the list itself. (rule: call filter)
 *
 * @param now tells which day is today
 */
export function filterCalls(
  lines: readonly CallsOfNumber[],
  filter: CallFilter,
  now: Date,
): readonly CallsOfNumber[] {
  if (!hasCallFilter(filter)) return lines;
  const { day, outcome } = filter;
  const days = day && datesOf(day, now);
  const isFound = wordMatcher(filter.text);
  const fits = (call: Call) =>
    (!outcome || outcomeOfCall(call) === outcome) &&
    (!days || (call.startedAt !== undefined && days.includes(localDay(call.startedAt)))) &&
    (!isFound || isFound(wordsOf(call)));
  return lines.flatMap((line) => {
    const calls = line.calls.filter(fits);
    return calls.length > 0 ? [{ ...line, calls }] : [];
  });
}

/** The dates on which calls began, latest first. */
export function callDates(lines: readonly CallsOfNumber[]): readonly CallDay[] {
  const dates = new Set<CallDay>();
  for (const { calls } of lines) {
    for (const { startedAt } of calls) if (startedAt) dates.add(localDay(startedAt));
  }
  return [...dates].toSorted().toReversed();
}

/** Midnight that begins a date, in the viewer's zone; undefined for a day that only has a name. */
export function midnightOf(day: CallDay): Date | undefined {
  if (!isDate(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function datesOf(day: CallDay, now: Date): readonly CallDay[] {
  const today = localDay(now);
  const yesterday = localDay(midnight(now, 1));
  if (day === 'recent') return [today, yesterday];
  if (day === 'today') return [today];
  return [day === 'yesterday' ? yesterday : day];
}

const isDate = (day: string): day is LocalDay => isDay(day);

const wordsOf = ({ summary, lines }: Call) => [summary, ...lines.map(({ text }) => text)].join('\n');
