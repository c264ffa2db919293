import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { dueTime, isDueTimePast, isLate, minutesUntilDue } from '#domain/orders/dueTime.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderText } from '../texts/orderText.ts';
import type { MinuteClock } from './MinuteClock.ts';
import styles from './DueTime.module.css';

interface Props {
  readonly order: Order;
  readonly clock: MinuteClock;
}

/**
 * Shows when an order is due and in how many minutes, or that an unprinted order has no due time. Re-renders
 * only when its text changes.
 */
export const DueTime = observer(function DueTime({ order, clock }: Props) {
  const text = useMemo(() => computed(() => textAt(order, clock.now)), [order, clock]).get();
  const late = useMemo(() => computed(() => isLate(order, clock.now)), [order, clock]).get();
  const due = dueTime(order);
  if (!due) return !order.isPrinted && <span className={styles.due}>{orderText.noDueTime}</span>;
  return (
    <time
      dateTime={due.toISOString()}
      data-late={late ? (order.isPrinted ? 'printed' : 'unprinted') : undefined}
      className={styles.due}
    >
      {late && <AlarmOutlined aria-hidden className={styles.alarm} />}
      <span>{text}</span>
    </time>
  );
});

function textAt(order: Order, now: Date): string | undefined {
  const due = dueTime(order);
  return due && orderText.due(due, now, isDueTimePast(order, now) ? undefined : minutesUntilDue(order, now));
}
