import { makeAutoObservable } from 'mobx';
import { Preferences } from '#application/shared/Preferences.ts';
import { otherTheme, type Theme } from '#domain/shared/theme.ts';

/** The app's color theme. Restored on load, saved on every change, and shared by all tabs. (rule: theme) */
export class ThemeViewModel {
  static readonly needs = [Preferences] as const;
  theme: Theme;

  constructor(private readonly preferences: Preferences) {
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows theme changes in another tab or in the system settings. */
  start(): () => void {
    return this.preferences.onThemeChange(() => this.restore());
  }

  toggle(): void {
    this.theme = otherTheme(this.theme);
    this.preferences.saveTheme(this.theme);
  }

  private restore(): void {
    this.theme = this.preferences.theme();
  }
}
