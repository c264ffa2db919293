import type { Action } from './action.ts';
import { callFaults } from './faults.ts';
import { perform, type Performance } from './perform.ts';
import type { Shown } from './shown.ts';

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
  for (const [call, parts] of calls) failures.push({ ...parts, endings: await endingsOf(action, call) });
  return { action, performance, otherwise, failures };
}

async function endingsOf(action: Action, call: string): Promise<readonly Ending[]> {
  const endings = new Map<string, Ending>();
  for (const what of callFaults) {
    const performance = await perform(action, { fault: { call, what } });
    const { shown } = performance;
    const key = JSON.stringify(shown);
    const known = endings.get(key);
    endings.set(key, {
      shown,
      outcomes: [...new Set([...(known?.outcomes ?? []), ...outcomesOf(action, performance)])],
      when: [...(known?.when ?? []), what.when],
    });
  }
  return [...endings.values()];
}

/** How the use-case of an action ended: by an outcome, or by a failure of a kind. */
export function outcomesOf({ useCase }: Action, { steps }: Performance): readonly string[] {
  return steps.flatMap(({ to, reply }) => (to === useCase?.name && reply !== undefined ? [reply] : []));
}
