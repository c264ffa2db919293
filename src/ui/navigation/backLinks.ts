import { addressOf } from './pages.ts';

// shared by back buttons and not-found pages

export const dashboardLink = { label: 'Back to Dashboard', to: addressOf('dashboard') };
export const allCompaniesLink = { label: 'View All Companies', to: addressOf('dashboard') };

export const companyLink = (companyId: string) => ({
  label: 'Back to Company',
  to: addressOf('company', { companyId }),
});

export const agentLink = (companyId: string, agentId: string) => ({
  label: 'Back to Agent',
  to: addressOf('agent', { companyId, agentId }),
});
