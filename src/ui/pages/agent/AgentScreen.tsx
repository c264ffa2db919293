import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Agent } from '#domain/agents/agent.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { CopyableId } from '../../kit/text/CopyableId.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { DefinitionList } from '../../kit/text/DefinitionList.tsx';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { PageFailure } from '../../kit/feedback/PageFailure.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { Section } from '../../kit/layout/Section.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { SkeletonRows } from '../../kit/feedback/Skeletons.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { companyLink } from '../../navigation/backLinks.ts';
import { ResourceNotFound } from '../notFound/ResourceNotFound.tsx';
import { conversationText } from '../../texts/conversationText.ts';
import { shortDate } from '../../texts/dates.ts';
import { UNKNOWN_VALUE_TEXT } from '../../texts/companyText.ts';
import { failureText } from '../../texts/failureText.ts';
import { notFoundText } from '../../texts/notFoundText.ts';
import { AgentViewModel } from '../../agents/AgentViewModel.ts';
import { ConversationsTable } from '../../agents/ConversationsTable.tsx';
import { SectionErrorBoundary } from '../../kit/crashes/SectionErrorBoundary.tsx';
import styles from './AgentScreen.module.css';

/** A voice agent with its phone numbers and conversations. */
export const AgentScreen = observer(function AgentScreen() {
  const companyId = useRouteParam('companyId');
  const agentId = useRouteParam('agentId');
  const vm = useViewModel(AgentViewModel, companyId, agentId);
  const { agent } = vm;
  const back = companyLink(companyId);
  useDocumentTitle('Agent', agent.value?.name);
  if (agent.failure?.kind === 'not-found') return <ResourceNotFound {...notFoundText.agent} ways={[back]} />;
  if (agent.failure) {
    return <PageFailure title="Agent" text={failureText.agent} onRetry={agent.retry} back={back} />;
  }
  return (
    <>
      <PageHeader title={agent.value?.name || 'Agent'} back={back} />
      <Stack gap={24}>
        {agent.value ? (
          <>
            <SectionErrorBoundary title="Agent details">
              <AgentFacts agent={agent.value} />
            </SectionErrorBoundary>
            <SectionErrorBoundary title="Conversations">
              <Conversations vm={vm} />
            </SectionErrorBoundary>
          </>
        ) : (
          <LoadingSkeleton loading={agent} label="Loading agent" isLast>
            <Stack gap={24}>
              <AgentFacts agent={undefined} />
              <Section title="Conversations">
                <SkeletonRows count={12} height={{ xs: 12 * 87, md: 12 * 41 }} />
              </Section>
            </Stack>
          </LoadingSkeleton>
        )}
      </Stack>
    </>
  );
});

/** @param agent undefined until loaded */
function AgentFacts({ agent }: { readonly agent: Agent | undefined }) {
  const numbers = agent?.phoneNumbers.map(({ label, number }) => {
    const text = phoneNumberText(number);
    return (
      <div key={number} dir="auto">
        {label ? `${text} (${label})` : text}
      </div>
    );
  });
  return (
    <Section title="Agent details">
      <DefinitionList
        facts={[
          { name: 'ID', value: agent && <CopyableId id={agent.id} /> },
          {
            name: 'Created',
            value: agent && (agent.createdAt ? shortDate(agent.createdAt) : UNKNOWN_VALUE_TEXT),
          },
          { name: 'Phone numbers', value: numbers?.length === 0 ? 'No phone numbers assigned' : numbers },
        ]}
      />
    </Section>
  );
}

/** The agent's conversations, newest first, with Load More. */
const Conversations = observer(function Conversations({ vm }: { readonly vm: AgentViewModel }) {
  const { conversations, added, loadingMore, moreFailure } = vm;
  return (
    <Section title="Conversations">
      <UnreadableRows rows={conversations} noun="conversation" />
      {conversations.length === 0 ? (
        <EmptyState
          drawing={<EmptyPlateDrawing />}
          text={conversationText.noConversations}
          hint={conversationText.firstConversation}
        />
      ) : (
        <>
          <SecondaryText className={styles.count}>
            {(vm.hasMore ? conversationText.latest : conversationText.all)(conversations.length)}
          </SecondaryText>
          <ConversationsTable conversations={conversations} added={added} />
        </>
      )}
      <VisuallyHidden role="status">{added && conversationText.more(added.count)}</VisuallyHidden>
      {vm.hasMore && (
        <div className={styles.more}>
          {moreFailure && !loadingMore.running && <Alert tone="error">{conversationText.moreFailed}</Alert>}
          <SlowHint waiting={loadingMore} onCancel={loadingMore.detach} />
          {/* stays mounted during a failure, so that it keeps focus */}
          <Button
            variant="outlined"
            aria-busy={loadingMore.running}
            onClick={vm.loadMore}
            className={styles.load}
          >
            {moreLabel(vm)}
          </Button>
        </div>
      )}
    </Section>
  );
});

function moreLabel({ loadingMore, moreFailure }: AgentViewModel): string {
  if (loadingMore.running) return 'Loading...';
  return moreFailure ? 'Try again' : 'Load More';
}
