/** Named ways out of pages, shared by back buttons and not-found screens. */
export const toDashboard = { label: 'Back to Dashboard', to: '/dashboard' };
export const toAllCompanies = { label: 'View All Companies', to: '/dashboard' };

export const toCompany = (companyId: string) => ({
  label: 'Back to Company',
  to: `/company/${encodeURIComponent(companyId)}`,
});

export const toAgent = (companyId: string, agentId: string) => ({
  label: 'Back to Agent',
  to: `${toCompany(companyId).to}/agent/${encodeURIComponent(agentId)}`,
});
