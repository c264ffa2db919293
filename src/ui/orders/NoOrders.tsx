import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TimeWindow } from '#domain/orders/timeWindow.ts';
import { Receipt } from '../art/drawings.tsx';
import { windowText } from './windowText.ts';

export function NoOrders({ window }: { readonly window: TimeWindow }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, textAlign: 'center' }}>
      <Receipt />
      <Typography>No orders found</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {window === 'all'
          ? 'Orders that the phone takes appear here by themselves.'
          : `You are looking at: ${windowText[window]}. Choose All time to see older ones.`}
      </Typography>
    </Box>
  );
}
