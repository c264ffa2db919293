/** A restaurant of which the list gives no name. As given. */
export const UNNAMED = 'Unnamed Restaurant';

/** What the sections of a company say that have nothing to show. Added. */
export const companyText = {
  noCalls: 'No phone calls yet',
  callsFailed: 'No phone calls to show.',
  noAgents: 'No agents connected yet',
  agentsFailed: 'No agents to show.',
  usersFailed: 'No users to show.',
};
