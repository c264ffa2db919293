import { isDay } from '#domain/shared/day.ts';
import { localDay, midnight, type LocalDay } from '#domain/shared/localDay.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { wordMatcher } from '#domain/shared/wordMatcher.ts';
import type { Call, CallsOfNumber } from './call.ts';

/** The call outcomes that the filter offers. */
export const CALL_OUTCOMES = ['good', 'fair', 'failed', 'unjudged'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Days with a name in the URL. Other days are ISO dates such as `2026-03-04`, in the viewer's time zone. */
export const NAMED_DAYS = ['recent', 'today', 'yesterday'] as const;
export type CallDay = (typeof NAMED_DAYS)[number] | LocalDay;

/** The calls to list. If `day` or `outcome` is missing, calls of any day or outcome match. */
export interface CallFilter {
  /** `recent` means today and yesterday. */
  readonly day?: CallDay | undefined;
  readonly outcome?: CallOutcome | undefined;
  /** Words to find in the caller's number, the summary, and the transcript. */
  readonly text: string;
}

export const NO_CALL_FILTER: CallFilter = { text: '' };

export const hasCallFilter = ({ day, outcome, text }: CallFilter): boolean =>
  day !== undefined || outcome !== undefined || text.trim() !== '';

/** Parses a day from the URL. Unknown text selects all days. */
export function parseCallDay(name: string | null): CallDay | undefined {
  const day = name ?? '';
  return isDate(day) ? day : NAMED_DAYS.find((known) => known === day);
}

/** Parses an outcome from the URL. Unknown text selects all outcomes. */
export const parseCallOutcome = (name: string | null): CallOutcome | undefined =>
  CALL_OUTCOMES.find((known) => known === name);

const OUTCOME: Readonly<Record<Tone, CallOutcome>> = {
  success: 'good',
  warning: 'fair',
  error: 'failed',
  info: 'unjudged',
  neutral: 'unjudged',
};

/** Returns a call's outcome, based on the color of its evaluation. No evaluation means `unjudged`. */
export const outcomeOfCall = ({ evaluation }: Call): CallOutcome => OUTCOME[evaluation?.tone ?? 'neutral'];

/**
 * Returns the calls that started on the filter's day, had the filter's outcome, and contain every search word
 * in the caller's number, the summary, or the transcript. The search ignores case, accents, and punctuation
 * in phone numbers. Calls stay sorted as before. Omits phone numbers without matching calls. Returns the same
 * list object if no filter is set. (rule: call filter)
 * @param now decides which day is today
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

/** Returns the dates on which calls started, latest first. */
export function callDates(lines: readonly CallsOfNumber[]): readonly CallDay[] {
  const dates = new Set<CallDay>();
  for (const { calls } of lines) {
    for (const { startedAt } of calls) if (startedAt) dates.add(localDay(startedAt));
  }
  return [...dates].toSorted().toReversed();
}

/** Returns the start of a date in the viewer's time zone, or undefined for a named day. */
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

const wordsOf = ({ caller, summary, lines }: Call) =>
  [caller, summary, ...lines.map(({ text }) => text)].join('\n');
