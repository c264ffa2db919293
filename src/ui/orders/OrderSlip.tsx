import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { Order } from '#domain/orders/order.ts';
import { ticketParts } from '#domain/orders/ticket.ts';
import { tornEdge } from '../art/tornEdge.ts';
import { Badge } from '../kit/Badge.tsx';
import { clockTime } from '../texts/dates.ts';
import { orderText } from '../texts/orderText.ts';
import { TicketText } from './TicketText.tsx';

interface Props {
  readonly order: Order;
  /** Place among all orders shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** It has just arrived. */
  readonly isNew: boolean;
  readonly onPrint: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
}

/** One order, as the kitchen's printer would put it. Drawn again only when the order itself changes. */
export const OrderSlip = memo(function OrderSlip({
  order,
  position,
  total,
  isNew,
  onPrint,
  onDelete,
}: Props) {
  const parts = ticketParts(order.details);
  return (
    <Box
      component="article"
      aria-label={`Order ${order.number}`}
      aria-posinset={position}
      aria-setsize={total}
      sx={slip}
      data-new={isNew || undefined}
      data-order={order.number}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h3" sx={{ m: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
            #{order.number}
          </Box>
          <Box
            component="time"
            dateTime={order.placedAt.toISOString()}
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >
            {clockTime(order.placedAt)}
          </Box>
        </Box>
        <IconButton
          aria-label={`Print order ${order.number}`}
          data-action="print"
          onClick={() => onPrint(order)}
          sx={{ mt: -1 }}
        >
          <PrintOutlined fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={`Delete order ${order.number}`}
          data-action="delete"
          onClick={() => onDelete(order)}
          sx={{ mt: -1, mr: -1 }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Badge
          tone={order.isPrinted ? 'success' : 'neutral'}
          label={order.isPrinted ? 'Printed' : 'Not yet printed'}
        />
        {parts.some(({ isAllergy }) => isAllergy) && <Badge tone="error" label={orderText.allergy} />}
      </Box>
      <TicketText parts={parts} />
    </Box>
  );
});

/** Paper whose top edge is torn. */
const slip = {
  display: 'grid',
  gap: 1,
  justifyItems: 'stretch',
  alignItems: 'start',
  p: 2,
  pt: 2.5,
  bgcolor: 'background.paper',
  borderRadius: '0 0 6px 6px',
  boxShadow: 'inset 0 -3px 0 var(--mui-palette-divider)',
  ...tornEdge,
  '&[data-new]': { animation: 'arrive 2s ease-in' },
  '@keyframes arrive': { from: { boxShadow: 'inset 0 0 0 3px var(--mui-palette-voice)' } },
} as const;
