/** A restaurant of which the list gives no name. As given. */
export const UNNAMED = 'Unnamed Restaurant';

/** What the sections of a company say that have nothing to show. Added. */
export const companyText = {
  noCalls: 'No phone calls yet',
  callsFailed: 'No phone calls to show.',
  noAgents: 'No agents connected yet',
  agentsFailed: 'No agents to show.',
  key: 'Your own programs use this key to work with this restaurant, through what is called its API.',
  /** Given. */
  keyForAdmins: 'You need admin access to view API keys',
  usersFailed: 'No users to show.',
};
