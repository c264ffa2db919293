import type { Theme } from '#domain/shared/theme.ts';
import { port } from '../port.ts';

/** What a person chose for this browser. */
export interface Preferences {
  /** The theme chosen last; the one of the system when none was chosen. */
  theme(): Theme;
  saveTheme(theme: Theme): void;
  /**
   * Calls `changed` when another theme is chosen in another tab, or by the system's owner for who has chosen none.
   * @returns ends it
   */
  onThemeChange(changed: () => void): () => void;
  /** Whether visits may be counted; undefined until that was answered. */
  mayCount(): boolean | undefined;
  saveMayCount(mayCount: boolean): void;
}
export const Preferences = port<Preferences>('Preferences');
