import type { Action } from './action.ts';
import { callFaults, faultNames } from './failing/faults.ts';
import { applyFault, type FaultResult } from './failing/applyFault.ts';
import { perform, type Performance } from './perform.ts';
import { messageOf, type Shown } from './shownMessages.ts';

/** An action done in every way, and with everything that can go wrong with its calls. */
export interface Recording {
  readonly action: Action;
  readonly performance: Performance;
  readonly otherwise: readonly { readonly when: string; readonly performance: Performance }[];
  readonly failures: readonly CallFailures[];
}

/** What comes of an action when one of its calls fails. */
export interface CallFailures {
  readonly method: string;
  /** `/api/companies/:companyId` */
  readonly path: string;
  /** What came of each fault. */
  readonly meetings: readonly FaultResult[];
  /** Each thing that a person may read then, with what leads to it. */
  readonly endings: readonly Ending[];
}

export interface Ending {
  /** As the ends of "when …". */
  readonly when: readonly string[];
  readonly shown: readonly Shown[];
  /** How the use-case ended, where the action has one: its outcomes, or the kinds of its failures. */
  readonly outcomes: readonly string[];
}

/** Does an action as often as there are ways for it to go. */
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

/** What comes of everything that can go wrong with one call of an action. */
export async function meetingsOf(action: Action, call: string): Promise<readonly FaultResult[]> {
  const meetings: FaultResult[] = [];
  for (const name of faultNames) meetings.push(await applyFault(action, call, name));
  return meetings;
}

function endingsOf(action: Action, meetings: readonly FaultResult[]): readonly Ending[] {
  const read = meetings.map((meeting) => ({
    when: callFaults[meeting.fault].when,
    shown: [...messageOf('status', meeting.saysSlow), ...meeting.shown],
    isOpen: meeting.fault === 'silent',
    outcomes: outcomesOf(action, meeting),
  }));
  // what came to no end is told apart from what ended well, though the same is read
  const alike = Map.groupBy(read, ({ shown, isOpen }) => JSON.stringify([shown, isOpen]));
  return [...alike.values()].map((group) => ({
    shown: group[0]?.shown ?? [],
    outcomes: [...new Set(group.flatMap(({ outcomes }) => outcomes))],
    when: group.map(({ when }) => when),
  }));
}

/** How the use-case of an action ended: by an outcome, or by a failure of a kind. */
export function outcomesOf({ useCase }: Action, { steps }: Pick<Performance, 'steps'>): readonly string[] {
  return steps.flatMap(({ to, reply }) => (to === useCase?.name && reply !== undefined ? [reply] : []));
}
