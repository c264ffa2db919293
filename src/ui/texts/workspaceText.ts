/** What people read around the panels that shape an agent; all of it is added to the product's own texts. */
export const workspaceText = {
  saved: 'Everything is saved',
  unsaved: 'Not saved yet',
  notLive: (count: number) => (count === 1 ? '1 change is not live' : `${count} changes are not live`),
  review: 'Review and deploy',
  forAdmins:
    'Voice, menu, instructions, telephony and deployments are here for an owner or admin of this restaurant.',
} as const;
