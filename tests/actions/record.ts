import type { Action } from './action.ts';
import { callFaults, faultNames } from './failing/faults.ts';
import { applyFault, type FaultResult } from './failing/applyFault.ts';
import { perform, type Performance } from './perform.ts';
import { messageOf, type Shown } from './shownMessages.ts';

/** An action in every variant and with every fault. */
export interface Recording {
  readonly action: Action;
  readonly performance: Performance;
  readonly otherwise: readonly { readonly when: string; readonly performance: Performance }[];
  readonly failures: readonly CallFailures[];
}

/** The results of an action when one of its calls fails. */
export interface CallFailures {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  readonly meetings: readonly FaultResult[];
  /** Each distinct result with its faults. */
  readonly endings: readonly Ending[];
}

export interface Ending {
  /** As the ends of "when …". */
  readonly when: readonly string[];
  readonly shown: readonly Shown[];
  /** The use case's outcomes or failure kinds. */
  readonly outcomes: readonly string[];
}

/** Records an action in every variant and with every fault. */
export async function record(action: Action): Promise<Recording> {
  const performance = await perform(action);
  const otherwise: Recording['otherwise'][number][] = [];
  for (const { when } of action.otherwise) {
    otherwise.push({ when, performance: await perform(action, { way: when }) });
  }
  const calls = new Map(performance.calls.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  const failures: CallFailures[] = [];
  for (const [call, parts] of calls) {
    const meetings = await meetingsOf(action, call);
    failures.push({ ...parts, meetings, endings: endingsOf(action, meetings) });
  }
  return { action, performance, otherwise, failures };
}

/** Records the result of every fault in one call of an action. */
export async function meetingsOf(action: Action, call: string): Promise<readonly FaultResult[]> {
  const meetings: FaultResult[] = [];
  for (const name of faultNames) meetings.push(await applyFault(action, call, name));
  return meetings;
}

function endingsOf(action: Action, meetings: readonly FaultResult[]): readonly Ending[] {
  const read = meetings.map((meeting) => ({
    when: callFaults[meeting.fault].when,
    shown: [...messageOf('status', meeting.saysSlow), ...meeting.shown],
    isOpen: meeting.fault === 'silent' || meeting.fault === 'halfway',
    outcomes: outcomesOf(action, meeting),
  }));
  // separates unfinished results from finished ones with the same text
  const alike = Map.groupBy(read, ({ shown, isOpen }) => JSON.stringify([shown, isOpen]));
  return [...alike.values()].map((group) => ({
    shown: group[0]?.shown ?? [],
    outcomes: [...new Set(group.flatMap(({ outcomes }) => outcomes))],
    when: group.map(({ when }) => when),
  }));
}

export function outcomesOf({ useCase }: Action, { steps }: Pick<Performance, 'steps'>): readonly string[] {
  return steps.flatMap(({ to, reply }) => (to === useCase?.name && reply !== undefined ? [reply] : []));
}
