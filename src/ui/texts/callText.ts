import type { CallDay, CallOutcome } from '#domain/companies/callFilter.ts';
import { counted, grouped } from './numbers.ts';

const calls = (count: number) => counted(count, 'call');

/** What people read of calls. Added. */
export const callText = {
  counted: calls,
  found: (found: number, all: number) => `${grouped(found)} of ${calls(all)}`,
  nothingFound: 'No calls found',
  otherwise: 'Choose another day or outcome, or look for other words.',
  exported: (count: number) => `${calls(count)} exported successfully.`,
  exportFailed: 'The calls could not be exported. Please try again.',
  place: (place: number, all: number) => `Call ${grouped(place)} of ${grouped(all)}`,
};

export const dayText: Readonly<Partial<Record<CallDay, string>>> = {
  recent: 'Today and yesterday',
  today: 'Today',
  yesterday: 'Yesterday',
};

export const outcomeText: Readonly<Record<CallOutcome, string>> = {
  good: 'Went well',
  fair: 'Fair',
  failed: 'Failed',
  unjudged: 'Not judged',
};
