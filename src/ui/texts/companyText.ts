/** A restaurant of which the list gives no name. As given. */
export const UNNAMED_RESTAURANT = 'Unnamed Restaurant';

/** What the sections of a company say that have nothing to show: none is there, or it is not known. Added. */
export const companyText = {
  noCalls: 'No phone calls yet',
  callsFailed: "Couldn't load calls.",
  noAgents: 'No agents connected yet',
  agentsFailed: "Couldn't load agents.",
  key: 'For developers connecting your software.',
  /** Given. */
  keyForAdmins: 'You need admin access to view API keys',
  noUsers: 'No users yet.',
  usersFailed: "Couldn't load users.",
};
