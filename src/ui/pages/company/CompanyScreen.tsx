import { observer } from 'mobx-react-lite';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { InitialPlate } from '../../art/InitialPlate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { DeferredUntilIdle } from './DeferredUntilIdle.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { PageFailure } from '../../kit/feedback/PageFailure.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { useIsReturnVisit } from '../../kit/browser/useIsReturnVisit.ts';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { dashboardLink } from '../../navigation/backLinks.ts';
import { CompanyNotFound } from '../notFound/CompanyNotFound.tsx';
import { useRestaurantDialog } from '../../restaurants/useRestaurantDialog.tsx';
import { UNNAMED_RESTAURANT } from '../../texts/companyText.ts';
import { failureText } from '../../texts/failureText.ts';
import { ConnectedAgents } from '../../agents/ConnectedAgents.tsx';
import { ApiKeyPanel } from '../../companies/ApiKeyPanel.tsx';
import { CallsViewModel } from '../../calls/CallsViewModel.ts';
import { CompanyCalls } from '../../calls/CompanyCalls.tsx';
import { navItemAddress } from '../../navigation/navItems.ts';
import { usePaletteEntries } from '../../palette/usePaletteEntries.ts';
import { useCachedRestaurantName } from '../../navigation/cachedRestaurantName.ts';
import { OpenRestaurantViewModel } from '../../companies/OpenRestaurantViewModel.ts';
import { CompanyDetails } from '../../companies/CompanyDetails.tsx';
import { Integrations } from '../../integrations/Integrations.tsx';
import { OrdersLink } from '../../orders/OrdersLink.tsx';
import { MinutesViewModel } from '../../billing/MinutesViewModel.ts';
import { SubscriptionSummary } from '../../billing/SubscriptionSummary.tsx';
import { Overview } from '../../overview/Overview.tsx';
import { useLinkedSection } from './useLinkedSection.ts';
import { useSectionInView } from './useSectionInView.ts';
import { CompanyUsers } from '../../users/CompanyUsers.tsx';
import { VoiceAiSection } from './voiceAi/VoiceAiSection.tsx';
import { SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { SectionErrorBoundary } from '../../kit/crashes/SectionErrorBoundary.tsx';
import { companySections } from '../../navigation/companySections.ts';
import { overviewText } from '../../texts/overviewText.ts';
import styles from './CompanyScreen.module.css';

/** The page of a restaurant: details, plan and minutes, calls, agents, integrations, users, and Voice AI settings. */
export const CompanyScreen = observer(function CompanyScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(OpenRestaurantViewModel, companyId);
  const calls = useViewModel(CallsViewModel, companyId);
  const minutes = useViewModel(MinutesViewModel, companyId);
  usePaletteEntries(() =>
    calls.lines.map(({ number }) => ({
      group: 'Phone numbers',
      label: phoneNumberText(number),
      number,
      address: navItemAddress('calls', companyId),
    })),
  );
  useSectionInView(vm.see);
  const { value: company, failure } = vm.company;
  const { dialog, open } = useRestaurantDialog();
  const knownName = useCachedRestaurantName();
  const name = company ? company.name.trim() || UNNAMED_RESTAURANT : knownName;
  useDocumentTitle('Restaurant', name);
  const isLinked = useLinkedSection();
  const isReturn = useIsReturnVisit();
  if (failure?.kind === 'not-found') return <CompanyNotFound />;
  if (failure && !company) {
    return (
      <PageFailure
        title="Restaurant"
        text={failureText.company}
        onRetry={vm.company.retry}
        back={dashboardLink}
      />
    );
  }
  return (
    <>
      <PageHeader
        back={dashboardLink}
        title={name?.trim() || 'Restaurant'}
        mark={
          name !== undefined ? (
            <InitialPlate id={companyId} name={name} />
          ) : (
            <SkeletonShape width={48} height={48} />
          )
        }
      />
      <div className={styles.sections}>
        {failure && <LoadFailure text={failureText.company} onRetry={vm.company.retry} />}
        <SectionErrorBoundary title={overviewText.region}>
          <Overview companyId={companyId} calls={calls} minutes={minutes} loading={vm.company} />
        </SectionErrorBoundary>
        <SectionErrorBoundary {...companySections.details}>
          <CompanyDetails loading={vm.company} onAction={open} />
        </SectionErrorBoundary>
        <DeferredUntilIdle atOnce={isReturn || isLinked}>
          <SectionErrorBoundary {...companySections.subscription}>
            <SubscriptionSummary vm={minutes} loading={vm.company} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.orders}>
            <OrdersLink companyId={companyId} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.calls}>
            <CompanyCalls vm={calls} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.apiKeys}>
            <ApiKeyPanel loading={vm.company} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.integrations}>
            <Integrations companyId={companyId} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.agents}>
            <ConnectedAgents loading={vm.company} />
          </SectionErrorBoundary>
          <SectionErrorBoundary {...companySections.users}>
            <CompanyUsers companyId={companyId} />
          </SectionErrorBoundary>
          {company && (
            <SectionErrorBoundary {...companySections.voiceAi}>
              <VoiceAiSection company={company} />
            </SectionErrorBoundary>
          )}
        </DeferredUntilIdle>
      </div>
      {dialog}
    </>
  );
});
