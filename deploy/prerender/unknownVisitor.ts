import type { SessionStore } from '#application/session/SessionStore.ts';
import type { Preferences } from '#application/shared/Preferences.ts';

// Fakes for prerendering, where nothing is known about the visitor.

export const signedOut: SessionStore = {
  read: () => undefined,
  save: () => undefined,
  clear: () => undefined,
  withLock: (work) => work(new AbortController().signal),
  subscribe: () => () => undefined,
};

/** The document sets colors as CSS variables, so the prerendered HTML works with both themes. */
export const noPreferences: Preferences = {
  theme: () => 'light',
  saveTheme: () => undefined,
  onThemeChange: () => () => undefined,
  mayCount: () => undefined,
  saveMayCount: () => undefined,
};
