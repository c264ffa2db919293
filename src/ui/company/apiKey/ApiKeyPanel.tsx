import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import type { Loadable } from '../../kit/Loadable.ts';
import { Section } from '../../kit/Section.tsx';
import { companyText } from '../../texts/companyText.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { sections } from '../sections.ts';
import { ApiKeyReveal } from './ApiKeyReveal.tsx';

/** Section 5: the key with which the restaurant's own systems call; for who may administer it. */
export const ApiKeyPanel = observer(function ApiKeyPanel({
  loading,
}: {
  readonly loading: Loadable<Company>;
}) {
  const { value: company } = loading;
  return (
    <Section {...sections.apiKeys}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{companyText.key}</Typography>
      <WhenLoaded loading={loading} skeleton={<KeySkeleton />}>
        {company && <Key company={company} />}
      </WhenLoaded>
    </Section>
  );
});

/** The API key is shown to who may administer the restaurant; others read what it takes. (see rule: roles) */
function Key({ company: { id, role } }: { readonly company: Company }) {
  return mayAdminister(role) ? (
    <ApiKeyReveal companyId={id} />
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>{companyText.keyForAdmins}</Typography>
  );
}

function KeySkeleton() {
  return <Skeleton variant="rounded" animation={false} sx={{ height: { xs: 229, sm: 112 } }} />;
}
