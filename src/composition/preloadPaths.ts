import { CONVERSATIONS_PER_PAGE } from '#domain/agents/conversation.ts';
import { agentReads } from '#infrastructure/agents/HttpVoiceAgents.ts';
import { companyReads } from '#infrastructure/companies/HttpCompanies.ts';
import { ordersPath } from '#infrastructure/orders/HttpOrders.ts';
import type { PreloadRequest } from '#ui/navigation/pages.ts';

export type RouteParams = Readonly<Record<string, string>>;

/** The URL of each preload request, as defined by its adapter. */
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
