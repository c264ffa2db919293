// The adapters that the first page of the console needs, and signing in: together, as one is hardly needed without the
// others. The public pages that merely stand there load none of them.
export { HttpVoiceAgents } from '#infrastructure/agents/HttpVoiceAgents.ts';
export { HttpCompanies } from '#infrastructure/companies/HttpCompanies.ts';
export { HttpDeployments } from '#infrastructure/deployments/HttpDeployments.ts';
export { HttpPointOfSale } from '#infrastructure/integrations/HttpPointOfSale.ts';
export { HttpOrders } from '#infrastructure/orders/HttpOrders.ts';
export { HttpAccounts } from '#infrastructure/session/HttpAccounts.ts';
export { HttpPasswords } from '#infrastructure/session/HttpPasswords.ts';
export { HttpTelephony } from '#infrastructure/telephony/HttpTelephony.ts';
