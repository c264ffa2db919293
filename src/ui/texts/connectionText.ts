/** Messages while the browser seems offline. The browser may be wrong, so no message says that something can't work. */
export const connectionText = {
  title: 'You seem to be offline',
  strip: 'You seem to be offline. This page may be out of date, and saving may fail.',
  form: 'You seem to be offline. If sending the form fails, your entries stay here.',
  page: "This page will load when you're back online.",
};
