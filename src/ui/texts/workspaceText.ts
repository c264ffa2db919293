import { countWithNoun } from './numbers.ts';

export const workspaceText = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  /** Says how many saved changes are not deployed yet. */
  notLive: (count: number) =>
    count === 0 ? 'No changes to deploy' : `${countWithNoun(count, 'change')} not live yet`,
  review: 'Review and deploy',
  forAdmins: 'Only owners and admins can manage the voice, menu, instructions, telephony, and deployments.',
} as const;
