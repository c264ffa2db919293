/** A restaurant of which the list gives no name. As given. */
export const UNNAMED = 'Unnamed Restaurant';

/** What the sections of a company say that have nothing to show: none is there, or it is not known. Added. */
export const companyText = {
  noCalls: 'No phone calls yet',
  callsFailed: 'Calls could not be read.',
  noAgents: 'No agents connected yet',
  agentsFailed: 'Agents could not be read.',
  key: 'Your own programs use this key to work with this restaurant, through what is called its API.',
  /** Given. */
  keyForAdmins: 'You need admin access to view API keys',
  noUsers: 'No users to show.',
  usersFailed: 'Users could not be read.',
};
