/** Texts at the top of the landing page. In their own file, because every visitor loads them first. */
export const heroText = {
  hear: 'Hear a Sample Call',
  notLoaded:
    "Couldn't load the demo. Check your connection, then press the button again to reload the page and start the demo.",
} as const;
