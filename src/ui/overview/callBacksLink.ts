import { countCallBacksLeft } from '../calls/callers/callBacksOf.ts';
import { callBacksAddress } from '../calls/callers/useCallersToCallBack.ts';
import type { CallsViewModel } from '../calls/CallsViewModel.ts';
import { callerText } from '../texts/callerText.ts';

/** Returns a link to the callers to call back, if there are any. This code loads with the call log. */
export function callBacksLink(vm: CallsViewModel, companyId: string) {
  const count = countCallBacksLeft(vm);
  if (count === 0) return undefined;
  return { to: callBacksAddress(companyId), text: callerText.left(count), isUrgent: true };
}
