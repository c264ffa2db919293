import type { Preferences } from '#application/shared/Preferences.ts';
import type { Theme } from '#domain/shared/theme.ts';

/** Where local storage has the chosen theme: `light` or `dark`; anything else leaves it to the system. */
export const THEME_KEY = 'theme';

/** Where it has the answer to whether visits may be counted: `agreed` or `declined`. */
const ANALYTICS_KEY = 'analytics';

export class LocalStoragePreferences implements Preferences {
  static readonly needs = [] as const;

  theme(): Theme {
    const stored = localStorage.getItem(THEME_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  saveTheme(theme: Theme) {
    localStorage.setItem(THEME_KEY, theme);
  }

  mayCount() {
    const stored = localStorage.getItem(ANALYTICS_KEY);
    return stored === null ? undefined : stored === 'agreed';
  }

  saveMayCount(mayCount: boolean) {
    localStorage.setItem(ANALYTICS_KEY, mayCount ? 'agreed' : 'declined');
  }
}
