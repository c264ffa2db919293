/** The sections of the company page in order, with URL fragment and title. */
export const companySections = {
  details: { id: 'details', title: 'Company Details' },
  subscription: { id: 'subscription', title: 'Subscription' },
  orders: { id: 'orders', title: 'Orders' },
  calls: { id: 'calls', title: 'Calls' },
  apiKeys: { id: 'api-keys', title: 'API Keys' },
  integrations: { id: 'integrations', title: 'Integrations' },
  agents: { id: 'agents', title: 'Connected Agents' },
  users: { id: 'users', title: 'Company Users' },
  voiceAi: { id: 'voice-ai', title: 'Voice AI Management' },
} as const;
