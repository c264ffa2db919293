import Block from '@mui/icons-material/Block';
import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { earliestSwitchOff, type SoldOutItem } from '#domain/menu/soldOut.ts';
import { useReadOnly } from '../../forms/readOnly.ts';
import { restoreLostFocus } from '../../kit/browser/restoreLostFocus.ts';
import { Pill } from '../../kit/controls/Pill.tsx';
import boxes from '../../kit/layout/boxes.module.css';
import { Cluster } from '../../kit/layout/Row.tsx';
import { addressOf } from '../../navigation/pages.ts';
import { searchFor } from '../../orders/useOrderQuery.ts';
import { soldOutText } from '../../texts/soldOutText.ts';
import type { MenuOrdersViewModel } from '../MenuOrdersViewModel.ts';
import type { MenuViewModel } from '../MenuViewModel.ts';
import styles from './SoldOutStrip.module.css';

/** Maximum number of rows. The filter lists further items. */
const MAX_ROWS = 3;

interface Props {
  readonly vm: MenuViewModel;
  readonly orders: MenuOrdersViewModel;
  readonly companyId: string;
  /** Called after a focused row has disappeared. */
  readonly onClosed: () => void;
}

/** The unavailable items, with the orders for items that this browser marked. */
export const SoldOutStrip = observer(function SoldOutStrip({ vm, orders, companyId, onClosed }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { menu, view } = vm;
  const items = menu ? orders.soldOut(menu) : [];
  const known = items.filter(({ since }) => since !== undefined);
  const isAnyKnown = known.length > 0;
  useEffect(() => {
    if (isAnyKnown) orders.load();
  }, [isAnyKnown, orders]);
  if (items.length === 0) return null;
  // if the time of one item is unknown, the earliest time is unknown
  const since =
    known.length === items.length ? earliestSwitchOff(known.map((item) => item.since)) : undefined;
  const { failure } = orders.orders;
  const putBackOn = ({ categoryId, item }: SoldOutItem) => {
    flushSync(() => vm.switchAvailability(categoryId, item));
    restoreLostFocus(strip.current?.querySelector('button') ?? null);
    onClosed();
  };
  return (
    <div ref={strip} role="group" aria-label={soldOutText.title} className={styles.strip}>
      <Cluster>
        <Block aria-hidden fontSize="small" />
        <Pill pressed={view.unavailableOnly} onPress={() => view.setUnavailableOnly(!view.unavailableOnly)}>
          {soldOutText.off(items.length, since)}
        </Pill>
        {isAnyKnown && failure && (
          <>
            <span>{soldOutText.noOrders}</span>
            <Button size="small" color="inherit" onClick={orders.orders.retry}>
              Try again
            </Button>
          </>
        )}
      </Cluster>
      {isAnyKnown && (
        <ul className={boxes.list}>
          {known.slice(0, MAX_ROWS).map((soldOut) => (
            <SoldOutRow
              key={soldOut.item.id}
              soldOut={soldOut}
              companyId={companyId}
              onPutBackOn={() => putBackOn(soldOut)}
            />
          ))}
          {known.length > MAX_ROWS && <li>{soldOutText.more(known.length - MAX_ROWS)}</li>}
        </ul>
      )}
    </div>
  );
});

interface RowProps extends Pick<Props, 'companyId'> {
  readonly soldOut: SoldOutItem;
  readonly onPutBackOn: () => void;
}

function SoldOutRow({ soldOut: { item, since, orders }, companyId, onPutBackOn }: RowProps) {
  const readOnly = useReadOnly();
  if (!since) return null;
  return (
    <li className={styles.row}>
      {orders ? (
        <Link
          to={addressOf('orders', { companyId }) + searchFor(item.name)}
          className={clsx(styles.text, styles.strong)}
        >
          {soldOutText.ordered(orders, item.name, since)}
        </Link>
      ) : (
        <span className={styles.text}>{soldOutText.noOrdersSince(orders, item.name, since)}</span>
      )}
      {!readOnly && (
        <Button
          size="small"
          variant="outlined"
          aria-label={soldOutText.putItemBackOn(item.name)}
          onClick={onPutBackOn}
        >
          {soldOutText.putBackOn}
        </Button>
      )}
    </li>
  );
}
