import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { detailsText, type Order } from '#domain/orders/order.ts';
import { tornEdge } from '../art/tornEdge.ts';
import { Badge } from '../kit/Badge.tsx';
import { clockTime } from '../texts/dates.ts';

interface Props {
  readonly order: Order;
  /** Place among all orders shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** It has just arrived. */
  readonly isNew: boolean;
  readonly onDelete: (order: Order) => void;
}

/** One order, as the kitchen's printer would put it. Drawn again only when the order itself changes. */
export const OrderSlip = memo(function OrderSlip({ order, position, total, isNew, onDelete }: Props) {
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
          aria-label={`Delete order ${order.number}`}
          onClick={() => onDelete(order)}
          sx={{ mt: -1, mr: -1 }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <Badge
        tone={order.isPrinted ? 'success' : 'neutral'}
        label={order.isPrinted ? 'Printed' : 'Not yet printed'}
      />
      <Box component="pre" sx={details}>
        {detailsText(order.details)}
      </Box>
    </Box>
  );
});

/** Paper whose top edge is torn. */
const slip = {
  display: 'grid',
  gap: 1,
  justifyItems: 'stretch',
  alignItems: 'start',
  '& > span': { justifySelf: 'start' },
  p: 2,
  pt: 2.5,
  bgcolor: 'background.paper',
  borderRadius: '0 0 6px 6px',
  boxShadow: 'inset 0 -3px 0 var(--mui-palette-divider)',
  ...tornEdge,
  '&[data-new]': { animation: 'arrive 2s ease-in' },
  '@keyframes arrive': { from: { boxShadow: 'inset 0 0 0 3px var(--mui-palette-voice)' } },
} as const;

const details = {
  m: 0,
  fontFamily: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
