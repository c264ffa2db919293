import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useRef, type ComponentProps } from 'react';
import { addressOf } from '../app/pages.ts';
import { Receipt } from '../art/drawings.tsx';
import { usePaletteEntries } from '../palette/usePaletteEntries.ts';
import type { ConfirmDialogProps } from '../kit/ConfirmDialog.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { lazyComponent } from '../kit/lazyComponent.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { MissingDialog } from '../kit/MissingDialog.tsx';
import { nothingHere } from '../kit/nothingHere.ts';
import { PageHeader } from '../kit/PageHeader.tsx';
import { useHeldWhileHidden } from '../kit/useHeldWhileHidden.ts';
import { useHeldWhileOffline } from '../kit/useOnline.ts';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useShared, useViewModel } from '../kit/useViewModel.ts';
import { toCompany } from '../kit/ways.ts';
import { CompanyNotFound } from '../notFound/CompanyNotFound.tsx';
import { OpenRestaurantViewModel } from '../openRestaurant/OpenRestaurantViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { orderText, windowText } from '../texts/orderText.ts';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';
import { OrderList, orderGrid } from './OrderList.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { OrdersViewModel } from './OrdersViewModel.ts';
import { PrintedTicket } from './PrintedTicket.tsx';
import { PrintOrderViewModel } from './PrintOrderViewModel.ts';
import { searchFor, useOrderQuery } from './useOrderQuery.ts';
import { useSlipFocus } from './useSlipFocus.ts';

const ConfirmDialog = lazyComponent(
  async () => (await import('../kit/ConfirmDialog.tsx')).ConfirmDialog,
  ({ open, onKeep }: Pick<ConfirmDialogProps, 'open' | 'onKeep'>) => (
    <MissingDialog open={open} onClose={onKeep} />
  ),
);

/** The orders of a restaurant as they come in by phone. */
export const OrdersScreen = observer(function OrdersScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(OrdersViewModel, companyId);
  usePaletteEntries(
    useCallback(
      () =>
        (vm.orders.value ?? []).map(({ number }) => ({
          group: 'Orders',
          label: number,
          address: addressOf('orders', { companyId }) + searchFor(number),
        })),
      [vm, companyId],
    ),
  );
  const query = useOrderQuery();
  const field = useRef<HTMLInputElement>(null);
  const { window } = query;
  useEffect(() => vm.choose(window), [vm, window]);
  // of very many orders, a letter is drawn before what it finds
  const text = useDeferredValue(query.text);
  useEffect(() => vm.search(text), [vm, text]);
  useHeldWhileHidden(vm);
  useHeldWhileOffline(vm);

  if (vm.failure?.kind === 'not-found') return <CompanyNotFound />;
  return (
    <>
      <Heading companyId={companyId} />
      {vm.failure ? (
        <LoadFailure text={failureText.orders} onRetry={vm.retry} />
      ) : (
        <OrdersToolbar vm={vm} query={query} field={field} />
      )}
      <Slips
        vm={vm}
        companyId={companyId}
        onClear={() => {
          query.setText('');
          // the button goes with the sentence that it answers
          field.current?.focus();
        }}
      />
    </>
  );
});

/** By itself, as the name comes when the rest has long been there. */
const Heading = observer(function Heading({ companyId }: { readonly companyId: string }) {
  const name = useShared(OpenRestaurantViewModel).company.value?.name;
  useDocumentTitle('Orders', name);
  return <PageHeader title={name ? `Orders for ${name}` : 'Orders'} back={toCompany(companyId)} />;
});

interface SlipsProps {
  readonly vm: OrdersViewModel;
  readonly companyId: string;
  readonly onClear: () => void;
}

/** The orders, unless they cannot be read, and what is done with one of them, which goes on all the same. */
const Slips = observer(function Slips({ vm, companyId, onClear }: SlipsProps) {
  const deletion = useViewModel(DeleteOrderViewModel);
  const printing = useViewModel(PrintOrderViewModel);
  const { asked, isOpen, working, stopWaiting, dismiss } = deletion.question;
  const { place, regain } = useSlipFocus(vm.shown);
  return (
    <>
      {!vm.failure && (
        <div {...place}>
          <Orders vm={vm} onPrint={printing.print} onDelete={deletion.ask} onClear={onClear} />
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open={isOpen}
          title={`Delete order ${asked.number}?`}
          text="It is taken off the list for everybody. This cannot be undone."
          keep="Keep order"
          confirm="Delete order"
          work={{ task: working, label: 'Deleting...', onStopWaiting: stopWaiting }}
          onKeep={dismiss}
          onConfirm={() => deletion.confirm(companyId, vm.forget)}
          onGone={regain}
        />
      )}
      <PrintedTicket vm={printing} />
    </>
  );
});

type OrdersProps = ComponentProps<typeof OrderList> & Pick<SlipsProps, 'onClear'>;

const Orders = observer(function Orders({ vm, onPrint, onDelete, onClear }: OrdersProps) {
  if (vm.orders.pending) {
    return (
      <LoadingSkeleton loading={vm.orders} label="Loading orders">
        <Skeleton animation={false} width={220} sx={{ fontSize: '1.375rem', mb: 2 }} />
        <Box sx={orderGrid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} variant="rounded" animation={false} height={220} />
          ))}
        </Box>
      </LoadingSkeleton>
    );
  }
  if (vm.shown.length === 0) return <NoOrders vm={vm} onClear={onClear} />;
  return <OrderList vm={vm} onPrint={onPrint} onDelete={onDelete} />;
});

const NoOrders = observer(function NoOrders({ vm, onClear }: Pick<SlipsProps, 'vm' | 'onClear'>) {
  const { window, text } = vm;
  const isSought = text.trim() !== '';
  return (
    <Box sx={{ ...nothingHere, gap: 1, py: 6 }}>
      <Receipt />
      <Typography>No orders found</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isSought && `${orderText.nothingFound(text)} `}
        {window !== 'all' && `You are looking at: ${windowText[window]}. Choose All time to see older ones.`}
        {window === 'all' && !isSought && 'Orders that the phone takes appear here by themselves.'}
      </Typography>
      {isSought && (
        <Button variant="outlined" onClick={onClear} sx={{ mt: 1 }}>
          Clear search
        </Button>
      )}
    </Box>
  );
});
