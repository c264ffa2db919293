export const stillWaitingText = {
  slow: 'This is taking longer than usual.',
  page: 'Loading page',
  again: 'Try again',
  cancel: 'Cancel',
  stop: 'Stop waiting',
} as const;
