import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { addressOf } from '../app/pages.ts';
import { usePaletteEntries } from '../palette/usePaletteEntries.ts';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { useHeldWhileHidden } from '../kit/useHeldWhileHidden.ts';
import { useHeldWhileOffline } from '../kit/useOnline.ts';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { toCompany } from '../kit/ways.ts';
import { CompanyNotFound } from '../notFound/notFoundScreens.tsx';
import { failureText } from '../texts/failureText.ts';
import { DeleteOrderDialog } from './DeleteOrderDialog.tsx';
import { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';
import { LoadingOrders } from './LoadingOrders.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderList } from './OrderList.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { OrdersViewModel } from './OrdersViewModel.ts';
import { PrintedTicket } from './PrintedTicket.tsx';
import { PrintOrderViewModel } from './PrintOrderViewModel.ts';
import { searchFor, useOrderQuery } from './useOrderQuery.ts';
import { useSlipFocus } from './useSlipFocus.ts';

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
      <Heading vm={vm} companyId={companyId} />
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

interface Props {
  readonly vm: OrdersViewModel;
  readonly companyId: string;
}

/** By itself, as the name comes when the rest has long been there. */
const Heading = observer(function Heading({ vm, companyId }: Props) {
  const name = vm.company.value?.name;
  useDocumentTitle('Orders', name);
  return <PageHeader title={name ? `Orders for ${name}` : 'Orders'} back={toCompany(companyId)} />;
});

/** The orders, unless they cannot be read, and what is done with one of them, which goes on all the same. */
const Slips = observer(function Slips({ vm, companyId, onClear }: Props & Pick<OrdersProps, 'onClear'>) {
  const deletion = useViewModel(DeleteOrderViewModel);
  const printing = useViewModel(PrintOrderViewModel);
  const { place, regain } = useSlipFocus(vm.shown);
  return (
    <>
      {!vm.failure && (
        <div {...place}>
          <Orders vm={vm} onPrint={printing.print} onDelete={deletion.ask} onClear={onClear} />
        </div>
      )}
      <DeleteOrderDialog
        vm={deletion}
        onConfirm={() => deletion.confirm(companyId, vm.forget)}
        onGone={regain}
      />
      <PrintedTicket vm={printing} company={vm.company} />
    </>
  );
});

interface OrdersProps {
  readonly vm: OrdersViewModel;
  readonly onPrint: PrintOrderViewModel['print'];
  readonly onDelete: DeleteOrderViewModel['ask'];
  readonly onClear: () => void;
}

const Orders = observer(function Orders({ vm, onPrint, onDelete, onClear }: OrdersProps) {
  if (vm.orders.pending) return <LoadingOrders loading={vm.orders} />;
  if (vm.shown.length === 0) return <NoOrders window={vm.window} text={vm.text} onClear={onClear} />;
  return <OrderList vm={vm} onPrint={onPrint} onDelete={onDelete} />;
});
