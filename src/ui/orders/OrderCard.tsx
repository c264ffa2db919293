import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HearingOutlined from '@mui/icons-material/HearingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { clsx } from 'clsx';
import { memo } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { mentionsAllergy, ticketParts, type TicketPart } from '#domain/orders/ticket.ts';
import torn from '../art/tornEdge.module.css';
import { Badge } from '../kit/text/Badge.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import words from '../kit/text/words.module.css';
import { clockTime } from '../texts/dates.ts';
import { orderText } from '../texts/orderText.ts';
import { DueTime } from './DueTime.tsx';
import type { MinuteClock } from './MinuteClock.ts';
import styles from './OrderCard.module.css';

interface Props {
  readonly order: Order;
  /** Position among all shown orders, from 1. */
  readonly position: number;
  readonly total: number;
  /** Whether it has just arrived. */
  readonly isNew: boolean;
  readonly clock: MinuteClock;
  /** Opens the call in which the order was placed. */
  readonly onHear: (order: Order) => void;
  readonly onPrint: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
}

/** An order as the kitchen printer would print it. Renders only when the order changes. */
export const OrderCard = memo(function OrderCard({
  order,
  position,
  total,
  isNew,
  clock,
  onHear,
  onPrint,
  onDelete,
}: Props) {
  const parts = ticketParts(order.details);
  const actions = [
    { verb: 'Hear', Icon: HearingOutlined, act: onHear },
    { verb: 'Print', Icon: PrintOutlined, act: onPrint, shortcut: 'P' },
    { verb: 'Delete', Icon: DeleteOutlined, act: onDelete, shortcut: 'Delete' },
  ];
  return (
    <article
      aria-label={`Order ${order.number}`}
      aria-posinset={position}
      aria-setsize={total}
      className={clsx(torn.tornEdge, styles.slip)}
      data-new={isNew || undefined}
      data-order={orderKey(order)}
    >
      <div className={styles.head}>
        <Heading level={3} dir="auto" className={clsx(words.breaks, styles.number)}>
          {`#${order.number}`}
        </Heading>
        {actions.map(({ verb, Icon, act, shortcut }) => (
          // a plain element, because many are made while scrolling
          <button
            key={verb}
            type="button"
            aria-label={`${verb} order ${order.number}`}
            aria-keyshortcuts={shortcut}
            title={orderText.action(verb, shortcut)}
            data-action={verb}
            onClick={() => act(order)}
            className={styles.action}
          >
            <Icon fontSize="small" />
          </button>
        ))}
      </div>
      <div className={styles.facts}>
        <time dateTime={order.placedAt.toISOString()} className={styles.time}>
          {clockTime(order.placedAt)}
        </time>
        <DueTime order={order} clock={clock} />
        <Badge
          tone={order.isPrinted ? 'success' : 'neutral'}
          label={order.isPrinted ? 'Printed' : 'Not yet printed'}
        />
        {mentionsAllergy(order) && <Badge tone="error" label={orderText.allergy} />}
      </div>
      <TicketText parts={parts} />
    </article>
  );
});

/** The order details as printed. Allergy lines stand out with a frame, an icon, and bold text. */
function TicketText({ parts }: { readonly parts: readonly TicketPart[] }) {
  return (
    <pre dir="auto" className={styles.details}>
      {parts.map(({ isAllergy, text }, index) =>
        isAllergy ? (
          <strong key={index} className={styles.allergy}>
            <WarningAmber aria-hidden className={styles.warning} />
            <span dir="auto">{text}</span>
          </strong>
        ) : (
          text
        ),
      )}
    </pre>
  );
}
