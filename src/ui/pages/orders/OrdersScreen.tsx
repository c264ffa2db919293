import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { NO_ORDER_FILTER } from '#domain/orders/orderFilter.ts';
import { addressOf } from '../../navigation/pages.ts';
import { ReceiptDrawing } from '../../art/drawings.tsx';
import { usePaletteEntries } from '../../palette/usePaletteEntries.ts';
import { CardSkeletons } from '../../kit/layout/CardSkeletons.tsx';
import { SectionErrorBoundary, withoutFrame } from '../../kit/crashes/SectionErrorBoundary.tsx';
import type { ConfirmDialogProps } from '../../kit/dialogs/ConfirmDialog.tsx';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { lazyComponent } from '../../kit/lazy/lazyComponent.ts';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { SkeletonLines, SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { DialogLoadFailure, lazyDialog } from '../../kit/dialogs/DialogLoadFailure.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { useFrozenWhileHidden } from '../../kit/browser/useFrozenWhileHidden.ts';
import { useReconnect } from '../../kit/browser/useOnline.ts';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useSharedViewModel, useViewModel } from '../../kit/state/useViewModel.ts';
import { companyLink } from '../../navigation/backLinks.ts';
import { CompanyNotFound } from '../notFound/CompanyNotFound.tsx';
import { OpenRestaurantViewModel } from '../../companies/OpenRestaurantViewModel.ts';
import { failureText } from '../../texts/failureText.ts';
import { orderText } from '../../texts/orderText.ts';
import { DeleteOrderViewModel } from '../../orders/DeleteOrderViewModel.ts';
import { OrderList } from '../../orders/OrderList.tsx';
import list from '../../orders/OrderList.module.css';
import { OrdersFreshness, OrdersToolbar } from '../../orders/OrdersToolbar.tsx';
import { OrdersViewModel } from '../../orders/OrdersViewModel.ts';
import { PrintOrderViewModel } from '../../orders/PrintOrderViewModel.ts';
import { searchFor, useOrderQuery } from '../../orders/useOrderQuery.ts';
import { useOrderCardFocus } from '../../orders/useOrderCardFocus.ts';
import styles from './OrdersScreen.module.css';

const ConfirmDialog = lazyComponent(
  async () => (await import('../../kit/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
  ({ open, onKeep }: Pick<ConfirmDialogProps, 'open' | 'onKeep'>) => (
    <DialogLoadFailure open={open} onClose={onKeep} />
  ),
);

/** loads after the list */
const PrintedTicket = lazyComponent(
  async () => (await import('../../orders/PrintedTicket.tsx')).PrintedTicket,
  observer(function MissingTicket({ vm }: { readonly vm: PrintOrderViewModel }) {
    return <DialogLoadFailure open={vm.job !== undefined} onClose={vm.end} />;
  }),
);

const HearOrder = lazyDialog(async () => (await import('../../calls/hear/HearOrder.tsx')).HearOrder);

/** A restaurant's phone orders. */
export const OrdersScreen = observer(function OrdersScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(OrdersViewModel, companyId);
  usePaletteEntries(() =>
    // orders with the same number share one palette entry, which finds all of them
    [...new Set(vm.all.map(({ number }) => number))].map((number) => ({
      group: 'Orders',
      label: number,
      address: addressOf('orders', { companyId }) + searchFor(number),
    })),
  );
  const query = useOrderQuery();
  const field = useRef<HTMLInputElement>(null);
  const { window, allergies, unprinted, byDue } = query;
  // renders the keystroke first and the results of a long list later
  const text = useDeferredValue(query.text);
  useEffect(
    () => vm.list.setQuery(window, text, { allergies, unprinted }, byDue),
    [vm, window, text, allergies, unprinted, byDue],
  );
  useFrozenWhileHidden(vm);
  useReconnect(vm.reconnect);

  if (vm.failure?.kind === 'not-found') return <CompanyNotFound />;
  return (
    <>
      <Heading companyId={companyId} vm={vm} />
      {vm.failure && (
        <div className={styles.failure}>
          <LoadFailure text={failureText.orders} help={orderText.recovers} onRetry={vm.retry} />
        </div>
      )}
      {(vm.orders.value || !vm.failure) && (
        <SectionErrorBoundary title="Search" frame={withoutFrame}>
          <OrdersToolbar vm={vm} query={query} field={field} />
        </SectionErrorBoundary>
      )}
      <UnreadableRows rows={vm.orders.value} noun="order" />
      <SectionErrorBoundary title="Orders">
        <OrderCards
          vm={vm}
          companyId={companyId}
          onClear={() => {
            query.ask({ text: '', ...NO_ORDER_FILTER });
            // the pressed button disappeared with its message, so focus moves to the search
            field.current?.focus();
          }}
        />
      </SectionErrorBoundary>
    </>
  );
});

/** The heading. Separate from the list, because the restaurant's name loads later. */
const Heading = observer(function Heading({ companyId, vm }: Pick<OrdersProps, 'companyId' | 'vm'>) {
  const name = useSharedViewModel(OpenRestaurantViewModel).company.value?.name;
  useDocumentTitle(orderText.title(vm.unnoticed), name);
  return (
    <PageHeader
      title={name ? `Orders for ${name}` : 'Orders'}
      back={companyLink(companyId)}
      compact
      actions={
        <SectionErrorBoundary title="Updates" frame={withoutFrame}>
          <OrdersFreshness vm={vm} />
        </SectionErrorBoundary>
      }
    />
  );
});

interface OrdersProps {
  readonly vm: OrdersViewModel;
  readonly companyId: string;
  readonly onClear: () => void;
}

/** The list of orders, and dialogs that stay open if the list is empty. */
const OrderCards = observer(function OrderCards({ vm, companyId, onClear }: OrdersProps) {
  const deletion = useViewModel(DeleteOrderViewModel, companyId);
  const printing = useViewModel(PrintOrderViewModel);
  // keeps the order while the panel closes
  const [heard, setHeard] = useState<{ readonly order: Order; readonly open: boolean }>();
  const hear = useCallback((order: Order) => setHeard({ order, open: true }), []);
  const { asked, isOpen, dismiss } = deletion.confirmation;
  const { place, restoreFocus, claimFocus } = useOrderCardFocus(vm.list.orders);
  return (
    <>
      <div {...place}>
        {vm.orders.pending && <OrdersSkeleton vm={vm} />}
        {vm.orders.value && vm.list.orders.length === 0 && <NoOrders vm={vm} onClear={onClear} />}
        {vm.list.orders.length > 0 && (
          <OrderList
            vm={vm}
            onHear={hear}
            printing={printing}
            onDelete={deletion.ask}
            onUndo={deletion.undoLatest}
          />
        )}
      </div>
      {asked && (
        <ConfirmDialog
          open={isOpen}
          title={`Delete order ${asked.number}?`}
          text={orderText.deletion(asked, vm.countOrdersWithSameNumber(asked))}
          keep="Keep order"
          confirm="Delete order"
          onKeep={dismiss}
          onConfirm={() => deletion.confirm(vm, claimFocus)}
          onClosed={restoreFocus}
        />
      )}
      {heard && (
        <HearOrder
          key={orderKey(heard.order)}
          {...heard}
          companyId={companyId}
          onClose={() => setHeard({ ...heard, open: false })}
        />
      )}
      <PrintedTicket vm={printing} />
    </>
  );
});

function OrdersSkeleton({ vm }: Pick<OrdersProps, 'vm'>) {
  return (
    <LoadingSkeleton loading={vm.orders} label="Loading orders">
      <div className={styles.dayPlaceholder}>
        <SkeletonShape width={220} height={34} />
      </div>
      <CardSkeletons count={6} height={220} className={list.cards}>
        <SkeletonLines count={7} />
      </CardSkeletons>
    </LoadingSkeleton>
  );
}

const NoOrders = observer(function NoOrders({ vm, onClear }: Pick<OrdersProps, 'vm' | 'onClear'>) {
  const { window, text, filter, isNarrowed } = vm.list;
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {orderText.clear(text, filter)}
    </Button>
  );
  return (
    <EmptyState
      drawing={<ReceiptDrawing />}
      text="No orders found"
      hint={orderText.none(window, text, filter)}
      action={isNarrowed && clear}
    />
  );
});
