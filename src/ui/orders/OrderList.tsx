import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { sumOrderTotals } from '#domain/orders/ticket.ts';
import { cardGrid } from '../kit/layout/cardGrid.tsx';
import { isProgrammaticScroll } from '../kit/lists/programmaticScroll.ts';
import { useFocusedRow } from '../kit/lists/useFocusedRow.ts';
import { PINNED_TOP } from '../kit/layout/pinned.ts';
import { rowKeys } from '../kit/lists/rowKeys.ts';
import { useRestoredRowSizes } from './useRestoredRowSizes.ts';
import { useTopInPage } from '../kit/lists/useWindowedRows.ts';
import { longDate } from '../texts/dates.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { orderText } from '../texts/orderText.ts';
import { orderRows, type OrderRow } from './orderRows.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrdersViewModel } from './OrdersViewModel.ts';
import { useIsReading } from './useIsReading.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly vm: OrdersViewModel;
  readonly onPrint: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
}

/** The orders by day, windowed. The current day's heading stays at the top. */
export const OrderList = observer(function OrderList({ vm, onPrint, onDelete }: Props) {
  const columns = useColumns();
  const {
    arrived,
    list: { days, orders: shown, setReading },
  } = vm;
  const rows = useMemo(() => orderRows(days, columns), [days, columns]);
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInPage(list);
  const stuck = useRef(0);
  const { rangeExtractor, ...focus } = useFocusedRow();
  const { initialMeasurementsCache, keep } = useRestoredRowSizes('orders');
  const virtualizer = useWindowVirtualizer({
    ...isProgrammaticScroll,
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? 56 : 260),
    // stable until the rows change: a new function re-measures all rows
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
  // subscribed after the list, which would otherwise scroll away from what is shown to keep the reading
  // position
  useIsReading(setReading);

  return (
    <Box ref={list} sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }} {...focus}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        const isStuck = index === stuck.current;
        return (
          <Box
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            sx={isStuck ? stuckRow : freeRow}
            style={isStuck ? undefined : { transform: `translateY(${start - top}px)` }}
          >
            <Row row={row} total={shown.length} arrived={arrived} onPrint={onPrint} onDelete={onDelete} />
          </Box>
        );
      })}
    </Box>
  );
});

const freeRow = { position: 'absolute', top: 0, left: 0, width: '100%' } as const;
const stuckRow = { position: 'sticky', top: PINNED_TOP, zIndex: 10, width: '100%' } as const;

const dayHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  bgcolor: 'background.default',
  py: 1.5,
} as const;

interface RowProps extends Pick<Props, 'onPrint' | 'onDelete'> {
  readonly row: OrderRow;
  readonly total: number;
  readonly arrived: readonly Order[];
}

/** Renders only when its orders change, not on scroll. */
const Row = memo(function Row({ row, total, arrived, onPrint, onDelete }: RowProps) {
  if (row.kind === 'day') {
    return (
      <Box sx={dayHead}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          <span>{longDate(row.date)}</span>{' '}
          <SecondaryText as="span" sx={{ ml: 1 }}>
            {countWithNoun(row.orders.length, 'order')}
          </SecondaryText>
        </Typography>
        <SecondaryText sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {orderText.sum(sumOrderTotals(row.orders))}
        </SecondaryText>
      </Box>
    );
  }
  const keys = rowKeys(row.orders, orderKey);
  return (
    <Box sx={{ ...orderGrid, pb: 2 }}>
      {row.orders.map((order, index) => (
        <OrderCard
          key={keys[index]}
          order={order}
          position={row.position + index}
          total={total}
          isNew={arrived.includes(order)}
          onPrint={onPrint}
          onDelete={onDelete}
        />
      ))}
    </Box>
  );
});

/** As many columns as fit 32 characters each. */
export const orderGrid = {
  ...cardGrid,
  alignItems: 'start',
  gridTemplateColumns: { ...cardGrid.gridTemplateColumns, xl: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** The current number of columns of {@link orderGrid}. */
function useColumns(): number {
  const { up } = useTheme().breakpoints;
  const wider = [useMediaQuery(up('md')), useMediaQuery(up('lg')), useMediaQuery(up('xl'))];
  return 1 + wider.filter(Boolean).length;
}
