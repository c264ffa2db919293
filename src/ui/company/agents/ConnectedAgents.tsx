import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import type { Loadable } from '../../kit/Loadable.ts';
import { Section } from '../../kit/Section.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import { sections } from '../sections.ts';
import { AgentCard } from './AgentCard.tsx';
import { ConnectedAgentsViewModel } from './ConnectedAgentsViewModel.ts';
import { companyText } from '../../texts/companyText.ts';

interface Props {
  readonly loading: Loadable<Company>;
}

/** Section 7: the voice agents that answer the restaurant's phone. */
export function ConnectedAgents({ loading }: Props) {
  return (
    <Section {...sections.agents}>
      <WhenLoaded loading={loading} skeleton={<CardSkeletons count={2} />}>
        {(company) => (
          // other agents are another list
          <Agents key={company.agentIds.join()} company={company} />
        )}
      </WhenLoaded>
    </Section>
  );
}

const Agents = observer(function Agents({ company: { id, agentIds } }: { readonly company: Company }) {
  const vm = useViewModel(ConnectedAgentsViewModel, id, ...agentIds);
  const { previews } = vm;
  return (
    <WhenLoaded
      loading={previews}
      what="agents"
      failedText={companyText.agentsFailed}
      skeleton={<CardSkeletons count={agentIds.length} />}
    >
      {({ agents }) => {
        if (vm.allFailed) return <NothingToShow text={companyText.agentsFailed} onRetry={previews.retry} />;
        if (agents.length === 0) return <NothingToShow text={companyText.noAgents} />;
        return (
          <Box component="ul" sx={grid}>
            {agents.map((agent) => (
              <AgentCard key={agent.id} companyId={id} agent={agent} />
            ))}
          </Box>
        );
      }}
    </WhenLoaded>
  );
});

function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <Box sx={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton
          key={index}
          variant="rounded"
          animation={false}
          sx={{ height: { xs: 450, md: 291 }, borderRadius: '12px' }}
        />
      ))}
    </Box>
  );
}

const grid = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;
