export const downloadText = {
  /** Shown after a download that the browser may have dropped. */
  hint: (name: string) => `Saving ${name}. If nothing happens, open this page in Safari or Chrome.`,
};
