import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { Agent } from '#domain/agents/agent.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { CopyableId } from '../kit/CopyableId.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { Facts } from '../kit/Facts.tsx';
import { LoadingSkeleton, SkeletonLines } from '../kit/LoadingSkeleton.tsx';
import { PageFailure } from '../kit/PageFailure.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { Section } from '../kit/Section.tsx';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { toCompany } from '../kit/ways.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { shortDate } from '../texts/dates.ts';
import { failureText } from '../texts/failureText.ts';
import { notFoundText } from '../texts/notFoundText.ts';
import { AgentViewModel } from './AgentViewModel.ts';
import { Conversations } from './Conversations.tsx';

/** One voice agent: its phone numbers and its conversations. */
export const AgentScreen = observer(function AgentScreen() {
  const companyId = useRouteParam('companyId');
  const agentId = useRouteParam('agentId');
  const vm = useViewModel(AgentViewModel, companyId, agentId);
  const { agent } = vm;
  const back = toCompany(companyId);
  useDocumentTitle('Agent', agent.value?.name);
  if (agent.failure?.kind === 'not-found') return <ResourceNotFound {...notFoundText.agent} ways={[back]} />;
  if (agent.failure) {
    return <PageFailure title="Agent" text={failureText.agent} onRetry={agent.retry} back={back} />;
  }
  return (
    <>
      <PageHeader title={agent.value?.name ?? 'Agent'} back={back} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {agent.value ? (
          <>
            <AgentFacts agent={agent.value} />
            <Conversations vm={vm} />
          </>
        ) : (
          <AgentSkeleton vm={vm} />
        )}
      </Box>
    </>
  );
});

function AgentFacts({ agent }: { readonly agent: Agent }) {
  const numbers = agent.phoneNumbers.map(({ label, number }) => {
    const text = phoneNumberText(number);
    return <div key={number}>{label ? `${text} (${label})` : text}</div>;
  });
  return (
    <Section title="Agent details">
      <Facts
        facts={[
          { name: 'ID', value: <CopyableId id={agent.id} /> },
          { name: 'Created', value: shortDate(agent.createdAt) },
          { name: 'Phone numbers', value: numbers.length > 0 ? numbers : 'No phone numbers assigned' },
        ]}
      />
    </Section>
  );
}

function AgentSkeleton({ vm }: { readonly vm: AgentViewModel }) {
  return (
    <LoadingSkeleton loading={vm.agent} label="Loading agent">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Section title="Agent details">
          <SkeletonLines count={2} />
        </Section>
        <Section title="Conversations">
          <SkeletonLines count={12} />
        </Section>
      </Box>
    </LoadingSkeleton>
  );
}
