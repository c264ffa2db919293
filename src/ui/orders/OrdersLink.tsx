import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section } from '../kit/layout/Section.tsx';
import { sections } from '../navigation/sections.ts';
import { addressOf } from '../navigation/pages.ts';

export function OrdersLink({ companyId }: { readonly companyId: string }) {
  return (
    <Section
      {...sections.orders}
      actions={
        <Button variant="outlined" component={Link} to={addressOf('orders', { companyId })}>
          View Orders
        </Button>
      }
    >
      <Typography sx={{ mt: -1, color: 'text.secondary' }}>Phone orders, newest first.</Typography>
    </Section>
  );
}
