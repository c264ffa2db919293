export const consentText = {
  title: 'Allow analytics?',
  about:
    'Google Analytics records the pages you view and the buttons you press, never what you type. Nothing is sent unless you agree.',
  agree: 'Agree',
  decline: 'Decline',
  again: 'Change analytics choice',
} as const;
