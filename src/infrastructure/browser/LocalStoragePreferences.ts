import type { Preferences } from '#application/shared/Preferences.ts';
import type { Theme } from '#domain/shared/theme.ts';

/** Where local storage has the chosen theme: `light` or `dark`; anything else leaves it to the system. */
export const THEME_KEY = 'theme';

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
}
