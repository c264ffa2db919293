import type { Preferences } from '#application/shared/Preferences.ts';
import type { Theme } from '#domain/shared/theme.ts';

/** Keeps preferences in memory. `answer` says whether visits may be counted. */
export class FakePreferences implements Preferences {
  chosen: Theme = 'light';
  answer: boolean | undefined;

  theme() {
    return this.chosen;
  }

  saveTheme(theme: Theme) {
    this.chosen = theme;
  }

  onThemeChange() {
    return () => undefined;
  }

  mayCount() {
    return this.answer;
  }

  saveMayCount(mayCount: boolean) {
    this.answer = mayCount;
  }
}
