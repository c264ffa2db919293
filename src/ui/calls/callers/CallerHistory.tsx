import Link from '@mui/material/Link';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Call } from '#domain/companies/call.ts';
import { lastOrderOf } from '#domain/orders/findOrders.ts';
import { isPhoneNumber, phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { callerHistory } from '#domain/telephony/callers.ts';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { searchFor } from '../../orders/useOrderQuery.ts';
import { callerText } from '../../texts/callerText.ts';
import type { CallersViewModel } from './CallersViewModel.ts';

interface Props {
  readonly call: Call;
  readonly vm: CallersViewModel;
}

/** Says which of the caller's calls this is, and shows the caller's last order. Loads the orders. */
export const CallerHistory = observer(function CallerHistory({ call, vm }: Props) {
  const companyId = useRouteParam('companyId');
  const { caller = '' } = call;
  const isKnown = isPhoneNumber(caller);
  useEffect(() => {
    if (isKnown) vm.loadOrders();
  }, [isKnown, vm]);
  const history = callerHistory(call, vm.logs.value ?? []);
  if (!isKnown || !history) return null;
  const orders = vm.orders.value;
  const order = orders && lastOrderOf(caller, orders);
  const search = addressOf('orders', { companyId }) + searchFor(phoneNumberText(caller));
  return (
    <SecondaryText as="div">
      <span>{callerText.history(history)}</span>
      {order && (
        <>
          <span>; </span>
          <Link component={RouterLink} to={search}>
            {callerText.lastOrder(order)}
          </Link>
        </>
      )}
      {orders && !order && <span>{`; ${callerText.noOrder}`}</span>}
      {vm.orders.failure && <span>{`; ${callerText.ordersFailed}`}</span>}
    </SecondaryText>
  );
});
