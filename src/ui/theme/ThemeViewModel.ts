import { makeAutoObservable } from 'mobx';
import { Preferences } from '#application/shared/Preferences.ts';
import { otherTheme, type Theme } from '#domain/shared/theme.ts';

/** The theme of the whole app: restored on load, saved on every change (rule: theme). */
export class ThemeViewModel {
  static readonly needs = [Preferences] as const;
  theme: Theme;

  constructor(private readonly preferences: Preferences) {
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.theme = otherTheme(this.theme);
    this.preferences.saveTheme(this.theme);
  }
}
