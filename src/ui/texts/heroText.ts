/** What the first screen of the landing page says of its demos; added. By itself, as every visitor loads it first. */
export const heroText = {
  hear: 'Hear a Sample Call',
  notLoaded:
    'The demo could not be loaded. Check your connection and press the button again: the page loads anew, and the demo begins.',
} as const;
