import { observer } from 'mobx-react-lite';
import { earliestSwitchOff, type SoldOutItem } from '#domain/menu/soldOut.ts';
import type { Order } from '#domain/orders/order.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { navItemAddress } from '../navigation/navItems.ts';
import { soldOutText } from '../texts/soldOutText.ts';
import { AttentionLink } from './AttentionLink.tsx';
import { SoldOutViewModel } from './SoldOutViewModel.ts';

export interface SoldOutLinkProps {
  readonly companyId: string;
  /** Undefined while unknown. */
  readonly orders: readonly Order[] | undefined;
}

/**
 * A link to the menu. Shows the number of unavailable items, and of orders for items that this browser marked
 * unavailable.
 */
export const SoldOutLink = observer(function SoldOutLink({ companyId, orders }: SoldOutLinkProps) {
  const vm = useViewModel(SoldOutViewModel, companyId);
  const items = vm.items(orders);
  const text = items ? textOf(items) : vm.menu.failure && soldOutText.unknown;
  if (!text) return null;
  return (
    <AttentionLink
      to={navItemAddress('menu', companyId)}
      text={text}
      isUrgent={items?.some((item) => item.orders) ?? false}
    />
  );
});

function textOf(items: readonly SoldOutItem[]): string {
  const ordered = items.filter((item) => item.orders);
  const [first] = ordered;
  if (ordered.length > 1) return soldOutText.severalOrdered(ordered.map(nameOf));
  if (first?.since && first.orders) return soldOutText.ordered(first.orders, first.item.name, first.since);
  const times = items.map(({ since }) => since);
  return soldOutText.named(
    items.map(nameOf),
    times.includes(undefined) ? undefined : earliestSwitchOff(times),
  );
}

const nameOf = ({ item }: SoldOutItem) => item.name;
