import type { Preferences } from '#application/shared/Preferences.ts';
import type { Theme } from '#domain/shared/theme.ts';

/** Where local storage has the chosen theme: `light` or `dark`; anything else leaves it to the system. */
export const THEME_KEY = 'theme';

/** Where it has the answer to whether visits may be counted: `agreed` or `declined`. */
const ANALYTICS_KEY = 'analytics';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export class LocalStoragePreferences implements Preferences {
  static readonly needs = [] as const;

  theme(): Theme {
    const stored = localStorage.getItem(THEME_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
    return systemIsDark().matches ? 'dark' : 'light';
  }

  saveTheme(theme: Theme) {
    localStorage.setItem(THEME_KEY, theme);
  }

  onThemeChange(changed: () => void) {
    const listening = new AbortController();
    const { signal } = listening;
    // without a key everything was cleared
    const inOtherTab = ({ key }: StorageEvent) => (key === null || key === THEME_KEY) && changed();
    addEventListener('storage', inOtherTab, { signal });
    systemIsDark().addEventListener('change', changed, { signal });
    // a page in the browser's memory hears of nothing that happens meanwhile
    addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
    return () => listening.abort();
  }

  mayCount() {
    const stored = localStorage.getItem(ANALYTICS_KEY);
    return stored === null ? undefined : stored === 'agreed';
  }

  saveMayCount(mayCount: boolean) {
    localStorage.setItem(ANALYTICS_KEY, mayCount ? 'agreed' : 'declined');
  }
}
