import { makeAutoObservable } from 'mobx';
import { Preferences } from '#application/shared/Preferences.ts';
import { otherTheme, type Theme } from '#domain/shared/theme.ts';

/** The theme of the whole app: restored on load, saved on every change (rule: theme), one for all tabs. */
export class ThemeViewModel {
  static readonly needs = [Preferences] as const;
  theme: Theme;

  constructor(private readonly preferences: Preferences) {
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows what is chosen elsewhere: in another tab, or by the system. */
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
