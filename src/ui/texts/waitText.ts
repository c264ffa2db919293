export const waitText = {
  slow: 'This is taking longer than usual.',
  again: 'Try again',
  cancel: 'Cancel',
  stop: 'Stop waiting',
} as const;
