import { toAgent, toAllCompanies, toCompany, toDashboard } from '../kit/ways.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

const text = (resource: string) =>
  `The ${resource} you are looking for doesn't exist or you don't have access to it.`;

export function CompanyNotFound() {
  return (
    <ResourceNotFound title="Company Not Found" text={text('company')} ways={[toDashboard, toAllCompanies]} />
  );
}

export function AgentNotFound({ companyId }: { readonly companyId: string }) {
  return <ResourceNotFound title="Agent Not Found" text={text('agent')} ways={[toCompany(companyId)]} />;
}

interface ConversationProps {
  readonly companyId: string;
  readonly agentId: string;
}

export function ConversationNotFound({ companyId, agentId }: ConversationProps) {
  return (
    <ResourceNotFound
      title="Conversation Not Found"
      text={text('conversation')}
      ways={[toAgent(companyId, agentId)]}
    />
  );
}
