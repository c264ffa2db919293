import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import type { Order } from '#domain/orders/order.ts';
import type { Loadable } from '../kit/Loadable.ts';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { orderGrid } from './orderGrid.ts';

export function LoadingOrders({ loading }: { readonly loading: Loadable<readonly Order[]> }) {
  return (
    <LoadingSkeleton loading={loading} label="Loading orders">
      <Skeleton animation={false} width={220} sx={{ fontSize: '1.375rem', mb: 2 }} />
      <Box sx={orderGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} variant="rounded" animation={false} height={220} />
        ))}
      </Box>
    </LoadingSkeleton>
  );
}
