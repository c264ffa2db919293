import { observer } from 'mobx-react-lite';
import type { AgentPreview } from '#domain/agents/agent.ts';
import type { Company } from '#domain/companies/company.ts';
import { CardSkeletons } from '../kit/layout/CardSkeletons.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { Section } from '../kit/layout/Section.tsx';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { SkeletonLines, SkeletonRows, SkeletonShape } from '../kit/feedback/Skeletons.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { EmptySection } from '../kit/feedback/EmptySection.tsx';
import { companySections } from '../navigation/companySections.ts';
import { AgentCard } from './AgentCard.tsx';
import { ConnectedAgentsViewModel } from './ConnectedAgentsViewModel.ts';
import { companyText } from '../texts/companyText.ts';
import styles from './ConnectedAgents.module.css';

interface Props {
  readonly loading: Loadable<Company>;
}

/** The voice agents that answer the restaurant's phone. */
export function ConnectedAgents({ loading }: Props) {
  return (
    <Section {...companySections.agents}>
      <LoadedSection loading={loading} skeleton={<Placeholder count={2} />}>
        {(company) => (
          // a new key reloads the agents when the company's agents change
          <Agents key={company.agentIds.join()} company={company} />
        )}
      </LoadedSection>
    </Section>
  );
}

const Agents = observer(function Agents({ company: { id, agentIds } }: { readonly company: Company }) {
  const vm = useViewModel(ConnectedAgentsViewModel, id, ...agentIds);
  const { previews } = vm;
  return (
    <LoadedSection
      loading={previews}
      what="agents"
      failedText={companyText.agentsFailed}
      skeleton={<Placeholder count={agentIds.length} />}
    >
      {({ agents }) => {
        if (vm.allFailed) return <EmptySection text={companyText.agentsFailed} onRetry={previews.retry} />;
        if (agents.length === 0) return <EmptySection text={companyText.noAgents} />;
        return <Cards companyId={id} agents={agents} />;
      }}
    </LoadedSection>
  );
});

const Placeholder = ({ count }: { readonly count: number }) => (
  <CardSkeletons count={count} height={{ xs: 450, md: 291 }} className={styles.cards}>
    <Stack gap={16}>
      <SkeletonShape width={140} height={24} />
      <SkeletonLines count={2} />
      <SkeletonRows count={5} />
    </Stack>
  </CardSkeletons>
);

const INITIAL_COUNT = 4;

interface CardsProps {
  readonly companyId: string;
  readonly agents: readonly AgentPreview[];
}

function Cards({ companyId, agents }: CardsProps) {
  const keys = rowKeys(agents, idOf);
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'agents',
    count: agents.length,
    initialCount: INITIAL_COUNT,
  });
  return (
    <>
      <ul ref={listRef} className={styles.cards}>
        {agents.slice(0, shownCount).map((agent, place) => (
          <AgentCard key={keys[place]} companyId={companyId} agent={agent} />
        ))}
      </ul>
      <ShowAllButton expansion={expansion} count={agents.length} label="Connected Agents" />
    </>
  );
}
