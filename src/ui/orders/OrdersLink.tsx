import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Section } from '../kit/layout/Section.tsx';
import { Text } from '../kit/text/Text.tsx';
import { companySections } from '../navigation/companySections.ts';
import { addressOf } from '../navigation/pages.ts';
import styles from './OrdersLink.module.css';

export function OrdersLink({ companyId }: { readonly companyId: string }) {
  return (
    <Section
      {...companySections.orders}
      actions={
        <Button variant="outlined" component={Link} to={addressOf('orders', { companyId })}>
          View Orders
        </Button>
      }
    >
      <Text tone="muted" className={styles.text}>
        Phone orders, newest first.
      </Text>
    </Section>
  );
}
