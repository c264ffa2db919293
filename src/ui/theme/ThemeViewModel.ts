import { makeAutoObservable } from 'mobx';
import { Preferences } from '#application/shared/Preferences.ts';
import { otherTheme, type Theme } from '#domain/shared/theme.ts';

/** The theme of the app: restored on load, saved on every change, shared by all tabs. (rule: theme) */
export class ThemeViewModel {
  static readonly needs = [Preferences] as const;
  theme: Theme;

  constructor(private readonly preferences: Preferences) {
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows changes made in another tab or by the system. */
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
