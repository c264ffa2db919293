import Typography from '@mui/material/Typography';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { Section } from '../../kit/Section.tsx';
import { useArrival } from '../reveal/place.ts';
import { sections } from '../sections.ts';
import { ApiKeyReveal } from './ApiKeyReveal.tsx';

/** Section 5: the key with which the restaurant's own systems call; for who may administer it. */
export function ApiKeyPanel({ company }: { readonly company: Company }) {
  useArrival();
  return (
    <Section {...sections.apiKeys}>
      {mayAdminister(company.role) ? (
        <ApiKeyReveal companyId={company.id} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>You need admin access to view API keys</Typography>
      )}
    </Section>
  );
}
