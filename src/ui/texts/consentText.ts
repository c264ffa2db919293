/** What visitors read who are asked whether their visit may be counted. */
export const consentText = {
  title: 'May we count your visit?',
  about:
    'Then Google Analytics is told which pages are seen and what is pressed here, never what you type. Nothing is sent unless you agree.',
  agree: 'Agree',
  decline: 'Decline',
  again: 'Analytics choice',
} as const;
