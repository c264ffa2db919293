import { addressOf } from '../app/pages.ts';

// Named ways out of pages, shared by back buttons and not-found screens.

export const toDashboard = { label: 'Back to Dashboard', to: addressOf('dashboard') };
export const toAllCompanies = { label: 'View All Companies', to: addressOf('dashboard') };

export const toCompany = (companyId: string) => ({
  label: 'Back to Company',
  to: addressOf('company', { companyId }),
});

export const toAgent = (companyId: string, agentId: string) => ({
  label: 'Back to Agent',
  to: addressOf('agent', { companyId, agentId }),
});
