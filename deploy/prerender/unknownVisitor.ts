import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Preferences } from '#application/shared/Preferences.ts';

// Fakes for prerendering, when nothing is known about the visitor.

export const signedOut: SessionStore = {
  read: () => undefined,
  save: () => undefined,
  clear: () => undefined,
  withLock: (work) => work(new AbortController().signal),
  subscribe: () => () => undefined,
};

/** Colors are CSS variables set by the document, so the HTML fits both themes. */
export const noPreferences: Preferences = {
  theme: () => 'light',
  saveTheme: () => undefined,
  onThemeChange: () => () => undefined,
  mayCount: () => undefined,
  saveMayCount: () => undefined,
};
