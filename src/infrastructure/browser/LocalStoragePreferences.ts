import type { Preferences } from '#application/shared/Preferences.ts';
import type { Theme } from '#domain/shared/theme.ts';
import { SafeStorage } from './SafeStorage.ts';

/** Local storage key of the theme: `light` or `dark`. Anything else means the system theme. */
export const THEME_KEY = 'theme';

/** Local storage key of the analytics consent: `agreed` or `declined`. */
const ANALYTICS_KEY = 'analytics';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export class LocalStoragePreferences implements Preferences {
  static readonly needs = [] as const;

  theme(): Theme {
    const stored = SafeStorage.local.read(THEME_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
    return systemIsDark().matches ? 'dark' : 'light';
  }

  saveTheme(theme: Theme) {
    SafeStorage.local.write(THEME_KEY, theme);
  }

  onThemeChange(changed: () => void) {
    const listening = new AbortController();
    const { signal } = listening;
    // a null key means that all storage was cleared
    const inOtherTab = ({ key }: StorageEvent) => (key === null || key === THEME_KEY) && changed();
    addEventListener('storage', inOtherTab, { signal });
    systemIsDark().addEventListener('change', changed, { signal });
    // a page in the back/forward cache misses storage events
    addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
    return () => listening.abort();
  }

  mayCount() {
    const stored = SafeStorage.local.read(ANALYTICS_KEY);
    return stored === undefined ? undefined : stored === 'agreed';
  }

  saveMayCount(mayCount: boolean) {
    SafeStorage.local.write(ANALYTICS_KEY, mayCount ? 'agreed' : 'declined');
  }
}
