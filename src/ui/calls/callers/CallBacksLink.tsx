import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import type { LinkProps } from '../../overview/AttentionLink.tsx';
import { callerText } from '../../texts/callerText.ts';
import type { CallsViewModel } from '../CallsViewModel.ts';
import { callBacksAddress } from './useCallBackList.ts';
import { countLeft } from './callBacksOf.ts';

export interface CallBacksLinkProps {
  readonly vm: CallsViewModel;
  readonly companyId: string;
  readonly Link: ComponentType<LinkProps>;
  /** Shown if there are none. */
  readonly otherwise: ReactNode;
}

/** Links to the callers to call back. */
export const CallBacksLink = observer(function CallBacksLink(props: CallBacksLinkProps) {
  const { vm, companyId, Link, otherwise } = props;
  const count = countLeft(vm);
  if (count === 0) return otherwise;
  return <Link to={callBacksAddress(companyId)} text={callerText.left(count)} isPressing />;
});
