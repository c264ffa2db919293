import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { countOrderedNames, countCallsByItem } from '#domain/menu/orderedNames.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { newestFirst, type Order } from '#domain/orders/order.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { askedForText } from '../../texts/askedForText.ts';
import { failureText } from '../../texts/failureText.ts';
import type { MenuOrdersViewModel } from '../MenuOrdersViewModel.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import styles from './AskedForItems.module.css';
import { AskedForViewModel } from './AskedForViewModel.ts';
import { MostOrdered } from './MostOrdered.tsx';
import { UnknownNames } from './UnknownNames.tsx';

export interface AskedForProps {
  readonly menu: MenuViewModel;
  readonly orders: MenuOrdersViewModel;
  readonly restaurantId: string;
}

/** Names in orders that are not on the menu, and the most ordered items. Loads the orders and calls when opened. */
export const AskedForItems = observer(function AskedForItems({ menu, orders, restaurantId }: AskedForProps) {
  const vm = useViewModel(AskedForViewModel, restaurantId);
  const { orders: loading } = orders;
  const categories = menu.menu?.categories;
  // creates a new object when the menu changes, because the form's value stays the same object
  const known = useMemo(() => categories && { categories }, [categories]);
  useEffect(() => orders.load(), [orders]);
  return (
    <section aria-label={askedForText.title} className={styles.section}>
      {loading.value && known ? (
        <Answers panel={menu} menu={known} orders={loading.value} vm={vm} />
      ) : loading.failure ? (
        <LoadFailure text={failureText.orders} onRetry={loading.retry} />
      ) : (
        <LoadingSkeleton loading={loading} label={askedForText.loading} lines={6} />
      )}
    </section>
  );
});

interface AnswersProps {
  readonly panel: MenuViewModel;
  readonly menu: Menu;
  readonly orders: Rows<Order>;
  readonly vm: AskedForViewModel;
}

const Answers = observer(function Answers({ panel, menu, orders, vm }: AnswersProps) {
  const { items, unknown, unreadable } = useMemo(
    () => countOrderedNames(menu, newestFirst(orders)),
    [menu, orders],
  );
  const { value: lines, failure, retry } = vm.calls;
  const calls = useMemo(
    () =>
      lines &&
      countCallsByItem(
        menu,
        lines.flatMap((line) => line.calls),
      ),
    [menu, lines],
  );
  if (orders.length === 0) return <SecondaryText>{askedForText.noneOrdered}</SecondaryText>;
  return (
    <Stack>
      <UnknownNames vm={vm} form={panel.form} menu={menu} names={unknown} />
      {items.length > 0 && <MostOrdered items={items} calls={calls} />}
      <SecondaryText>{askedForText.basis(orders.length, unreadable)}</SecondaryText>
      <UnreadableRows rows={orders} noun="order" />
      {failure && (
        <Cluster>
          <SecondaryText as="span">{askedForText.callsUnknown}</SecondaryText>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Cluster>
      )}
    </Stack>
  );
});
