import type { CallDay, CallOutcome } from '#domain/companies/callFilter.ts';
import { grouped } from './numbers.ts';

const counted = (count: number) => `${grouped(count)} ${count === 1 ? 'call' : 'calls'}`;

/** What people read of calls. Added. */
export const callText = {
  counted,
  found: (found: number, all: number) => `${grouped(found)} of ${counted(all)}`,
  nothingFound: 'No calls found',
  otherwise: 'Choose another day or outcome, or look for other words.',
  exported: (count: number) => `${counted(count)} exported successfully.`,
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
