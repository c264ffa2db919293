export const waitText = {
  slow: 'This is taking longer than usual.',
  page: 'Loading the page',
  again: 'Try again',
  cancel: 'Cancel',
  stop: 'Stop waiting',
} as const;
