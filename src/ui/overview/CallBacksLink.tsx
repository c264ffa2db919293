import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { countLeft } from '../calls/callers/callBacksOf.ts';
import { callBacksAddress } from '../calls/callers/useCallBackList.ts';
import type { CallsViewModel } from '../calls/CallsViewModel.ts';
import { callerText } from '../texts/callerText.ts';
import { AttentionLink } from './AttentionLink.tsx';

export interface CallBacksLinkProps {
  readonly vm: CallsViewModel;
  readonly companyId: string;
  /** Shown if there are none. */
  readonly otherwise: ReactNode;
}

/** Links to the callers to call back. */
export const CallBacksLink = observer(function CallBacksLink({
  vm,
  companyId,
  otherwise,
}: CallBacksLinkProps) {
  const count = countLeft(vm);
  if (count === 0) return otherwise;
  return <AttentionLink to={callBacksAddress(companyId)} text={callerText.left(count)} isPressing />;
});
