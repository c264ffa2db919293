import type { ComponentType } from 'react';

interface ConsolePage {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every page of the console, each in a chunk of its own. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '/dashboard',
    load: async () => (await import('../dashboard/DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: '/profile',
    load: async () => (await import('../profile/ProfileScreen.tsx')).ProfileScreen,
  },
  {
    path: '/company/:companyId',
    load: async () => (await import('../company/CompanyScreen.tsx')).CompanyScreen,
  },
  {
    path: '/company/:companyId/orders',
    load: async () => (await import('../orders/OrdersScreen.tsx')).OrdersScreen,
  },
  {
    path: '/company/:companyId/subscription',
    load: async () => (await import('../subscription/SubscriptionScreen.tsx')).SubscriptionScreen,
  },
  {
    path: '/company/:companyId/agent/:agentId',
    load: async () => (await import('../agent/AgentScreen.tsx')).AgentScreen,
  },
  {
    path: '/company/:companyId/agent/:agentId/conversation/:conversationId',
    load: async () => (await import('../conversation/ConversationScreen.tsx')).ConversationScreen,
  },
];
