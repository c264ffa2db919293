/** Texts of the landing page's first screen. A separate file, because every visitor loads it first. */
export const heroText = {
  hear: 'Hear a Sample Call',
  notLoaded:
    "Couldn't load the demo. Check your connection and press the button again to reload the page and start it.",
} as const;
