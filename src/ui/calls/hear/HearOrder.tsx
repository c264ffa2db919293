import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { HandsetDrawing } from '../../art/drawings.tsx';
import { OpenRestaurantViewModel } from '../../companies/OpenRestaurantViewModel.ts';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { CompositionContext } from '../../kit/state/CompositionContext.ts';
import { useSharedViewModel } from '../../kit/state/useViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { companyText } from '../../texts/companyText.ts';
import { orderCallText } from '../../texts/orderCallText.ts';
import { loadFailureText } from '../../texts/loadFailureText.ts';
import { CallDetails } from '../CallDetails.tsx';
import { SidePanel } from '../SidePanel.tsx';
import { HearOrderViewModel } from './HearOrderViewModel.ts';

export interface HearOrderProps {
  readonly companyId: string;
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A side panel with the call in which an order was placed. Starts playing where the order begins. */
export function HearOrder({ companyId, order, open, onClose }: HearOrderProps) {
  const vm = useHearOrder(companyId, order);
  return (
    <SidePanel title={orderCallText.title(order.number)} open={open} onClose={onClose}>
      {vm === 'failed' && <Alert tone="error">{loadFailureText.part}</Alert>}
      {vm instanceof HearOrderViewModel && <Search vm={vm} />}
    </SidePanel>
  );
}

const Search = observer(function Search({ vm }: { readonly vm: HearOrderViewModel }) {
  const { value, failure, retry, pending } = vm.search;
  if (pending) return <LoadingSkeleton loading={vm.search} label={orderCallText.searching} lines={8} />;
  if (failure) return <LoadFailure text={companyText.callsFailed} onRetry={retry} />;
  const match = value?.match;
  if (!match)
    return <EmptyState drawing={<HandsetDrawing />} text={orderCallText.none} hint={orderCallText.why} />;
  const { call, number, atSeconds, matchedBy } = match;
  return (
    <>
      <SecondaryText>{orderCallText.matched[matchedBy]}</SecondaryText>
      <CallDetails call={call} number={number} readRecording={vm.readRecording} startAt={atSeconds} />
    </>
  );
});

/** Loads the code that reads the call log, then searches for the call. Returns undefined until then. */
function useHearOrder(companyId: string, order: Order): HearOrderViewModel | 'failed' | undefined {
  const { loadSlices, make } = useContext(CompositionContext);
  const { mayAdminister = false } = useSharedViewModel(OpenRestaurantViewModel);
  const [vm, setVm] = useState<HearOrderViewModel | 'failed'>();
  useEffect(() => {
    void loadSlices(['telephony']).then(
      () => setVm(make(HearOrderViewModel)),
      () => setVm('failed'),
    );
  }, [loadSlices, make]);
  useEffect(
    () => (vm instanceof HearOrderViewModel ? vm.start(companyId, order, mayAdminister) : undefined),
    [vm, companyId, order, mayAdminister],
  );
  return vm;
}
