import { callBacks, type CallBack } from '#domain/telephony/callBacks.ts';
import type { CallsViewModel } from '../CallsViewModel.ts';

/** Returns the callers to call back, from the call log if it is loaded. Loaded on demand, like its users. */
export const callBacksOf = ({ lines, callers, today }: CallsViewModel): readonly CallBack[] =>
  callBacks(lines, callers.logs.value ?? [], today);

/** Returns how many of them are left. */
export const countLeft = (vm: CallsViewModel): number =>
  callBacksOf(vm).filter(({ id, reachedAt }) => !reachedAt && !vm.callers.isCalledBack(id)).length;
