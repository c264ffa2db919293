import { countWithNoun } from './numbers.ts';

/** What people read around the panels that shape an agent; all of it is added to the product's own texts. */
export const workspaceText = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  /** How many saved changes wait for a deployment. */
  notLive: (count: number) =>
    count === 0 ? 'All changes are live' : `${countWithNoun(count, 'change')} not live yet`,
  review: 'Review and deploy',
  forAdmins:
    'Only owners and admins can manage the voice, menu, instructions, telephony, and deployments.',
} as const;
