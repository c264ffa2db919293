import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timeWindow } from '#domain/orders/timeWindow.ts';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { useHeldWhileHidden } from '../kit/useHeldWhileHidden.ts';
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
import { useReading } from './useReading.ts';
import { useSlipFocus } from './useSlipFocus.ts';

export const OrdersScreen = observer(function OrdersScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(OrdersViewModel, companyId);
  const deletion = useViewModel(DeleteOrderViewModel);
  const [query] = useSearchParams();
  const window = timeWindow(query.get('window'));
  useEffect(() => vm.choose(window), [vm, window]);
  useHeldWhileHidden(vm.polling);
  useReading(vm.setReading);

  const { place, regain } = useSlipFocus(vm.shown);

  const name = vm.company.value?.name;
  useDocumentTitle('Orders', name);
  if (vm.failure?.kind === 'not-found') return <CompanyNotFound />;
  return (
    <>
      <PageHeader title={name ? `Orders for ${name}` : 'Orders'} back={toCompany(companyId)} />
      {vm.failure ? (
        <LoadFailure text={failureText.orders} onRetry={vm.retry} />
      ) : (
        <>
          <OrdersToolbar vm={vm} />
          <NoticeBanner notice={deletion.notice} />
          <div {...place}>
            <Orders vm={vm} onDelete={deletion.ask} />
          </div>
        </>
      )}
      <DeleteOrderDialog
        vm={deletion}
        onConfirm={() => deletion.confirm(companyId, vm.forget)}
        onGone={regain}
      />
    </>
  );
});

interface OrdersProps {
  readonly vm: OrdersViewModel;
  readonly onDelete: DeleteOrderViewModel['ask'];
}

const Orders = observer(function Orders({ vm, onDelete }: OrdersProps) {
  if (vm.orders.pending) return <LoadingOrders loading={vm.orders} />;
  if (vm.shown.length === 0) return <NoOrders window={vm.window} />;
  return <OrderList vm={vm} onDelete={onDelete} />;
});
