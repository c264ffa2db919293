import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { InitialPlate } from '../art/InitialPlate.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { Outline, OutlineLines } from '../kit/Outline.tsx';
import { BackButton, PageHeader } from '../kit/PageHeader.tsx';
import { Section } from '../kit/Section.tsx';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { toDashboard } from '../kit/ways.ts';
import { CompanyNotFound } from '../notFound/notFoundScreens.tsx';
import type { RestaurantAction } from '../restaurants/dialog.ts';
import { useRestaurantDialog } from '../restaurants/useRestaurantDialog.tsx';
import { failureText } from '../texts/failureText.ts';
import { ConnectedAgents } from './agents/ConnectedAgents.tsx';
import { ApiKeyPanel } from './apiKey/ApiKeyPanel.tsx';
import { CompanyCalls } from './calls/CompanyCalls.tsx';
import { CompanyViewModel } from './CompanyViewModel.ts';
import { CompanyDetails } from './details/CompanyDetails.tsx';
import { Integrations } from './integrations/Integrations.tsx';
import { OrdersLink } from './orders/OrdersLink.tsx';
import { RevealInOrder } from './reveal/RevealInOrder.tsx';
import { SectionList } from './SectionList.tsx';
import { SubscriptionSummary } from './subscription/SubscriptionSummary.tsx';
import { CompanyUsers } from './users/CompanyUsers.tsx';
import { VoiceAiSection } from './voiceAi/VoiceAiSection.tsx';

export const CompanyScreen = observer(function CompanyScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(CompanyViewModel, companyId);
  const { value: company, failure } = vm.company;
  const { dialog, open } = useRestaurantDialog(({ kind }) => {
    // what is deleted cannot be read again
    if (kind === 'edit') vm.company.retry();
  });
  useDocumentTitle('Company', company?.name);
  if (failure?.kind === 'not-found') return <CompanyNotFound />;
  if (failure) {
    return (
      <>
        <PageHeader title="Company" />
        <LoadFailure
          text={failureText.company}
          onRetry={vm.company.retry}
          back={<BackButton {...toDashboard} />}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        back={toDashboard}
        title={company?.name ?? 'Company'}
        mark={company ? <InitialPlate id={company.id} name={company.name} /> : <PlateOutline />}
        actions={company && mayAdminister(company.role) && <Actions company={company} onAction={open} />}
      />
      <SectionList mayAdminister={company !== undefined && mayAdminister(company.role)}>
        {company ? <Loaded company={company} /> : <Loading vm={vm} />}
        <RevealInOrder begun={company !== undefined}>
          <OrdersLink companyId={companyId} />
          <CompanyCalls companyId={companyId} />
          {company && <ApiKeyPanel company={company} />}
          <Integrations companyId={companyId} />
          {company && <ConnectedAgents company={company} />}
          <CompanyUsers companyId={companyId} />
          {company && <VoiceAiSection company={company} />}
        </RevealInOrder>
      </SectionList>
      {dialog}
    </>
  );
});

interface ActionsProps {
  readonly company: Company;
  readonly onAction: (action: RestaurantAction) => void;
}

function Actions({ company: { id: restaurantId, name }, onAction }: ActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => onAction({ kind: 'edit', restaurantId })}>
        Edit Restaurant
      </Button>
      <Button
        variant="outlined"
        color="error"
        onClick={() => onAction({ kind: 'delete', restaurantId, name })}
      >
        Delete Restaurant
      </Button>
    </Box>
  );
}

function Loaded({ company }: { readonly company: Company }) {
  return (
    <>
      <CompanyDetails company={company} />
      <SubscriptionSummary company={company} />
    </>
  );
}

function PlateOutline() {
  return <Skeleton variant="rounded" animation={false} width={48} height={48} />;
}

function Loading({ vm }: { readonly vm: CompanyViewModel }) {
  return (
    <Outline loading={vm.company} label="Loading company" isLast>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Section title="Company Details">
          <OutlineLines count={6} />
        </Section>
        <Section title="Subscription">
          <OutlineLines count={6} />
        </Section>
      </Box>
    </Outline>
  );
}
