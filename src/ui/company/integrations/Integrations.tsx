import Box from '@mui/material/Box';
import { POS_PROVIDERS } from '#domain/integrations/pointOfSale.ts';
import { Section } from '../../kit/Section.tsx';
import { sections } from '../sections.ts';
import { CloverReturnBanner } from './CloverReturnBanner.tsx';
import { IntegrationPanel } from './IntegrationPanel.tsx';

/** Section 6: the point of sale, with what Clover said when the person comes back from it. */
export function Integrations({ companyId }: { readonly companyId: string }) {
  return (
    <Section {...sections.integrations} actions={<CloverReturnBanner companyId={companyId} />}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)' } }}
      >
        {POS_PROVIDERS.map((provider) => (
          <IntegrationPanel key={provider} provider={provider} companyId={companyId} />
        ))}
      </Box>
    </Section>
  );
}
