import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BillingInterval, Plan } from '#domain/billing/plan.ts';
import { card } from '../kit/layout/card.ts';
import { Tag } from '../kit/text/Tag.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { formatDollars } from '../texts/numbers.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  /** From either plan list. */
  readonly plan: Omit<Plan, 'key' | 'capacity'>;
  /** Capacity lines. */
  readonly capacity: readonly string[];
  readonly interval: BillingInterval;
  /** Shown for a negotiated price. */
  readonly agreedPrice: ReactNode;
  readonly isCurrent?: boolean;
  readonly action: ReactNode;
  /** Heading level of its name. */
  readonly heading?: 'h2' | 'h3';
}

/** A plan card with price, capacity, features, and an action. */
export function PlanCard({
  plan,
  capacity,
  interval,
  agreedPrice,
  isCurrent = false,
  action,
  heading = 'h2',
}: Props) {
  return (
    <Box
      component="article"
      aria-label={plan.name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        ...card,
        ...(plan.isPopular && popular),
        ...(isCurrent && current),
      }}
    >
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography variant="h2" component={heading}>
            {plan.name}
          </Typography>
          {plan.isPopular && <Tag>Most popular</Tag>}
          {isCurrent && <Tag>Current plan</Tag>}
        </Box>
        {/* aligns prices in adjacent cards */}
        <SecondaryText sx={{ minHeight: { md: '2lh' } }}>{plan.description}</SecondaryText>
      </Box>
      <Price plan={plan} interval={interval} agreedPrice={agreedPrice} />
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {capacity.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 0.75, flex: 1, alignContent: 'start' }}>
        {plan.features.map((feature) => (
          <Box
            key={feature}
            component="li"
            sx={{ display: 'flex', gap: 1, typography: 'body2', listStyle: 'none' }}
          >
            <Check aria-hidden sx={{ flex: 'none', fontSize: 18, color: 'status.success.mark' }} />
            <span>{feature}</span>
          </Box>
        ))}
      </Box>
      {action}
    </Box>
  );
}

const popular = { bgcolor: 'surface.raised', boxShadow: '0 16px 36px -18px rgb(58 24 48 / .55)' };
const current = { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' };

/**
 * The monthly price, with the undiscounted price struck through for yearly billing. Its height never
 * changes.
 */
function Price({ plan: { price }, interval, agreedPrice }: Pick<Props, 'plan' | 'interval' | 'agreedPrice'>) {
  // a flat price is the same for both intervals
  const isReduced = interval === 'annual' && price !== undefined && price.annual < price.monthly;
  return (
    <Box sx={{ minHeight: 72, fontVariantNumeric: 'tabular-nums' }}>
      {!price && <Box sx={amount}>{agreedPrice}</Box>}
      {price && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            {isReduced && (
              <Box component="s" sx={{ color: 'text.secondary' }}>
                <VisuallyHidden>was </VisuallyHidden>
                <span>{formatDollars(price.monthly * 100)}</span>
              </Box>
            )}
            <Box component="span" sx={amount}>
              {formatDollars(price[interval] * 100)}
            </Box>
          </Box>
          <SecondaryText>{`per month${isReduced ? ', billed yearly' : ''}`}</SecondaryText>
        </>
      )}
    </Box>
  );
}

const amount = { fontSize: '1.75rem', fontWeight: 700 } as const;
