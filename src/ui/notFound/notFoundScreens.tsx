import { toAgent, toAllCompanies, toCompany, toDashboard } from '../kit/ways.ts';
import { notFoundText } from '../texts/notFoundText.ts';
import { ResourceNotFound } from './ResourceNotFound.tsx';

export function CompanyNotFound() {
  return <ResourceNotFound {...notFoundText.company} ways={[toDashboard, toAllCompanies]} />;
}

export function AgentNotFound({ companyId }: { readonly companyId: string }) {
  return <ResourceNotFound {...notFoundText.agent} ways={[toCompany(companyId)]} />;
}

interface ConversationProps {
  readonly companyId: string;
  readonly agentId: string;
}

export function ConversationNotFound({ companyId, agentId }: ConversationProps) {
  return <ResourceNotFound {...notFoundText.conversation} ways={[toAgent(companyId, agentId)]} />;
}
