import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HearingOutlined from '@mui/icons-material/HearingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { mentionsAllergy, ticketParts, type TicketPart } from '#domain/orders/ticket.ts';
import torn from '../art/tornEdge.module.css';
import { Badge } from '../kit/text/Badge.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import words from '../kit/text/words.module.css';
import { clockTime } from '../texts/dates.ts';
import { orderText } from '../texts/orderText.ts';
import { DueTime } from './DueTime.tsx';
import type { MinuteClock } from './MinuteClock.ts';
import type { PrintOrderViewModel } from './PrintOrderViewModel.ts';
import styles from './OrderCard.module.css';

interface Props {
  readonly order: Order;
  /** The order's position in the list, from 1. */
  readonly position: number;
  readonly total: number;
  /** Whether the order has just arrived. */
  readonly isNew: boolean;
  readonly clock: MinuteClock;
  /** Opens the call in which the order was placed. */
  readonly onHear: (order: Order) => void;
  readonly printing: PrintOrderViewModel;
  readonly onDelete: (order: Order) => void;
}

/** An order, as the kitchen printer would print it. Re-renders only when the order changes. */
export const OrderCard = memo(function OrderCard({
  order,
  position,
  total,
  isNew,
  clock,
  onHear,
  printing,
  onDelete,
}: Props) {
  const parts = ticketParts(order.details);
  const actions = [
    { verb: 'Hear', Icon: HearingOutlined, act: onHear },
    { verb: 'Print', Icon: PrintOutlined, act: printing.print, shortcut: 'P' },
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
          // a plain element, because scrolling renders many of these buttons
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
        <PrintStatus order={order} printing={printing} />
        {mentionsAllergy(order) && <Badge tone="error" label={orderText.allergy} />}
      </div>
      <TicketText parts={parts} />
    </article>
  );
});

/** Says that the host reports the order as printed or, until then, when the user last pressed Print here. */
const PrintStatus = observer(function PrintStatus({ order, printing }: Pick<Props, 'order' | 'printing'>) {
  if (order.isPrinted) return <Badge tone="success" label="Printed" />;
  const pressedAt = printing.pressedAt.get(orderKey(order));
  return (
    <>
      <Badge tone="neutral" label={orderText.filters.unprinted} />
      {pressedAt && <SecondaryText as="span">{orderText.printPressed(pressedAt)}</SecondaryText>}
    </>
  );
});

/** The order's details as printed. Lines about allergies have a frame, an icon, and bold text. */
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
