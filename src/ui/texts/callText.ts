import type { CallDay, CallOutcome } from '#domain/companies/callFilter.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

const calls = (count: number) => countWithNoun(count, 'call');

export const callText = {
  /** Label in front of one of the restaurant's own numbers. */
  yourLine: 'Your number',
  /** Text before and after a caller's number. */
  from: 'From',
  to: (line: string) => `to ${line}`,
  counted: calls,
  found: (found: number, all: number) => `${formatNumber(found)} of ${calls(all)}`,
  nothingFound: 'No calls found',
  otherwise: 'Choose another day or outcome, or try another search.',
  /** @param hasCallers whether the export includes callers, which are known once the call log has loaded */
  exported: (count: number, hasCallers: boolean) =>
    hasCallers
      ? `${calls(count)} exported successfully.`
      : `${calls(count)} exported without callers' phone numbers.`,
  exportFailed: "Couldn't export the calls. Please try again.",
  place: (place: number, all: number) => `Call ${formatNumber(place)} of ${formatNumber(all)}`,
};

export const callDayText: Readonly<Partial<Record<CallDay, string>>> = {
  recent: 'Today and yesterday',
  today: 'Today',
  yesterday: 'Yesterday',
};

export const callOutcomeText: Readonly<Record<CallOutcome, string>> = {
  good: 'Went well',
  fair: 'Fair',
  failed: 'Failed',
  unjudged: 'Not rated',
};
