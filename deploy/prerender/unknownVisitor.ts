import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Preferences } from '#application/shared/Preferences.ts';

// While a page is built nobody is there to read it: what it knows of its visitor is what holds for everybody.

export const signedOut: SessionStore = {
  read: () => undefined,
  save: () => undefined,
  clear: () => undefined,
  inTurn: (work) => work(),
  subscribe: () => () => undefined,
};

/** Colours are variables whose values the document has: the HTML is the same in both themes. */
export const noPreferences: Preferences = {
  theme: () => 'light',
  saveTheme: () => undefined,
  onThemeChange: () => () => undefined,
  mayCount: () => undefined,
  saveMayCount: () => undefined,
};
