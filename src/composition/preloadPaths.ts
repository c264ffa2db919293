import { CONVERSATIONS_PER_PAGE } from '#domain/agents/conversation.ts';
import { agentReads } from '#infrastructure/agents/HttpVoiceAgents.ts';
import { companyReads } from '#infrastructure/companies/HttpCompanies.ts';
import { ordersPath } from '#infrastructure/orders/HttpOrders.ts';
import type { PreloadRequest } from '#ui/app/pages.ts';

/** The parameters of a page's address. */
export type RouteParams = Readonly<Record<string, string>>;

/** What each read asks of the host, as its adapter has it. */
export const preloadPaths: Readonly<Record<PreloadRequest, (given: RouteParams) => string>> = {
  'Companies.list': () => companyReads.list(),
  'Companies.detail': ({ companyId = '' }) => companyReads.detail(companyId),
  'Companies.calls': ({ companyId = '' }) => companyReads.calls(companyId),
  'Companies.users': ({ companyId = '' }) => companyReads.users(companyId),
  'Orders.list': ({ companyId = '' }) => ordersPath(companyId),
  'VoiceAgents.agent': ({ companyId = '', agentId = '' }) =>
    agentReads.agent({ companyId, agentId, limit: CONVERSATIONS_PER_PAGE }),
  'VoiceAgents.conversation': ({ companyId = '', agentId = '', conversationId = '' }) =>
    agentReads.conversation({ companyId, agentId, conversationId }),
};
