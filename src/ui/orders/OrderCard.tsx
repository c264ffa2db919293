import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { orderKey, type Order } from '#domain/orders/order.ts';
import { mentionsAllergy, ticketParts, type TicketPart } from '#domain/orders/ticket.ts';
import { tornEdge } from '../art/tornEdge.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { monospaced } from '../kit/text/monospaced.ts';
import { clockTime } from '../texts/dates.ts';
import { orderText } from '../texts/orderText.ts';

interface Props {
  readonly order: Order;
  /** Position among all shown orders, from 1. */
  readonly position: number;
  readonly total: number;
  /** Whether it has just arrived. */
  readonly isNew: boolean;
  readonly onPrint: (order: Order) => void;
  readonly onDelete: (order: Order) => void;
}

/** An order as the kitchen printer would print it. Renders only when the order changes. */
export const OrderCard = memo(function OrderCard({
  order,
  position,
  total,
  isNew,
  onPrint,
  onDelete,
}: Props) {
  const parts = ticketParts(order.details);
  const actions = [
    { verb: 'Print', Icon: PrintOutlined, act: onPrint },
    { verb: 'Delete', Icon: DeleteOutlined, act: onDelete },
  ];
  return (
    <Box
      component="article"
      aria-label={`Order ${order.number}`}
      aria-posinset={position}
      aria-setsize={total}
      sx={slip}
      data-new={isNew || undefined}
      data-order={orderKey(order)}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h3" dir="auto" sx={{ m: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
            {`#${order.number}`}
          </Box>
          <Box
            component="time"
            dateTime={order.placedAt.toISOString()}
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >
            {clockTime(order.placedAt)}
          </Box>
        </Box>
        {actions.map(({ verb, Icon, act }) => (
          <IconButton
            key={verb}
            aria-label={`${verb} order ${order.number}`}
            data-action={verb}
            onClick={() => act(order)}
            sx={{ mt: -1, '&:last-of-type': { mr: -1 } }}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Badge
          tone={order.isPrinted ? 'success' : 'neutral'}
          label={order.isPrinted ? 'Printed' : 'Not yet printed'}
        />
        {mentionsAllergy(order) && <Badge tone="error" label={orderText.allergy} />}
      </Box>
      <TicketText parts={parts} />
    </Box>
  );
});

/** Paper with a torn top edge. */
const slip = {
  display: 'grid',
  containerType: 'inline-size',
  gap: 1,
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

/** The order details as printed. Allergy lines stand out with a frame, an icon, and bold text. */
function TicketText({ parts }: { readonly parts: readonly TicketPart[] }) {
  return (
    <Box component="pre" dir="auto" sx={details}>
      {parts.map(({ isAllergy, text }, index) =>
        isAllergy ? (
          <Box key={index} component="strong" sx={warning}>
            <WarningAmber aria-hidden sx={{ fontSize: '1.125rem', mt: '1px', flex: 'none' }} />
            <span dir="auto">{text}</span>
          </Box>
        ) : (
          text
        ),
      )}
    </Box>
  );
}

const details = {
  m: 0,
  ...monospaced,
  // 32 characters of 0.6 em each fill the card, up to a size readable across a kitchen
  fontSize: 'clamp(0.8125rem, 100cqi / 19.4, 1.25rem)',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const warning = {
  display: 'flex',
  gap: 0.75,
  my: 0.5,
  px: 1,
  py: 0.5,
  border: 2,
  borderColor: 'status.error.mark',
  borderRadius: '6px',
  bgcolor: 'status.error.soft',
  color: 'status.error.text',
  fontWeight: 700,
  '& > span': { minWidth: 0 },
} as const;
