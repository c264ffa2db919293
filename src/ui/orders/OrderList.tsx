import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { sumOrderTotals } from '#domain/orders/ticket.ts';
import { Grid } from '../kit/layout/Grid.tsx';
import { windowScrollOptions } from '../kit/lists/windowScrollOptions.ts';
import { useFocusedRow } from '../kit/lists/useFocusedRow.ts';
import { rowKeys } from '../kit/lists/rowKeys.ts';
import { usePrinting } from '../kit/browser/usePrinting.ts';
import { useRestoredRowSizes } from './useRestoredRowSizes.ts';
import { useTopInPage } from '../kit/lists/useWindowedRows.ts';
import { longDate } from '../texts/dates.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { orderText } from '../texts/orderText.ts';
import type { MinuteClock } from './MinuteClock.ts';
import { orderRows, type OrderRow } from './orderRows.ts';
import { orderShortcuts } from './orderShortcuts.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrdersViewModel } from './OrdersViewModel.ts';
import type { PrintOrderViewModel } from './PrintOrderViewModel.ts';
import { useOrderColumnCount } from './useOrderColumnCount.ts';
import { useIsReading } from './useIsReading.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './OrderList.module.css';

interface Props {
  readonly vm: OrdersViewModel;
  readonly onHear: (order: Order) => void;
  readonly printing: PrintOrderViewModel;
  readonly onDelete: (order: Order) => void;
  /** Undoes the latest deletion. */
  readonly onUndo: () => void;
}

/**
 * The orders in groups. Renders only the visible rows, with the current group's heading at the top. Printing
 * renders all orders in normal flow (see rule: whole lists on paper).
 */
export const OrderList = observer(function OrderList({ vm, onUndo, ...actions }: Props) {
  const columns = useOrderColumnCount();
  const {
    arrived,
    clock,
    list: { groups, orders: shown, setReading },
  } = vm;
  const rows = useMemo(() => orderRows(groups, columns), [groups, columns]);
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInPage(list);
  const stuck = useRef(0);
  const isPrinting = usePrinting();
  const { rangeExtractor, ...focus } = useFocusedRow();
  const { initialMeasurementsCache, keep } = useRestoredRowSizes('orders');
  const virtualizer = useWindowVirtualizer({
    ...windowScrollOptions,
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? 36 : 260),
    // a stable function, because a new function makes the list measure all rows again
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 4,
    scrollMargin: top,
    initialMeasurementsCache,
    rangeExtractor: (range: Range) => {
      stuck.current = range.startIndex;
      while (rows[stuck.current]?.kind === 'orders') stuck.current -= 1;
      return [...new Set([stuck.current, ...rangeExtractor(range)])].toSorted((one, other) => one - other);
    },
  });
  useEffect(() => keep(virtualizer), [keep, virtualizer]);
  // subscribes after the list; otherwise, the list would scroll new orders out of view to keep the user's
  // position
  useIsReading(setReading);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the orders' buttons
    <div
      ref={list}
      className={styles.list}
      style={isPrinting ? undefined : { height: virtualizer.getTotalSize() }}
      {...focus}
      onKeyDown={orderShortcuts(rows, { ...actions, onUndo, scrollToRow: virtualizer.scrollToIndex })}
    >
      {(isPrinting ? allRowsOf(rows) : virtualizer.getVirtualItems()).map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        const isStuck = index === stuck.current;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={clsx(!isPrinting && (isStuck ? styles.stuckRow : styles.row))}
            style={isStuck || isPrinting ? undefined : { transform: `translateY(${start - top}px)` }}
          >
            <Row {...actions} row={row} total={shown.length} arrived={arrived} clock={clock} />
          </div>
        );
      })}
    </div>
  );
});

const allRowsOf = (rows: readonly OrderRow[]) => rows.map(({ key }, index) => ({ index, key, start: 0 }));

interface RowProps extends Pick<Props, 'onHear' | 'printing' | 'onDelete'> {
  readonly row: OrderRow;
  readonly total: number;
  readonly arrived: readonly Order[];
  readonly clock: MinuteClock;
}

/** A row of the list. Re-renders only when its orders change, not on scroll. */
const Row = memo(function Row({ row, arrived, ...forCards }: RowProps) {
  if (row.kind === 'heading') {
    return (
      <div className={styles.dayHead}>
        <Heading level={2} className={styles.day}>
          <span>{row.date ? longDate(row.date) : orderText.nextHeading}</span>{' '}
          <SecondaryText as="span" className={styles.count}>
            {countWithNoun(row.orders.length, 'order')}
          </SecondaryText>
        </Heading>
        <SecondaryText tabular>{orderText.sum(sumOrderTotals(row.orders))}</SecondaryText>
      </div>
    );
  }
  const keys = rowKeys(row.orders, orderKey);
  return (
    <Grid className={clsx(styles.cards, styles.slips)}>
      {row.orders.map((order, index) => (
        <OrderCard
          {...forCards}
          key={keys[index]}
          order={order}
          position={row.position + index}
          isNew={arrived.includes(order)}
        />
      ))}
    </Grid>
  );
});
