import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BillingInterval, PlanPrice as Price } from '#domain/billing/plan.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { grouped } from '../texts/numbers.ts';

interface Props {
  readonly price: Price | undefined;
  readonly interval: BillingInterval;
  /** In place of a price that is agreed with the team. */
  readonly agreed: ReactNode;
}

const dollars = (amount: number) => `$${grouped(amount)}`;

/** The price of a month; billed yearly, the monthly price stands struck through beside it. Its height never changes. */
export function PlanPrice({ price, interval, agreed }: Props) {
  // a flat price is paid once, however the others are billed
  const isReduced = interval === 'annual' && price !== undefined && price.annual < price.monthly;
  return (
    <Box sx={{ minHeight: 72, fontVariantNumeric: 'tabular-nums' }}>
      {!price && <Box sx={amount}>{agreed}</Box>}
      {price && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            {isReduced && (
              <Box component="s" sx={{ color: 'text.secondary' }}>
                <Box component="span" sx={visuallyHidden}>
                  was{' '}
                </Box>
                {dollars(price.monthly)}
              </Box>
            )}
            <Box component="span" sx={amount}>
              {dollars(price[interval])}
            </Box>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            per month{isReduced && ', billed yearly'}
          </Typography>
        </>
      )}
    </Box>
  );
}

const amount = { fontSize: '1.75rem', fontWeight: 700 } as const;
