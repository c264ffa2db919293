import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section } from '../kit/Section.tsx';
import { sections } from '../navigation/sections.ts';
import { addressOf } from '../navigation/pages.ts';

export function OrdersLink({ companyId }: { readonly companyId: string }) {
  return (
    <Section {...sections.orders}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
          Phone orders, newest first.
        </Typography>
        <Button variant="outlined" component={Link} to={addressOf('orders', { companyId })}>
          View Orders
        </Button>
      </Box>
    </Section>
  );
}
