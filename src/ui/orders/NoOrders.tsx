import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TimeWindow } from '#domain/orders/timeWindow.ts';
import { Receipt } from '../art/drawings.tsx';
import { orderText } from '../texts/orderText.ts';
import { windowText } from './windowText.ts';

interface Props {
  readonly window: TimeWindow;
  /** What they are searched for. */
  readonly text: string;
  readonly onClear: () => void;
}

export function NoOrders({ window, text, onClear }: Props) {
  const isSought = text.trim() !== '';
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        py: 6,
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      <Receipt />
      <Typography>No orders found</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isSought && `${orderText.nothingFound(text)} `}
        {window !== 'all' && `You are looking at: ${windowText[window]}. Choose All time to see older ones.`}
        {window === 'all' && !isSought && 'Orders that the phone takes appear here by themselves.'}
      </Typography>
      {isSought && (
        <Button variant="outlined" onClick={onClear} sx={{ mt: 1 }}>
          Clear search
        </Button>
      )}
    </Box>
  );
}
