/** Name of a restaurant without a name. Fixed by the specification. */
export const UNNAMED_RESTAURANT = 'Unnamed Restaurant';

/** Shown for a value that the host does not send. */
export const UNKNOWN_VALUE_TEXT = 'Unknown';

/** Messages of the company page's sections if they are empty or can't be loaded. */
export const companyText = {
  noCalls: 'No phone calls yet',
  callsFailed: "Couldn't load calls.",
  noAgents: 'No agents connected yet',
  agentsFailed: "Couldn't load agents.",
  key: 'Developers need this key to connect your software.',
  /** Fixed by the specification. */
  keyForAdmins: 'You need admin access to view API keys',
  noUsers: 'No users yet.',
  usersFailed: "Couldn't load users.",
  userChanges: 'Our support team adds and removes users for you.',
  contactSupport: 'Contact support',
};
