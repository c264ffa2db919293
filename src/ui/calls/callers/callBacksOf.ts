import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import { filterCalls } from '#domain/companies/callFilter.ts';
import { callBacks, type CallBack } from '#domain/telephony/callBacks.ts';
import type { CallsViewModel } from '../CallsViewModel.ts';

/** Returns the callers to call back. Uses the call log if it has loaded. */
export const callBacksOf = ({ lines, callers, today }: CallsViewModel): readonly CallBack[] =>
  callBacks(lines, callers.logs.value ?? [], today);

/** Returns how many callers remain to be called back. */
export const countCallBacksLeft = (vm: CallsViewModel): number =>
  callBacksOf(vm).filter(({ id, reachedAt }) => !reachedAt && !vm.callers.isCalledBack(id)).length;

/**
 * Returns how many missed calls match the search but aren't in the list of calls, because the agent didn't
 * answer them.
 */
export function countMatchingMissedCalls(vm: CallsViewModel): number {
  const missed = callBacksOf(vm).flatMap(({ calls }) => calls.filter(({ callId }) => !vm.hasCall(callId)));
  const evaluation = callEvaluation('fail');
  const calls = missed.map(({ id, number, at }) => ({
    id,
    caller: number,
    startedAt: at,
    evaluation,
    lines: [],
  }));
  return filterCalls([{ id: '', number: '', calls }], vm.filter, vm.today)[0]?.calls.length ?? 0;
}
