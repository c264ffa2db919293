import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BillingInterval, PlanPrice as Price } from '#domain/billing/plan.ts';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { brand } from '../texts/brand.ts';

interface Props {
  readonly price: Price | undefined;
  readonly interval: BillingInterval;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** The price of a month; billed yearly, the monthly price stands struck through beside it. Its height never changes. */
export function PlanPrice({ price, interval }: Props) {
  // a flat price is paid once, however the others are billed
  const isReduced = interval === 'annual' && price !== undefined && price.annual < price.monthly;
  return (
    <Box sx={{ minHeight: 72, fontVariantNumeric: 'tabular-nums' }}>
      {!price && <ContactUs />}
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
            <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
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

/** In place of a price that is agreed with the team. */
function ContactUs() {
  const { supportEmail } = useSiteAddresses();
  const subject = encodeURIComponent(`${brand.name}: a plan for us`);
  return (
    <Box
      component="a"
      href={`mailto:${supportEmail}?subject=${subject}`}
      sx={{ color: 'primary.main', fontSize: '1.75rem', fontWeight: 700 }}
    >
      Contact Us
    </Box>
  );
}
